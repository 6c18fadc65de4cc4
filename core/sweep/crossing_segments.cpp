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
  return found;
}

}  // namespace sepax
