#include "app/techniques/contract/paint_words.h"

#include "app/figure/font.h"
#include "app/figure/label_space.h"
#include "app/figure/numbers.h"
#include "app/figure/wrap.h"
#include "app/techniques/contract/headline.h"
#include "app/techniques/contract/paint_sentence.h"
#include "app/techniques/contract/position_map.h"
#include "app/techniques/contract/seen_bodies.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/draw_marks.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace sepax {

namespace {

constexpr double kBadgeHeight = 32;
/// Under a badge without a pill.
constexpr Part kBadgeGround = part<"badge ground", PartGroup::page, PartReach::own, true>();
constexpr double kPlainSpace = 4;  ///< around words without a pill
constexpr double kAroundPill = 4;  ///< labels keep off its border

/// How badges stand on a picture, logical pixels.
struct BadgeStyle {
  bool pill;
  Vec2 first;
  double padding;  ///< beside the words, with the dot
  double gap;      ///< between two badges beside each other
  double line;     ///< from a badge to one below it
  double room;     ///< from its place to its lower end
};
constexpr BadgeStyle kPills{true, {20, 18}, 50, 10, kBadgeHeight + 10, kBadgeHeight};
/// In a low picture.
constexpr BadgeStyle kLowPills{true, {14, 10}, 50, 8, kBadgeHeight + 5, kBadgeHeight};
constexpr double kLow = 280;
/// A page has room for what goes wrong in pictures that are higher than this.
constexpr double kLowPage = 220;
/// What goes wrong is the headline of pictures that are higher than this.
constexpr double kHeadlineFrom = 580;
constexpr double kHeadline = 20;      ///< logical pixels, of its letters
constexpr double kHeadlineLine = 27;  ///< from line to line
/// On a page: the words alone, on their baseline.
constexpr BadgeStyle kPlain{false, {6, 17}, 0, 18, 19, kPlainSpace};

double badgeWidth(const Verdict& verdict, const BadgeStyle& style) {
  return textWidth(verdict.badge, 14, Weight::semibold) + style.padding;
}

Text badgeText(const Verdict& verdict, Vec2 at, bool halo) {
  return {Layer::badge,     at,          verdict.badge,   14,
          Weight::semibold, Align::left, {Role::text, 1}, halo};
}

/// A pill with a dot and a few words.
void addPill(Figure& figure, const Verdict& verdict, Vec2 at) {
  const Box box{Layer::badge,
                at,
                at + Vec2{badgeWidth(verdict, kPills), kBadgeHeight},
                kBadgeHeight / 2,
                {Role::panel, 1},
                {verdict.role, 1},
                1.6};
  figure.add(box);
  const Vec2 middle = at + Vec2{18, kBadgeHeight / 2};
  figure.add(Dot{Layer::badge, middle, 5, {verdict.role, 1}, {}, 0});
  figure.add(badgeText(verdict, middle + Vec2{14, 5}, false));
  const Rect place = grownBy({box.min, box.max}, kAroundPill);
  figure.keepClear.push_back(Box{.min = place.min, .max = place.max});
}

void addPlainWords(Figure& figure, const Text& text) {
  const Rect words = rectOf(text);
  const Rect place = grownBy(words, kPlainSpace);
  // What runs past would strike them through.
  figure.add(Box{.layer = Layer::label,
                 .min = words.min,
                 .max = words.max,
                 .radius = 2,
                 .fill = {Role::ground, 0.9},
                 .part = kBadgeGround});
  figure.add(text);
  // What stood behind a line would be read as its end.
  figure.keepClear.push_back(Box{.min = {0, place.min.y}, .max = {figure.width, place.max.y}});
}

void addBadge(Figure& figure, const Verdict& verdict, const BadgeStyle& style, Vec2 at,
              Part stands = Part::badge) {
  const PartScope part(figure, stands);
  if (style.pill) {
    addPill(figure, verdict, at);
  } else {
    addPlainWords(figure, badgeText(verdict, at, true));
  }
}

constexpr double kTall = 0.8;  ///< of a picture's width, from which height is no matter

/// The next row for a badge.
struct BadgeRow {
  double room;  ///< for its words
  bool cheap;   ///< it costs little
};

/// "published ≠ exact · Cozic: push (0.00, −2.00)" where that fits beside the verdict, whose words
/// leave this room, or in a row of its own; one that the badge has anyway, or that costs little.
/// Else "≠ Cozic: push (0.00, −2.00)" where that fits.
std::string withAnswer(const std::string& badge, const std::string& answer, double left,
                       BadgeRow row) {
  const auto width = [](const std::string& words) {
    return textWidth(words, 14, Weight::semibold);
  };
  if (answer.empty()) return badge;
  const std::string longer = badge + ": " + answer;
  if (width(longer) <= left) return longer;
  const bool own = row.cheap || width(badge) > left;
  if (own && width(longer) <= row.room) return longer;
  const std::size_t author = badge.rfind(" · ");
  const std::string shorter =
      author == badge.npos ? badge : "≠ " + longer.substr(author + std::string_view(" · ").size());
  return !own && width(shorter) <= left ? shorter : badge;
}

/// As many of its clauses as fit, which the sentence has too; of the first one what fits.
std::string fittedBadge(std::string words, double room) {
  while (textWidth(words, 14, Weight::semibold) > room) {
    const std::size_t clause = std::max(words.rfind(" · ") + 1, words.rfind(", ") + 1);
    if (clause == 0) return shortened(words, 14, room, Weight::semibold);
    words.resize(clause - 1);
  }
  return words;
}

/// All lines of a caption but the last, which it leaves in the verdict; how much lower that stands.
double addFirstLines(Figure& figure, Verdict& verdict, const BadgeStyle& style, double room) {
  std::vector<std::string> lines = wrapped(verdict.badge, 14, room, Weight::semibold);
  double lower = 0;
  for (std::size_t i = 0; i + 1 < lines.size(); ++i, lower += style.line) {
    verdict.badge = lines[i];
    addBadge(figure, verdict, style, style.first + Vec2{0, lower});
  }
  if (!lines.empty()) verdict.badge = lines.back();
  return lower;
}

/// In a picture that has no panel beside it: what goes wrong or what it is about, below pills that
/// stand here or, in plain words, from this baseline on; how high its lines are.
double addReason(Figure& figure, std::string_view reason, Vec2 at, double room, bool pill,
                 Part stands = Part::badge) {
  if (reason.empty()) return 0;
  const PartScope part(figure, stands);
  const Weight weight = pill ? Weight::semibold : Weight::regular;
  const bool headline = pill && figure.height >= kHeadlineFrom;
  const double size = headline ? kHeadline : 14;
  const double step = headline ? kHeadlineLine : kPlain.line;
  if (pill) at.y += kBadgeHeight + step;
  const double first = at.y;
  for (const std::string& line : wrapped(std::string(reason), size, room, weight)) {
    const Text text{Layer::badge, at, line, size, weight, Align::left, {Role::text, 1}, true};
    at.y += step;
    if (!pill) {
      addPlainWords(figure, text);
      continue;
    }
    const Rect place = grownBy(rectOf(text), kPlainSpace);
    Box backing = backingOf(place);
    backing.part = kHeadlineBacking;
    figure.add(backing);
    figure.add(text);
    figure.keepClear.push_back(Box{.min = place.min, .max = place.max});
  }
  return at.y - first;
}

/// The verdict and, beside it or below it, what its headline says. Returns where they end.
double addBadges(Figure& figure, const Evidence& evidence, const ViewState& view,
                 const Technique& technique, Verdict verdict) {
  const BadgeStyle& style = view.wording.paper ? kPlain : figure.height < kLow ? kLowPills : kPills;
  const double room = figure.width - 2 * style.first.x - style.padding;
  Vec2 at = style.first;
  if (!style.pill) at.y += addFirstLines(figure, verdict, style, room);
  verdict.badge = fittedBadge(verdict.badge, room);
  addBadge(figure, verdict, style, at);
  const Headline headline = headlineOf(technique, evidence, view);
  Verdict second{headline.words, headline.role, ""};
  const bool high = figure.height >= kLowPage;
  const Vec2 below{0, style.pill ? 0 : style.line};
  if (second.badge.empty()) {
    if (high) at.y += addReason(figure, view.wording.title, at + below, room, style.pill);
    return at.y + style.room;
  }
  const double beside = at.x + badgeWidth(verdict, style) + style.gap;
  const double left = figure.width - style.first.x - beside - style.padding;
  // Beside a column there is more height than width.
  const bool tall = view.wording.still && figure.height > kTall * figure.width;
  second.badge =
      withAnswer(second.badge, headline.answer, left, {room, high && (view.wording.paper || tall)});
  const bool fits = beside + badgeWidth(second, style) + style.first.x <= figure.width;
  if (!fits) at.y += style.line;
  const bool accuses = headline.accused != nullptr;
  addBadge(figure, second, style, fits ? Vec2{beside, at.y} : at,
           accuses ? Part::accusingBadge : Part::badge);
  const std::string_view reason = accuses ? headline.accused->title : view.wording.title;
  if (high && (view.wording.reason || !accuses))
    at.y += addReason(figure, reason, at + below, room, style.pill,
                      accuses ? Part::accusingBadge : Part::badge);
  return at.y + style.room;
}

/// "Step 2 of 10 · " before the last one.
std::string stepWords(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  if (!view.stepsCounted || isAllTold(technique, evidence, view)) return {};
  return fmt::format("Step {} of {} · ", view.step + 1, stepCountOf(technique, evidence, view));
}

/// "t = 0.250 · " of an answer that is one of a later time.
std::string timeWords(const Technique& technique, const Evidence& evidence, const ViewState& view) {
  if (!technique.timed || !SeenBodies(&technique, evidence, view).anyLeft()) return {};
  return fmt::format("t = {} · ", number(view.time));
}

/// In place of verdict and sentence.
void addPrompt(Figure& figure, const ViewState& view) {
  const BadgeStyle& style = figure.height < kLow ? kLowPills : kPills;
  const double room = figure.width - 2 * style.first.x - style.padding;
  addBadge(figure, {fittedBadge(view.prompt->badge, room), Role::accent, ""}, style, style.first);
  if (view.wording.narration)
    addNarration(figure, view.prompt->sentence, style.first.y + kBadgeHeight);
}

/// From the left border to the words at the top: a line that came out between them would seem to be
/// a part of them. `first` = of the items of these.
void addGroundBehind(Figure& figure, std::size_t first) {
  std::vector<Item> grounds;
  double top = 0;
  for (std::size_t i = first; i < figure.items.size(); ++i) {
    const Box* box = std::get_if<Box>(&figure.items[i]);
    if (box == nullptr) continue;
    Box ground;
    ground.layer = Layer::badge;
    ground.min = {0, std::min(top, box->min.y)};
    ground.max = box->max;
    ground.fill = {Role::ground, 1};
    ground.part = kHeadlineBacking;
    grounds.emplace_back(ground);
    top = box->max.y;
  }
  figure.items.insert(figure.items.begin() + static_cast<std::ptrdiff_t>(first), grounds.begin(),
                      grounds.end());
}

}  // namespace

void addWords(Figure& figure, const Evidence& evidence, const Technique& technique,
              const ViewState& view) {
  if (view.prompt) return addPrompt(figure, view);
  Verdict verdict = shownVerdict(technique, evidence, view);
  verdict.badge =
      timeWords(technique, evidence, view) + stepWords(technique, evidence, view) + verdict.badge;
  const std::size_t first = figure.items.size();
  const double badges =
      view.wording.badges ? addBadges(figure, evidence, view, technique, verdict) : 0;
  const bool pills = view.wording.still && !view.wording.paper && figure.items.size() > first;
  if (pills && !isMap(&technique, evidence, view)) addGroundBehind(figure, first);
  const bool noted = view.wording.still && view.evidence && findings(evidence, view) > 0 &&
                     accusedHere(technique, evidence) == nullptr;
  if (noted) verdict.sentence += " The marks show flaws of the shapes; the answer stands.";
  if (view.wording.narration) addNarration(figure, verdict.sentence, badges);
}

void addUnknownTechnique(Figure& figure, const std::string& id) {
  addBadge(figure, {"Technique “" + id + "” is not in this version", Role::result, ""}, kPills,
           kPills.first);
}

}  // namespace sepax
