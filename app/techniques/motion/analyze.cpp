#include "app/techniques/convex_pair.h"
#include "app/techniques/motion/motion.h"
#include "core/published/cozic.h"
#include "core/published/gpwiki.h"
#include "core/sweep.h"

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
  evidence.publishedSat =
      published::polygonCollision(a.vertices, b.vertices, evidence.motion->relativeVelocity);
  evidence.publishedPrediction = published::predictCollision(*evidence.motion);
}

}  // namespace sepax
