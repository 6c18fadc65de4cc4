#include "app/techniques/contract/convex_pair.h"

#include <fmt/format.h>

namespace sepax {

namespace {

/// Fills one side of the pair or says why it cannot.
std::string take(const BodyShape& shape, bool convex, std::shared_ptr<const Polygon>& polygon) {
  if (isThin(shape.form)) {
    return fmt::format("{} is a {}, and this query takes polygons only", shape.name,
                       nameOf(shape.form.kind));
  }
  if (shape.valid && !shape.polygon) {
    return fmt::format("{} is made of {} parts, and this query takes single polygons only",
                       shape.name, shape.form.parts.size());
  }
  if (!(convex ? shape.convex : shape.valid)) {
    return fmt::format("{} is not {}: {}", shape.name, shape.valid ? "convex" : "a simple polygon",
                       shape.problem);
  }
  polygon = shape.polygon;
  return {};
}

ConvexPair pairOf(const Evidence& evidence, bool convex) {
  ConvexPair pair;
  if (evidence.a < 0 || evidence.b < 0) {
    pair.reason = "the scene has no pair of bodies";
    return pair;
  }
  pair.reason = take(evidence.bodies[static_cast<std::size_t>(evidence.a)], convex, pair.a);
  const std::string second =
      take(evidence.bodies[static_cast<std::size_t>(evidence.b)], convex, pair.b);
  if (pair.reason.empty()) pair.reason = second;
  return pair;
}

}  // namespace

ConvexPair convexPairOf(const Evidence& evidence) { return pairOf(evidence, true); }

ConvexPair simplePairOf(const Evidence& evidence) { return pairOf(evidence, false); }

}  // namespace sepax
