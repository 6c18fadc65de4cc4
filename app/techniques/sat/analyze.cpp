#include "app/figure/numbers.h"
#include "app/techniques/contract/convex_pair.h"
#include "app/techniques/sat/analyze_approximations.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/sat.h"
#include "core/exact/transform.h"
#include "core/overlap/concave.h"
#include "core/overlap/sat.h"
#include "core/overlap/sat_savings.h"
#include "core/polygon/bounding.h"
#include "core/polygon/thin.h"
#include "core/published/cozic.h"
#include "core/published/gpwiki_sides.h"
#include "core/published/gpwiki_skipping.h"
#include "core/published/landing.h"

#include <fmt/format.h>

#include <cmath>
#include <string>

namespace sepax {

namespace {

SatSavings savingsOf(const OptionBag& options) {
  return {options[kCirclePretest], options[kSkipBackFacing], options[kSingleCorner],
          options[kUnnormalised], options[kEarlyOut]};
}

/// Why the loops over all vertices are not run; empty when they are.
std::string tooManyVertices(const BodyShape& a, const BodyShape& b) {
  if (a.vertices.size() + b.vertices.size() <= published::kMaxVertices) return {};
  return fmt::format(
      "{} and {} vertices are too many for the articles' loops: at most {} in both polygons",
      a.vertices.size(), b.vertices.size(), published::kMaxVertices);
}

/// Why a body of parts has no answer: the loop goes over one list; empty when neither is one.
std::string madeOfParts(const BodyShape& a, const BodyShape& b) {
  for (const BodyShape* shape : {&a, &b})
    if (!shape->form.parts.empty())
      return fmt::format("{} is made of {}, and the article's loop takes one list of vertices",
                         shape->name, counted(shape->form.parts.size(), "part"));
  return {};
}

/// The article's answer in one reading, which it gives for any two lists of vertices, convex or
/// not; of lists that are one polygon or one segment there is an exact answer beside it.
PublishedSat atRest(const BodyShape& a, const BodyShape& b, CollisionReading reading) {
  return published::besideExact(
      published::withLandings(published::polygonCollision(a.vertices, b.vertices, {}, reading),
                              a.vertices, b.vertices),
      outlinesOf(a).front(), outlinesOf(b).front());
}

bool repeatsVertex(const BodyShape& shape) {
  for (std::size_t i = 0; i < shape.vertices.size(); ++i)
    if (shape.vertices[i] == shape.vertices[(i + 1) % shape.vertices.size()]) return true;
  return false;
}

/// PolygonCollision, and its other readings where they make a difference.
void addPublishedAtRest(Evidence& evidence) {
  std::string& reason = evidence.skipped["published.rest"];
  reason = outlinesProblem(evidence);
  if (!reason.empty()) return;
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  reason = madeOfParts(a, b);
  if (reason.empty()) reason = tooManyVertices(a, b);
  if (!reason.empty()) return;
  evidence.skipped.erase("published.rest");
  evidence.publishedRest = atRest(a, b, CollisionReading::printed);
  if (repeatsVertex(a) || repeatsVertex(b))
    evidence.publishedZeroAxis = atRest(a, b, CollisionReading::zeroAxis);
  const PublishedSat single =
      published::polygonCollision(a.vertices, b.vertices, {}, CollisionReading::single);
  if (single.intersect == evidence.publishedRest->intersect || single.axes.empty()) return;
  evidence.publishedSingle = atRest(a, b, CollisionReading::single);
}

/// The test of sides, which is described for any two polygons, too, with the circles first where
/// they are switched on; and with sides skipped, which needs convex ones.
void addPublishedSides(const SatSavings& savings, Evidence& evidence) {
  std::string& reason = evidence.skipped["published.sides"];
  reason = simplePairOf(evidence).reason;
  if (!reason.empty()) return;
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  reason = tooManyVertices(a, b);
  if (!reason.empty()) return;
  evidence.skipped.erase("published.sides");
  const published::SidesPair pair{a.vertices, b.vertices, *a.polygon,           *b.polygon,
                                  a.position, b.position, savings.circlePretest};
  evidence.publishedSides = published::separatingSides(pair);
  if (a.convex && b.convex) evidence.publishedSkipping = published::skippingSides(pair);
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

void analyzeSat(const Scene&, const AnalysisOptions& options, Evidence& evidence) {
  const ConvexPair pair = convexOrThinPairOf(evidence);
  if (pair.reason.empty()) evidence.sat = satTest(*pair.a, *pair.b);
  const SatSavings savings = savingsOf(options.options);
  addPublishedAtRest(evidence);
  addPublishedSides(savings, evidence);
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
