#include "app/shell/files/technique_choice.h"
#include "app/shell/regions/regions.h"
#include "app/shell/shell.h"
#include "app/tools/supply.h"
#include "app/widgets/card.h"
#include "app/widgets/widgets.h"

#include <algorithm>
#include <optional>
#include <string>

namespace sepax {
namespace {

constexpr double kLeft = 20;     ///< of the canvas, logical pixels
constexpr double kWidest = 460;  ///< of the card, logical pixels
constexpr double kPadding = 16;  ///< of the card, left and right
constexpr double kBelow = 60;    ///< the top of the canvas, where the badges stand

/// Why it cannot take the bodies as they are, as a sentence; empty when it can.
std::string obstacleOf(const Technique& technique, const Evidence& evidence) {
  if (technique.sections.empty()) return {};
  // The first section is its answer; what else has no place here is no obstacle.
  const auto found = evidence.skipped.find(std::string(technique.sections.front().name));
  if (found == evidence.skipped.end()) return {};
  const std::string& why = found->second;
  return why.ends_with('.') ? why : why + ".";
}

/// What is missing first, null when nothing is. Of a technique that has an obstacle it is what
/// would take it away.
const Need* missingNeed(const Technique& technique, const Scene& scene, bool obstacle) {
  for (const Need& need : technique.needs)
    if (need.missing(scene) && (need.answers || !obstacle)) return &need;
  return nullptr;
}

}  // namespace

std::optional<Rect> drawOffers(Shell& shell) {
  const Canvas& canvas = shell.canvas;
  Document& document = shell.work.document;
  if (!canvas.area || shell.hand.tool.busy() || !isIdle(shell)) return {};
  const Technique& technique = *shownTechnique(shell.work);
  const bool pair = document.shown().bodies.size() > 1;  // without one that is what is missing
  const std::string obstacle = pair ? obstacleOf(technique, shell.work.evidence) : std::string();
  const Need* need = missingNeed(technique, document.shown(), !obstacle.empty());
  if (obstacle.empty() && need == nullptr) return {};  // it has an answer, if a short one
  const Ui& ui = shell.ui;
  const ImVec2 corner{canvas.area->min.x + ui.px(kLeft), canvas.area->min.y + ui.px(kBelow)};
  beginCard(ui, {.name = "offers", .at = corner, .pivot = {0, 0}});
  const float widest = std::min(ui.px(kWidest), canvas.area->size().x - 2 * ui.px(kLeft));
  wrappedText(ui.fonts.small, ui.color(Role::text), need ? need->sentence : obstacle,
              widest - ui.px(2 * kPadding));
  if (need && button(ui, "offer/" + std::string(need->id), need->label, 0, true))
    complain(shell.notices, supply(*need, document, shell.work.view));
  if (button(ui, "offer/example", "Load an example")) openExample(shell);
  return endCard(ui, canvas.area->min);
}

}  // namespace sepax
