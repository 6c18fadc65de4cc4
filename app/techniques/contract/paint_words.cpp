#include "app/techniques/contract/paint_words.h"

#include "app/figure/font.h"
#include "app/figure/wrap.h"
#include "app/techniques/contract/shown_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace sepax {

namespace {

constexpr double kBadgeLeft = 20;
constexpr double kBadgeTop = 18;
constexpr double kBadgeHeight = 32;
constexpr double kBadgePadding = 50;  ///< beside the words, with the dot
constexpr double kBadgeGap = 10;      ///< between two badges

double badgeWidth(const Verdict& verdict) {
  return textWidth(verdict.badge, 14, Weight::semibold) + kBadgePadding;
}

/// A pill with a dot and a few words.
void addBadge(Figure& figure, const Verdict& verdict, Vec2 at, Part stands = Part::badge) {
  const PartScope part(figure, stands);
  const Box box{Layer::badge,
                at,
                at + Vec2{badgeWidth(verdict), kBadgeHeight},
                kBadgeHeight / 2,
                {Role::panel, 1},
                {verdict.role, 1},
                1.6};
  figure.add(box);
  const Vec2 middle = at + Vec2{18, kBadgeHeight / 2};
  figure.add(Dot{Layer::badge, middle, 5, {verdict.role, 1}, {}, 0});
  figure.add(Text{Layer::badge,
                  middle + Vec2{14, 5},
                  verdict.badge,
                  14,
                  Weight::semibold,
                  Align::left,
                  {Role::text, 1},
                  false});
  figure.keepClear.push_back(box);
}

/// "published ≠ exact · Cozic"; of the shown method where it is one of the accused.
std::string accusation(const Technique& technique, const PitfallWords& words,
                       const PublishedMethod* shown) {
  if (shown != nullptr && words.also == shown->id)
    return fmt::format("published ≠ exact · {}", shown->author);
  const PublishedMethod* method = methodNamed(technique, words.method);
  if (method == nullptr) return "published ≠ exact";
  return fmt::format("published ≠ exact · {}", method->author);
}

/// The verdict and, beside it or below it, whether the published text gets this scene wrong.
void addBadges(Figure& figure, const Evidence& evidence, const ViewState& view,
               const Technique& technique, Verdict verdict) {
  const double room = figure.width - 2 * kBadgeLeft - kBadgePadding;
  verdict.badge = shortened(verdict.badge, 14, room, Weight::semibold);
  addBadge(figure, verdict, {kBadgeLeft, kBadgeTop});
  const PublishedMethod* shown = shownAnswers(technique, evidence, view).published;
  const PitfallWords* accused =
      accusedHere(technique, evidence, shown == nullptr ? std::string_view{} : shown->id);
  if (accused == nullptr) return;
  const Verdict published{accusation(technique, *accused, shown), Role::other, ""};
  const double beside = kBadgeLeft + badgeWidth(verdict) + kBadgeGap;
  const bool fits = beside + badgeWidth(published) + kBadgeLeft <= figure.width;
  addBadge(figure, published,
           fits ? Vec2{beside, kBadgeTop} : Vec2{kBadgeLeft, kBadgeTop + kBadgeHeight + kBadgeGap},
           Part::accusingBadge);
}

/// What lies below the lines shows through, but does not strike them out.
void addBacking(Figure& figure, const std::vector<std::string>& lines, double top) {
  double width = 0;
  for (const std::string& line : lines)
    width = std::max(width, textWidth(line, 14, Weight::regular));
  Box backing;
  backing.min = {14, top};
  backing.max = {26 + width, figure.height - 8};
  backing.radius = 6;
  backing.fill = {Role::ground, 0.8};
  backing.part = Part::narrationBacking;
  figure.add(backing);
  figure.keepClear.push_back(backing);
}

void addNarration(Figure& figure, const std::string& sentence) {
  const std::vector<std::string> lines = wrapped(sentence, 14, figure.width - 40, Weight::regular);
  const double height = 19 * static_cast<double>(lines.size()) + 16;
  // In a small picture the polygons say more than words over them.
  constexpr double kMost = 0.4;  // of the height
  if (lines.empty() || height > kMost * figure.height) return;
  double y = figure.height - 16 - 19 * (static_cast<double>(lines.size()) - 1);
  addBacking(figure, lines, y - 17);
  const PartScope part(figure, Part::narration);
  for (const std::string& line : lines) {
    figure.add(Text{
        Layer::badge, {20, y}, line, 14, Weight::regular, Align::left, {Role::text, 0.85}, true});
    y += 19;
  }
}

}  // namespace

void addWords(Figure& figure, const Evidence& evidence, const Technique& technique,
              const ViewState& view) {
  const Verdict verdict = shownVerdict(technique, evidence, view);
  addBadges(figure, evidence, view, technique, verdict);
  addNarration(figure, verdict.sentence);
}

void addUnknownTechnique(Figure& figure, const std::string& id) {
  addBadge(figure, {"Technique “" + id + "” is not in this version", Role::result, ""},
           {kBadgeLeft, kBadgeTop});
}

}  // namespace sepax
