#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/inside/published_edges.h"
#include "app/techniques/inside/steps_words.h"

#include <algorithm>

// The points of A in the order of the test, and what is known at a step.

namespace sepax {
namespace {

using Phase = InsideProgress::Phase;

/// A point, then what its ray meets, then its parity.
int stepsOf(const PointEvidence& point) { return 2 + static_cast<int>(point.ray.size()); }

/// Place of one of the middles in the order of the test: behind the vertex where its edge starts.
int placeOf(const InsideEvidence& inside, std::size_t middle) {
  return inside.middles[middle].index + 1 + static_cast<int>(middle);
}

/// Middles that come before a place in that order.
std::size_t middlesBefore(const InsideEvidence& inside, int point) {
  std::size_t low = 0;
  std::size_t high = inside.middles.size();
  while (low < high) {
    const std::size_t half = (low + high) / 2;
    if (placeOf(inside, half) < point) {
      low = half + 1;
    } else {
      high = half;
    }
  }
  return low;
}

}  // namespace

int pointCount(const InsideEvidence& inside) {
  return static_cast<int>(inside.aInB.size() + inside.middles.size());
}

bool isMiddle(const InsideEvidence& inside, int point) {
  const std::size_t before = middlesBefore(inside, point);
  return before < inside.middles.size() && placeOf(inside, before) == point;
}

const PointEvidence& pointAt(const InsideEvidence& inside, int point) {
  const std::size_t before = middlesBefore(inside, point);
  if (isMiddle(inside, point)) return inside.middles[before];
  return inside.aInB[static_cast<std::size_t>(point) - before];
}

std::string pointName(const Evidence& evidence, int point) {
  return nameOf(evidence, {Owner::a, pointAt(*evidence.inside, point).index}) +
         (isMiddle(*evidence.inside, point) ? "½" : "");
}

int pointOf(const Evidence& evidence, const Target& target) {
  if (!evidence.inside || target.body != evidence.a || target.index < 0) return -1;
  const InsideEvidence& inside = *evidence.inside;
  const bool vertex = target.kind == Target::Kind::vertex;
  if (!vertex && target.kind != Target::Kind::edge) return -1;
  for (int point = 0; point < pointCount(inside); ++point) {
    if (isMiddle(inside, point) == !vertex && pointAt(inside, point).index == target.index)
      return point;
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

bool raysTell(const Evidence& evidence, const ViewState& view) {
  const InsideEvidence& inside = *evidence.inside;
  if (!view.wording.still || focusedPoint(evidence, view) >= 0 ||
      insideProgress(inside, view.step).phase != InsideProgress::Phase::result)
    return true;
  if (inside.intersects) return inside.decidedBy != InsidePhase::edges;
  return !standsBesideArticle(evidence, view) || edgeLoopSame(evidence).empty();
}

int tellingPoint(const std::vector<PointEvidence>& points) {
  for (const Side side : {Side::inside, Side::boundary}) {
    const auto found = std::ranges::find(points, side, &PointEvidence::side);
    if (found != points.end()) return static_cast<int>(found - points.begin());
  }
  return points.empty() ? -1 : 0;
}

bool raysAreOfB(const Evidence& evidence, const ViewState& view) {
  const InsideEvidence& inside = *evidence.inside;
  if (inside.bInA.empty() || isThinBody(evidence, evidence.a)) return false;
  for (const Target& target : {view.pointed, view.hovered, view.selected}) {
    if (pointOf(evidence, target) >= 0) return false;
    if (target.kind == Target::Kind::vertex && target.body == evidence.b) return true;
  }
  const RaysOf chosen = view.options[kRaysOf];
  if (chosen != RaysOf::deciding) return chosen == RaysOf::b;
  return inside.decidedBy == InsidePhase::verticesOfB;
}

int focusedVertexOfB(const Evidence& evidence, const ViewState& view) {
  const InsideEvidence& inside = *evidence.inside;
  for (const Target& target : {view.pointed, view.hovered, view.selected}) {
    const bool ofB = target.kind == Target::Kind::vertex && target.body == evidence.b;
    if (ofB && target.index >= 0 && target.index < std::ssize(inside.bInA)) return target.index;
  }
  return inside.decidedBy == InsidePhase::verticesOfB ? tellingPoint(inside.bInA) : -1;
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
