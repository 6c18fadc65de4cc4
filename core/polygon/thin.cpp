#include "core/polygon/thin.h"

namespace sepax {

Polygon thinPolygon(std::span<const Vec2> vertices) {
  Polygon thin;
  thin.convex = true;
  thin.vertices = {vertices.front()};
  thin.vertexIndex = {0};
  if (vertices.back() == vertices.front()) return thin;
  thin.vertices.push_back(vertices.back());
  thin.vertexIndex.push_back(1);
  thin.edges.push_back({0, 0, 1});
  return thin;
}

bool isThin(const Polygon& polygon) { return polygon.vertices.size() < 3; }

}  // namespace sepax
