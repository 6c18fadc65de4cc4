#include "app/shell/files/technique_choice.h"

#include "app/scene/builtin.h"
#include "app/shell/files/opening.h"
#include "app/shell/lessons/lesson_desk.h"
#include "app/shell/shell.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace sepax {
namespace {

/// A built-in scene as it was opened, or as undo has given it back, and not the user's own file
/// since.
bool isUntouched(const Workspace& work) {
  return !work.builtin.name.empty() && work.document.path().empty() && !work.document.dirty();
}

bool isIdle(const Technique& technique, const Scene& scene, const Evidence& evidence) {
  const bool lacks =
      std::ranges::any_of(technique.needs, [&](const Need& need) { return need.missing(scene); });
  return lacks || (technique.idle != nullptr && technique.idle(evidence));
}

std::string exampleOf(const Technique& technique) {
  return technique.example.empty() ? "" : builtinName(technique.example);
}

/// The scene that another technique's first one took the place of.
void comeBack(Shell& shell) {
  const SceneLeft left = *std::exchange(shell.work.left, std::nullopt);
  openScene(shell, left.scene);
  setTechnique(shell.work, left.technique);
  shell.work.view.camera = left.camera;
  shell.canvas.frameView = false;
}

/// Beside a lesson its text stays, unless the technique has to say what it lacks.
void showItsTab(Shell& shell) {
  if (!hasLesson(shell) || isIdle(shell)) shell.panels.tab = kTechniqueTab;
  chooseTab(shell);
}

}  // namespace

void chooseTechnique(Shell& shell, std::string_view id) {
  Workspace& work = shell.work;
  const Technique* technique = findTechnique(work.techniques, id);
  if (technique == nullptr) return;
  if (work.view.technique == id) return showItsTab(shell);
  const bool untouched = isUntouched(work);
  if (untouched && work.left && work.left->technique == id) {
    comeBack(shell);
    return showItsTab(shell);
  }
  const SceneLeft here{work.view.technique, work.builtin.name, work.view.camera};
  setTechnique(work, id);
  ++shell.panels.opened;
  refreshEvidence(work);
  const std::string example = exampleOf(*technique);
  const bool gives = untouched && example != work.builtin.name && !example.empty();
  const bool plain = technique->plain != nullptr && technique->plain(work.evidence);
  if (gives && (plain || isIdle(*technique, work.document.shown(), work.evidence))) {
    const SceneLeft left = work.left.value_or(here);
    openScene(shell, example);
    work.view.answers = Answers::exact;  // how it works first, then what others get wrong
    work.left = left;
    const Technique* before = findTechnique(work.techniques, left.technique);
    say(shell.notices,
        fmt::format(
            "Example of {}{}", technique->name,
            before == nullptr ? "." : fmt::format(": {} brings yours back.", before->name)));
  }
  showItsTab(shell);
}

bool isIdle(const Shell& shell) {
  const Technique* technique = shownTechnique(shell.work);
  return technique != nullptr &&
         isIdle(*technique, shell.work.document.shown(), shell.work.evidence);
}

void openExample(Shell& shell) {
  const Technique* technique = shownTechnique(shell.work);
  const std::string example = technique == nullptr ? "" : exampleOf(*technique);
  if (!example.empty()) request(shell, {Pending::What::open, example});
}

}  // namespace sepax
