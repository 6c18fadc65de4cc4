#include "core/sweep/point_sweep.h"

#include "core/exact/predicates.h"
#include "core/inside/crossing.h"
#include "core/sweep/meeting_time.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace sepax {

namespace {

Vec2 vertexAt(const Polygon& polygon, int position) {
  return polygon.vertices[static_cast<std::size_t>(position)];
}

/// Exact sign of cross(to - from, velocity): 1 when it points to the left of the edge.
int turnTo(Vec2 from, Vec2 to, Vec2 velocity) {
  return exactSign([&](auto lift) {
    return cross(vectorBetween(lift, from, to), vectorBetween(lift, Vec2{}, velocity));
  });
}

/// Exact sign of cross(velocity, place - start): the side of the path on which the place is.
int sideOfPath(Vec2 start, Vec2 velocity, Vec2 place) {
  return exactSign([&](auto lift) {
    return cross(vectorBetween(lift, Vec2{}, velocity), vectorBetween(lift, start, place));
  });
}

/// A place where the path meets the boundary.
struct Event {
  MeetingTime time;
  bool entersThere = false;  ///< the path goes into the interior from there
  std::vector<int> edges;    ///< caller's indices of the edges that hold the place
};

using Events = std::vector<Event>;

void addEvent(Events& events, const std::optional<MeetingTime>& time, bool enters,
              std::vector<int> edges) {
  if (!time || compare(*time, 0) < 0 || compare(*time, 1) > 0) return;
  events.push_back({*time, enters, std::move(edges)});
}

/// The path crosses the edge strictly between its ends.
void addCrossing(Events& events, const Polygon& polygon, const Edge& edge, Vec2 start,
                 Vec2 velocity) {
  const Vec2 from = vertexAt(polygon, edge.from);
  const Vec2 to = vertexAt(polygon, edge.to);
  if (sideOfPath(start, velocity, from) * sideOfPath(start, velocity, to) >= 0) return;
  addEvent(events, meetingTime({from, to}, start, from, {velocity, {}}),
           turnTo(from, to, velocity) > 0, {edge.index});
}

/// The path goes through the vertex between two edges.
void addVertex(Events& events, const Polygon& polygon, const Edge& before, const Edge& after,
               Vec2 start, Vec2 velocity) {
  const Vec2 vertex = vertexAt(polygon, before.to);
  if (sideOfPath(start, velocity, vertex) != 0) return;
  const Vec2 previous = vertexAt(polygon, before.from);
  const Vec2 next = vertexAt(polygon, after.to);
  const bool leftOfBefore = turnTo(previous, vertex, velocity) > 0;
  const bool leftOfAfter = turnTo(vertex, next, velocity) > 0;
  const bool reflex = orientation(previous, vertex, next) < 0;
  const RelativeMotion motion{velocity, {}};
  addEvent(events, meetingTime(motion.axis(), start, vertex, motion),
           reflex ? leftOfBefore || leftOfAfter : leftOfBefore && leftOfAfter,
           {std::min(before.index, after.index), std::max(before.index, after.index)});
}

Events eventsOf(const Polygon& polygon, Vec2 start, Vec2 velocity) {
  std::vector<Edge> leaving(polygon.edges.size());  // by the position that the edge leaves
  for (const Edge& edge : polygon.edges) leaving[static_cast<std::size_t>(edge.from)] = edge;
  Events events;
  for (const Edge& edge : leaving) {
    addCrossing(events, polygon, edge, start, velocity);
    addVertex(events, polygon, edge, leaving[static_cast<std::size_t>(edge.to)], start, velocity);
  }
  return events;
}

std::vector<int> edgesThatHold(const Polygon& polygon, Vec2 point) {
  std::vector<int> edges;
  for (const Edge& edge : polygon.edges) {
    if (onSegment(vertexAt(polygon, edge.from), vertexAt(polygon, edge.to), point)) {
      edges.push_back(edge.index);
    }
  }
  return edges;
}

/// The first event, or the first that enters before the step ends.
const Event* earliest(const Events& events, bool entering) {
  const Event* first = nullptr;
  for (const Event& event : events) {
    if (entering && (!event.entersThere || compare(event.time, 1) >= 0)) continue;
    if (!first || compare(event.time, first->time) < 0) first = &event;
  }
  return first;
}

}  // namespace

PointSweepEvidence pointSweep(const Polygon& polygon, Vec2 start, Vec2 velocity) {
  PointSweepEvidence evidence;
  const Side side = sideOf(polygon, start);
  const Events events = eventsOf(polygon, start, velocity);
  evidence.initial = side;
  if (side != Side::outside) {
    evidence.time = 0;
    evidence.point = start;
    evidence.edges = edgesThatHold(polygon, start);
  } else if (const Event* first = earliest(events, false)) {
    evidence.time = first->time.rounded;
    evidence.point = start + velocity * first->time.rounded;
    evidence.edges = first->edges;
  }
  if (side == Side::inside) {
    evidence.enterTime = 0;
  } else if (const Event* entry = earliest(events, true)) {
    evidence.enterTime = std::max(entry->time.rounded, *evidence.time);
  }
  return evidence;
}

}  // namespace sepax
