#include "app/techniques/contract/convex_pair.h"
#include "app/techniques/motion/motion.h"
#include "core/published/cozic.h"
#include "core/published/gpwiki.h"
#include "core/published/landing.h"
#include "core/sweep/sweep.h"

#include <fmt/format.h>

namespace sepax {

void analyzeMotion(const Scene&, const AnalysisOptions&, Evidence& evidence) {
  const ConvexPair pair = convexPairOf(evidence);
  if (!pair.reason.empty()) {
    evidence.skipped["motion"] = pair.reason;
    evidence.skipped["published.sat"] = pair.reason;
    return;
  }
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  evidence.motion = sweepTest(*pair.a, *pair.b, a.velocity, b.velocity);
  if (a.vertices.size() + b.vertices.size() <= published::kMaxVertices) {
    evidence.publishedSat = published::withLandings(
        published::polygonCollision(a.vertices, b.vertices, evidence.motion->relativeVelocity),
        a.vertices, b.vertices);
    evidence.publishedMove =
        published::compareMove({a.vertices, b.vertices, *pair.a, *pair.b, a.velocity, b.velocity},
                               *evidence.publishedSat, *evidence.motion);
  } else {
    evidence.skipped["published.sat"] = fmt::format(
        "{} and {} vertices are too many for the article's loops: at most {} in both polygons",
        a.vertices.size(), b.vertices.size(), published::kMaxVertices);
  }
  evidence.publishedPrediction = published::predictCollision(*evidence.motion);
}

}  // namespace sepax
