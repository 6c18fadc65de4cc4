#include "app/shell/panels/technique_panel.h"

#include <string_view>

namespace sepax {
namespace {

/// The name of the technique that the words of the scene are about; empty where it is the shown
/// one.
std::string_view notesAbout(const Workspace& work, const Technique& shown) {
  const Technique* technique = findTechnique(work.techniques, work.document.shown().technique);
  return technique == nullptr || technique->id == shown.id ? std::string_view{} : technique->name;
}

/// The words of a built-in scene speak of its bodies as they were when it was opened.
bool tellsOfTheStart(const Workspace& work) {
  return isChangedBuiltin(work) && work.document.shown().notes == work.builtin.notes;
}

}  // namespace

PanelContext panelContext(const Ui& ui, Workspace& work, Panels& panels, const Hand& hand,
                          const Technique& technique, std::string& message) {
  return {work.document,
          work.evidence,
          work.view,
          technique,
          ui,
          panels.state,
          panels.nextHoveredAxis,
          message,
          hand.editsBlocked,
          notesAbout(work, technique),
          tellsOfTheStart(work),
          takenBy(work.techniques, technique, work.evidence),
          work.builtin.name,
          panels.pointer};
}

}  // namespace sepax
