#include "app/figure/font.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/motion/motion.h"
#include "core/evidence/slide_moment.h"

#include <algorithm>
#include <string>
#include <vector>

// The step of a slide as a lane of time: where A is stopped, and the time shown.

namespace sepax {

namespace {

constexpr double kMostLine = 32;  ///< the lane, from the top, logical pixels
constexpr double kTimes = 27;     ///< the numbers of the ruler, below the lane
constexpr double kWords = 45;     ///< what stops A, below it where that is not beside the numbers
constexpr double kRow = 17;       ///< between two rows of words
constexpr double kDisc = 9;
constexpr double kSize = 12;    ///< of all words
constexpr double kBetween = 8;  ///< two words of one row

double lineOf(const Figure& strip) { return std::clamp(strip.height - 36, 18.0, kMostLine); }

void addText(Figure& strip, Vec2 at, std::string words, Role role, Align align, bool halo) {
  strip.add(
      Text{Layer::label, at, std::move(words), kSize, Weight::semibold, align, {role, 1}, halo});
}

std::string tickText(int tick) { return number(tick / 4.0, tick % 4 == 0 ? 0 : 2); }

/// What is taken of a row of words, from left to right.
using Row = std::vector<Interval>;

bool isFree(const Row& row, Interval words) {
  return std::ranges::none_of(row, [&](Interval taken) {
    return words.low < taken.high + kBetween && taken.low < words.high + kBetween;
  });
}

/// The rows below the lane: first that of the numbers, which are there already.
std::vector<Row> rowsOf(const Figure& strip, std::size_t stops) {
  std::vector<Row> rows(stops + 1);
  for (int i = 0; i <= 4; ++i) {
    const double half = textWidth(tickText(i), kSize, Weight::regular) / 2;
    const double x = laneX(i / 4.0, strip.width);
    rows.front().push_back({x - half, x + half});
  }
  return rows;
}

void addRuler(Figure& strip) {
  const PartScope part(strip, Part::timeRuler);
  const double y = lineOf(strip);
  strip.add(Stroke{Layer::guide,
                   {{laneX(0, strip.width), y}, {laneX(1, strip.width), y}},
                   false,
                   {Role::path, 1},
                   2.4,
                   {},
                   Cap::butt});
  for (int i = 0; i <= 4; ++i) {
    const double x = laneX(i / 4.0, strip.width);
    strip.add(Stroke{Layer::guide, {{x, y - 7}, {x, y + 7}}, false, {Role::path, 1}, 1.4, {}});
    if (y + kTimes + 4 > strip.height) continue;
    strip.add(Text{Layer::label,
                   {x, y + kTimes},
                   tickText(i),
                   kSize,
                   Weight::regular,
                   Align::center,
                   {Role::muted, 1},
                   false});
  }
}

/// What stops A, in the first row that has room from its moment on, or before it in the right half.
void addStopWords(Figure& strip, const std::string& words, double x, std::vector<Row>& rows) {
  const double y = lineOf(strip);
  const bool right = x > strip.width / 2;
  const double width = textWidth(words, kSize, Weight::semibold);
  const Interval place = right ? Interval{x - 6 - width, x + 1} : Interval{x - 1, x + 6 + width};
  std::size_t row = 0;
  while (row + 1 < rows.size() && !isFree(rows[row], place)) ++row;
  const double below = row == 0 ? kTimes : kWords + kRow * static_cast<double>(row - 1);
  if (y + below + 4 > strip.height) return;
  rows[row].push_back(place);
  for (std::size_t passed = 0; passed < row; ++passed) rows[passed].push_back({x - 1, x + 1});
  strip.add(Stroke{
      Layer::guide, {{x, y + kDisc}, {x, y + below - 8}}, false, {Role::result, 0.6}, 1, {}});
  addText(strip, {x + (right ? -6 : 6), y + below}, words, Role::result,
          right ? Align::right : Align::left, true);
}

/// A numbered disc at its moment, with its words as far as there are rows.
void addStops(Figure& strip, const Evidence& evidence) {
  const PartScope part(strip, Part::contact);
  const std::vector<SlideStop> stops = stopsOf(*evidence.slide);
  std::vector<Row> rows = rowsOf(strip, stops.size());
  const double y = lineOf(strip);
  double last = -kDisc;
  for (std::size_t i = 0; i < stops.size(); ++i) {
    const double x = laneX(evidence.slide->hits[stops[i].first].moment, strip.width);
    addStopWords(strip, stopWords(evidence, i), x, rows);
    if (x < last + 2 * kDisc) continue;  // one disc hides no other
    last = x;
    strip.add(Dot{Layer::handle, {x, y}, kDisc, {Role::result, 1}, {Role::panel, 1}, 1.5});
    addText(strip, {x, y + 4}, std::to_string(i + 1), Role::panel, Align::center, false);
  }
}

void addPlayhead(Figure& strip, double time) {
  const PartScope part(strip, Part::shownTime);
  const double x = laneX(time, strip.width);
  const double y = lineOf(strip);
  strip.add(Stroke{
      Layer::handle, {{x, y - 22}, {x, y + 16}}, false, {Role::accent, 1}, 2, {}, Cap::butt});
  strip.add(Dot{Layer::handle, {x, y - 22}, 6, {Role::accent, 1}, {Role::text, 1}, 1.5});
}

/// The hand's motion has no step of time.
void addDriven(Figure& strip, const Evidence& evidence) {
  const PartScope part(strip, Part::timeRuler);
  addText(strip, {laneX(0, strip.width), lineOf(strip)},
          "You drive " + bodyName(evidence, evidence.a) +
              ": play the time, or press Escape, for one step of its velocity.",
          Role::muted, Align::left, false);
}

}  // namespace

void paintSlideLane(const Evidence& evidence, const ViewState& view, Figure& strip) {
  const bool exact = showsExact(evidence, view);
  if (exact && showsDrive(view)) return addDriven(strip, evidence);
  addRuler(strip);
  if (!exact) return;  // the page knows no time
  // In a picture alone the only stop has its time beside it.
  if (view.wording.still && view.time == 0 && stopsOf(*evidence.slide).size() < 2) return;
  if (view.time > 0 || !view.wording.paper) addPlayhead(strip, view.time);
  addStops(strip, evidence);
}

}  // namespace sepax
