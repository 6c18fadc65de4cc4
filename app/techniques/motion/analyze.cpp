#include <fmt/format.h>
#include <cmath>

#include "app/techniques/convex_pair.h"
#include "app/techniques/motion/motion.h"
#include "core/published/cozic.h"
#include "core/published/gpwiki.h"
#include "core/sat.h"
#include "core/slide.h"
#include "core/sweep.h"

namespace sepax {

namespace {

/// Two derived times, lengths or coordinates that differ by more than rounding.
bool differ(double x, double y) {
  return std::fabs(x - y) > 1e-9 * std::max({1.0, std::fabs(x), std::fabs(y)});
}

void addExtendedIntervals(const Evidence& evidence, std::vector<Disagreement>& list) {
  if (!evidence.publishedSat->willIntersect || evidence.motion->contact != Contact::none) return;
  list.push_back({"extended-intervals",
                  "the velocity-extended intervals overlap on every axis, but at different times: "
                  "the polygons never touch; the axis perpendicular to the velocity is missing"});
}

/// A at velocity + MTV, reached in a straight line, has gone through B.
void addPastTheObstacle(const ConvexPair& pair, const Evidence& evidence,
                        std::vector<Disagreement>& list) {
  const MotionEvidence& motion = *evidence.motion;
  if (motion.contact != Contact::entering || !evidence.publishedSat->willIntersect) return;
  const Vec2 move = motion.relativeVelocity + evidence.publishedSat->mtv;
  const bool passes = sweepTest(*pair.a, *pair.b, move, Vec2{}).overlapTime.has_value();
  const bool endsFree = relationOf(translated(*pair.a, move), *pair.b) != Relation::overlapping;
  if (!passes || !endsFree) return;
  list.push_back(
      {"past-the-obstacle",
       fmt::format("velocity + MTV carries {} through {} to its far side; the exact sweep "
                   "stops at t = {:.3f}",
                   evidence.bodies[static_cast<std::size_t>(evidence.a)].name,
                   evidence.bodies[static_cast<std::size_t>(evidence.b)].name, *motion.time)});
}

/// On the published axis one shadow holds the other.
bool isContained(const SatEvidence& sat, Vec2 direction) {
  for (const SatAxis& axis : sat.axes) {
    if (differ(std::fabs(dot(axis.normal, direction)), 1.0)) continue;
    const Interval a = axis.a.interval;
    const Interval b = axis.b.interval;
    return (a.low >= b.low && a.high <= b.high) || (b.low >= a.low && b.high <= a.high);
  }
  return false;
}

/// The static push as printed is longer than needed or does not separate.
void addStaticPush(const ConvexPair& pair, const Evidence& evidence,
                   std::vector<Disagreement>& list) {
  const SatEvidence& sat = *evidence.sat;
  if (sat.relation != Relation::overlapping) return;
  const auto& a = evidence.bodies[static_cast<std::size_t>(evidence.a)].vertices;
  const auto& b = evidence.bodies[static_cast<std::size_t>(evidence.b)].vertices;
  const Vec2 push = published::polygonCollision(a, b, Vec2{}).mtv;
  const bool contained = isContained(sat, normalized(push));
  const SatEvidence after = satTest(translated(*pair.a, push), *pair.b);
  const bool separates =
      after.relation != Relation::overlapping || !differ(after.depth + sat.depth, sat.depth);
  if (separates && !differ(length(push), sat.depth)) return;
  const std::string result =
      separates ? fmt::format("is {:.3f} long where {:.3f} is enough", length(push), sat.depth)
                : std::string("leaves the polygons overlapping");
  if (contained) {
    list.push_back({"containment-mtv",
                    "one interval holds the other and the published distance looks at one side "
                    "only: its push " +
                        result});
  } else {
    list.push_back(
        {"centre-direction",
         "the direction from centre to centre is not the way out: the published push " + result});
  }
}

/// A body that is leaving is pushed although its end position is free.
void addLeavingPush(const ConvexPair& pair, const Evidence& evidence,
                    std::vector<Disagreement>& list) {
  const MotionEvidence& motion = *evidence.motion;
  const PublishedSat& published = *evidence.publishedSat;
  if (motion.initial == Relation::disjoint || !published.willIntersect ||
      motion.relativeVelocity == Vec2{} || published.mtv == Vec2{}) {
    return;
  }
  const Polygon end = translated(*pair.a, motion.relativeVelocity);
  if (relationOf(end, *pair.b) == Relation::overlapping) return;
  list.push_back({"centre-direction",
                  "the overlap is already ending: the end position is free, yet the published "
                  "answer pushes on"});
}

void addSmallestTime(const Evidence& evidence, std::vector<Disagreement>& list) {
  const PublishedPrediction& prediction = *evidence.publishedPrediction;
  const MotionEvidence& motion = *evidence.motion;
  if (!prediction.time) return;
  const bool meets = motion.unlimitedEntry.has_value();
  if (meets && !differ(*prediction.time, *motion.unlimitedEntry)) return;
  const std::string truth =
      meets ? fmt::format("they meet at t = {:.3f}, the largest", *motion.unlimitedEntry)
            : std::string("they never meet, because the first axis ends before the last begins");
  list.push_back({"smallest-time", fmt::format("the smallest per-axis time, {:.3f}, is taken for "
                                               "the contact; {}",
                                               *prediction.time, truth)});
}

}  // namespace

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

  std::vector<Disagreement>& list = evidence.disagreements;
  addExtendedIntervals(evidence, list);
  addPastTheObstacle(pair, evidence, list);
  addStaticPush(pair, evidence, list);
  addLeavingPush(pair, evidence, list);
  addSmallestTime(evidence, list);
}

}  // namespace sepax
