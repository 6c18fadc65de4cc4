#pragma once

#include "core/evidence/minkowski.h"
#include "core/evidence/motion_moment.h"

#include <algorithm>
#include <optional>
#include <vector>

/// The origin beside the Minkowski difference at a time of the step, as far as its evidence tells.
namespace sepax {

/// The origin beside the line of an edge.
/// Law: the sign is that of A + t va and B + t vb, but at times that stand for the exact crossing,
/// of which it is 0.
struct MinkowskiEdgeMoment {
  double distance = 0;  ///< of the origin to the line, positive inside of it
  int sign = 0;         ///< of the distance
};

struct MinkowskiMoment {
  double time = 0;
  MotionStage stage = MotionStage::never;
  Relation relation = Relation::disjoint;
  std::vector<MinkowskiEdgeMoment> edges;  ///< one for each of MinkowskiEvidence::edges
  int outside = 0;                         ///< edges that the origin lies outside of
};

[[nodiscard]] inline MinkowskiEdgeMoment momentOf(const MinkowskiEdge& edge, double time) {
  if (edge.crossing == 0 || time == 0) return {edge.distance, edge.sign};
  const int sign = edge.crossing * compare(edge.enclosedCross, time);
  const double distance = edge.distance + time * edge.speed;
  return {sign < 0 ? std::min(distance, 0.0) : sign > 0 ? std::max(distance, 0.0) : 0.0, sign};
}

[[nodiscard]] inline MotionStage stageAt(const MinkowskiEvidence& found, double time) {
  return stageAt(found.ray.contact, found.ray.enclosedEntry,
                 found.ray.atRest ? std::nullopt : std::optional(found.ray.enclosedExit), time);
}

/// Laws: stage and relation are those of the sweep; where they meet the origin lies outside of no
/// edge, else of one, unless the difference has no area or the time stands for an exact crossing.
[[nodiscard]] inline MinkowskiMoment momentOf(const MinkowskiEvidence& found, double time) {
  MinkowskiMoment moment;
  moment.time = time;
  moment.stage = stageAt(found, time);
  bool onEdge = false;
  for (const MinkowskiEdge& edge : found.edges) {
    moment.edges.push_back(momentOf(edge, time));
    moment.outside += moment.edges.back().sign < 0 ? 1 : 0;
    onEdge = onEdge || moment.edges.back().sign == 0;
  }
  const bool meets = moment.stage == MotionStage::contact || moment.stage == MotionStage::within ||
                     moment.stage == MotionStage::leaving;
  if (meets) moment.relation = found.thin || onEdge ? Relation::touching : Relation::overlapping;
  return moment;
}

}  // namespace sepax
