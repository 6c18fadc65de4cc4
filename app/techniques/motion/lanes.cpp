#include "app/figure/font.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/motion/lane_plan.h"
#include "app/techniques/motion/lanes_published.h"
#include "app/techniques/motion/motion.h"
#include "core/evidence/motion_moment.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

constexpr double kWordsHeight = 16;  ///< of a lane whose bar is as high as words
constexpr double kLeastBar = 4;      ///< length of one that is still seen beside a line

/// Quarters of the step, or of what 1, 2, 4, … steps are, or halves where those stand too near.
double tickStep(const LaneRange& range, double width) {
  constexpr double kLeastApart = 34;  // logical pixels
  double step = 0.25;
  const auto isNear = [&] {
    return laneX(step, width, range) - laneX(0, width, range) < kLeastApart;
  };
  while (range.latest / step > 8 || (isNear() && step < range.latest)) step *= 2;
  return step;
}

void addTicks(Figure& strip, const LaneRange& range, double top, double bottom) {
  const PartScope part(strip, Part::timeRuler);
  const double step = tickStep(range, strip.width);
  for (int i = 0; i * step <= range.latest; ++i) {
    const double time = i * step;
    const double x = laneX(time, strip.width, range);
    strip.add(Stroke{
        Layer::grid, {{x, top}, {x, bottom}}, false, {Role::dim, 0.8}, 1, {3, 3}, Cap::butt});
    strip.add(Text{Layer::label,
                   {x, bottom + 14},
                   number(time, std::floor(time) == time ? 0 : 2),
                   12,
                   Weight::regular,
                   Align::center,
                   {Role::muted, 1},
                   false});
  }
}

/// What stands beyond the step is dim.
void addBeyond(Figure& strip, const LaneRange& range, double top, double bottom) {
  const PartScope part(strip, Part::timeRuler);
  Box box;
  box.layer = Layer::handle;
  box.min = {laneX(1, strip.width, range) + 1, top - 2};
  box.max = {laneX(range.latest, strip.width, range) + 1, bottom + 2};
  box.fill = {Role::panel, 0.55};
  strip.add(box);
}

/// The answer as the lanes show it: none before the last step, else at a time.
struct LaneMoment {
  double time = 0;
  MotionStage stage = MotionStage::never;
  bool states = false;  ///< each lane says how its shadows stand
};

LaneMoment laneMoment(const Evidence& evidence, const ViewState& view) {
  const MotionEvidence& motion = *evidence.motion;
  const bool answered = motionProgress(motion, view.step).phase == MotionProgress::Phase::result;
  const double time = shownTime(evidence, view);
  return {time, stageAt(motion, time), answered && showsExact(evidence, view)};
}

/// A first contact is shown right now, and the axis is among those that decide it.
bool isLit(const MotionEvidence& motion, const LaneMoment& moment, int axis) {
  return moment.time > 0 && moment.stage == MotionStage::contact && isDeciding(motion, axis);
}

/// In the bar of a lane that decides, where it has room: of several that are entered at one time
/// the one whose edge is named is the last, and the first of the others says so for all of them.
void addEnteredLast(Figure& strip, const MotionEvidence& motion, int index, Interval bar,
                    double middle, double height) {
  constexpr double kSize = kSmallestText;
  const bool tie = std::ranges::find(motion.entryTies, index) != motion.entryTies.end();
  const auto other =
      std::ranges::find_if(motion.entryTies, [&](int axis) { return axis != motion.deciding; });
  if (tie && index != motion.deciding && index != *other) return;
  const char* words = index == motion.deciding ? "the last to enter"
                      : tie                    ? "entered at the same time"
                                               : "entered a hair earlier";
  const double width = textWidth(words, kSize, Weight::semibold);
  if (height < kWordsHeight || bar.high - bar.low < width + 16) return;
  strip.add(Text{Layer::label,
                 {bar.low + 8, middle + 4},
                 words,
                 kSize,
                 Weight::semibold,
                 Align::left,
                 {Role::ground, 1},
                 false});
}

/// The times at which the shadows on the axis overlap; bright while they do, faint before and
/// after.
void addTimeOverlap(Figure& strip, const MotionEvidence& motion, const LaneRange& range, int index,
                    double middle, double height, const LaneMoment& moment) {
  const MotionAxis& axis = motion.axes[static_cast<std::size_t>(index)];
  const double from = std::clamp(axis.entry, range.earliest, range.latest);
  const double to = std::clamp(axis.exit, range.earliest, range.latest);
  if (!(axis.entry < range.latest) || !(axis.exit > range.earliest) || from > to) return;
  const bool enters = motion.contact != Contact::none && motion.initial != Relation::overlapping;
  const bool decides = moment.states && enters && isDeciding(motion, index);
  const PartScope part(strip, decides ? Part::latestEntry : Part::timeOverlap);
  const double left = laneX(from, strip.width, range);
  const double right = std::max(laneX(to, strip.width, range), left + kLeastBar);
  const double meeting = signAt(axis, moment.time) >= 0 ? 0.9 : 0.4;
  const double alpha = decides ? 0.95 : moment.time > 0 ? meeting : 0.7;
  strip.add(Stroke{Layer::evidence,
                   {{left, middle}, {right, middle}},
                   false,
                   {decides ? Role::result : Role::overlap, alpha},
                   std::max({2.0, height - (height < kWordsHeight ? 5 : 3), 0.55 * height}),
                   {},
                   Cap::butt});
  // What lies beyond the step is dimmed, and words on it with it.
  const double bright = std::min(right, laneX(1, strip.width, range));
  if (decides && motion.contact != Contact::initial)
    addEnteredLast(strip, motion, index, {left, bright}, middle, height);
}

/// How the shadows stand, at the right end of the lane.
void addState(Figure& strip, const MotionEvidence& motion, int index, double middle,
              const LaneMoment& moment) {
  const int sign = signAt(motion.axes[static_cast<std::size_t>(index)], moment.time);
  const bool lit = isLit(motion, moment, index);
  strip.add(Text{Layer::label,
                 {strip.width - kLaneStates + 10, middle + 4.5},
                 lit        ? "contact"
                 : sign < 0 ? "gap"
                 : sign > 0 ? "meets"
                            : "touches",
                 12,
                 lit ? Weight::semibold : Weight::regular,
                 Align::left,
                 {lit        ? Role::result
                  : sign < 0 ? Role::gap
                             : Role::muted,
                  1},
                 false});
}

void addName(Figure& strip, const Evidence& evidence, AxisName axis, double left, double middle) {
  const Role role = axis.owner == Owner::a ? Role::a : Role::b;
  strip.add(Text{Layer::label,
                 {left, middle + 4.5},
                 nameOf(evidence, axis),
                 12,
                 Weight::semibold,
                 Align::left,
                 {role, 1},
                 false});
}

/// Each lane says how its shadows stand at the time shown, all of them or none.
bool hasStates(const Evidence& evidence, const ViewState& view, const LanePlan& plan) {
  const double words = ascent(kSmallestText) + descent(kSmallestText);
  return plan.nameColumns == 1 && plan.height >= words && laneMoment(evidence, view).states;
}

void addNames(Figure& strip, const Evidence& evidence, const ViewState& view,
              const LanePlan& plan) {
  const PartScope part(strip, Part::lane);
  const MotionEvidence& motion = *evidence.motion;
  const LaneMoment moment = laneMoment(evidence, view);
  const int columns = plan.nameColumns;
  if (columns == 0) return;
  const bool states = hasStates(evidence, view, plan);
  for (std::size_t i = 0; i < plan.axes.size(); ++i) {
    const int index = plan.axes[i];
    const int column = columns > 1 ? static_cast<int>(i) % columns : 0;
    const double left = columns > 1 ? 4 + column * (kLaneNames - 4) / columns : 16;
    addName(strip, evidence, motion.axes[static_cast<std::size_t>(index)].name, left,
            plan.middle(i));
    if (states) addState(strip, motion, index, plan.middle(i), moment);
  }
}

/// The ground of a lane that stands out, and its frame.
void addLaneGround(Figure& strip, double top, double height, Paint paint, Paint border) {
  Box row;
  row.layer = Layer::grid;
  row.min = {4, top};
  row.max = {strip.width - 8, top + height};
  row.radius = 4;
  row.fill = paint;
  row.border = border;
  row.borderWidth = border.alpha > 0 ? 1.3 : 0;
  strip.add(row);
}

/// The frame of a lane: of the step or of what is chosen, of the answer, or none; one lower than
/// its name would be struck through.
Paint laneBorder(const Evidence& evidence, const ViewState& view, int index, double height) {
  constexpr double kAround = 4;  // logical pixels
  if (height < ascent(kSmallestText) + descent(kSmallestText) + kAround) return {Role::accent, 0};
  const MotionEvidence& motion = *evidence.motion;
  const bool stepped = view.step >= 0 || view.selectedAxis;
  if (stepped && index == shownAxis(motion, view)) return {Role::accent, 1};
  const std::vector<int> answer = answerAxes(motion);
  if (!laneMoment(evidence, view).states || std::ranges::count(answer, index) == 0)
    return {Role::accent, 0};
  return {motion.time ? Role::result : Role::gap, 0.9};
}

void addLane(Figure& strip, const Evidence& evidence, const ViewState& view, int index, double top,
             double height) {
  const PartScope part(strip, Part::lane);
  const MotionEvidence& motion = *evidence.motion;
  const MotionAxis& axis = motion.axes[static_cast<std::size_t>(index)];
  const LaneMoment moment = laneMoment(evidence, view);
  const double middle = top + height / 2;
  const bool shown = index == shownAxis(motion, view);
  const bool lit = isLit(motion, moment, index);
  const Paint border = laneBorder(evidence, view, index, height);
  if (lit || shown || border.alpha > 0)
    addLaneGround(strip, top, height,
                  lit     ? Paint{Role::result, 0.3}
                  : shown ? Paint{Role::accent, 0.14}
                          : Paint{Role::accent, 0},
                  border);
  const MotionProgress progress = motionProgress(motion, view.step);
  const bool answered = progress.phase == MotionProgress::Phase::result;
  const bool known = answered || index < progress.axis ||
                     (index == progress.axis && progress.phase >= MotionProgress::Phase::times);
  const LaneRange range = laneRange(evidence, view);
  const bool exact = showsExact(evidence, view);
  if (exact && known) addTimeOverlap(strip, motion, range, index, middle, height, moment);
  if (!exact && answered) addTimeOutline(strip, axis, range, middle, height);
}

/// The column in which every bar is on.
void addMeetingWindow(Figure& strip, const MotionEvidence& motion, const LaneRange& range,
                      const LanePlan& plan) {
  const std::optional<double>& time =
      range.latest > LaneRange{}.latest ? motion.unlimitedEntry : motion.time;
  if (!time) return;
  const double top = plan.top;
  const double bottom = plan.bottom();
  const PartScope part(strip, Part::contactTime);
  const double from = laneX(*time, strip.width, range);
  const double to = laneX(std::min(motion.unlimitedExit.value_or(range.latest), range.latest),
                          strip.width, range);
  Box box;
  box.layer = Layer::fill;
  box.min = {from, top - 2};
  box.max = {std::max(to, from), bottom};
  box.fill = {Role::result, 0.16};
  strip.add(box);
  strip.add(Stroke{Layer::handle,
                   {{from, top - 2}, {from, bottom + 2}},
                   false,
                   {Role::result, 1},
                   2,
                   {},
                   Cap::butt});
  if (!plan.words || motion.contact == Contact::initial) return;
  strip.add(Text{Layer::label,
                 {std::max(from + 6, plan.words->left), plan.words->baseline},
                 "all meet: contact",
                 12,
                 Weight::semibold,
                 Align::left,
                 {Role::result, 1},
                 false});
}

/// Where no column has every bar on: from the end of the first bar that ends to the start of the
/// last one that starts.
void addPassing(Figure& strip, const MotionEvidence& motion, const LaneRange& range,
                const LanePlan& plan) {
  if (motion.miss.reason != MissReason::passing) return;
  const double exit = motion.axes[static_cast<std::size_t>(motion.miss.axis)].exit;
  const double entry = motion.axes[static_cast<std::size_t>(motion.miss.later)].entry;
  if (exit < range.earliest || entry > range.latest) return;
  const double top = plan.top;
  const double bottom = plan.bottom();
  const PartScope part(strip, kPassing);
  const double from = laneX(exit, strip.width, range);
  const double to = laneX(entry, strip.width, range);
  strip.add(Box{.layer = Layer::fill,
                .min = {from, top - 2},
                .max = {std::max(to, from), bottom},
                .fill = {Role::gap, 0.22}});
  for (const double x : {from, to})
    strip.add(Stroke{
        Layer::handle, {{x, top - 2}, {x, bottom + 2}}, false, {Role::gap, 1}, 1.6, {}, Cap::butt});
  if (!plan.words) return;
  const std::string words = "never all at once";
  const double half = textWidth(words, 12, Weight::semibold) / 2;
  strip.add(Text{Layer::label,
                 {std::max((from + to) / 2, plan.words->left + half), plan.words->baseline},
                 words,
                 12,
                 Weight::semibold,
                 Align::center,
                 {Role::gap, 1},
                 false});
}

/// How many axes have no lane.
void addLeftOut(Figure& strip, const LanePlan& plan, std::size_t axes) {
  const PartScope part(strip, Part::timeRuler);
  strip.add(Text{Layer::label,
                 {4, plan.bottom() + 14},
                 fmt::format("+{} more", axes - plan.axes.size()),
                 kSmallestText,
                 Weight::regular,
                 Align::left,
                 {Role::muted, 1},
                 false});
}

/// Over which time the states at the right speak.
void addStatesHeading(Figure& strip, double bottom) {
  const PartScope part(strip, Part::timeRuler);
  strip.add(Text{Layer::label,
                 {strip.width - kLaneStates + 10, bottom + 14},
                 "at this t",
                 kSmallestText,
                 Weight::regular,
                 Align::left,
                 {Role::muted, 1},
                 false});
}

void addScrubber(Figure& strip, const LaneRange& range, double time, const LanePlan& plan) {
  constexpr double kKnob = 6;
  constexpr double kLowKnob = 4.5;  // right below a heading
  const PartScope part(strip, Part::shownTime);
  const double top = plan.top;
  const double bottom = plan.bottom();
  const double radius = top < kKnob + 2 ? kLowKnob : kKnob;
  const double x = laneX(time, strip.width, range);
  strip.add(Stroke{
      Layer::handle, {{x, top - 2}, {x, bottom}}, false, {Role::accent, 1}, 2, {}, Cap::butt});
  strip.add(Dot{Layer::handle, {x, top - 2}, radius, {Role::accent, 1}, {Role::text, 1}, 1.5});
}

}  // namespace

void paintLanes(const Evidence& evidence, const ViewState& view, Figure& strip) {
  if (evidence.slide) return paintSlideLane(evidence, view, strip);
  if (!evidence.motion) return;
  const MotionEvidence& motion = *evidence.motion;
  // In a picture alone an overlap shorter than a sample is seen in the place, enlarged, not here.
  if (view.wording.still && view.time == 0 && view.step < 0 && sampleBefore(motion)) return;
  const LanePlan plan = lanePlan(evidence, view, strip.height);
  const double bottom = plan.bottom();
  const LaneRange range = laneRange(evidence, view);
  const bool answered = motionProgress(motion, view.step).phase == MotionProgress::Phase::result;
  addTicks(strip, range, plan.top, bottom);
  if (plan.axes.size() < motion.axes.size()) addLeftOut(strip, plan, motion.axes.size());
  const LaneAnswers answers = laneAnswers(evidence, view);
  if (hasStates(evidence, view, plan)) addStatesHeading(strip, bottom);
  if (answered && answers.exact) addMeetingWindow(strip, motion, range, plan);
  if (answered && answers.exact) addPassing(strip, motion, range, plan);
  if (answered && !answers.exact) addContactOutline(strip, motion, range, plan);
  // Of lanes thinner than half a pixel one is drawn for each half pixel, and the one that decides.
  const auto stride = static_cast<std::size_t>(std::max(1.0, std::ceil(0.5 / plan.height)));
  for (std::size_t i = 0; i < plan.axes.size(); ++i) {
    if (i % stride != 0 && plan.axes[i] != motion.deciding) continue;
    addLane(strip, evidence, view, plan.axes[i], plan.laneTop(i), plan.height);
  }
  addBeyond(strip, range, plan.top, bottom);
  addNames(strip, evidence, view, plan);
  if (answered && answers.prediction) {
    addPredictedEntries(strip, evidence, range, plan);
    addPredictedTime(strip, evidence, range, plan);
  }
  if (answered && !answers.exact) addLaneWords(strip, plan, answers.prediction);
  addScrubber(strip, range, shownTime(evidence, view), plan);
}

}  // namespace sepax
