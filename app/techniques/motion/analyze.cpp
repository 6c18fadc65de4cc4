#include "app/techniques/contract/analyze_others.h"
#include "app/techniques/contract/convex_pair.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"
#include "core/polygon/common_region.h"
#include "core/polygon/convex_parts.h"
#include "core/published/cozic.h"
#include "core/published/gpwiki.h"
#include "core/published/landing.h"
#include "core/sweep/sweep.h"
#include "core/sweep/swept_parts.h"

#include <fmt/format.h>

#include <string>
#include <vector>

namespace sepax {

namespace {

/// Pairs of convex parts up to which each is swept.
constexpr std::size_t kMaxPartPairs = 2'500;

bool hasParts(const Evidence& evidence) {
  const auto isOfParts = [&](int body) {
    return body >= 0 && !evidence.bodies[static_cast<std::size_t>(body)].form.parts.empty();
  };
  return evidence.a >= 0 && evidence.b >= 0 && (isOfParts(evidence.a) || isOfParts(evidence.b));
}

std::string tooMany(const std::vector<Polygon>& partsA, const std::vector<Polygon>& partsB) {
  if (partsA.size() * partsB.size() <= kMaxPartPairs) return {};
  return fmt::format(
      "{} and {} convex parts are too many to sweep each with each: at most {} pairs",
      partsA.size(), partsB.size(), kMaxPartPairs);
}

/// The convex parts in motion; the articles know none.
void analyzeParts(Evidence& evidence) {
  const char* kArticle = "the articles take single polygons only";
  evidence.skipped["published.sat"] = kArticle;
  evidence.skipped["published.prediction"] = kArticle;
  std::string& reason = evidence.skipped["motion"];
  reason = outlinesProblem(evidence);
  if (reason.empty()) reason = thinAgainstParts(evidence);
  if (!reason.empty()) return;
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  const std::vector<Polygon> partsA = convexParts(outlinesOf(a));
  const std::vector<Polygon> partsB = convexParts(outlinesOf(b));
  reason = tooMany(partsA, partsB);
  if (!reason.empty()) return;
  evidence.skipped.erase("motion");
  evidence.motion = sweepParts(partsA, partsB, a.velocity, b.velocity);
  if (evidence.motion->initial == Relation::overlapping)
    evidence.sharedAtStart = commonRegions(partsA, partsB);
}

}  // namespace

void analyzeMotion(const Scene& scene, const AnalysisOptions& options, Evidence& evidence) {
  if (options.options[kSlide]) return analyzeSlide(scene, evidence);
  if (hasParts(evidence)) {
    analyzeParts(evidence);
    return;
  }
  const ConvexPair pair = convexOrThinPairOf(evidence);
  if (!pair.reason.empty()) {
    evidence.skipped["motion"] = pair.reason;
    evidence.skipped["published.sat"] = pair.reason;
    return;
  }
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  evidence.motion = sweepTest(*pair.a, *pair.b, a.velocity, b.velocity);
  if (evidence.motion->initial == Relation::overlapping)
    evidence.sharedAtStart = commonRegions({pair.a.get(), 1}, {pair.b.get(), 1});
  if (isThin(a.form) || isThin(b.form)) {
    evidence.skipped["published.sat"] = "the article's loops take polygons only";
  } else if (a.vertices.size() + b.vertices.size() <= published::kMaxVertices) {
    evidence.publishedSat = published::withLandings(
        published::polygonCollision(a.vertices, b.vertices, evidence.motion->relativeVelocity),
        a.vertices, b.vertices);
    evidence.publishedMove =
        published::compareMove({a.vertices, b.vertices, *pair.a, *pair.b, a.velocity, b.velocity},
                               *evidence.publishedSat, *evidence.motion);
    if (evidence.publishedSat->willIntersect)
      addBeside(evidence, evidence.publishedSat->velocity + evidence.publishedSat->mtv,
                evidence.publishedMove->ownMove, 1, *evidence.publishedSat);
  } else {
    evidence.skipped["published.sat"] = fmt::format(
        "{} and {} vertices are too many for the article's loops: at most {} in both polygons",
        a.vertices.size(), b.vertices.size(), published::kMaxVertices);
  }
  evidence.publishedPrediction = published::predictCollision(*evidence.motion);
}

}  // namespace sepax
