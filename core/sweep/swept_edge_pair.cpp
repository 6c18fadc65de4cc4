#include "core/sweep/swept_edge_pair.h"

#include "core/evidence/terms.h"
#include "core/exact/axis_line.h"
#include "core/exact/predicates.h"
#include "core/exact/segment.h"
#include "core/exact/vec2.h"

#include <array>
#include <cmath>
#include <optional>

namespace sepax {

namespace {

/// Where the other edge is met: by the path of the end, or at the end of it that is slid to.
double placeOnOther(const SegmentPair& pair, std::size_t candidate, double time) {
  const Segment other = otherOf(pair, candidate);
  const Vec2 end = endOf(pair, candidate);
  const RelativeMotion& motion = pair.motion;
  const auto along = [&](auto lift) {
    return cross(motion.velocity(lift), vectorBetween(lift, other.start, other.end));
  };
  if (exactSign(along) != 0) {
    return exactQuotient(
        [&](auto lift) {
          return cross(motion.velocity(lift), vectorBetween(lift, other.start, end));
        },
        along);
  }
  const Vec2 moved = ownerOf(candidate) == Owner::a ? motion.va - motion.vb : motion.vb - motion.va;
  return placeOn(other.start, other.end, end + moved * time);
}

/// It is on the other edge at the start.
bool isReached(const EndMeeting& meeting) {
  return meeting.fate == CandidateFate::accepted && compare(*meeting.time, 0) == 0;
}

/// How far the end is from what it meets, and how fast that comes closer.
void addClosing(EdgeCandidate& candidate, const MeetingTime& time) {
  const double length = time.axis.length();
  const auto ahead = [&](auto lift) { return time.numerator(lift); };
  candidate.gap = std::fabs(exactQuotient(ahead, length));
  candidate.closing = exactQuotient([&](auto lift) { return time.denominator(lift); }, length);
  if (exactSign(ahead) < 0) candidate.closing = -candidate.closing;
}

/// Of an end that keeps its distance from the line of the other edge.
double keptGap(const SegmentPair& pair, std::size_t candidate) {
  const Segment other = otherOf(pair, candidate);
  const AxisLine axis{other.start, other.end};
  return std::fabs(exactQuotient(
      [&](auto lift) { return axis.along(lift, other.start, endOf(pair, candidate)); },
      axis.length()));
}

EdgeCandidate candidateOf(const SegmentPair& pair, std::size_t index, const EndMeeting& meeting,
                          const std::optional<MeetingTime>& first) {
  EdgeCandidate candidate;
  candidate.owner = ownerOf(index);
  candidate.fate = meeting.fate;
  candidate.beyond = meeting.beyond;
  if (meeting.time && !isReached(meeting)) {
    addClosing(candidate, *meeting.time);
  } else if (meeting.fate == CandidateFate::never) {
    candidate.gap = keptGap(pair, index);
  }
  if (!meeting.time || !std::isfinite(meeting.time->rounded)) return candidate;
  const double time = meeting.time->rounded;
  const Vec2 velocity = candidate.owner == Owner::a ? pair.motion.va : pair.motion.vb;
  candidate.time = time;
  candidate.point = endOf(pair, index) + velocity * time;
  candidate.place = placeOnOther(pair, index, time);
  candidate.first =
      first && meeting.fate == CandidateFate::accepted && compare(*meeting.time, *first) == 0;
  return candidate;
}

/// Meeting point of the lines at t = 0 or t = 1: on A's line at a place that is linear in t.
Vec2 meetingPoint(const SegmentPair& pair, double time) {
  const double place = exactQuotient(
      [&](auto lift) {
        const auto apart = vectorBetween(lift, pair.a.start, pair.b.start);
        const auto velocity = pair.motion.velocity(lift);
        const auto direction = vectorBetween(lift, pair.b.start, pair.b.end);
        return cross(apart, direction) - lift(time) * cross(velocity, direction);
      },
      [&](auto lift) {
        return cross(vectorBetween(lift, pair.a.start, pair.a.end),
                     vectorBetween(lift, pair.b.start, pair.b.end));
      });
  return lerp(pair.a.start, pair.a.end, place) + pair.motion.va * time;
}

/// The line of the segment stays where it is.
bool slidesAlong(const Segment& segment, Vec2 velocity) {
  return exactSign([&](auto lift) {
           return cross(vectorBetween(lift, segment.start, segment.end),
                        vectorBetween(lift, Vec2{}, velocity));
         }) == 0;
}

std::optional<MeetingPath> pathOf(const SegmentPair& pair) {
  const bool rests = slidesAlong(pair.a, pair.motion.va) && slidesAlong(pair.b, pair.motion.vb);
  const MeetingPath path{meetingPoint(pair, 0), meetingPoint(pair, 1), rests};
  if (!isFinite(path.start) || !isFinite(path.end)) return std::nullopt;
  return path;
}

ParallelClosing closingOf(const SegmentPair& pair) {
  const AxisLine axis{pair.b.start, pair.b.end};
  const double length = axis.length();
  const double gap = exactQuotient(
      [&](auto lift) { return axis.along(lift, pair.a.start, pair.b.start); }, length);
  const double speed = exactQuotient(
      [&](auto lift) { return axis.along(lift, pair.motion.vb, pair.motion.va); }, length);
  const int side = orientation(pair.b.start, pair.b.end, pair.a.start);
  const int way =
      exactSign([&](auto lift) { return axis.along(lift, pair.motion.vb, pair.motion.va); });
  ParallelClosing closing;
  closing.gap = std::fabs(gap);
  closing.sameLine = side == 0;
  // Lines that coincide can only part.
  const bool turned = side < 0 || (side == 0 && way > 0);
  closing.speed = turned ? -speed : speed;
  closing.direction = turned ? -way : way;
  const auto time = meetingTime(axis, pair.a.start, pair.b.start, pair.motion);
  if (time && std::isfinite(time->rounded)) closing.time = time->rounded;
  if (time) closing.enclosed = enclosed(*time);
  return closing;
}

/// Where the point of the other line that meets an edge's line stays on it; `toStart` and `toEnd`
/// are the sides of the other line on which the edge's ends are, `way` that of the edge's
/// direction.
int stayingSide(int toStart, int toEnd, int way) {
  if (toStart * toEnd <= 0) return 0;
  return toStart * way > 0 ? -1 : 1;
}

/// Of A's edge, or of B's.
MeetingOnEdge meetingOn(const SegmentPair& pair, Owner owner) {
  const bool ofA = owner == Owner::a;
  const Segment& own = ofA ? pair.a : pair.b;
  const Segment& other = ofA ? pair.b : pair.a;
  const AxisLine axis{other.start, other.end};
  const auto at = [&](Vec2 end) {
    return ofA ? meetingTime(axis, end, other.start, pair.motion)
               : meetingTime(axis, other.start, end, pair.motion);
  };
  MeetingOnEdge meeting;
  const std::optional<MeetingTime> start = at(own.start);
  const std::optional<MeetingTime> end = at(own.end);
  meeting.travels = start.has_value();
  if (meeting.travels) {
    meeting.start = enclosed(*start);
    meeting.end = enclosed(*end);
    meeting.rises = compare(*start, *end) <= 0;
    return meeting;
  }
  const int way = exactSign([&](auto lift) {
    return cross(vectorBetween(lift, other.start, other.end),
                 vectorBetween(lift, own.start, own.end));
  });
  meeting.side = stayingSide(orientation(other.start, other.end, own.start),
                             orientation(other.start, other.end, own.end), way);
  return meeting;
}

}  // namespace

SegmentPair segmentPair(const CallersEdge& edgeA, const CallersEdge& edgeB,
                        const RelativeMotion& motion) {
  return {{edgeA.start, edgeA.end}, {edgeB.start, edgeB.end}, motion};
}

EdgePairEvidence edgePairTest(const CallersEdge& edgeA, const CallersEdge& edgeB,
                              const RelativeMotion& motion) {
  const SegmentPair pair = segmentPair(edgeA, edgeB, motion);
  EdgePairEvidence evidence;
  evidence.edgeA = edgeA.index;
  evidence.edgeB = edgeB.index;
  evidence.endsA = {edgeA.start, edgeA.end};
  evidence.endsB = {edgeB.start, edgeB.end};
  evidence.initial = segmentsMeet(pair.a.start, pair.a.end, pair.b.start, pair.b.end);
  const std::optional<MeetingTime> first = firstContact(pair);
  if (first) {
    evidence.time = first->rounded;
    evidence.enclosedTime = enclosed(*first);
  }
  if (areParallel(pair)) {
    evidence.parallel = closingOf(pair);
  } else {
    evidence.path = pathOf(pair);
    evidence.meetingOn = {meetingOn(pair, Owner::a), meetingOn(pair, Owner::b)};
  }
  const EndMeetings meetings = endMeetings(pair);
  evidence.alongPiece = first && !evidence.initial && touchAt(pair, meetings, *first).hasLength;
  const std::array vertices{edgeA.startVertex, edgeA.endVertex, edgeB.startVertex, edgeB.endVertex};
  for (std::size_t i = 0; i < meetings.size(); ++i) {
    evidence.candidates[i] = candidateOf(pair, i, meetings[i], first);
    evidence.candidates[i].vertex = vertices[i];
  }
  return evidence;
}

}  // namespace sepax
