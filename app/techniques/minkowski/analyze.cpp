#include "app/techniques/contract/convex_pair.h"
#include "app/techniques/minkowski/minkowski.h"
#include "core/minkowski/minkowski.h"
#include "core/minkowski/pieces.h"
#include "core/overlap/concave.h"
#include "core/overlap/distance.h"
#include "core/overlap/sat.h"
#include "core/polygon/convex_parts.h"
#include "core/polygon/thin.h"

#include <fmt/format.h>

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Vertices of both bodies up to which every edge is listed and searched: the analysis follows
/// every change of the scene.
constexpr std::size_t kMaxVertices = 2'000;
/// Vertices of A times vertices of B up to which concave bodies are taken apart.
constexpr std::size_t kMaxVertexPairs = 60 * 60;

std::string tooMany(std::size_t a, std::size_t b) {
  return fmt::format("{} and {} vertices are too many for the edges of A − B: take fewer", a, b);
}

void analyzeConvex(const ConvexPair& pair, Evidence& evidence) {
  const std::size_t a = pair.a->vertices.size();
  const std::size_t b = pair.b->vertices.size();
  if (a + b > kMaxVertices) {
    evidence.skipped["minkowski"] = tooMany(a, b);
    return;
  }
  const auto velocityOf = [&](int body) {
    return evidence.bodies[static_cast<std::size_t>(body)].velocity;
  };
  evidence.minkowski =
      minkowskiTest(*pair.a, *pair.b, velocityOf(evidence.a), velocityOf(evidence.b));
  if (evidence.sat) return;
  evidence.sat = satTest(*pair.a, *pair.b);  // for the rulers of its axes
  evidence.sat->parallelTo = parallelAxes(*pair.a, *pair.b);
}

std::size_t verticesOf(std::span<const Polygon> outlines) {
  std::size_t count = 0;
  for (const Polygon& outline : outlines) count += outline.vertices.size();
  return count;
}

/// Of the outlines that are nearest.
Distance nearestOf(std::span<const Polygon> a, std::span<const Polygon> b) {
  Distance best{kInfinity, {}, {}};
  for (const Polygon& outlineA : a) {
    for (const Polygon& outlineB : b) {
      const Distance found = distanceOf(outlineA, outlineB);
      if (found.distance < best.distance) best = found;
    }
  }
  return best;
}

/// Through the convex parts; the reason why not, empty when it is done.
std::string analyzePieces(Evidence& evidence) {
  if (std::string problem = outlinesProblem(evidence); !problem.empty()) return problem;
  const auto outlines = [&](int body) {
    return outlinesOf(evidence.bodies[static_cast<std::size_t>(body)]);
  };
  const std::span<const Polygon> a = outlines(evidence.a);
  const std::span<const Polygon> b = outlines(evidence.b);
  if (isThin(a.front()) || isThin(b.front()))
    return "a point or a segment has no difference with a polygon of several parts";
  if (verticesOf(a) * verticesOf(b) > kMaxVertexPairs) return tooMany(verticesOf(a), verticesOf(b));
  const std::vector<Polygon> partsA = convexParts(a);
  const std::vector<Polygon> partsB = convexParts(b);
  evidence.minkowskiPieces = minkowskiPieces(partsA, partsB);
  if (!evidence.concave) evidence.concave = concaveTest(partsA, partsB);
  evidence.skipped["minkowski.ray"] =
      "the ray through a union of several differences is not followed: motion has the first "
      "contact";
  if (evidence.concave->relation == Relation::disjoint && !evidence.concave->distance)
    evidence.concave->distance = nearestOf(a, b);
  return {};
}

}  // namespace

void analyzeMinkowski(const Scene&, const AnalysisOptions&, Evidence& evidence) {
  if (const ConvexPair pair = convexOrThinPairOf(evidence); pair.reason.empty())
    return analyzeConvex(pair, evidence);
  if (std::string reason = analyzePieces(evidence); !reason.empty())
    evidence.skipped["minkowski"] = std::move(reason);
}

}  // namespace sepax
