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

/// Why it cannot take the bodies as they are, as a sentence; empty when it can.
std::string obstacleOf(const Technique& technique, const Evidence& evidence) {
  for (const QuerySection& section : technique.sections) {
    const auto found = evidence.skipped.find(std::string(section.name));
    if (found == evidence.skipped.end()) continue;
    const std::string& why = found->second;
    return why.ends_with('.') ? why : why + ".";
  }
  return {};
}

/// What is missing first, null when nothing is.
const Need* missingNeed(const Technique& technique, const Scene& scene) {
  for (const Need& need : technique.needs)
    if (need.missing(scene)) return &need;
  return nullptr;
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
  const bool pair = document.shown().bodies.size() > 1;  // without one that is what is missing
  const std::string obstacle = pair ? obstacleOf(technique, shell.work.evidence) : std::string();
  const Need* need = obstacle.empty() ? missingNeed(technique, document.shown()) : nullptr;
  write(ui.fonts.small, ui.color(Role::text),
        !obstacle.empty() ? obstacle
        : need            ? std::string(need->sentence)
                          : "They meet before they move: there is no way to follow.");
  if (need && button(ui, "offer/" + std::string(need->id), need->label, 0, true))
    complain(shell.notices, document.apply(need->supplied(document.committed())));
  if (button(ui, "offer/example", "Load an example")) openExample(shell);
  return endCard(ui, canvas.area->min);
}

}  // namespace sepax
