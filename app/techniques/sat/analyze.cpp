#include "app/techniques/contract/convex_pair.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/sat.h"
#include "core/exact/transform.h"
#include "core/overlap/concave.h"
#include "core/overlap/sat.h"
#include "core/overlap/sat_savings.h"
#include "core/polygon/thin.h"
#include "core/published/cozic.h"
#include "core/published/landing.h"

#include <cmath>

namespace sepax {

namespace {

SatSavings savingsOf(const OptionBag& options) {
  return {options[kCirclePretest], options[kSkipBackFacing], options[kSingleCorner],
          options[kUnnormalised], options[kEarlyOut]};
}

/// The article's answer, which it gives for any two polygons, convex or not.
std::optional<PublishedSat> publishedAtRest(const Evidence& evidence) {
  if (evidence.a < 0 || evidence.b < 0) return {};
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  if (!a.polygon || !b.polygon) return {};
  if (a.vertices.size() + b.vertices.size() > published::kMaxVertices) return {};
  PublishedSat result = published::withLandings(
      published::polygonCollision(a.vertices, b.vertices, {}), a.vertices, b.vertices);
  if (evidence.sat) {
    result.fault = published::faultAtRest(result, evidence.sat->relation, evidence.sat->depth);
  } else {
    const ConcaveEvidence parts = concaveTest(*a.polygon, *b.polygon);
    result.fault = published::faultAtRest(result, parts.relation, parts.depth);
  }
  return result;
}

}  // namespace

void analyzeSat(const Scene&, const AnalysisOptions& options, Evidence& evidence) {
  const ConvexPair pair = convexOrThinPairOf(evidence);
  if (pair.reason.empty()) evidence.sat = satTest(*pair.a, *pair.b);
  evidence.publishedRest = publishedAtRest(evidence);
  if (!evidence.sat) {
    evidence.skipped["sat"] = pair.reason;
    return;
  }
  evidence.sat->parallelTo = parallelAxes(*pair.a, *pair.b);
  if (!isThin(*pair.a) && !isThin(*pair.b)) {  // the savings are those of polygons
    const SatSavings savings = savingsOf(options.options);
    evidence.satWork = satWork(*pair.a, *pair.b, savings);
    const bool plain = savings == SatSavings{};
    evidence.plainSatWork = plain ? evidence.satWork : satWork(*pair.a, *pair.b, SatSavings{});
  }
  if (options.options[kFreeAxis]) {
    const Rotation rotation = rotationOf(options.options[kFreeAxisAngle]);
    evidence.freeAxis = projectOnto({rotation.cosine, rotation.sine}, *pair.a, *pair.b);
  }
}

}  // namespace sepax
