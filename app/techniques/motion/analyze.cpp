#include "app/techniques/contract/convex_pair.h"
#include "app/techniques/motion/motion.h"
#include "core/published/cozic.h"
#include "core/published/gpwiki.h"
#include "core/sweep/sweep.h"

#include <fmt/format.h>

namespace sepax {

namespace {

/// Vertices of both polygons up to which the article's loops run: every axis visits every vertex,
/// and the analysis follows every change of the scene.
constexpr std::size_t kMaxPublishedVertices = 4'000;

}  // namespace

void analyzeMotion(const Scene&, const AnalysisOptions&, Evidence& evidence) {
  const ConvexPair pair = convexOrThinPairOf(evidence);
  if (!pair.reason.empty()) {
    evidence.skipped["motion"] = pair.reason;
    evidence.skipped["published.sat"] = pair.reason;
    return;
  }
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  evidence.motion = sweepTest(*pair.a, *pair.b, a.velocity, b.velocity);
  if (isThin(a.form) || isThin(b.form)) {
    evidence.skipped["published.sat"] = "the article's loops take polygons only";
  } else if (a.vertices.size() + b.vertices.size() <= kMaxPublishedVertices) {
    evidence.publishedSat =
        published::polygonCollision(a.vertices, b.vertices, evidence.motion->relativeVelocity);
  } else {
    evidence.skipped["published.sat"] = fmt::format(
        "{} and {} vertices are too many for the article's loops: at most {} in both polygons",
        a.vertices.size(), b.vertices.size(), kMaxPublishedVertices);
  }
  evidence.publishedPrediction = published::predictCollision(*evidence.motion);
}

}  // namespace sepax
