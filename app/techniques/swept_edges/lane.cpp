#include "app/techniques/swept_edges/lane.h"

#include "app/figure/font.h"
#include "app/figure/label_space.h"
#include "app/figure/numbers.h"
#include "app/figure/wrap.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/swept_edges/lane_marks.h"
#include "app/techniques/swept_edges/lane_recipe.h"
#include "app/techniques/swept_edges/paint_candidates.h"
#include "app/techniques/swept_edges/steps_words.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

// Logical pixels.
constexpr double kMargin = 64;        ///< left and right of the lane
constexpr double kNarrowMargin = 50;  ///< the same in a narrow strip
constexpr double kKnob = 32;          ///< the playhead's, above the lane
constexpr double kFirstLabel = 56;    ///< the first row of words, below the lane
constexpr double kAboveLane = 12;     ///< of words above it, to their baseline
constexpr double kRow = 19;           ///< between two rows of words
constexpr double kSpace = 14;         ///< between two words in a row
constexpr double kNarrow = 420;       ///< a strip without room for words side by side is narrower
constexpr double kListLeft = 20;      ///< of the numbers of a list
constexpr double kListWords = 40;     ///< of its words

/// What stands in a list for a disc without a number.
constexpr Part kListKey = part<"key of the time lane">();

bool isPublished(const LaneMark& mark) {
  return mark.standing == Standing::published || mark.standing == Standing::publishedOther;
}

/// It only says where it is not: its words are plain.
bool isPassedOver(const LaneMark& mark) {
  return mark.standing == Standing::refused || mark.standing == Standing::publishedOther;
}

Role roleOf(const LaneMark& mark) {
  return mark.standing == Standing::contact    ? Role::result
         : mark.standing == Standing::accepted ? Role::path
         : isPublished(mark)                   ? kPublishedRole
                                               : Role::muted;
}

Part partOf(const LaneMark& mark) {
  return mark.standing == Standing::contact    ? Part::contact
         : mark.standing == Standing::accepted ? Part::candidate
         : isPublished(mark)                   ? Part::publishedPoint
                                               : Part::refusedCandidate;
}

/// A disc stands over it.
bool isHidden(const Text& number, const std::vector<LaneMark>& marks) {
  return std::ranges::any_of(marks, [&](const LaneMark& mark) {
    const Vec2 reach{radiusOf(mark), radiusOf(mark)};
    return overlaps({Vec2{mark.x, mark.y} - reach, Vec2{mark.x, mark.y} + reach}, rectOf(number));
  });
}

/// Words so near to the disc of another candidate that they seem to be its own.
bool standsAtAnother(Rect words, const LaneMark& own, const std::vector<LaneMark>& marks) {
  constexpr double kApart = 6;  // logical pixels
  return std::ranges::any_of(marks, [&](const LaneMark& mark) {
    const Vec2 middle{mark.x, mark.y};
    return &mark != &own && distance(nearestIn(words, middle), middle) < radiusOf(mark) + kApart;
  });
}

void addRuler(Figure& strip, bool travels, const std::vector<LaneMark>& marks) {
  const PartScope part(strip, Part::timeRuler);
  const double left = pathLaneX(0, strip.width);
  const double right = pathLaneX(1, strip.width);
  const double y = laneY(strip);
  const Role role = travels ? Role::path : Role::muted;
  strip.add(Stroke{Layer::guide, {{left, y}, {right, y}}, false, {role, 1}, 2.4, {}, Cap::butt});
  constexpr int kTicks = 20;  // a long one at every quarter, where a number stands
  for (int i = 0; i <= kTicks; ++i) {
    const double x = pathLaneX(static_cast<double>(i) / kTicks, strip.width);
    const double half = i % 5 == 0 ? 9 : 5;
    strip.add(
        Stroke{Layer::guide, {{x, y - half}, {x, y + half}}, false, {role, 1}, 1.4, {}, Cap::butt});
  }
  if (y + kLaneTimes + kLaneBorder / 2 > strip.height) return;
  constexpr double kQuarters = 120;  // logical pixels from which each of them has its number
  for (const double time : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    const bool quarter = time == 0.25 || time == 0.75;
    if (quarter && right - left < kQuarters) continue;
    const Text text{Layer::label,
                    {pathLaneX(time, strip.width), y + kLaneTimes},
                    number(time, time == 0 || time == 1 ? 0 : 2),
                    kLaneText,
                    Weight::regular,
                    Align::center,
                    {Role::muted, 1},
                    false};
    if (!isHidden(text, marks)) strip.add(text);
  }
}

/// Filled where the recipe takes the time for that of a contact.
void addDiamond(Figure& strip, const LaneMark& mark, Vec2 place, double reach) {
  const std::vector<Vec2> corners{place + Vec2{0, -reach}, place + Vec2{reach, 0},
                                  place + Vec2{0, reach}, place + Vec2{-reach, 0}};
  const bool taken = mark.standing == Standing::published;
  strip.add(Fill{Layer::handle, corners, {taken ? kPublishedRole : Role::panel, 1}, Hatch::none});
  strip.add(Stroke{Layer::handle, corners, true, {kPublishedRole, 1}, 2});
}

void addDisc(Figure& strip, const LaneMark& mark) {
  const PartScope part(strip, partOf(mark));
  const Role role = roleOf(mark);
  const double radius = radiusOf(mark);
  const bool accepted = mark.standing != Standing::refused;
  addWayOutside(strip, mark);
  if (isPublished(mark)) return addDiamond(strip, mark, {mark.x, mark.y}, 8);
  strip.add(Dot{Layer::handle,
                {mark.x, mark.y},
                radius,
                {accepted ? role : Role::panel, 1},
                {accepted ? Role::panel : role, 1},
                accepted ? 1.5 : 2.0});
  if (!mark.numbers.empty())
    strip.add(Text{Layer::label,
                   {mark.x, mark.y + 4},
                   mark.numbers,
                   kLaneText,
                   Weight::semibold,
                   Align::center,
                   {accepted ? Role::panel : role, 1},
                   false});
  if (!accepted) addSlash(strip, {mark.x, mark.y}, radius, role, mark.numbers);
}

/// From one place of a row of words to another, logical pixels.
using Taken = std::vector<std::pair<double, double>>;

/// The words of one disc in a row.
void addWords(Figure& strip, const LaneMark& mark, double middle, double y) {
  const PartScope part(strip, partOf(mark));
  strip.add(Text{Layer::label,
                 {middle, y},
                 mark.words,
                 kLaneText,
                 isPassedOver(mark) ? Weight::regular : Weight::semibold,
                 Align::center,
                 {roleOf(mark), 1},
                 true});
}

/// The words of a disc, and where they stand.
struct PlacedWords {
  LaneMark mark;
  double middle;
  double y;
};

/// The line from a disc to its words; it leaves out the words of others and the numbers of the
/// ruler that it passes.
void addStem(Figure& strip, const PlacedWords& to, const std::vector<PlacedWords>& placed) {
  const PartScope part(strip, partOf(to.mark));
  double from = to.mark.y + radiusOf(to.mark);
  const auto addPiece = [&](double end) {
    if (end > from)
      strip.add(Stroke{Layer::guide,
                       {{to.mark.x, from}, {to.mark.x, end}},
                       false,
                       {roleOf(to.mark), 0.6},
                       1,
                       {},
                       Cap::butt});
  };
  std::vector<double> passed;  // baselines
  for (const Item& item : strip.items) {
    const Text* number = std::get_if<Text>(&item);
    if (number == nullptr || number->part != Part::timeRuler) continue;
    const Rect rect = grownBy(rectOf(*number), 2);
    if (rect.min.x < to.mark.x && to.mark.x < rect.max.x) passed.push_back(number->position.y);
  }
  for (const PlacedWords& words : placed) {
    const double half = textWidth(words.mark.words, kLaneText, Weight::semibold) / 2 + 2;
    if (words.y < to.y && std::abs(words.middle - to.mark.x) < half) passed.push_back(words.y);
  }
  std::ranges::sort(passed);
  for (const double y : passed) {
    addPiece(y - 12);
    from = y + 5;
  }
  addPiece(to.y - 12);
}

/// The words, those of what counts most first, each in the first row in which they have room; none
/// where every row is taken or the strip is narrower than they are.
void addWords(Figure& strip, std::vector<LaneMark> marks) {
  std::ranges::stable_sort(marks, {}, &LaneMark::standing);
  const double line = laneY(strip);
  const double room = strip.height - line - kFirstLabel - 4;
  const int rows = room < 0 ? 0 : std::min(static_cast<int>(room / kRow) + 1, 4);
  std::vector<Taken> taken(static_cast<std::size_t>(rows));
  std::vector<PlacedWords> placed;
  for (const LaneMark& mark : marks) {
    const double half = textWidth(mark.words, kLaneText, Weight::semibold) / 2;
    if (2 * half + 16 > strip.width) continue;
    const double middle = std::clamp(mark.x, half + 8, strip.width - half - 8);
    const auto row = std::ranges::find_if(taken, [&](const Taken& words) {
      return std::ranges::none_of(words, [&](const std::pair<double, double>& other) {
        return middle - half < other.second + kSpace && middle + half > other.first - kSpace;
      });
    });
    if (row == taken.end()) continue;
    row->emplace_back(middle - half, middle + half);
    const double y = line + kFirstLabel + kRow * static_cast<double>(row - taken.begin());
    placed.push_back({mark, middle, y});
  }
  for (const PlacedWords& words : placed) {
    addStem(strip, words, placed);
    addWords(strip, words.mark, words.middle, words.y);
  }
}

/// Too narrow for words side by side.
bool isNarrow(const Figure& strip) { return strip.width < kNarrow; }

double marginOf(double stripWidth) { return stripWidth < kNarrow ? kNarrowMargin : kMargin; }

/// A disc without a number, or a diamond, small before its words.
void addKey(Figure& strip, const LaneMark& single, Vec2 place) {
  constexpr double kReach = 5;  // logical pixels
  const PartScope part(strip, kListKey);
  if (isPublished(single)) return addDiamond(strip, single, place, kReach);
  const bool refused = single.standing == Standing::refused;
  const Paint paint{roleOf(single), 1};
  strip.add(Dot{Layer::handle, place, kReach, refused ? Paint{Role::panel, 1} : paint, paint, 1.5});
}

/// The words of each candidate in a row of its own, behind its number or what stands for it; those
/// that are too wide are left out.
void addList(Figure& strip, const std::vector<LaneMark>& singles) {
  double y = laneY(strip) + kFirstLabel;
  for (const LaneMark& single : singles) {
    if (y + 4 > strip.height) return;
    const PartScope part(strip, partOf(single));
    const Weight weight = isPassedOver(single) ? Weight::regular : Weight::semibold;
    if (kListWords + textWidth(single.words, kLaneText, weight) > strip.width) continue;
    const auto addText = [&](double x, const std::string& words) {
      strip.add(Text{
          Layer::label, {x, y}, words, kLaneText, weight, Align::left, {roleOf(single), 1}, false});
    };
    if (single.numbers.empty())
      addKey(strip, single, Vec2{kListLeft + 5, y - 4});
    else
      addText(kListLeft, single.numbers);
    addText(kListWords, single.words);
    y += kRow;
  }
}

/// The names of the corners alone, above their discs, where they have room: for a strip that is too
/// low for the list.
void addCorners(Figure& strip, const std::vector<LaneMark>& marks) {
  double last = 0;
  for (const LaneMark& mark : marks) {
    const double half = textWidth(mark.corners, kLaneText, Weight::semibold) / 2;
    const double middle = std::clamp(mark.x, half + 2, std::max(half + 2, strip.width - half - 2));
    const Text text{Layer::label,      {middle, mark.y - radiusOf(mark) - 5},
                    mark.corners,      kLaneText,
                    Weight::semibold,  Align::center,
                    {roleOf(mark), 1}, true};
    const Rect place = rectOf(text);
    if (place.min.x < last || place.max.x > strip.width || place.min.y < 0) continue;
    if (isHidden(text, marks) || standsAtAnother(place, mark, marks)) continue;
    last = place.max.x + kSpace / 2;
    const PartScope part(strip, partOf(mark));
    strip.add(text);
  }
}

/// Why there is no candidate on the lane.
std::string emptyWords(const Evidence& evidence, const ViewState& view) {
  using Phase = SweepProgress::Phase;
  if (!sweepShown(evidence, view)) return std::string(recipeHasNoTime(evidence, view.step));
  if (!testsPairs(evidence))
    return "no two edges come near enough to be tested: there is no meeting point to follow";
  const Phase phase = sweepProgress(evidence, view.step).phase;
  return phase >= Phase::first        ? "no end of an edge comes to the line of the other"
         : phase >= Phase::candidates ? "no candidate known so far comes to the other line"
                                      : "empty until edges " + edgeName(evidence, Owner::a) +
                                            " and " + edgeName(evidence, Owner::b) + " are swept";
}

/// Below the lane; in a low strip above it, where they are one line.
void addEmptyWords(Figure& strip, const std::string& words) {
  const PartScope part(strip, Part::timeRuler);
  const std::vector<std::string> lines =
      wrapped(words, kLaneText, strip.width - 2 * kListLeft, Weight::regular);
  const double below = laneY(strip) + kFirstLabel;
  const double above = laneY(strip) - kAboveLane;
  const bool low = below + 4 > strip.height;
  if (low && lines.size() > 1) return;
  double y = low ? above : below;
  for (const std::string& line : lines) {
    const bool fits = textWidth(line, kLaneText, Weight::regular) + 16 <= strip.width;
    if (y + 4 > strip.height || !fits) return;
    strip.add(Text{Layer::label,
                   {strip.width / 2, y},
                   line,
                   kLaneText,
                   Weight::regular,
                   Align::center,
                   {Role::muted, 1},
                   false});
    y += kRow;
  }
}

void addPlayhead(Figure& strip, double time) {
  const PartScope part(strip, Part::shownTime);
  const double x = pathLaneX(time, strip.width);
  const double y = laneY(strip);
  const double knob = std::max(8.0, y - kKnob);
  strip.add(
      Stroke{Layer::handle, {{x, knob}, {x, y + 16}}, false, {Role::accent, 1}, 2, {}, Cap::butt});
  strip.add(Dot{Layer::handle, {x, knob}, 6, {Role::accent, 1}, {Role::text, 1}, 1.5});
}

/// The meeting point of the shown pair travels.
bool followsPath(const Evidence& evidence, const ViewState& view) {
  if (!sweepShown(evidence, view)) return recipeFollowsPath(evidence, view.step);
  return testsPairs(evidence) && evidence.edgePair->path && !evidence.edgePair->path->rests;
}

}  // namespace

bool hasPathLane(const Evidence& evidence) {
  return evidence.edges && evidence.edges->contact != Contact::initial;
}

double pathLaneX(double time, double stripWidth) {
  const double margin = marginOf(stripWidth);
  return margin + (stripWidth - 2 * margin) * time;
}

double pathLaneTime(double x, double stripWidth) {
  const double margin = marginOf(stripWidth);
  return std::clamp((x - margin) / std::max(1.0, stripWidth - 2 * margin), 0.0, 1.0);
}

void paintPathLane(const Evidence& evidence, const ViewState& view, Figure& strip) {
  if (!hasPathLane(evidence)) return;
  const PartScope lane(strip, Part::lane);
  const SweepProgress progress = sweepProgress(evidence, view.step);
  const bool known =
      !sweepShown(evidence, view) || progress.phase >= SweepProgress::Phase::candidates;
  const std::vector<LaneMark> singles =
      known ? singleMarks(evidence, view, strip) : std::vector<LaneMark>{};
  const std::vector<LaneMark> marks = laneMarks(singles, strip.height);
  addRuler(strip, followsPath(evidence, view), marks);
  const double listHeight = kFirstLabel + kRow * static_cast<double>(singles.size());
  if (!isNarrow(strip))
    addWords(strip, marks);
  else if (laneY(strip) + listHeight <= strip.height)
    addList(strip, singles);
  else
    addCorners(strip, marks);
  if (marks.empty()) addEmptyWords(strip, emptyWords(evidence, view));
  // Under the numbers of the discs; a page shows only a time that was chosen.
  const double time = drawnSweepTime(evidence, view);
  if (time > 0 || !view.wording.paper) addPlayhead(strip, time);
  for (const LaneMark& mark : marks) addDisc(strip, mark);
}

}  // namespace sepax
