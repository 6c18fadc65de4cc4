#include "core/evidence/motion.h"
#include "core/evidence/published_cozic.h"
#include "core/evidence/published_gpwiki.h"
#include "core/evidence/sat.h"
#include "core/evidence/terms.h"
#include "core/exact/predicates.h"
#include "core/exact/short_text.h"
#include "core/exact/tolerance.h"
#include "core/exact/vec2.h"
#include "core/overlap/sat.h"
#include "core/pitfalls/counterexample.h"
#include "core/pitfalls/counterexample_pair.h"
#include "core/pitfalls/counterexample_rules.h"
#include "core/polygon/polygon.h"
#include "core/published/cozic.h"
#include "core/published/gpwiki.h"
#include "core/published/landing.h"
#include "core/sweep/slide.h"
#include "core/sweep/sweep.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

namespace sepax::rules {

namespace {

/// Every vertex lies in the closed convex polygon.
bool holdsAll(const Polygon& outer, const Polygon& inner) {
  return std::all_of(inner.vertices.begin(), inner.vertices.end(), [&](Vec2 vertex) {
    return std::all_of(outer.edges.begin(), outer.edges.end(), [&](const Edge& edge) {
      return orientation(outer.vertices[static_cast<std::size_t>(edge.from)],
                         outer.vertices[static_cast<std::size_t>(edge.to)], vertex) >= 0;
    });
  });
}

/// How deep A still is after a push; 0 when it is out.
double depthAfter(const RulePair& pair, Vec2 push) {
  const SatEvidence after = satTest(translated(pair.a, push), pair.b);
  const double depth = after.relation == Relation::overlapping ? after.depth : 0;
  return depth > kPublishedRounding * length(push) ? depth : 0;
}

}  // namespace

Difference extendedIntervals(const PitfallScene& scene) {
  const std::optional<RulePair> pair = convexPairOf(scene);
  if (!pair) return {};
  const PublishedSat published =
      published::polygonCollision(pair->worldA, pair->worldB, pair->va - pair->vb);
  if (!published.willIntersect) return {};
  if (sweepTest(pair->a, pair->b, pair->va, pair->vb).contact != Contact::none) return {};
  return "published: they will intersect; exact: they never touch during the step";
}

Difference pastTheObstacle(const PitfallScene& scene) {
  const std::optional<RulePair> pair = convexPairOf(scene);
  if (!pair) return {};
  const Vec2 velocity = pair->va - pair->vb;
  const MotionEvidence motion = sweepTest(pair->a, pair->b, pair->va, pair->vb);
  if (motion.contact != Contact::entering) return {};
  const PublishedSat published = published::polygonCollision(pair->worldA, pair->worldB, velocity);
  if (!published::landsBeyond(pair->worldA, pair->worldB, published)) return {};
  return "published: A moves by " + shortText(velocity + published.mtv) +
         " and ends beyond B; exact: it meets B at t = " + shortText(*motion.time);
}

Difference containmentMtv(const PitfallScene& scene) {
  const std::optional<RulePair> pair = convexPairOf(scene);
  if (!pair || (!holdsAll(pair->a, pair->b) && !holdsAll(pair->b, pair->a))) return {};
  const Vec2 push = published::polygonCollision(pair->worldA, pair->worldB, {}).mtv;
  const SatEvidence exact = satTest(pair->a, pair->b);
  const double rest = depthAfter(*pair, push);
  const bool longer = length(push) > exact.depth * (1 + kPublishedRounding);
  if (rest == 0 && !longer) return {};
  const std::string fault =
      rest > 0 ? ", which leaves them overlapping by " + shortText(rest) : ", longer than needed";
  return "published: push " + shortText(push) + fault + "; exact: push " + shortText(exact.mtv);
}

Difference centreDirection(const PitfallScene& scene) {
  const std::optional<RulePair> pair = convexPairOf(scene);
  if (!pair || holdsAll(pair->a, pair->b) || holdsAll(pair->b, pair->a)) return {};
  const SatEvidence exact = satTest(pair->a, pair->b);
  if (exact.relation != Relation::overlapping) return {};
  const Vec2 still = published::polygonCollision(pair->worldA, pair->worldB, {}).mtv;
  if (const double rest = depthAfter(*pair, still); dot(still, exact.mtv) < 0 && rest > 0) {
    return "published: push " + shortText(still) + ", the wrong way, still overlapping by " +
           shortText(rest) + "; exact: push " + shortText(exact.mtv);
  }
  const Vec2 velocity = pair->va - pair->vb;
  const bool leaves = relationOf(translated(pair->a, velocity), pair->b) == Relation::disjoint;
  const Vec2 moving = published::polygonCollision(pair->worldA, pair->worldB, velocity).mtv;
  if (!leaves || moving == Vec2{}) return {};
  return "published: push " + shortText(moving) + "; exact: the step alone ends the overlap";
}

namespace {

/// The article's answer for the pair in motion, and what is wrong with it.
struct MoveAnswer {
  PublishedSat published;
  MoveComparison comparison;
};

MoveAnswer moveAnswer(const RulePair& pair) {
  MoveAnswer answer;
  answer.published = published::withLandings(
      published::polygonCollision(pair.worldA, pair.worldB, pair.va - pair.vb), pair.worldA,
      pair.worldB);
  answer.comparison =
      published::compareMove({pair.worldA, pair.worldB, pair.a, pair.b, pair.va, pair.vb},
                             answer.published, sweepTest(pair.a, pair.b, pair.va, pair.vb));
  return answer;
}

}  // namespace

Difference pushedThoughFree(const PitfallScene& scene) {
  const std::optional<RulePair> pair = convexPairOf(scene);
  if (!pair || pair->va == pair->vb) return {};
  const MoveAnswer answer = moveAnswer(*pair);
  if (answer.comparison.fault != MoveFault::pushedThoughFree) return {};
  return "published: push " + shortText(answer.published.mtv) +
         "; exact: at the end of the step no overlap is left without it" +
         (answer.comparison.passesThrough ? ", though A has gone through B" : "");
}

Difference sweptPush(const PitfallScene& scene) {
  const std::optional<RulePair> pair = convexPairOf(scene);
  if (!pair || pair->va == pair->vb) return {};
  const MoveAnswer answer = moveAnswer(*pair);
  const std::string push = "published: push " + shortText(answer.published.mtv);
  if (answer.comparison.fault == MoveFault::stillOverlaps) {
    return push + "; exact: after velocity and push they overlap by " +
           shortText(answer.published.landing->depth);
  }
  if (answer.comparison.fault != MoveFault::longerThanNeeded) return {};
  return push + "; exact: at the end of the step a push of length " +
         shortText(answer.comparison.unpushed->depth) + " is enough";
}

Difference relativeVelocity(const PitfallScene& scene) {
  const std::optional<RulePair> pair = convexPairOf(scene);
  if (!pair || pair->vb == Vec2{} || pair->va == pair->vb) return {};
  const MoveAnswer answer = moveAnswer(*pair);
  if (!answer.comparison.relativeAsOwn) return {};
  const bool pushed = answer.published.mtv != Vec2{};
  return "published: A is moved by " + shortText(answer.published.velocity) +
         ", its velocity relative to B" + (pushed ? ", and by the push" : "") +
         "; exact: its own velocity is " + shortText(pair->va);
}

Difference smallestTime(const PitfallScene& scene) {
  const std::optional<RulePair> pair = convexPairOf(scene);
  if (!pair) return {};
  const MotionEvidence motion = sweepTest(pair->a, pair->b, pair->va, pair->vb);
  const PublishedPrediction published = published::predictCollision(motion);
  const std::string before = "published: contact at t = " + shortText(published.time.value_or(0));
  switch (published.fault) {
    case PredictionFault::neverMeets:
      return before + "; exact: they never meet";
    case PredictionFault::tooEarly:
      return before + "; exact: t = " + shortText(*motion.unlimitedEntry);
    case PredictionFault::none:
      break;
  }
  return {};
}

Difference zeroClosingSpeed(const PitfallScene& scene) {
  const std::optional<RulePair> pair = convexPairOf(scene);
  if (!pair || pair->va == pair->vb) return {};
  const PublishedPrediction published =
      published::predictCollision(sweepTest(pair->a, pair->b, pair->va, pair->vb));
  const auto divided =
      std::ranges::find(published.axes, PredictionCase::dividesByZero, &PredictionAxis::kind);
  if (divided == published.axes.end()) return {};
  return "published: distance " + shortText(divided->distance) +
         " divided by speed 0; exact: that gap never closes";
}

}  // namespace sepax::rules
