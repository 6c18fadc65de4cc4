#include "app/shell/files/technique_choice.h"
#include "app/shell/regions/free_place.h"
#include "app/shell/regions/regions.h"
#include "app/shell/shell.h"
#include "app/widgets/card.h"
#include "app/widgets/widgets.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {
namespace {

constexpr double kLeft = 20;                 ///< of the canvas, logical pixels
constexpr std::array kWidths{460.0, 280.0};  ///< of the card at most, wide and narrow
constexpr double kCardPadding = 16;          ///< of the card, left and right
constexpr double kAbove = 12;                ///< and above and below
constexpr double kButton = 31;  ///< the height that one of its buttons takes, logical pixels

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

/// Of a card with these words and so many buttons below them, so wide, logical pixels.
Vec2 sizeOf(const Ui& ui, const std::string& words, int buttons, double width) {
  const auto room = ui.px(width - 2 * kCardPadding);
  float widest = 0;
  std::vector<std::string> lines = linesOf(ui.fonts.small, words, room);
  if (words.empty()) lines.clear();
  for (const std::string& line : lines) widest = std::max(widest, widthOf(ui.fonts.small, line));
  constexpr double kShortest = 220;  // a button needs so much
  const double line = ui.fonts.small.size / ui.scale + 6;
  return {std::max(widest / static_cast<double>(ui.scale), kShortest) + 2 * kCardPadding,
          line * static_cast<double>(lines.size()) + kButton * buttons + 2 * kAbove};
}

}  // namespace

std::optional<Rect> drawOffers(Shell& shell) {
  const Canvas& canvas = shell.canvas;
  Document& document = shell.work.document;
  if (!canvas.area || shell.hand.tool.busy()) return {};
  const Technique& technique = *shownTechnique(shell.work);
  const Technique* other = takenBy(shell.work.techniques, technique, shell.work.evidence);
  // Of one that does not say when it is idle, the refusal does.
  const bool refuses = technique.idle == nullptr && other != nullptr;
  if (!isIdle(shell) && !refuses) return {};
  const bool pair = document.shown().bodies.size() > 1;  // without one that is what is missing
  const std::string obstacle = pair ? obstacleOf(technique, shell.work.evidence) : std::string();
  const Need* need = missingNeed(technique, document.shown(), !obstacle.empty());
  if (obstacle.empty() && need == nullptr) return {};  // it has an answer, if a short one
  const Ui& ui = shell.ui;
  // An obstacle is what the badge beside it says.
  const std::string words(need ? need->sentence : std::string_view{});
  const double room = canvas.figure.width - 2 * kLeft;
  std::array<Vec2, kWidths.size()> sizes;
  for (std::size_t i = 0; i < sizes.size(); ++i)
    sizes[i] =
        sizeOf(ui, words, 1 + (need != nullptr) + (other != nullptr), std::min(kWidths[i], room));
  const CardPlace place =
      freestPlace(canvas.figure, sizes, shell.work.view.covered)
          .value_or(CardPlace{0, {kLeft, badgesHeight(canvas.figure) + 10}, {}});
  beginCard(ui,
            {.name = "offers",
             .at = {canvas.area->min.x + ui.px(place.at.x), canvas.area->min.y + ui.px(place.at.y)},
             .pivot = {static_cast<float>(place.pivot.x), static_cast<float>(place.pivot.y)}});
  if (!words.empty())
    wrappedText(ui.fonts.small, ui.color(Role::text), words,
                ui.px(std::min(kWidths[place.form], room) - 2 * kCardPadding));
  if (need && button(ui, "offer/" + std::string(need->id), need->label, 0, true)) {
    const std::string problem = document.apply(need->supplied(document.committed()));
    shell.panels.state.wantsFraming = problem.empty();
    complain(shell.notices, problem);
  }
  if (other && button(ui, "offer/open", "Open " + std::string(other->name), 0, need == nullptr))
    chooseTechnique(shell, other->id);
  if (button(ui, "offer/example", "Load an example")) openExample(shell);
  return endCard(ui, canvas.area->min);
}

}  // namespace sepax
