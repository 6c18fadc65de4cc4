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

constexpr double kMostLine = 48;  ///< the lane, from the top, logical pixels
constexpr double kTimes = 31;     ///< the numbers of the ruler, below the lane
constexpr double kWords = 54;     ///< what stops A, below it
constexpr double kRow = 19;       ///< between two rows of words
constexpr double kDisc = 9;

double lineOf(const Figure& strip) { return std::clamp(strip.height - 36, 18.0, kMostLine); }

void addText(Figure& strip, Vec2 at, std::string words, Role role, Align align, bool halo) {
  strip.add(Text{Layer::label, at, std::move(words), 12, Weight::semibold, align, {role, 1}, halo});
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
                   number(i / 4.0, i % 4 == 0 ? 0 : 2),
                   12,
                   Weight::regular,
                   Align::center,
                   {Role::muted, 1},
                   false});
  }
}

/// A numbered disc at its moment; the words of each in a row of its own, as far as there are rows.
void addStops(Figure& strip, const Evidence& evidence) {
  const PartScope part(strip, Part::contact);
  const std::vector<SlideStop> stops = stopsOf(*evidence.slide);
  const double y = lineOf(strip);
  double last = -kDisc;
  for (std::size_t i = 0; i < stops.size(); ++i) {
    const double x = laneX(evidence.slide->hits[stops[i].first].moment, strip.width);
    const double row = y + kWords + kRow * static_cast<double>(i);
    const bool right = x > strip.width / 2;
    if (row + 4 <= strip.height) {
      strip.add(
          Stroke{Layer::guide, {{x, y + kDisc}, {x, row - 8}}, false, {Role::result, 0.6}, 1, {}});
      addText(strip, {x + (right ? -6 : 6), row}, stopWords(evidence, i), Role::result,
              right ? Align::right : Align::left, true);
    }
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
  if (view.time > 0 || !view.wording.paper) addPlayhead(strip, view.time);
  addStops(strip, evidence);
}

}  // namespace sepax
