#include "app/techniques/convex_pair.h"

#include <fmt/format.h>

namespace sepax {

namespace {

/// Fills one side of the pair or says why it cannot.
std::string takeConvex(const BodyShape& shape, std::optional<Polygon>& polygon) {
  if (!shape.convex) {
    return fmt::format("{} is not {}: {}", shape.name, shape.valid ? "convex" : "a simple polygon",
                       shape.problem);
  }
  polygon = checkPolygon(shape.vertices).polygon;
  return {};
}

}  // namespace

ConvexPair convexPairOf(const Evidence& evidence) {
  ConvexPair pair;
  if (evidence.a < 0 || evidence.b < 0) {
    pair.reason = "the scene has no pair of bodies";
    return pair;
  }
  pair.reason = takeConvex(evidence.bodies[static_cast<std::size_t>(evidence.a)], pair.a);
  const std::string second =
      takeConvex(evidence.bodies[static_cast<std::size_t>(evidence.b)], pair.b);
  if (pair.reason.empty()) pair.reason = second;
  return pair;
}

}  // namespace sepax
