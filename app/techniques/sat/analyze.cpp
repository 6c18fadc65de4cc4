#include <cmath>

#include "app/techniques/contract/convex_pair.h"
#include "app/techniques/sat/sat.h"
#include "core/overlap/sat.h"
#include "core/overlap/sat_savings.h"
#include "core/exact/transform.h"

namespace sepax {

void analyzeSat(const Scene&, const AnalysisOptions& options, Evidence& evidence) {
  const ConvexPair pair = convexPairOf(evidence);
  if (!pair.reason.empty()) {
    evidence.skipped["sat"] = pair.reason;
    return;
  }
  evidence.sat = satTest(*pair.a, *pair.b);
  evidence.sat->parallelTo = parallelAxes(*pair.a, *pair.b);
  evidence.satWork = satWork(*pair.a, *pair.b, options.satSavings);
  const bool plain = options.satSavings == SatSavings{};
  evidence.plainSatWork = plain ? evidence.satWork : satWork(*pair.a, *pair.b, SatSavings{});
  if (options.freeAxisAngle) {
    const Rotation rotation = rotationOf(*options.freeAxisAngle);
    evidence.freeAxis = projectOnto({rotation.cosine, rotation.sine}, *pair.a, *pair.b);
  }
}

}  // namespace sepax
