#include "app/techniques/sat/analyze_approximations.h"

#include "app/techniques/contract/convex_pair.h"
#include "core/overlap/approximations.h"

#include <fmt/format.h>

#include <optional>

namespace sepax {

namespace {

ApproximatedBody bodyOf(const BodyShape& shape) { return {outlinesOf(shape), shape.centroid}; }

}  // namespace

void addApproximations(double pixelSize, Evidence& evidence) {
  std::string& reason = evidence.skipped["approximations"];
  reason = outlinesProblem(evidence);
  if (!reason.empty()) return;
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  evidence.approximations = approximations(
      bodyOf(a), bodyOf(b), pixelSize == 0 ? std::nullopt : std::optional(pixelSize));
  if (evidence.approximations) {
    evidence.skipped.erase("approximations");
    return;
  }
  reason = fmt::format(
      "{} and {} vertices are too many to compare unless both bodies are convex: at most {} pairs "
      "of vertices",
      a.vertices.size(), b.vertices.size(), kMostComparedPairs);
}

}  // namespace sepax
