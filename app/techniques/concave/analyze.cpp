#include "app/techniques/concave/concave.h"
#include "app/techniques/contract/analyze_resting.h"
#include "app/techniques/contract/convex_pair.h"
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

/// Vertices of A times vertices of B up to which the shortest push and the distance are sought: the
/// analysis follows every change of the scene.
constexpr std::size_t kMaxVertexPairs = 250 * 250;

/// Vertices of a concave polygon up to which it is cut into convex parts.
constexpr std::size_t kMaxConcaveVertices = 5'000;

std::size_t verticesOf(std::span<const Polygon> outlines) {
  std::size_t count = 0;
  for (const Polygon& outline : outlines) count += outline.vertices.size();
  return count;
}

bool isOneConvex(std::span<const Polygon> outlines) {
  return outlines.size() == 1 && outlines.front().convex;
}

bool areFew(std::span<const Polygon> a, std::span<const Polygon> b) {
  return verticesOf(a) * verticesOf(b) <= kMaxVertexPairs;
}

/// Why the body has no convex parts here; empty when it has.
std::string unfit(std::span<const Polygon> outlines) {
  if (isThin(outlines.front())) return "a point or a segment has no convex parts with an inside";
  for (const Polygon& polygon : outlines) {
    if (polygon.convex || polygon.vertices.size() <= kMaxConcaveVertices) continue;
    return fmt::format(
        "{} vertices are too many to cut a concave polygon into convex parts: at most {}",
        polygon.vertices.size(), kMaxConcaveVertices);
  }
  return {};
}

std::span<const Polygon> outlinesOf(const Evidence& evidence, int body) {
  return sepax::outlinesOf(evidence.bodies[static_cast<std::size_t>(body)]);
}

/// Why there is no answer for the pair; empty when there is one.
std::string reasonAgainst(const Evidence& evidence) {
  if (std::string problem = outlinesProblem(evidence); !problem.empty()) return problem;
  const std::span<const Polygon> a = outlinesOf(evidence, evidence.a);
  const std::span<const Polygon> b = outlinesOf(evidence, evidence.b);
  for (const std::span<const Polygon> outlines : {a, b})
    if (std::string reason = unfit(outlines); !reason.empty()) return reason;
  if (areFew(a, b) || (isOneConvex(a) && isOneConvex(b))) return {};
  return fmt::format(
      "{} and {} vertices are too many for the push of concave polygons: at most {} "
      "pairs of vertices",
      verticesOf(a), verticesOf(b), kMaxVertexPairs);
}

/// The parts of both bodies, in the order of the evidence.
struct Parts {
  std::vector<Polygon> a;
  std::vector<Polygon> b;

  [[nodiscard]] const Polygon& ofA(const PartPair& pair) const {
    return a[static_cast<std::size_t>(pair.a)];
  }
  [[nodiscard]] const Polygon& ofB(const PartPair& pair) const {
    return b[static_cast<std::size_t>(pair.b)];
  }
};

/// On what each pair is decided that its boxes leave open.
void addAxes(ConcaveEvidence& concave, const Parts& parts) {
  for (PartPair& pair : concave.pairs) {
    if (pair.culled) continue;
    const SatEvidence test = satTest(parts.ofA(pair), parts.ofB(pair));
    pair.axis = test.axes[static_cast<std::size_t>(test.chosen)];
  }
}

/// The cuts lie inside: the bodies are as far apart as their nearest parts.
void addDistance(ConcaveEvidence& concave, const Parts& parts) {
  for (std::size_t i = 0; i < concave.pairs.size(); ++i) {
    const PartPair& pair = concave.pairs[i];
    const Distance found = distanceOf(parts.ofA(pair), parts.ofB(pair));
    if (concave.distance && found.distance >= concave.distance->distance) continue;
    concave.distance = found;
    concave.nearest = static_cast<int>(i);
  }
}

}  // namespace

bool concaveTakes(const Evidence& evidence) { return reasonAgainst(evidence).empty(); }

void analyzeConcave(const Scene&, const AnalysisOptions&, Evidence& evidence) {
  addPublishedAtRest(evidence);
  addPublishedSides(evidence, {});
  if (std::string reason = reasonAgainst(evidence); !reason.empty()) {
    evidence.skipped["concave"] = std::move(reason);
    return;
  }
  const std::span<const Polygon> a = outlinesOf(evidence, evidence.a);
  const std::span<const Polygon> b = outlinesOf(evidence, evidence.b);
  const Parts parts{convexParts(a), convexParts(b)};
  evidence.concave = concaveTest(parts.a, parts.b);
  if (!areFew(a, b)) return;
  addAxes(*evidence.concave, parts);
  if (evidence.concave->relation == Relation::disjoint) addDistance(*evidence.concave, parts);
}

}  // namespace sepax
