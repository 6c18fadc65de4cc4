#include "app/techniques/concave/concave.h"
#include "app/techniques/contract/convex_pair.h"
#include "core/overlap/concave.h"
#include "core/overlap/distance.h"

#include <fmt/format.h>

namespace sepax {

namespace {

/// Vertices of A times vertices of B up to which the shortest push and the distance are sought: the
/// analysis follows every change of the scene.
constexpr std::size_t kMaxVertexPairs = 250 * 250;

/// Vertices of a concave polygon up to which it is cut into convex parts.
constexpr std::size_t kMaxConcaveVertices = 5'000;

/// Why the pair is too large; empty when it is not.
std::string tooLarge(const Polygon& a, const Polygon& b) {
  for (const Polygon* polygon : {&a, &b}) {
    if (polygon->convex || polygon->vertices.size() <= kMaxConcaveVertices) continue;
    return fmt::format(
        "{} vertices are too many to cut a concave polygon into convex parts: at most {}",
        polygon->vertices.size(), kMaxConcaveVertices);
  }
  const std::size_t pairs = a.vertices.size() * b.vertices.size();
  if (pairs <= kMaxVertexPairs || (a.convex && b.convex)) return {};
  return fmt::format(
      "{} and {} vertices are too many for the push of concave polygons: at most {} "
      "pairs of vertices",
      a.vertices.size(), b.vertices.size(), kMaxVertexPairs);
}

}  // namespace

void analyzeConcave(const Scene&, const AnalysisOptions&, Evidence& evidence) {
  const ConvexPair pair = simplePairOf(evidence);
  std::string reason = pair.reason;
  if (reason.empty()) reason = tooLarge(*pair.a, *pair.b);
  if (!reason.empty()) {
    evidence.skipped["concave"] = reason;
    return;
  }
  evidence.concave = concaveTest(*pair.a, *pair.b);
  const std::size_t pairs = pair.a->vertices.size() * pair.b->vertices.size();
  if (evidence.concave->relation == Relation::disjoint && pairs <= kMaxVertexPairs)
    evidence.concave->distance = distanceOf(*pair.a, *pair.b);
}

}  // namespace sepax
