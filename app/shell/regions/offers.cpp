#include "app/shell/files/technique_choice.h"
#include "app/shell/regions/regions.h"
#include "app/shell/shell.h"
#include "app/widgets/card.h"
#include "app/widgets/widgets.h"

#include <optional>
#include <string>

namespace sepax {
namespace {

constexpr double kLeft = 20;   ///< of the canvas, logical pixels
constexpr double kBelow = 60;  ///< the top of the canvas, where the badges stand

/// Why the technique shows nothing here.
std::string reasonOf(const Technique& technique, const Scene& scene) {
  for (const Need& need : technique.needs)
    if (need.missing(scene)) return std::string(need.sentence);
  return "They meet before they move: there is no way to follow.";
}

}  // namespace

std::optional<Rect> drawOffers(Shell& shell) {
  const Canvas& canvas = shell.canvas;
  Document& document = shell.work.document;
  if (!canvas.area || shell.hand.tool.busy() || !isIdle(shell)) return {};
  const Technique& technique = *shownTechnique(shell.work);
  const Ui& ui = shell.ui;
  const ImVec2 corner{canvas.area->min.x + ui.px(kLeft), canvas.area->min.y + ui.px(kBelow)};
  beginCard(ui, {.name = "offers", .at = corner, .pivot = {0, 0}});
  write(ui.fonts.small, ui.color(Role::text), reasonOf(technique, document.shown()));
  for (const Need& need : technique.needs) {
    if (!need.missing(document.shown())) continue;
    if (button(ui, "offer/" + std::string(need.id), need.label, 0, true))
      complain(shell.notices, document.apply(need.supplied(document.committed())));
  }
  if (button(ui, "offer/example", "Load an example")) openExample(shell);
  return endCard(ui, canvas.area->min);
}

}  // namespace sepax
