#include "core/inside.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/bounding.h"
#include "core/callers_edges.h"
#include "core/crossing.h"
#include "core/segment.h"

namespace sepax {

namespace {

CirclePhase circlesOf(const InsideBody& a, const InsideBody& b) {
  const Circle circleA = boundingCircle(a.center, a.vertices);
  const Circle circleB = boundingCircle(b.center, b.vertices);
  return {a.center,
          b.center,
          circleA.radius,
          circleB.radius,
          distance(a.center, b.center),
          circlesMeet(circleA, circleB)};
}

std::vector<PointEvidence> verticesIn(const std::vector<Vec2>& vertices, const Polygon& polygon) {
  std::vector<PointEvidence> result;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    result.push_back(pointInPolygon(polygon, vertices[i]));
    result.back().index = static_cast<int>(i);
  }
  return result;
}

std::vector<PointEvidence> middlesIn(const Polygon& owner, const Polygon& polygon) {
  std::vector<PointEvidence> result;
  for (const CallersEdge& edge : callersEdges(owner)) {
    result.push_back(pointInPolygon(polygon, lerp(edge.start, edge.end, 0.5)));
    result.back().index = edge.index;
  }
  return result;
}

bool anyMeets(std::span<const PointEvidence> points) {
  return std::any_of(points.begin(), points.end(),
                     [](const PointEvidence& point) { return point.side != Side::outside; });
}

/// A vertex belongs to two edges and is met through both: it is listed once.
void addMeeting(std::vector<EdgeMeeting>& meetings, const EdgeMeeting& meeting) {
  const bool known = std::any_of(meetings.begin(), meetings.end(), [&](const EdgeMeeting& other) {
    return other.point == meeting.point;
  });
  if (!known) meetings.push_back(meeting);
}

void addEdges(InsideEvidence& evidence, const Polygon& a, const Polygon& b) {
  const std::vector<CallersEdge> edgesA = callersEdges(a);
  const std::vector<CallersEdge> edgesB = callersEdges(b);
  const auto boxOf = [](const CallersEdge& edge) {
    return boundsOf(std::array{edge.start, edge.end});
  };
  for (const CallersEdge& edgeA : edgesA) {
    for (const CallersEdge& edgeB : edgesB) {
      if (!boxesMeet(boxOf(edgeA), boxOf(edgeB))) continue;
      const SegmentIntersection common =
          segmentIntersection(edgeA.start, edgeA.end, edgeB.start, edgeB.end);
      if (common.kind == SegmentMeeting::none) continue;
      addMeeting(evidence.meetings, {edgeA.index, edgeB.index, common.p, common.t, common.u});
      if (common.kind == SegmentMeeting::point) continue;
      evidence.overlaps.push_back({edgeA.index, edgeB.index, common.p, common.q});
      addMeeting(evidence.meetings,
                 {edgeA.index, edgeB.index, common.q, placeOn(edgeA.start, edgeA.end, common.q),
                  placeOn(edgeB.start, edgeB.end, common.q)});
    }
  }
}

InsidePhase firstProof(const InsideEvidence& evidence) {
  if (!evidence.circles.meet) return InsidePhase::circles;
  if (!evidence.intersects) return InsidePhase::nothingFound;
  if (anyMeets(evidence.aInB)) return InsidePhase::verticesOfA;
  if (anyMeets(evidence.middles)) return InsidePhase::middlesOfA;
  if (anyMeets(evidence.bInA)) return InsidePhase::verticesOfB;
  return InsidePhase::edges;
}

}  // namespace

InsideEvidence insideTest(const InsideBody& a, const InsideBody& b, Middles middles) {
  InsideEvidence evidence;
  evidence.circles = circlesOf(a, b);
  evidence.aInB = verticesIn(a.vertices, b.polygon);
  if (middles == Middles::with) evidence.middles = middlesIn(a.polygon, b.polygon);
  evidence.bInA = verticesIn(b.vertices, a.polygon);
  addEdges(evidence, a.polygon, b.polygon);
  evidence.intersects =
      anyMeets(evidence.aInB) || anyMeets(evidence.bInA) || !evidence.meetings.empty();
  evidence.decidedBy = firstProof(evidence);
  return evidence;
}

}  // namespace sepax
