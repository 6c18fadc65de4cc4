#include "core/polygon/parts.h"

#include "core/exact/predicates.h"
#include "core/polygon/bounding.h"
#include "core/polygon/callers_edges.h"

#include <algorithm>
#include <array>

namespace sepax {

namespace {

/// Indices that count from the start of a part, now from the start of the list.
PolygonReport shifted(PolygonReport report, int first) {
  for (Defect& defect : report.defects) {
    defect.first += first;
    defect.second += first;
  }
  if (!report.polygon) return report;
  for (int& index : report.polygon->vertexIndex) index += first;
  for (Edge& edge : report.polygon->edges) edge.index += first;
  return report;
}

Vec2 vertexAt(const Polygon& polygon, int position) {
  return polygon.vertices[static_cast<std::size_t>(position)];
}

/// The edge from p to q, whose interior is on its left, lies in the closed convex polygon and not
/// along an edge that has its interior on the same side.
bool covers(const Polygon& convex, Vec2 p, Vec2 q) {
  for (const Edge& edge : convex.edges) {
    const Vec2 from = vertexAt(convex, edge.from);
    const Vec2 to = vertexAt(convex, edge.to);
    const int atP = orientation(from, to, p);
    const int atQ = orientation(from, to, q);
    if (atP < 0 || atQ < 0) return false;
    if (atP == 0 && atQ == 0 && dotSign(from, to, p, q) > 0) return false;
  }
  return true;
}

}  // namespace

std::vector<PartReport> checkParts(const Form& form, std::span<const Vec2> vertices) {
  std::vector<PartReport> parts;
  for (const OutlineRange range : outlinesOf(form, vertices.size())) {
    const std::span<const Vec2> outline = vertices.subspan(static_cast<std::size_t>(range.first),
                                                           static_cast<std::size_t>(range.count));
    parts.push_back({range, shifted(checkPolygon(outline), range.first)});
  }
  return parts;
}

std::vector<EdgeState> edgeStates(const std::vector<PartReport>& parts,
                                  std::span<const Vec2> vertices) {
  std::vector<EdgeState> states(vertices.size(), EdgeState::outer);
  std::vector<Bounds> boxes;
  for (const PartReport& part : parts) {
    boxes.push_back(boundsOf(vertices.subspan(static_cast<std::size_t>(part.range.first),
                                              static_cast<std::size_t>(part.range.count))));
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!parts[i].report.polygon) continue;
    const Polygon& own = *parts[i].report.polygon;
    for (const Edge& edge : own.edges) {
      const Vec2 from = vertexAt(own, edge.from);
      const Vec2 to = vertexAt(own, edge.to);
      const Bounds box = boundsOf(std::array{from, to});
      for (std::size_t k = 0; k < parts.size(); ++k) {
        const auto& other = parts[k].report.polygon;
        if (k == i || !other || !other->convex || !boxesMeet(box, boxes[k])) continue;
        if (!covers(*other, from, to)) continue;
        states[static_cast<std::size_t>(edge.index)] = EdgeState::within;
        break;
      }
    }
  }
  return states;
}

}  // namespace sepax
