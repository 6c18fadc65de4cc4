#include "core/sweep/swept_segments.h"

#include "core/evidence/terms.h"
#include "core/exact/vec2.h"
#include "core/sweep/meeting_time.h"

#include <array>
#include <vector>

namespace sepax {

namespace {

/// Where a candidate is in the world at a time.
Vec2 placeAt(const SegmentPair& pair, std::size_t candidate, double time) {
  const Vec2 velocity = ownerOf(candidate) == Owner::a ? pair.motion.va : pair.motion.vb;
  return endOf(pair, candidate) + velocity * time;
}

/// The candidates at the two ends of a common piece: both ends of one segment, or one of each.
std::array<std::size_t, 2> endsOf(const Touch& touch) {
  const std::vector<std::size_t>& found = touch.candidates;
  const bool bothOfB = found.size() == 3 && ownerOf(found[1]) == Owner::b;
  return bothOfB ? std::array{found[1], found[2]} : std::array{found[0], found[1]};
}

SegmentIntersection contactAt(const SegmentPair& pair, const EndMeetings& meetings,
                              const MeetingTime& time) {
  const Touch touch = touchAt(pair, meetings, time);
  const auto ends =
      touch.hasLength ? endsOf(touch) : std::array{touch.candidates[0], std::size_t{}};
  const Vec2 p = placeAt(pair, ends[0], time.rounded);
  const Vec2 q = touch.hasLength ? placeAt(pair, ends[1], time.rounded) : p;
  const auto place = [&](const Segment& segment, Vec2 velocity) {
    return placeOn(segment.start + velocity * time.rounded, segment.end + velocity * time.rounded,
                   p);
  };
  return {touch.hasLength ? SegmentMeeting::segment : SegmentMeeting::point, p, q,
          place(pair.a, pair.motion.va), place(pair.b, pair.motion.vb)};
}

}  // namespace

SweptSegments sweptSegments(const SegmentPair& pair) {
  const SegmentIntersection start =
      segmentIntersection(pair.a.start, pair.a.end, pair.b.start, pair.b.end);
  if (start.kind != SegmentMeeting::none) return {true, 0.0, start};
  const EndMeetings meetings = endMeetings(pair);
  const std::optional<MeetingTime> first = firstOf(meetings);
  if (!first) return {};
  return {false, first->rounded, contactAt(pair, meetings, *first)};
}

}  // namespace sepax
