#include "app/formats/shape_limits.h"

#include "core/polygon/polygon.h"

#include <fmt/format.h>

namespace sepax {

std::string beyondLimits(std::span<const Vec2> vertices, const ShapeLimits& limits) {
  if (limits.words.empty()) return {};
  const PolygonReport report = checkPolygon(vertices);
  std::string words = !report.polygon ? "no polygon" : report.polygon->convex ? "" : "not convex";
  if (limits.vertices > 0 && vertices.size() > limits.vertices)
    words += fmt::format("{}{} vertices", words.empty() ? "" : ", ", vertices.size());
  return words;
}

}  // namespace sepax
