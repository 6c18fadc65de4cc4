#include "core/sweep/axis_sweep.h"

#include "core/exact/exact.h"
#include "core/overlap/axis.h"
#include "core/polygon/thin.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace sepax {

namespace {

/// The edge faces the approaching other polygon, so it can be the edge that touches.
bool facesContact(const MovingAxis& axis, Owner owner) {
  return axis.twoFaced || (owner == Owner::a ? axis.direction > 0 : axis.direction < 0);
}

AxisSweep movingAxes(const Polygon& a, const Polygon& b, Vec2 va, Vec2 vb) {
  AxisSweep sweep;
  sweep.thin = isThin(a) && isThin(b);
  constexpr std::size_t kExtra = 2;  // axes of two thin bodies
  sweep.axes.reserve(a.edges.size() + b.edges.size() + kExtra);
  forEachAxis(a, b, [&](AxisName name, const TestedAxis& tested) {
    MovingAxis axis{tested, va, vb, 0, isThin(name.owner == Owner::a ? a : b)};
    axis.direction = exactSign([&](auto lift) { return axis.speed(lift); });
    sweep.names.push_back(name);
    sweep.axes.push_back(axis);
    return true;
  });
  return sweep;
}

void addResting(AxisSweep& sweep, int index, int sign) {
  MotionWindow& window = sweep.window;
  if (window.resting >= 0 && sign >= window.restingSign) return;
  window.restingSign = sign;
  window.resting = index;
}

/// Of axes that are entered at once, the first one that can be in contact is the latest entry.
void addEntry(AxisSweep& sweep, std::size_t i) {
  const AxisTime entry = timeOf(sweep.axes[i], true);
  std::optional<AxisTime>& latest = sweep.window.entry;
  const int order = latest ? compare(entry, *latest) : 1;
  if (order > 0) sweep.entryTies.clear();
  if (order >= 0) sweep.entryTies.push_back(static_cast<int>(i));
  const bool better =
      order == 0 && facesContact(sweep.axes[i], sweep.names[i].owner) &&
      !facesContact(*latest->axis, sweep.names[static_cast<std::size_t>(sweep.latestEntry)].owner);
  if (order <= 0 && !better) return;
  latest = entry;
  sweep.latestEntry = static_cast<int>(i);
}

void addExit(AxisSweep& sweep, std::size_t i) {
  const AxisTime exit = timeOf(sweep.axes[i], false);
  std::optional<AxisTime>& earliest = sweep.window.exit;
  if (earliest && compare(exit, *earliest) >= 0) return;
  earliest = exit;
  sweep.earliestExit = static_cast<int>(i);
}

}  // namespace

AxisSweep sweepAxes(const Polygon& a, const Polygon& b, Vec2 va, Vec2 vb) {
  AxisSweep sweep = movingAxes(a, b, va, vb);
  WindowAxes soFar;
  for (std::size_t i = 0; i < sweep.axes.size(); ++i) {
    if (sweep.axes[i].direction == 0) {
      addResting(sweep, static_cast<int>(i), sweep.axes[i].tested.sign);
    } else {
      addEntry(sweep, i);
      addExit(sweep, i);
      soFar = {sweep.latestEntry, sweep.earliestExit};
    }
    sweep.soFar.push_back(soFar);
  }
  if (sweep.window.restingSign < 0) {  // a gap that no motion closes decides
    sweep.latestEntry = sweep.earliestExit = sweep.window.resting;
  }
  return sweep;
}

bool everMeets(const MotionWindow& window) {
  if (window.restingSign < 0) return false;
  return !window.entry || compare(*window.entry, *window.exit) <= 0;
}

bool everOverlaps(const MotionWindow& window) {
  if (window.restingSign <= 0 && window.resting >= 0) return false;
  return !window.entry || compare(*window.entry, *window.exit) < 0;
}

Miss missOf(const AxisSweep& sweep) {
  const MotionWindow& window = sweep.window;
  if (window.restingSign < 0) return {MissReason::lastingGap, window.resting, window.resting};
  if (!window.entry) return {};
  if (compare(*window.entry, *window.exit) > 0) {
    return {MissReason::passing, sweep.earliestExit, sweep.latestEntry};
  }
  if (compare(*window.entry, 1) > 0) {
    return {MissReason::afterEnd, sweep.latestEntry, sweep.latestEntry};
  }
  if (compare(*window.exit, 0) < 0) {
    return {MissReason::beforeStart, sweep.earliestExit, sweep.earliestExit};
  }
  return {};
}

Relation initialRelation(const MotionWindow& window) {
  if (window.restingSign < 0) return Relation::disjoint;
  const int entered = window.entry ? compare(*window.entry, 0) : -1;
  const int left = window.exit ? compare(*window.exit, 0) : 1;
  if (entered > 0 || left < 0) return Relation::disjoint;
  const bool resting = window.resting >= 0 && window.restingSign == 0;
  return entered == 0 || left == 0 || resting ? Relation::touching : Relation::overlapping;
}

std::optional<int> firstSample(const MotionWindow& window, int n) {
  if (!everMeets(window)) return std::nullopt;
  if (!window.entry) return 0;
  const double guess = std::floor(window.entry->rounded * n) - 1;
  int k = guess > 0 ? static_cast<int>(std::min(guess, n + 1.0)) : 0;  // from 0 without a number
  while (k <= n && compare(*window.entry, k, n) > 0) ++k;
  if (k > n || compare(*window.exit, k, n) < 0) return std::nullopt;
  return k;
}

}  // namespace sepax
