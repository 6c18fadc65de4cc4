#include "core/inside/inside.h"

#include "core/exact/predicates.h"
#include "core/exact/segment.h"
#include "core/inside/crossing.h"
#include "core/inside/inside_relation.h"
#include "core/polygon/bounding.h"
#include "core/polygon/callers_edges.h"
#include "core/polygon/thin.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <utility>

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

std::vector<PointEvidence> verticesIn(const std::vector<Vec2>& vertices, const RayTarget& target) {
  std::vector<PointEvidence> result;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    result.push_back(pointInPolygon(target, vertices[i]));
    result.back().index = static_cast<int>(i);
  }
  return result;
}

std::vector<PointEvidence> middlesIn(std::span<const Polygon> owner, const RayTarget& target) {
  std::vector<PointEvidence> result;
  for (const Polygon& polygon : owner) {
    for (const CallersEdge& edge : callersEdges(polygon)) {
      result.push_back(pointInPolygon(target, lerp(edge.start, edge.end, 0.5)));
      result.back().index = edge.index;
    }
  }
  return result;
}

bool anyMeets(std::span<const PointEvidence> points) {
  return std::any_of(points.begin(), points.end(),
                     [](const PointEvidence& point) { return point.side != Side::outside; });
}

/// Each edge has the ends of the other one strictly on both its sides.
bool cross(const CallersEdge& a, const CallersEdge& b) {
  return orientation(a.start, a.end, b.start) * orientation(a.start, a.end, b.end) < 0 &&
         orientation(b.start, b.end, a.start) * orientation(b.start, b.end, a.end) < 0;
}

/// A vertex belongs to two edges and is met through both: it is listed once. Edges of two simple
/// polygons that pass through each other do so in a point of their own, and where rounding takes
/// two such points to one place, both are listed. Edges of several parts may share theirs.
class Meetings {
 public:
  Meetings(std::vector<EdgeMeeting>& list, bool parts) : list_(list), parts_(parts) {}

  void add(const EdgeMeeting& meeting) {
    if (meeting.crosses && !parts_) {
      list_.push_back(meeting);
      return;
    }
    if (known_.emplace(meeting.point.x, meeting.point.y).second) list_.push_back(meeting);
  }

 private:
  std::vector<EdgeMeeting>& list_;
  bool parts_ = false;  ///< one of the bodies has several
  std::set<std::pair<double, double>> known_;
};

void addEdges(InsideEvidence& evidence, std::span<const Polygon> a, const RayTarget& b,
              bool parts) {
  Meetings meetings(evidence.meetings, parts);
  const auto meet = [&](const CallersEdge& edgeA, const CallersEdge& edgeB) {
    const SegmentIntersection common =
        segmentIntersection(edgeA.start, edgeA.end, edgeB.start, edgeB.end);
    if (common.kind == SegmentMeeting::none) return;
    meetings.add({edgeA.index, edgeB.index, common.p, common.t, common.u, cross(edgeA, edgeB)});
    if (common.kind == SegmentMeeting::point) return;
    evidence.overlaps.push_back({edgeA.index, edgeB.index, common.p, common.q});
    meetings.add({edgeA.index, edgeB.index, common.q, placeOn(edgeA.start, edgeA.end, common.q),
                  placeOn(edgeB.start, edgeB.end, common.q), false});
  };
  for (const Polygon& polygon : a) {
    for (const CallersEdge& edgeA : callersEdges(polygon)) {
      const Bounds box = boundsOf(std::array{edgeA.start, edgeA.end});
      b.tree.forEachMeeting(box, 0, [&](std::size_t k) {
        meet(edgeA, b.edges[k]);
        return true;
      });
    }
  }
}

/// The ends of pieces are vertices, as given, and so are the meetings there: equal to the bit.
void markPieces(InsideEvidence& evidence) {
  std::set<std::pair<double, double>> ends;
  for (const EdgeOverlap& piece : evidence.overlaps)
    for (const Vec2 end : {piece.from, piece.to}) ends.emplace(end.x, end.y);
  for (EdgeMeeting& meeting : evidence.meetings)
    meeting.onPiece = !meeting.crosses && ends.contains({meeting.point.x, meeting.point.y});
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
  evidence.placesA = a.vertices;
  evidence.placesB = b.vertices;
  evidence.circles = circlesOf(a, b);
  const RayTarget targetB(b.outlines);
  if (!isThin(b.outlines.front())) {
    evidence.aInB = verticesIn(a.vertices, targetB);
    if (middles == Middles::with) evidence.middles = middlesIn(a.outlines, targetB);
  }
  if (!isThin(a.outlines.front())) evidence.bInA = verticesIn(b.vertices, RayTarget(a.outlines));
  const bool parts = a.outlines.size() > 1 || b.outlines.size() > 1;
  addEdges(evidence, a.outlines, targetB, parts);
  markPieces(evidence);
  evidence.intersects =
      anyMeets(evidence.aInB) || anyMeets(evidence.bInA) || !evidence.meetings.empty();
  evidence.relation = relationFound(a, b, evidence);
  evidence.decidedBy = firstProof(evidence);
  return evidence;
}

std::optional<Vec2> sharedPoint(const InsideEvidence& evidence) {
  for (const std::vector<PointEvidence>* vertices : {&evidence.aInB, &evidence.bInA}) {
    const auto held = std::ranges::find_if(
        *vertices, [](const PointEvidence& vertex) { return vertex.side != Side::outside; });
    if (held != vertices->end()) return held->point;
  }
  if (evidence.meetings.empty()) return std::nullopt;
  return evidence.meetings.front().point;
}

}  // namespace sepax
