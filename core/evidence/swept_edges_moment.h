#pragma once

#include "core/evidence/swept_edges.h"

#include <array>
#include <cmath>

/// A pair of swept edges at a time of the step, as far as its evidence tells.
namespace sepax {

/// Where the point in which the lines of both edges meet is on an edge: -1 before its start, 0 on
/// the closed edge, 1 past its end. Law: exact at every time but those that stand for the moment in
/// which it is at an end, of which it is 0.
[[nodiscard]] constexpr int sideAt(const MeetingOnEdge& edge, double time) {
  if (!edge.travels) return edge.side;
  const int start = compare(edge.start, time);
  const int end = compare(edge.end, time);
  if (start == 0 || end == 0) return 0;
  if (edge.rises) return start > 0 ? -1 : end < 0 ? 1 : 0;
  return start < 0 ? -1 : end > 0 ? 1 : 0;
}

/// Parallel lines at a time of the step.
struct ParallelMoment {
  double gap = 0;  ///< not negative
  int trend = 0;   ///< -1 the gap closes, 1 it opens, 0 it stays
  bool sameLine = false;
};

[[nodiscard]] inline ParallelMoment momentOf(const ParallelClosing& closing, double time) {
  ParallelMoment moment;
  const int order = closing.enclosed ? compare(*closing.enclosed, time) : -1;
  moment.sameLine =
      closing.direction == 0 ? closing.sameLine : closing.enclosed.has_value() && order == 0;
  moment.gap = moment.sameLine ? 0 : std::fabs(closing.gap - closing.speed * time);
  if (closing.direction != 0 && !moment.sameLine) moment.trend = order > 0 ? -1 : 1;
  return moment;
}

/// How far the first contact is.
enum class ContactStage { never, before, now, after };

[[nodiscard]] constexpr ContactStage stageAt(const std::optional<EnclosedTime>& contact,
                                             double time) {
  if (!contact) return ContactStage::never;
  const int order = compare(*contact, time);
  return order > 0 ? ContactStage::before : order == 0 ? ContactStage::now : ContactStage::after;
}

/// Two edges at a time of the step.
struct EdgePairMoment {
  std::array<int, 2> side{};  ///< of A's edge and B's, see sideAt; of parallel edges nothing
  bool touching = false;      ///< the lines meet on both closed edges; of parallel edges nothing
  std::optional<Vec2> point;  ///< in which the lines meet, where it is within range
  std::optional<ParallelMoment> parallel;
  ContactStage contact = ContactStage::never;  ///< of this pair
};

[[nodiscard]] inline EdgePairMoment momentOf(const EdgePairEvidence& pair, double time) {
  EdgePairMoment moment;
  moment.contact = stageAt(pair.enclosedTime, time);
  if (pair.parallel) {
    moment.parallel = momentOf(*pair.parallel, time);
    return moment;
  }
  moment.side = {sideAt(pair.meetingOn[0], time), sideAt(pair.meetingOn[1], time)};
  moment.touching = moment.side[0] == 0 && moment.side[1] == 0;
  if (pair.path) moment.point = lerp(pair.path->start, pair.path->end, time);
  return moment;
}

}  // namespace sepax
