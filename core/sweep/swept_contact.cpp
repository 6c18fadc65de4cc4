#include "core/sweep/swept_contact.h"

#include "core/evidence/terms.h"
#include "core/exact/axis_line.h"
#include "core/exact/predicates.h"
#include "core/sweep/swept_edge_pair.h"

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

/// Axis that points from B to A at an edge: outward for an edge of B, inward for one of A, against
/// the motion of A for a segment.
AxisLine towardsA(const CallersEdge& edge, Owner owner, const RelativeMotion& motion) {
  bool forward = (owner == Owner::b) != edge.clockwise;
  if (edge.twoFaced) {
    const AxisLine axis{edge.start, edge.end};
    forward = exactSign([&](auto lift) { return axis.along(lift, motion.vb, motion.va); }) <= 0;
  }
  return forward ? AxisLine{edge.start, edge.end} : AxisLine{edge.end, edge.start};
}

bool sameDirection(const AxisLine& x, const AxisLine& y) {
  const auto apart = [](const auto& lift, const AxisLine& axis) {
    return vectorBetween(lift, axis.p, axis.q);
  };
  return exactSign([&](auto lift) { return cross(apart(lift, x), apart(lift, y)); }) == 0 &&
         exactSign([&](auto lift) { return dot(apart(lift, x), apart(lift, y)); }) > 0;
}

/// A vertex of either polygon by its owner and position.
using VertexName = std::pair<Owner, int>;

struct Contacts {
  std::vector<VertexName> seen;     ///< whose point is listed
  std::vector<VertexName> corners;  ///< corners of A on corners of B
  std::vector<VertexName> pieces;   ///< corners that end a common piece
  std::vector<AxisLine> axes;
  std::vector<Vec2> points;
};

VertexName nameOf(const TouchingEdges& edges, std::size_t candidate) {
  const Owner owner = ownerOf(candidate);
  const CallersEdge& edge = owner == Owner::a ? edges.a : edges.b;
  return {owner, candidate % 2 == 0 ? edge.startPosition : edge.endPosition};
}

/// Notes one end of an edge that touches the other edge. Of a corner on a corner only A's counts.
void addEnd(Contacts& contacts, const TouchingEdges& edges, const SegmentPair& pair,
            std::size_t candidate, const EndMeeting& meeting, bool isPiece) {
  const VertexName name = nameOf(edges, candidate);
  const Owner owner = name.first;
  if (meeting.betweenEnds) {
    contacts.axes.push_back(owner == Owner::a ? towardsA(edges.b, Owner::b, pair.motion)
                                              : towardsA(edges.a, Owner::a, pair.motion));
  } else {
    if (owner == Owner::b) return;
    (isPiece ? contacts.pieces : contacts.corners).push_back(name);
  }
  if (std::find(contacts.seen.begin(), contacts.seen.end(), name) != contacts.seen.end()) return;
  contacts.seen.push_back(name);
  const Vec2 velocity = owner == Owner::a ? pair.motion.va : pair.motion.vb;
  contacts.points.push_back(endOf(pair, candidate) + velocity * meeting.time->rounded);
}

/// Whether the pair touches along a piece with a length.
bool addPair(Contacts& contacts, const TouchingEdges& edges, const MeetingTime& time,
             const RelativeMotion& motion) {
  const SegmentPair pair = segmentPair(edges.a, edges.b, motion);
  const EndMeetings meetings = endMeetings(pair);
  const Touch touch = touchAt(pair, meetings, time);
  if (touch.hasLength) contacts.axes.push_back(towardsA(edges.b, Owner::b, pair.motion));
  for (const std::size_t candidate : touch.candidates) {
    addEnd(contacts, edges, pair, candidate, meetings[candidate], touch.hasLength);
  }
  return touch.hasLength;
}

std::optional<Vec2> uniqueNormal(const Contacts& contacts) {
  if (contacts.axes.empty()) return std::nullopt;
  const AxisLine& axis = contacts.axes.front();
  const bool agree = std::all_of(contacts.axes.begin(), contacts.axes.end(),
                                 [&](const AxisLine& other) { return sameDirection(axis, other); });
  const bool explained =
      std::all_of(contacts.corners.begin(), contacts.corners.end(), [&](const VertexName& corner) {
        return std::find(contacts.pieces.begin(), contacts.pieces.end(), corner) !=
               contacts.pieces.end();
      });
  return agree && explained ? std::optional(axis.unit()) : std::nullopt;
}

}  // namespace

ContactPlace contactPlace(std::span<const TouchingEdges> pairs, const MeetingTime& time,
                          const RelativeMotion& motion) {
  Contacts contacts;
  std::optional<std::size_t> facing;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const bool piece = addPair(contacts, pairs[i], time, motion);
    if (piece && !facing) facing = i;
  }
  return {contacts.points, uniqueNormal(contacts), facing};
}

}  // namespace sepax
