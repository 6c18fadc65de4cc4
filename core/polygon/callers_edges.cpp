#include "core/polygon/callers_edges.h"

#include "core/polygon/thin.h"

namespace sepax {

namespace {

/// A reversed polygon keeps the caller's first vertex, then runs from the last one downwards.
bool runsBackwards(const Polygon& polygon) {
  return polygon.vertices.size() > 2 && polygon.vertexIndex[1] > polygon.vertexIndex[2];
}

}  // namespace

std::vector<CallersEdge> callersEdges(const Polygon& polygon) {
  const bool clockwise = runsBackwards(polygon);
  const auto indexAt = [&](int at) { return polygon.vertexIndex[static_cast<std::size_t>(at)]; };
  const auto vertexAt = [&](int at) { return polygon.vertices[static_cast<std::size_t>(at)]; };
  std::vector<CallersEdge> edges;
  edges.reserve(polygon.edges.size());
  for (const Edge& edge : polygon.edges) {
    const int start = clockwise ? edge.to : edge.from;
    const int end = clockwise ? edge.from : edge.to;
    edges.push_back({edge.index, indexAt(start), indexAt(end), start, end, vertexAt(start),
                     vertexAt(end), clockwise, isThin(polygon)});
  }
  return edges;
}

}  // namespace sepax
