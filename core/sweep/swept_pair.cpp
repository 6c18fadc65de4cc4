#include "core/sweep/swept_pair.h"

#include "core/exact/axis_line.h"
#include "core/exact/predicates.h"

#include <utility>

namespace sepax {

namespace {

/// Side of `to` with regard to the path of `from`; its sign flips with the side that is at rest.
int sideOfPath(const RelativeMotion& motion, Vec2 from, Vec2 to) {
  return exactSign(
      [&](auto lift) { return cross(motion.velocity(lift), vectorBetween(lift, from, to)); });
}

/// When the point and the place are level on the axis; the point moves with its owner.
std::optional<MeetingTime> levelTime(const AxisLine& axis, Vec2 point, Owner owner, Vec2 place,
                                     const RelativeMotion& motion) {
  return owner == Owner::a ? meetingTime(axis, point, place, motion)
                           : meetingTime(axis, place, point, motion);
}

CandidateFate fateInTime(const MeetingTime& time) {
  if (compare(time, 0) < 0) return CandidateFate::beforeStart;
  return compare(time, 1) > 0 ? CandidateFate::afterEnd : CandidateFate::accepted;
}

/// Which end of the segment is nearer to a path that passes beyond it, on this side of both ends.
int nearerEnd(const RelativeMotion& motion, const Segment& other, int side) {
  return sideOfPath(motion, other.start, other.end) == side ? -1 : 1;
}

/// The point moves across the line of the segment.
EndMeeting crossingOf(const MeetingTime& time, Vec2 point, const Segment& other) {
  EndMeeting meeting{fateInTime(time), time, false, 0};
  if (meeting.fate != CandidateFate::accepted) return meeting;
  const int side = sideOfPath(time.motion, point, other.start);
  const int sides = side * sideOfPath(time.motion, point, other.end);
  meeting.betweenEnds = sides < 0;
  if (sides <= 0) return meeting;
  meeting.fate = CandidateFate::offEdge;
  meeting.beyond = nearerEnd(time.motion, other, side);
  return meeting;
}

/// The point moves along the line of the segment, or the segment has no length.
EndMeeting slidingOf(Vec2 point, Owner owner, const Segment& other, const RelativeMotion& motion) {
  if (onSegment(other.start, other.end, point)) {
    const bool atEnd = point == other.start || point == other.end;
    return {CandidateFate::accepted, startTime(), !atEnd, 0};
  }
  if (motion.isRest()) return {CandidateFate::atRest, std::nullopt, false, 0};
  if (orientation(other.start, other.end, point) != 0 ||
      sideOfPath(motion, point, other.start) != 0) {
    return {CandidateFate::never, std::nullopt, false, 0};
  }
  const MeetingTime start = *levelTime(motion.axis(), point, owner, other.start, motion);
  const MeetingTime end = *levelTime(motion.axis(), point, owner, other.end, motion);
  const bool ahead = compare(start, 0) > 0;  // both ends are, or none is
  const MeetingTime& nearer = (compare(start, end) <= 0) == ahead ? start : end;
  return {fateInTime(nearer), nearer, false, 0};
}

EndMeeting meetingOf(Vec2 point, Owner owner, const Segment& other, const RelativeMotion& motion) {
  const auto time = levelTime({other.start, other.end}, point, owner, other.start, motion);
  return time ? crossingOf(*time, point, other) : slidingOf(point, owner, other, motion);
}

}  // namespace

Vec2 endOf(const SegmentPair& pair, std::size_t candidate) {
  const Segment& segment = ownerOf(candidate) == Owner::a ? pair.a : pair.b;
  return candidate % 2 == 0 ? segment.start : segment.end;
}

Segment otherOf(const SegmentPair& pair, std::size_t candidate) {
  return ownerOf(candidate) == Owner::a ? pair.b : pair.a;
}

EndMeetings endMeetings(const SegmentPair& pair) {
  EndMeetings meetings;
  for (std::size_t i = 0; i < meetings.size(); ++i) {
    meetings[i] = meetingOf(endOf(pair, i), ownerOf(i), otherOf(pair, i), pair.motion);
  }
  return meetings;
}

std::optional<MeetingTime> firstOf(const EndMeetings& meetings) {
  std::optional<MeetingTime> first;
  for (const EndMeeting& meeting : meetings) {
    if (meeting.fate == CandidateFate::accepted) first = earlierOf(first, meeting.time);
  }
  return first;
}

std::optional<MeetingTime> firstContact(const SegmentPair& pair) {
  if (segmentsMeet(pair.a.start, pair.a.end, pair.b.start, pair.b.end)) return startTime();
  return firstOf(endMeetings(pair));
}

Touch touchAt(const SegmentPair& pair, const EndMeetings& meetings, const MeetingTime& time) {
  Touch touch;
  bool between = false;
  std::array<int, 2> count{0, 0};
  for (std::size_t i = 0; i < meetings.size(); ++i) {
    if (meetings[i].fate != CandidateFate::accepted || compare(*meetings[i].time, time) != 0) {
      continue;
    }
    touch.candidates.push_back(i);
    between = between || meetings[i].betweenEnds;
    ++count[i / 2];
  }
  const bool haveLength = pair.a.start != pair.a.end && pair.b.start != pair.b.end;
  const bool bothEnds = count[0] == 2 || count[1] == 2;
  touch.hasLength = haveLength && areParallel(pair) && (between || bothEnds);
  return touch;
}

bool areParallel(const SegmentPair& pair) {
  return exactSign([&](auto lift) {
           return cross(vectorBetween(lift, pair.a.start, pair.a.end),
                        vectorBetween(lift, pair.b.start, pair.b.end));
         }) == 0;
}

}  // namespace sepax
