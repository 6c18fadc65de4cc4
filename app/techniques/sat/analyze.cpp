#include "app/figure/numbers.h"
#include "app/techniques/contract/analyze_resting.h"
#include "app/techniques/contract/convex_pair.h"
#include "app/techniques/contract/position_map.h"
#include "app/techniques/sat/analyze_approximations.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/sat.h"
#include "core/exact/transform.h"
#include "core/minkowski/map_border.h"
#include "core/minkowski/map_regions.h"
#include "core/overlap/concave.h"
#include "core/overlap/sat.h"
#include "core/overlap/sat_savings.h"
#include "core/polygon/bounding.h"
#include "core/polygon/thin.h"

#include <fmt/format.h>

#include <cmath>
#include <string>

namespace sepax {

namespace {

SatSavings savingsOf(const OptionBag& options) {
  return {options[kCirclePretest], options[kSkipBackFacing], options[kSingleCorner],
          options[kUnnormalised], options[kEarlyOut]};
}

/// Pairs up to which a scene is listed: every change of it tests them all.
constexpr std::size_t kMostPairs = 500;

PairAnswer pairOf(const Evidence& evidence, std::size_t i, std::size_t j) {
  const Polygon& a = *evidence.bodies[i].polygon;
  const Polygon& b = *evidence.bodies[j].polygon;
  PairAnswer pair;
  pair.a = static_cast<int>(i);
  pair.b = static_cast<int>(j);
  pair.boxesMeet = boxesMeet(boundsOf(a.vertices), boundsOf(b.vertices));
  pair.throughParts = !a.convex || !b.convex;
  if (pair.throughParts) {
    pair.relation = concaveTest(a, b).relation;
    return pair;
  }
  SatSavings untilGap;
  untilGap.earlyOut = true;
  const SatWork work = satWork(a, b, untilGap);
  pair.relation = relationOf(a, b);
  pair.axes = work.axes;
  pair.tested = work.tested;
  pair.dotProducts = work.dotProducts;
  return pair;
}

/// Every two bodies; nothing for a scene of two.
std::vector<PairAnswer> allPairs(const Evidence& evidence) {
  std::vector<std::size_t> valid;
  for (std::size_t i = 0; i < evidence.bodies.size(); ++i)
    if (evidence.bodies[i].polygon) valid.push_back(i);
  std::vector<PairAnswer> pairs;
  if (valid.size() < 3) return pairs;
  for (std::size_t i = 0; i < valid.size(); ++i)
    for (std::size_t j = i + 1; j < valid.size() && pairs.size() < kMostPairs; ++j)
      pairs.push_back(pairOf(evidence, valid[i], valid[j]));
  return pairs;
}

}  // namespace

void analyzeSat(const Scene& scene, const AnalysisOptions& options, Evidence& evidence) {
  const ConvexPair pair = convexOrThinPairOf(evidence);
  if (pair.reason.empty()) evidence.sat = satTest(*pair.a, *pair.b);
  const SatSavings savings = savingsOf(options.options);
  if (options.options[kMap] != MapKind::off) {
    evidence.mapSubject = mapSubjectOf(scene, evidence);
    if (evidence.mapSubject) {
      evidence.mapBorder = mapBorder(*evidence.mapSubject);
      if (options.options[kMap] == MapKind::push)
        evidence.mapRegions = mapRegions(*evidence.mapSubject);
    }
  }
  addPublishedAtRest(evidence);
  addPublishedSides(evidence, savings);
  addApproximations(options.options[kPixelSize], evidence);
  evidence.pairs = allPairs(evidence);
  if (evidence.pairs.empty())
    evidence.skipped["pairs"] = "there are fewer than three bodies that are polygons";
  if (!evidence.sat) {
    evidence.skipped["sat"] = pair.reason;
    return;
  }
  evidence.sat->parallelTo = parallelAxes(*pair.a, *pair.b);
  if (!isThin(*pair.a) && !isThin(*pair.b)) {  // the savings are those of polygons
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
