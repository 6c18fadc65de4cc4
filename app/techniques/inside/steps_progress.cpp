#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"

#include <algorithm>

// The points of A in the order of the test, and what is known at a step.

namespace sepax {
namespace {

using Phase = InsideProgress::Phase;

/// A point, then what its ray meets, then its parity.
int stepsOf(const PointEvidence& point) { return 2 + static_cast<int>(point.ray.size()); }

}  // namespace

int pointCount(const InsideEvidence& inside) {
  return static_cast<int>(inside.aInB.size() + inside.middles.size());
}

const PointEvidence& pointAt(const InsideEvidence& inside, int point) {
  const auto index = static_cast<std::size_t>(point);
  return index < inside.aInB.size() ? inside.aInB[index]
                                    : inside.middles[index - inside.aInB.size()];
}

std::string pointName(const Evidence& evidence, int point) {
  const bool middle = static_cast<std::size_t>(point) >= evidence.inside->aInB.size();
  return nameOf(evidence, {Owner::a, pointAt(*evidence.inside, point).index}) + (middle ? "½" : "");
}

int pointOf(const Evidence& evidence, const Target& target) {
  if (!evidence.inside || target.body != evidence.a || target.index < 0) return -1;
  const InsideEvidence& inside = *evidence.inside;
  if (target.kind == Target::Kind::vertex &&
      static_cast<std::size_t>(target.index) < inside.aInB.size()) {
    return target.index;
  }
  if (target.kind != Target::Kind::edge) return -1;
  for (std::size_t i = 0; i < inside.middles.size(); ++i) {
    if (inside.middles[i].index == target.index) return static_cast<int>(inside.aInB.size() + i);
  }
  return -1;
}

int focusedPoint(const Evidence& evidence, const ViewState& view) {
  const InsideProgress progress = insideProgress(*evidence.inside, view.step);
  if (progress.phase >= Phase::point && progress.phase <= Phase::parity) return progress.point;
  for (const Target& target : {view.pointed, view.hovered, view.selected}) {
    if (const int point = pointOf(evidence, target); point >= 0) return point;
  }
  return -1;
}

InsideProgress insideProgress(const InsideEvidence& inside, int step) {
  InsideProgress progress;
  if (step < 0) return progress;
  if (step == 0) {
    progress.phase = Phase::circles;
    return progress;
  }
  if (!inside.circles.meet) return progress;
  int left = step - 1;
  for (int i = 0; i < pointCount(inside); ++i) {
    const int steps = stepsOf(pointAt(inside, i));
    if (left >= steps) {
      left -= steps;
      continue;
    }
    progress.point = i;
    progress.meeting = std::min(left, steps - 2);
    progress.phase = left == 0 ? Phase::point : left == steps - 1 ? Phase::parity : Phase::crossing;
    return progress;
  }
  progress.point = std::max(0, pointCount(inside) - 1);
  if (left < 2) progress.phase = left == 0 ? Phase::otherHalf : Phase::edges;
  return progress;
}

int insideStepCount(const Evidence& evidence) {
  if (!evidence.inside) return 0;
  const InsideEvidence& inside = *evidence.inside;
  if (!inside.circles.meet) return 2;
  int count = 4;  // circles, other half, edges, answer
  for (int i = 0; i < pointCount(inside); ++i) count += stepsOf(pointAt(inside, i));
  return count;
}

}  // namespace sepax
