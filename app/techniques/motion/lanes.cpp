#include "app/figure/numbers.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/motion/lanes_published.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/row.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

constexpr double kNameWidth = 56;  ///< logical pixels, for the names at the left
constexpr double kRightMargin = 24;
constexpr double kTop = kLanesTop;
constexpr double kTicksHeight = 18;

double laneHeight(double stripHeight, std::size_t axes) {
  const double room = stripHeight - kTop - kTicksHeight;
  return std::min(26.0, room / static_cast<double>(std::max<std::size_t>(axes, 1)));
}

bool isDeciding(const MotionEvidence& motion, int axis) {
  return std::find(motion.decidingAxes.begin(), motion.decidingAxes.end(), axis) !=
         motion.decidingAxes.end();
}

/// Longest time that the lanes are drawn for, steps.
constexpr double kLongest = 50;

/// Quarters of the step, or of what 1, 2, 4, … steps are.
double tickStep(const LaneRange& range) {
  double step = 0.25;
  while (range.latest / step > 8) step *= 2;
  return step;
}

void addTicks(Figure& strip, const LaneRange& range, double bottom) {
  const PartScope part(strip, Part::timeRuler);
  const double step = tickStep(range);
  for (int i = 0; i * step <= range.latest; ++i) {
    const double time = i * step;
    const double x = laneX(time, strip.width, range);
    strip.add(Stroke{
        Layer::grid, {{x, kTop}, {x, bottom}}, false, {Role::dim, 0.8}, 1, {3, 3}, Cap::butt});
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

/// Whose answer the lanes are drawn for.
struct LaneAnswers {
  bool exact = true;        ///< else the exact times stand beside the published ones, in outline
  bool prediction = false;  ///< the times of the collision prediction
};

LaneAnswers laneAnswers(const Evidence& evidence, const ViewState& view) {
  const ShownAnswers shown = shownAnswers(
      Technique{.pitfalls = kMotionPitfalls, .published = kMotionPublished}, evidence, view);
  return {shown.exact, shown.published != nullptr && shown.published->id == kPredictionMethod};
}

/// The times at which the shadows on the axis overlap.
void addTimeOverlap(Figure& strip, const MotionEvidence& motion, const LaneRange& range, int index,
                    double middle, double height, bool answered) {
  const MotionAxis& axis = motion.axes[static_cast<std::size_t>(index)];
  const double from = std::clamp(axis.entry, range.earliest, range.latest);
  const double to = std::clamp(axis.exit, range.earliest, range.latest);
  if (!(axis.entry < range.latest) || !(axis.exit > range.earliest) || from > to) return;
  const bool decides = answered && motion.contact != Contact::none && isDeciding(motion, index);
  const PartScope part(strip, decides ? Part::latestEntry : Part::timeOverlap);
  const double left = laneX(from, strip.width, range);
  strip.add(Stroke{Layer::evidence,
                   {{left, middle}, {std::max(laneX(to, strip.width, range), left + 1), middle}},
                   false,
                   {decides ? Role::result : Role::overlap, decides ? 0.95 : 0.7},
                   std::max(2.0, height - 5),
                   {},
                   Cap::butt});
}

void addLane(Figure& strip, const Evidence& evidence, const ViewState& view, int index, double top,
             double height) {
  const PartScope part(strip, Part::lane);
  const MotionEvidence& motion = *evidence.motion;
  const MotionAxis& axis = motion.axes[static_cast<std::size_t>(index)];
  const double middle = top + height / 2;
  const bool shown = index == shownAxis(motion, view);
  if (shown) {
    Box row;
    row.layer = Layer::grid;
    row.min = {4, top};
    row.max = {strip.width - 8, top + height};
    row.radius = 4;
    row.fill = {Role::accent, 0.14};
    strip.add(row);
  }
  // Of lanes that are too low for their names the shown one has its own, on a page.
  if (height >= 11 || (shown && view.wording.paper)) {
    const Role role = axis.name.owner == Owner::a ? Role::a : Role::b;
    strip.add(Text{Layer::label,
                   {16, middle + 4.5},
                   nameOf(evidence, axis.name),
                   12,
                   Weight::semibold,
                   Align::left,
                   {role, 1},
                   false});
  }
  const MotionProgress progress = motionProgress(motion, view.step);
  const bool answered = progress.phase == MotionProgress::Phase::result;
  const bool known = answered || index < progress.axis ||
                     (index == progress.axis && progress.phase >= MotionProgress::Phase::times);
  const LaneRange range = laneRange(evidence, view);
  const bool exact = laneAnswers(evidence, view).exact;
  if (exact && known) addTimeOverlap(strip, motion, range, index, middle, height, answered);
  if (!exact && answered) addTimeOutline(strip, axis, range, middle, height);
}

/// The column in which every bar is on.
void addMeetingWindow(Figure& strip, const MotionEvidence& motion, const LaneRange& range,
                      double bottom) {
  const std::optional<double>& time =
      range.latest > LaneRange{}.latest ? motion.unlimitedEntry : motion.time;
  if (!time) return;
  const PartScope part(strip, Part::contactTime);
  const double from = laneX(*time, strip.width, range);
  const double to = laneX(std::min(motion.unlimitedExit.value_or(range.latest), range.latest),
                          strip.width, range);
  Box box;
  box.layer = Layer::fill;
  box.min = {from, kTop - 2};
  box.max = {std::max(to, from), bottom};
  box.fill = {Role::result, 0.16};
  strip.add(box);
  strip.add(Stroke{Layer::handle,
                   {{from, kTop - 2}, {from, bottom + 2}},
                   false,
                   {Role::result, 1},
                   2,
                   {},
                   Cap::butt});
}

void addScrubber(Figure& strip, const LaneRange& range, double time, double bottom) {
  const PartScope part(strip, Part::shownTime);
  const double x = laneX(time, strip.width, range);
  strip.add(Stroke{
      Layer::handle, {{x, kTop - 2}, {x, bottom}}, false, {Role::accent, 1}, 2, {}, Cap::butt});
  strip.add(Dot{Layer::handle, {x, kTop}, 6, {Role::accent, 1}, {Role::text, 1}, 1.5});
}

}  // namespace

LaneRange laneRange(const Evidence& evidence, const ViewState& view) {
  LaneRange range;
  if (!evidence.publishedPrediction || !laneAnswers(evidence, view).prediction) return range;
  for (const std::optional<double>& time :
       {evidence.publishedPrediction->time, evidence.motion->unlimitedEntry,
        evidence.motion->unlimitedExit}) {
    if (time) range.latest = std::max(range.latest, std::min(1.1 * *time, kLongest));
  }
  range.earliest = -0.1 * range.latest / LaneRange{}.latest;
  return range;
}

double laneX(double time, double stripWidth, const LaneRange& range) {
  const double room = stripWidth - kNameWidth - kRightMargin;
  return kNameWidth + room * (time - range.earliest) / (range.latest - range.earliest);
}

double laneTime(double x, double stripWidth, const LaneRange& range) {
  const double room = stripWidth - kNameWidth - kRightMargin;
  const double share = (x - kNameWidth) / room;
  return std::clamp(range.earliest + (range.latest - range.earliest) * share, 0.0, 1.0);
}

int laneAt(double y, double stripHeight, std::size_t axes) {
  const double row = (y - kTop) / laneHeight(stripHeight, axes);
  return row >= 0 && row < static_cast<double>(axes) ? static_cast<int>(row) : -1;
}

void paintLanes(const Evidence& evidence, const ViewState& view, Figure& strip) {
  if (!evidence.motion) return;
  const MotionEvidence& motion = *evidence.motion;
  const double height = laneHeight(strip.height, motion.axes.size());
  const double bottom = kTop + height * static_cast<double>(motion.axes.size());
  const LaneRange range = laneRange(evidence, view);
  const bool answered = motionProgress(motion, view.step).phase == MotionProgress::Phase::result;
  addTicks(strip, range, bottom);
  const LaneAnswers answers = laneAnswers(evidence, view);
  if (answered && answers.exact) addMeetingWindow(strip, motion, range, bottom);
  if (answered && !answers.exact) addContactOutline(strip, motion, range, bottom);
  // Of lanes thinner than half a pixel one is drawn for each half pixel, and the one that decides.
  const auto stride = static_cast<std::size_t>(std::max(1.0, std::ceil(0.5 / height)));
  for (std::size_t i = 0; i < motion.axes.size(); ++i) {
    if (i % stride != 0 && i != static_cast<std::size_t>(motion.deciding)) continue;
    addLane(strip, evidence, view, static_cast<int>(i), kTop + height * static_cast<double>(i),
            height);
  }
  if (answered && answers.prediction) {
    addPredictedEntries(strip, evidence, range, height);
    addPredictedTime(strip, evidence, range, bottom);
  }
  if (answered && !answers.exact) addLaneWords(strip, answers.prediction);
  addScrubber(strip, range, view.time, bottom);
}

}  // namespace sepax
