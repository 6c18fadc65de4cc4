#include "app/techniques/contract/convex_pair.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/sat.h"
#include "core/exact/transform.h"
#include "core/overlap/sat.h"
#include "core/overlap/sat_savings.h"
#include "core/polygon/thin.h"

#include <cmath>

namespace sepax {

namespace {

SatSavings savingsOf(const OptionBag& options) {
  return {options[kCirclePretest], options[kSkipBackFacing], options[kSingleCorner],
          options[kUnnormalised], options[kEarlyOut]};
}

}  // namespace

void analyzeSat(const Scene&, const AnalysisOptions& options, Evidence& evidence) {
  const ConvexPair pair = convexOrThinPairOf(evidence);
  if (!pair.reason.empty()) {
    evidence.skipped["sat"] = pair.reason;
    return;
  }
  evidence.sat = satTest(*pair.a, *pair.b);
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
