#include "app/techniques/motion/lane_plan.h"

#include "app/figure/font.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/strip.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/motion/row.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sepax {
namespace {

// Logical pixels.
constexpr double kTicksHeight = 18;
constexpr double kBelowTicks = 4;  ///< where there is room
constexpr double kRoomyStrip = 160;
constexpr double kLeastTop = 8;
constexpr double kTopBelowHeading = 6;  ///< on a page
constexpr double kWordsTop = 22;        ///< of the first lane below words
constexpr double kMostHeight = 26;      ///< of a lane
constexpr double kLowStrip = 180;       ///< a strip that is lower has no lanes without names

constexpr double kAboveLanes = 7;  ///< from the baseline of words to the first lane below them
constexpr double kBehindHeading = 10;

/// Longest time that the lanes are drawn for, steps.
constexpr double kLongest = 50;

double heightBelow(double top, double stripHeight, std::size_t lanes) {
  const double below = stripHeight < kRoomyStrip ? 0 : kBelowTicks;
  const double room = stripHeight - top - kTicksHeight - below;
  return std::min(kMostHeight, room / static_cast<double>(std::max<std::size_t>(lanes, 1)));
}

/// In how many columns names stand beside lanes of a height; 0 = they have no room.
int nameColumnsOf(const Evidence& evidence, const ViewState& view, double height) {
  constexpr double kBetween = 2;  // those side by side are not on one line
  if (height >= (view.wording.paper ? kPrintedLane : kNamedLane)) return 1;
  if (!view.wording.paper) return 0;
  double widest = 0;
  for (const MotionAxis& axis : evidence.motion->axes)
    widest = std::max(widest, textWidth(nameOf(evidence, axis.name), 12, Weight::semibold));
  const double columns = std::ceil(kNamedLane / height);
  return columns * (widest + kBetween) <= kLaneNames - 4 ? static_cast<int>(columns) : 0;
}

/// The axis that the prediction takes; -1 where none is shown.
int predictedAxis(const Evidence& evidence, const ViewState& view) {
  const auto& prediction = evidence.publishedPrediction;
  if (!prediction || !prediction->axis || !laneAnswers(evidence, view).prediction) return -1;
  const auto& axes = evidence.motion->axes;
  const auto found = std::ranges::find(axes, *prediction->axis, &MotionAxis::name);
  return found == axes.end() ? -1 : static_cast<int>(found - axes.begin());
}

/// The axes in the order in which they get a lane: those that are named, then all.
std::vector<int> byWeight(const Evidence& evidence, const ViewState& view) {
  const MotionEvidence& motion = *evidence.motion;
  std::vector<int> order;
  const auto add = [&](int axis) {
    if (axis >= 0 && std::ranges::count(order, axis) == 0) order.push_back(axis);
  };
  const MotionProgress progress = motionProgress(motion, view.step);
  if (progress.phase != MotionProgress::Phase::result) add(progress.axis);
  if (motion.miss.reason == MissReason::passing) {
    add(motion.miss.axis);
    add(motion.miss.later);
  }
  add(decidingAxis(motion));
  add(motion.deciding);
  add(predictedAxis(evidence, view));
  for (const int axis : motion.decidingAxes) add(axis);
  const auto count = static_cast<int>(motion.axes.size());
  for (int i = 0; i < count; ++i)
    if (view.selectedAxis == motion.axes[static_cast<std::size_t>(i)].name) add(i);
  std::vector<int> rest(static_cast<std::size_t>(count));
  std::iota(rest.begin(), rest.end(), 0);
  // What enters just before the last one tells why that is the last.
  std::ranges::stable_sort(rest, std::ranges::greater{}, [&](int axis) {
    return motion.axes[static_cast<std::size_t>(axis)].enclosedEntry.high;
  });
  for (const int axis : rest) add(axis);
  return order;
}

}  // namespace

LanePlan lanePlan(const Evidence& evidence, const ViewState& view, double stripHeight) {
  LanePlan plan;
  plan.axes = byWeight(evidence, view);
  const bool paper = view.wording.paper;
  const auto heading = paper ? stripHeading(view, kLanesHeading) : std::nullopt;
  const bool beside = heading.has_value();  // the words stand in its line
  const double wordsTop = beside ? kTopBelowHeading : kWordsTop;
  const double all = heightBelow(paper ? wordsTop : kLeastTop, stripHeight, plan.axes.size());
  if (stripHeight < kLowStrip && nameColumnsOf(evidence, view, all) == 0) {
    const double top = paper ? wordsTop : kLeastTop;
    const double room = (stripHeight - top - kTicksHeight) / kNamedLane;
    plan.axes.resize(static_cast<std::size_t>(std::max(room, 1.0)));
  }
  std::ranges::sort(plan.axes);
  const double least = paper ? kNamedLane / 2 : kNamedLane;
  const bool roomy = heightBelow(wordsTop, stripHeight, plan.axes.size()) >= least;
  plan.top = roomy ? wordsTop : kLeastTop;
  if (roomy && beside) plan.words = {heading->baseline, heading->end + kBehindHeading};
  if (roomy && !beside) plan.words = {kWordsTop - kAboveLanes, 0};
  plan.height = heightBelow(plan.top, stripHeight, plan.axes.size());
  plan.nameColumns = nameColumnsOf(evidence, view, plan.height);
  return plan;
}

LaneAnswers laneAnswers(const Evidence& evidence, const ViewState& view) {
  const ShownAnswers shown = shownAnswers(
      Technique{.pitfalls = kMotionPitfalls, .published = kMotionPublished}, evidence, view);
  const auto shows = [&](std::string_view method) {
    return shown.published != nullptr && shown.published->id == method;
  };
  return {shown.exact, shows(kPredictionMethod), shows(kMoveMethod)};
}

bool showsExact(const Evidence& evidence, const ViewState& view) {
  return laneAnswers(evidence, view).exact;
}

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
  const double room = stripWidth - kLaneNames - kLaneStates;
  return kLaneNames + room * (time - range.earliest) / (range.latest - range.earliest);
}

double laneTime(double x, double stripWidth, const LaneRange& range) {
  const double room = std::max(1.0, stripWidth - kLaneNames - kLaneStates);
  const double share = (x - kLaneNames) / room;
  return std::clamp(range.earliest + (range.latest - range.earliest) * share, 0.0, 1.0);
}

int laneAt(const Evidence& evidence, const ViewState& view, double y, double stripHeight) {
  const LanePlan plan = lanePlan(evidence, view, stripHeight);
  const double lane = (y - plan.top) / plan.height;
  if (!(lane >= 0 && lane < static_cast<double>(plan.axes.size()))) return -1;
  return plan.axes[static_cast<std::size_t>(lane)];
}

}  // namespace sepax
