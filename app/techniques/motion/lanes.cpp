#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/motion/motion.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

// The ruler of the lanes: a little time before and after the step is visible.
constexpr double kEarliest = -0.1;
constexpr double kLatest = 1.1;
constexpr double kNameWidth = 56;  ///< logical pixels, for the names at the left
constexpr double kRightMargin = 24;
constexpr double kTop = 8;
constexpr double kTicksHeight = 18;

double laneHeight(double stripHeight, std::size_t axes) {
  const double room = stripHeight - kTop - kTicksHeight;
  return std::min(26.0, room / static_cast<double>(std::max<std::size_t>(axes, 1)));
}

bool isEntryTie(const MotionEvidence& motion, int axis) {
  return std::find(motion.entryTies.begin(), motion.entryTies.end(), axis) !=
         motion.entryTies.end();
}

void addTicks(Figure& strip, double bottom) {
  const PartScope part(strip, Part::timeRuler);
  for (const double time : {0.0, 0.25, 0.5, 0.75, 1.0}) {
    const double x = laneX(time, strip.width);
    strip.add(Stroke{
        Layer::grid, {{x, kTop}, {x, bottom}}, false, {Role::dim, 0.8}, 1, {3, 3}, Cap::butt});
    strip.add(Text{Layer::label,
                   {x, bottom + 14},
                   number(time, time == 0 || time == 1 ? 0 : 2),
                   12,
                   Weight::regular,
                   Align::center,
                   {Role::muted, 1},
                   false});
  }
}

/// The times at which the shadows on the axis overlap.
void addTimeOverlap(Figure& strip, const MotionEvidence& motion, int index, double middle,
                    double height) {
  const MotionAxis& axis = motion.axes[static_cast<std::size_t>(index)];
  const double from = std::clamp(axis.entry, kEarliest, kLatest);
  const double to = std::clamp(axis.exit, kEarliest, kLatest);
  if (!(axis.entry < kLatest) || !(axis.exit > kEarliest) || from > to) return;
  const bool decides = motion.contact != Contact::none && isEntryTie(motion, index);
  const PartScope part(strip, decides ? Part::latestEntry : Part::timeOverlap);
  strip.add(Stroke{Layer::evidence,
                   {{laneX(from, strip.width), middle},
                    {std::max(laneX(to, strip.width), laneX(from, strip.width) + 1), middle}},
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
  if (height >= 11) {
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
  addTimeOverlap(strip, motion, index, middle, height);
}

/// The column in which every bar is on.
void addMeetingWindow(Figure& strip, const MotionEvidence& motion, double bottom) {
  if (!motion.time) return;
  const PartScope part(strip, Part::contactTime);
  const double from = laneX(*motion.time, strip.width);
  const double to = laneX(std::min(motion.exit.value_or(kLatest), kLatest), strip.width);
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

void addScrubber(Figure& strip, double time, double bottom) {
  const PartScope part(strip, Part::shownTime);
  const double x = laneX(time, strip.width);
  strip.add(Stroke{
      Layer::handle, {{x, kTop - 2}, {x, bottom}}, false, {Role::accent, 1}, 2, {}, Cap::butt});
  strip.add(Dot{Layer::handle, {x, kTop}, 6, {Role::accent, 1}, {Role::text, 1}, 1.5});
}

}  // namespace

double laneX(double time, double stripWidth) {
  const double room = stripWidth - kNameWidth - kRightMargin;
  return kNameWidth + room * (time - kEarliest) / (kLatest - kEarliest);
}

double laneTime(double x, double stripWidth) {
  const double room = stripWidth - kNameWidth - kRightMargin;
  return std::clamp(kEarliest + (kLatest - kEarliest) * (x - kNameWidth) / room, 0.0, 1.0);
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
  addTicks(strip, bottom);
  addMeetingWindow(strip, motion, bottom);
  // Of lanes thinner than half a pixel one is drawn for each half pixel, and the one that decides.
  const auto stride = static_cast<std::size_t>(std::max(1.0, std::ceil(0.5 / height)));
  for (std::size_t i = 0; i < motion.axes.size(); ++i) {
    if (i % stride != 0 && i != static_cast<std::size_t>(motion.latestEntry)) continue;
    addLane(strip, evidence, view, static_cast<int>(i), kTop + height * static_cast<double>(i),
            height);
  }
  addScrubber(strip, view.time, bottom);
}

}  // namespace sepax
