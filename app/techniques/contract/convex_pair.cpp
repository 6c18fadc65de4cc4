#include "app/techniques/contract/convex_pair.h"

#include "app/figure/numbers.h"

#include <fmt/format.h>

namespace sepax {

namespace {

enum class Takes { simpleOrThin, convex, convexOrThin };

/// Why a body is nothing that the query takes; empty when it is.
std::string reasonAgainst(const BodyShape& shape, Takes takes) {
  if (shape.thin) {
    return fmt::format("{} is a {}, and this test takes polygons only", shape.name,
                       nameOf(shape.form.kind));
  }
  if (shape.valid && !shape.polygon) {
    return fmt::format(
        "{} is made of {}, and this test takes single polygons: see Parts, Motion and Inside",
        shape.name, counted(shape.form.parts.size(), "part"));
  }
  if (takes == Takes::simpleOrThin ? shape.valid : shape.convex) return {};
  return fmt::format("{} is not {}: {}", shape.name, shape.valid ? "convex" : "a simple polygon",
                     shape.problem);
}

/// Fills one side of the pair or says why it cannot.
std::string take(const BodyShape& shape, Takes takes, std::shared_ptr<const Polygon>& polygon) {
  if (shape.thin && takes != Takes::convex) {
    polygon = shape.thin;
    return {};
  }
  std::string reason = reasonAgainst(shape, takes);
  if (reason.empty()) polygon = shape.polygon;
  return reason;
}

ConvexPair pairOf(const Evidence& evidence, Takes takes) {
  ConvexPair pair;
  if (evidence.a < 0 || evidence.b < 0) {
    pair.reason = "the scene has no pair of bodies";
    return pair;
  }
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  const std::string first = take(a, takes, pair.a);
  const std::string second = take(b, takes, pair.b);
  // An error of one comes before what is only in the way of this query.
  const bool worse = a.valid && !b.valid;
  pair.reason = first.empty() || (worse && !second.empty()) ? second : first;
  return pair;
}

}  // namespace

ConvexPair convexPairOf(const Evidence& evidence) { return pairOf(evidence, Takes::convex); }

ConvexPair convexOrThinPairOf(const Evidence& evidence) {
  return pairOf(evidence, Takes::convexOrThin);
}

ConvexPair simpleOrThinPairOf(const Evidence& evidence) {
  return pairOf(evidence, Takes::simpleOrThin);
}

std::span<const Polygon> outlinesOf(const BodyShape& shape) {
  if (shape.parts) return *shape.parts;
  const Polygon* only = shape.polygon ? shape.polygon.get() : shape.thin.get();
  return only ? std::span(only, 1) : std::span<const Polygon>();
}

std::string outlinesProblem(const Evidence& evidence) {
  if (evidence.a < 0 || evidence.b < 0) return "the scene has no pair of bodies";
  for (const int body : {evidence.a, evidence.b}) {
    const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
    if (!shape.valid)
      return fmt::format("{} is not a simple polygon: {}", shape.name, shape.problem);
  }
  return {};
}

std::string thinAgainstParts(const Evidence& evidence) {
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  const BodyShape& thin = a.thin ? a : b;
  const BodyShape& other = a.thin ? b : a;
  if (!thin.thin || other.thin || other.convex) return {};
  return fmt::format(
      "{} is a {}, which moves against a single convex polygon only, and {} is none: see Inside",
      thin.name, nameOf(thin.form.kind), other.name);
}

}  // namespace sepax
