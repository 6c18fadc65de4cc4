#include "core/sweep/crossing_segments.h"

#include "core/exact/axis_line.h"
#include "core/exact/predicates.h"
#include "core/sweep/meeting_time.h"

#include <utility>

namespace sepax {

namespace {

/// An open stretch of time; an absent end is infinite.
struct Stretch {
  bool empty = false;
  std::optional<MeetingTime> from;
  std::optional<MeetingTime> to;
};

/// While the ends of a segment lie on different sides of a line; all of them move with regard to it
/// at the same speed. `ends` are the times at which they are on it.
Stretch betweenTimes(const std::optional<MeetingTime>& one, const std::optional<MeetingTime>& two,
                     bool apartAtStart) {
  if (!one || !two) return {!apartAtStart, {}, {}};
  return compare(*one, *two) < 0 ? Stretch{false, one, two} : Stretch{false, two, one};
}

bool onBothSides(const Segment& line, const Segment& segment) {
  return orientation(line.start, line.end, segment.start) *
             orientation(line.start, line.end, segment.end) <
         0;
}

/// While the line of B's segment parts the ends of A's.
Stretch partedA(const SegmentPair& pair) {
  const AxisLine axis{pair.b.start, pair.b.end};
  return betweenTimes(meetingTime(axis, pair.a.start, pair.b.start, pair.motion),
                      meetingTime(axis, pair.a.end, pair.b.start, pair.motion),
                      onBothSides(pair.b, pair.a));
}

Stretch partedB(const SegmentPair& pair) {
  const AxisLine axis{pair.a.start, pair.a.end};
  return betweenTimes(meetingTime(axis, pair.a.start, pair.b.start, pair.motion),
                      meetingTime(axis, pair.a.start, pair.b.end, pair.motion),
                      onBothSides(pair.a, pair.b));
}

std::optional<MeetingTime> laterOf(const std::optional<MeetingTime>& x,
                                   const std::optional<MeetingTime>& y) {
  if (!x || !y) return x ? x : y;
  return compare(*x, *y) < 0 ? y : x;
}

/// What both have in common and [0, 1] has a part of.
Stretch common(const Stretch& x, const Stretch& y) {
  Stretch both{x.empty || y.empty, laterOf(x.from, y.from), earlierOf(x.to, y.to)};
  both.empty = both.empty || (both.from && both.to && compare(*both.from, *both.to) >= 0) ||
               (both.from && compare(*both.from, 1) >= 0) || (both.to && compare(*both.to, 0) <= 0);
  return both;
}

/// Where a stretch ends within the step.
std::optional<double> endOf(const Stretch& stretch) {
  if (!stretch.to || compare(*stretch.to, 1) >= 0) return std::nullopt;
  return stretch.to->rounded;
}

/// With its ends in the order of their coordinates, which is that along any line.
Segment ordered(const Segment& segment) {
  const bool swapped = segment.end.x < segment.start.x ||
                       (segment.end.x == segment.start.x && segment.end.y < segment.start.y);
  return swapped ? Segment{segment.end, segment.start} : segment;
}

/// The axis along the line of a segment.
AxisLine along(const Segment& segment) {
  return {turnedLeft(segment.start), turnedLeft(segment.end)};
}

/// While two segments of one line share a piece with a length.
Stretch shared(const SegmentPair& pair) {
  const Segment a = ordered(pair.a);
  const Segment b = ordered(pair.b);
  const AxisLine axis = along(b);
  const bool now =
      compareHeights(axis, a.start, b.end) < 0 && compareHeights(axis, b.start, a.end) < 0;
  return betweenTimes(meetingTime(axis, a.end, b.start, pair.motion),
                      meetingTime(axis, a.start, b.end, pair.motion), now);
}

/// The lines of parallel segments come closer or part.
bool close(const SegmentPair& pair) {
  const AxisLine axis{pair.b.start, pair.b.end};
  return exactSign([&](auto lift) { return axis.along(lift, pair.motion.vb, pair.motion.va); }) !=
         0;
}

}  // namespace

std::optional<CrossingSegments> crossingSegments(const SegmentPair& pair) {
  if (areParallel(pair)) return std::nullopt;
  const Stretch crossing = common(partedA(pair), partedB(pair));
  if (crossing.empty) return std::nullopt;
  CrossingSegments found;
  found.atStart = !crossing.from || compare(*crossing.from, 0) < 0;
  const MeetingTime from = found.atStart ? startTime() : *crossing.from;
  const std::optional<MeetingTime> first = firstContact(pair);
  found.atContact = first && compare(from, *first) == 0;
  found.from = found.atContact ? first->rounded : from.rounded;
  found.until = endOf(crossing);
  return found;
}

std::optional<PassingSegments> passingSegments(const SegmentPair& pair) {
  const bool haveLengths = pair.a.start != pair.a.end && pair.b.start != pair.b.end;
  if (!haveLengths || !areParallel(pair)) return std::nullopt;
  if (close(pair)) {
    const std::optional<MeetingTime> first = firstContact(pair);
    if (!first || compare(*first, 0) <= 0 || compare(*first, 1) >= 0) return std::nullopt;
    if (!touchAt(pair, endMeetings(pair), *first).hasLength) return std::nullopt;
    return PassingSegments{first->rounded, first->rounded, false, false};
  }
  if (orientation(pair.b.start, pair.b.end, pair.a.start) != 0) return std::nullopt;
  const Stretch passing = common(shared(pair), {});
  if (passing.empty) return std::nullopt;
  PassingSegments found{0, endOf(passing), true, !passing.from || compare(*passing.from, 0) < 0};
  if (!found.atStart) found.from = passing.from->rounded;
  return found;
}

}  // namespace sepax
