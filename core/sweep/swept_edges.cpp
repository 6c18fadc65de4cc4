#include "core/sweep/swept_edges.h"

#include "core/overlap/concave.h"
#include "core/polygon/bounding.h"
#include "core/polygon/callers_edges.h"
#include "core/polygon/convex_parts.h"
#include "core/sweep/crossing_segments.h"
#include "core/sweep/swept_contact.h"
#include "core/sweep/swept_edge_pair.h"
#include "core/sweep/swept_parts.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace sepax {

namespace {

SweptBox boxFrom(Bounds bounds) { return {bounds.min, bounds.max}; }

/// The edges of one polygon with the boxes that hold them all through the step.
struct MovingEdges {
  std::vector<CallersEdge> edges;
  std::vector<Bounds> boxes;
};

/// Positions of vertices count through all polygons.
MovingEdges movingEdges(std::span<const Polygon> polygons, Vec2 velocity) {
  MovingEdges moving;
  int before = 0;
  for (const Polygon& polygon : polygons) {
    for (CallersEdge& edge : callersEdges(polygon)) {
      edge.startPosition += before;
      edge.endPosition += before;
      moving.boxes.push_back(sweptBox(std::array{edge.start, edge.end}, velocity));
      moving.edges.push_back(edge);
    }
    before += static_cast<int>(polygon.vertices.size());
  }
  return moving;
}

Bounds boxOf(std::span<const Polygon> polygons, Vec2 velocity) {
  std::vector<Vec2> corners;
  for (const Polygon& polygon : polygons) {
    const Bounds box = sweptBox(polygon.vertices, velocity);
    corners.insert(corners.end(), {box.min, box.max});
  }
  return boundsOf(corners);
}

/// Visits all pairs of edges, A's first; `visit` gets the edges and, where the swept boxes meet,
/// the first contact of the pair.
template <class Visitor>
void forEachPair(const MovingEdges& a, const MovingEdges& b, const RelativeMotion& motion,
                 Visitor visit) {
  for (std::size_t i = 0; i < a.edges.size(); ++i) {
    for (std::size_t k = 0; k < b.edges.size(); ++k) {
      const bool culled = !boxesMeet(a.boxes[i], b.boxes[k]);
      visit(a.edges[i], b.edges[k], culled,
            culled ? std::nullopt : firstContact(segmentPair(a.edges[i], b.edges[k], motion)));
    }
  }
}

/// All pairs that touch at the earliest time.
struct Earliest {
  std::optional<MeetingTime> time;
  std::vector<TouchingEdges> pairs;
  std::vector<std::size_t> cells;  ///< numbers of the pairs in the order of the visit
};

void consider(Earliest& earliest, const CallersEdge& a, const CallersEdge& b, std::size_t cell,
              const MeetingTime& time) {
  const int order = earliest.time ? compare(time, *earliest.time) : -1;
  if (order > 0) return;
  if (order < 0) earliest = {time, {}, {}};
  earliest.pairs.push_back({a, b});
  earliest.cells.push_back(cell);
}

/// Fills the matrix of pairs and finds the earliest ones.
Earliest addCells(SweptEdgesEvidence& evidence, const MovingEdges& a, const MovingEdges& b,
                  const RelativeMotion& motion) {
  Earliest earliest;
  forEachPair(a, b, motion,
              [&](const CallersEdge& edgeA, const CallersEdge& edgeB, bool culled,
                  const std::optional<MeetingTime>& time) {
                ++(culled ? evidence.culled : evidence.tested);
                EdgePairCell cell{culled ? EdgePairState::culled : EdgePairState::tested, {}};
                if (time) {
                  cell = {EdgePairState::meeting, time->rounded};
                  consider(earliest, edgeA, edgeB, evidence.cells.size(), *time);
                }
                evidence.cells.push_back(cell);
              });
  for (const std::size_t cell : earliest.cells) {
    evidence.cells[cell] = {EdgePairState::firstHit, earliest.time->rounded};
  }
  return earliest;
}

void addBoxes(SweptEdgesEvidence& evidence, const MovingEdges& a, const MovingEdges& b) {
  for (std::size_t i = 0; i < a.edges.size(); ++i) {
    evidence.edgesA.push_back({a.edges[i].index, boxFrom(a.boxes[i])});
  }
  for (std::size_t i = 0; i < b.edges.size(); ++i) {
    evidence.edgesB.push_back({b.edges[i].index, boxFrom(b.boxes[i])});
  }
}

/// Point, normal and edges of a contact that begins during the step.
void addContact(SweptEdgesEvidence& evidence, const Earliest& earliest,
                const RelativeMotion& motion) {
  const ContactPlace place = contactPlace(earliest.pairs, *earliest.time, motion);
  const TouchingEdges& pair = earliest.pairs.front();
  evidence.points = place.points;
  evidence.point = place.points.front();
  evidence.normal = place.normal;
  evidence.edgeA = pair.a.index;
  evidence.edgeB = pair.b.index;
  evidence.pair = edgePairTest(pair.a, pair.b, motion);
  if (!place.facing) return;
  const TouchingEdges& facing = earliest.pairs[*place.facing];
  evidence.facing = edgePairTest(facing.a, facing.b, motion);
}

/// How two segments pass through each other; nothing of other bodies.
void addPassage(SweptEdgesEvidence& evidence, const MovingEdges& a, const MovingEdges& b,
                const RelativeMotion& motion) {
  const auto isSegment = [](const MovingEdges& moving) {
    return moving.edges.size() == 1 && moving.edges.front().twoFaced;
  };
  if (!isSegment(a) || !isSegment(b)) return;
  const SegmentPair pair = segmentPair(a.edges.front(), b.edges.front(), motion);
  evidence.crossing = crossingSegments(pair);
  evidence.passing = passingSegments(pair);
}

/// The time to report for a later event: the same double where the times are equal.
double alignedTime(const MeetingTime& later, const MeetingTime& earlier) {
  return compare(later, earlier) == 0 ? earlier.rounded : std::max(later.rounded, earlier.rounded);
}

}  // namespace

SweptEdgesEvidence sweptEdgesTest(const Polygon& a, const Polygon& b, Vec2 va, Vec2 vb) {
  return sweptEdgesTest(std::span(&a, 1), std::span(&b, 1), va, vb);
}

SweptEdgesEvidence sweptEdgesTest(std::span<const Polygon> a, std::span<const Polygon> b, Vec2 va,
                                  Vec2 vb) {
  const RelativeMotion motion{va, vb};
  const std::vector<Polygon> partsA = convexParts(a);
  const std::vector<Polygon> partsB = convexParts(b);
  const MovingEdges edgesA = movingEdges(a, va);
  const MovingEdges edgesB = movingEdges(b, vb);
  SweptEdgesEvidence evidence;
  evidence.boxA = boxFrom(boxOf(a, va));
  evidence.boxB = boxFrom(boxOf(b, vb));
  addBoxes(evidence, edgesA, edgesB);
  const Earliest earliest = addCells(evidence, edgesA, edgesB, motion);
  evidence.initial = relationOf(partsA, partsB);
  const bool isInitial = evidence.initial != Relation::disjoint;
  if (!isInitial && !earliest.time) return evidence;

  const MeetingTime first = isInitial ? startTime() : *earliest.time;
  evidence.time = first.rounded;
  evidence.enclosedTime = enclosed(first);
  if (const auto overlap = firstOverlap(partsA, partsB, motion)) {
    evidence.overlapTime = alignedTime(*overlap, first);
    evidence.overlapsAtOnce = compare(*overlap, first) == 0;
  }
  evidence.contact = isInitial              ? Contact::initial
                     : evidence.overlapTime ? Contact::entering
                                            : Contact::grazing;
  if (!isInitial) addContact(evidence, earliest, motion);
  addPassage(evidence, edgesA, edgesB, motion);
  return evidence;
}

FirstContact firstContact(const Polygon& a, const Polygon& b, Vec2 va, Vec2 vb) {
  const RelativeMotion motion{va, vb};
  if (!boxesMeet(sweptBox(a.vertices, va), sweptBox(b.vertices, vb))) return {};
  const Relation initial = relationOf(convexParts(a), convexParts(b));
  if (initial != Relation::disjoint) return {initial, 0.0};
  Earliest earliest;
  forEachPair(movingEdges(std::span(&a, 1), va), movingEdges(std::span(&b, 1), vb), motion,
              [&](const CallersEdge& edgeA, const CallersEdge& edgeB, bool,
                  const std::optional<MeetingTime>& time) {
                if (time) consider(earliest, edgeA, edgeB, 0, *time);
              });
  if (!earliest.time) return {};
  return {initial, earliest.time->rounded};
}

}  // namespace sepax
