#include "app/techniques/motion/lanes_published.h"

#include "app/figure/label_space.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"
#include "core/evidence/terms.h"

#include <algorithm>

namespace sepax {

namespace {

constexpr double kMarkReach = 6;  ///< of the mark of a published time, logical pixels
constexpr double kKnobReach = 8;  ///< of the time shown at its start

}  // namespace

void addTimeOutline(Figure& strip, const MotionAxis& axis, const LaneRange& range, double middle,
                    double height) {
  const double from = std::clamp(axis.entry, range.earliest, range.latest);
  const double to = std::clamp(axis.exit, range.earliest, range.latest);
  if (!(axis.entry < range.latest) || !(axis.exit > range.earliest) || from > to) return;
  const PartScope part(strip, Part::timeOverlap);
  const double half = std::max(1.0, (height - 7) / 2);
  const double left = laneX(from, strip.width, range);
  const double right = std::max(laneX(to, strip.width, range), left + 1);
  strip.add(Stroke{Layer::evidence,
                   {{left, middle - half},
                    {right, middle - half},
                    {right, middle + half},
                    {left, middle + half}},
                   true,
                   {Role::muted, 0.8},
                   1,
                   {}});
}

namespace {

/// Right end of the words of a lane without a time, and their width.
double zeroRight(double width, const LaneRange& range) {
  return laneX(range.latest, width, range) - 4;
}
constexpr double kZeroWidth = 26;

void addDividedByZero(Figure& strip, const LaneRange& range, double middle) {
  const PartScope part(strip, Part::publishedPoint);
  strip.add(Text{Layer::label,
                 {zeroRight(strip.width, range), middle + 4.5},
                 "÷ 0",
                 12,
                 Weight::semibold,
                 Align::right,
                 {kPublishedRole, 1},
                 true});
}

}  // namespace

void addPredictedEntries(Figure& strip, const Evidence& evidence, const LaneRange& range,
                         const LanePlan& plan) {
  const auto& axes = evidence.publishedPrediction->axes;
  double zero = -kInfinity;  // middle of the lane before with words
  for (std::size_t lane = 0; lane < plan.axes.size(); ++lane) {
    const PredictionAxis& axis = axes[static_cast<std::size_t>(plan.axes[lane])];
    // Two thin lanes have room for the words of one of them.
    const bool hasRoom = plan.height >= kNamedLane / 2 && plan.middle(lane) - zero >= kNamedLane;
    if (axis.kind == PredictionCase::dividesByZero && hasRoom) {
      zero = plan.middle(lane);
      addDividedByZero(strip, range, zero);
    }
    const std::optional<double>& time = axis.time;
    if (!time || *time > range.latest) continue;
    const double x = laneX(*time, strip.width, range);
    const double middle = plan.middle(lane);
    const PartScope part(strip, Part::publishedPoint);
    const double reach = std::clamp(plan.height / 2 - 2, 1.5, kMarkReach);
    strip.add(
        Stroke{Layer::evidence,
               {{x, middle - reach}, {x + reach, middle}, {x, middle + reach}, {x - reach, middle}},
               true,
               {kPublishedRole, 1},
               1.8});
  }
}

namespace {

/// Whether neither the bar of a lane nor its published time lies between two places.
bool isFree(const Evidence& evidence, std::size_t index, double left, double right, double width,
            const LaneRange& range) {
  const MotionAxis& axis = evidence.motion->axes[index];
  const double from = laneX(std::clamp(axis.entry, range.earliest, range.latest), width, range);
  const double to = laneX(std::clamp(axis.exit, range.earliest, range.latest), width, range);
  if (axis.entry <= axis.exit && from < right && left < to) return false;
  const PredictionAxis& published = evidence.publishedPrediction->axes[index];
  const double words = zeroRight(width, range);
  if (published.kind == PredictionCase::dividesByZero && words - kZeroWidth < right && left < words)
    return false;
  const std::optional<double>& time = published.time;
  if (!time || *time > range.latest) return true;
  const double mark = laneX(*time, width, range);
  return mark + kMarkReach < left || right < mark - kMarkReach;
}

/// Middle of the first lane with room for words between two places.
std::optional<double> freeLane(const Evidence& evidence, double left, double right, double width,
                               const LaneRange& range, const LanePlan& plan) {
  if (plan.height < kNamedLane) return std::nullopt;
  for (std::size_t i = 0; i < plan.axes.size(); ++i) {
    const auto axis = static_cast<std::size_t>(plan.axes[i]);
    if (isFree(evidence, axis, left, right, width, range)) return plan.middle(i);
  }
  return std::nullopt;
}

/// Whether words at this place would lie on others of the strip, such as those of the contact.
bool reachesWords(const Figure& strip, Rect place) {
  constexpr double kBetween = 6;  // logical pixels
  return std::ranges::any_of(strip.items, [&](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text != nullptr && overlaps(grownBy(rectOf(*text), kBetween), place);
  });
}

}  // namespace

void addPredictedTime(Figure& strip, const Evidence& evidence, const LaneRange& range,
                      const LanePlan& plan) {
  const std::optional<double>& time = evidence.publishedPrediction->time;
  if (!time || *time > range.latest) return;
  const double x = laneX(*time, strip.width, range);
  const double top = plan.top;
  addPublishedLine(strip, {{x, top - 2}, {x, plan.bottom() + 2}});
  const PartScope part(strip, Part::publishedLine);
  Text text{Layer::label,
            {x + kMarkReach + 1, top + 8},
            "published t = " + number(*time),
            12,
            Weight::semibold,
            Align::left,
            {kPublishedRole, 1},
            false};
  const Rect place = rectOf(text);
  const auto fits = [&](const Text& words) {
    const Rect room = rectOf(words);
    const bool free =
        !plan.words || words.position.y != plan.words->baseline || room.min.x >= plan.words->left;
    return free && room.max.x < strip.width && !reachesWords(strip, room);
  };
  // Above the lanes, where there is room, it is that of no axis.
  Text high = text;
  if (plan.words) high.position.y = plan.words->baseline;
  if (plan.words && fits(high)) return strip.add(high);
  if (const auto lane = freeLane(evidence, place.min.x, place.max.x, strip.width, range, plan)) {
    Text free = text;
    free.position.y += *lane - (place.min.y + place.max.y) / 2;
    if (fits(free)) return strip.add(free);
  }
  // Else left of the time, else shorter, as the ruler tells it; else the bars go on behind it.
  text.halo = true;
  if (plan.words) {
    text.position = {x - kMarkReach - 1, plan.words->baseline};
    text.align = Align::right;
    // Narrow lanes have no room before the time shown.
    const bool room = rectOf(text).min.x >= laneX(0, strip.width, range) + kKnobReach;
    if (room && fits(text)) return strip.add(text);
    high.text = "published";
    if (fits(high)) strip.add(high);
    return;
  }
  if (fits(text)) strip.add(text);
}

void addContactOutline(Figure& strip, const MotionEvidence& motion, const LaneRange& range,
                       const LanePlan& plan) {
  const std::optional<double>& time =
      range.latest > LaneRange{}.latest ? motion.unlimitedEntry : motion.time;
  if (!time) return;
  const PartScope part(strip, Part::contactTime);
  const double x = laneX(*time, strip.width, range);
  strip.add(Stroke{Layer::handle,
                   {{x, plan.top - 2}, {x, plan.bottom() + 2}},
                   false,
                   {Role::muted, 1},
                   1,
                   {},
                   Cap::butt});
  strip.add(Text{Layer::label,
                 {x + 6, plan.bottom() - 4},
                 "exact t = " + number(*time),
                 12,
                 Weight::regular,
                 Align::left,
                 {Role::muted, 1},
                 true});
}

void addLaneWords(Figure& strip, const LanePlan& plan, bool prediction) {
  const PartScope part(strip, Part::timeRuler);
  strip.add(Text{Layer::label,
                 {strip.width - 14, plan.top + 8},
                 prediction ? "diamonds: published d / s  ·  outlines: exact"
                            : "the published text has no times  ·  outlines: exact",
                 12,
                 Weight::regular,
                 Align::right,
                 {Role::muted, 1},
                 true});
}

}  // namespace sepax
