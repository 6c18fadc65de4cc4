#include "core/sweep/sweep.h"

#include "core/exact/tolerance.h"
#include "core/overlap/axis.h"
#include "core/polygon/thin.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

/// The motion on one axis. A moves by `speed` per step along the axis relative to B; the closed
/// shadows meet while -Q <= speed * t <= P with the pushes P (along) and Q (against).
struct MovingAxis {
  TestedAxis tested;
  Vec2 va, vb;
  int direction = 0;      ///< exact sign of the speed
  bool twoFaced = false;  ///< of a segment, which has its edge on both sides

  template <class Lift>
  [[nodiscard]] auto speed(const Lift& lift) const {
    return tested.pair.speed(lift, va, vb);
  }
};

/// A time as an exact fraction: push / speed of one axis.
struct Time {
  const MovingAxis* axis = nullptr;
  bool isEntry = true;
  double rounded = 0;

  /// Numerator over the positive denominator |speed|.
  template <class Lift>
  [[nodiscard]] auto numerator(const Lift& lift) const {
    const bool forward = axis->direction > 0;
    const auto zero = lift(0.0);
    if (isEntry) {
      return zero -
             (forward ? axis->tested.pair.pushAgainst(lift) : axis->tested.pair.pushAlong(lift));
    }
    return zero +
           (forward ? axis->tested.pair.pushAlong(lift) : axis->tested.pair.pushAgainst(lift));
  }
  template <class Lift>
  [[nodiscard]] auto denominator(const Lift& lift) const {
    const auto zero = lift(0.0);
    return axis->direction > 0 ? zero + axis->speed(lift) : zero - axis->speed(lift);
  }
};

Time timeOf(const MovingAxis& axis, bool isEntry) {
  Time time{&axis, isEntry, 0};
  time.rounded = exactValue([&](auto lift) { return time.numerator(lift); }) /
                 exactValue([&](auto lift) { return time.denominator(lift); });
  return time;
}

/// Exact sign of x - y.
int compare(const Time& x, const Time& y) {
  const double doubt = kCertainDifference * std::max(std::fabs(x.rounded), std::fabs(y.rounded));
  if (std::fabs(x.rounded - y.rounded) > doubt) return x.rounded < y.rounded ? -1 : 1;
  return exactSign([&](auto lift) {
    return x.numerator(lift) * y.denominator(lift) - y.numerator(lift) * x.denominator(lift);
  });
}

/// Exact sign of x - k / n.
int compare(const Time& x, int k, int n = 1) {
  return exactSign([&](auto lift) {
    return lift(static_cast<double>(n)) * x.numerator(lift) -
           lift(static_cast<double>(k)) * x.denominator(lift);
  });
}

/// The time window in which every moving axis meets, and what the resting axes allow.
struct Window {
  std::optional<Time> entry;  ///< latest entry; absent when no axis moves
  std::optional<Time> exit;   ///< earliest exit
  int restingSign = 1;        ///< smallest sign of the axes with speed 0
  int resting = -1;           ///< the axis that has it
};

/// The edge faces the approaching other polygon, so it can be the edge that touches.
bool facesContact(const MovingAxis& axis, Owner owner) {
  return axis.twoFaced || (owner == Owner::a ? axis.direction > 0 : axis.direction < 0);
}

struct Sweep {
  bool thin = false;  ///< neither has an interior
  std::vector<AxisName> names;
  std::vector<MovingAxis> axes;
  Window window;
  int latestEntry = 0;
  int earliestExit = 0;
  std::vector<int> entryTies;
};

Sweep sweepAxes(const Polygon& a, const Polygon& b, Vec2 va, Vec2 vb) {
  Sweep sweep;
  sweep.thin = isThin(a) && isThin(b);
  constexpr std::size_t kExtra = 2;                              // axes of two thin bodies
  sweep.axes.reserve(a.edges.size() + b.edges.size() + kExtra);  // Times point into it
  forEachAxis(a, b, [&](AxisName name, const TestedAxis& tested) {
    MovingAxis axis{tested, va, vb, 0, isThin(name.owner == Owner::a ? a : b)};
    axis.direction = exactSign([&](auto lift) { return axis.speed(lift); });
    sweep.names.push_back(name);
    sweep.axes.push_back(axis);
    return true;
  });
  Window& window = sweep.window;
  for (std::size_t i = 0; i < sweep.axes.size(); ++i) {
    const MovingAxis& axis = sweep.axes[i];
    const int index = static_cast<int>(i);
    if (axis.direction == 0) {
      if (window.resting < 0 || axis.tested.sign < window.restingSign) {
        window.restingSign = axis.tested.sign;
        window.resting = index;
      }
      continue;
    }
    const Time entry = timeOf(axis, true);
    const int order = window.entry ? compare(entry, *window.entry) : 1;
    if (order > 0) sweep.entryTies.clear();
    if (order >= 0) sweep.entryTies.push_back(index);
    const bool better =
        order == 0 && facesContact(axis, sweep.names[i].owner) &&
        !facesContact(*window.entry->axis,
                      sweep.names[static_cast<std::size_t>(sweep.latestEntry)].owner);
    if (order > 0 || better) {
      window.entry = entry;
      sweep.latestEntry = index;
    }
    const Time exit = timeOf(axis, false);
    if (!window.exit || compare(exit, *window.exit) < 0) {
      window.exit = exit;
      sweep.earliestExit = index;
    }
  }
  if (window.restingSign < 0) {  // a gap that no motion closes decides
    sweep.latestEntry = sweep.earliestExit = window.resting;
  }
  return sweep;
}

/// The closed polygons meet at some time, before or after the step too.
bool everMeets(const Window& window) {
  if (window.restingSign < 0) return false;
  return !window.entry || compare(*window.entry, *window.exit) <= 0;
}

/// The open interiors meet at some time.
bool everOverlaps(const Window& window) {
  if (window.restingSign <= 0 && window.resting >= 0) return false;
  return !window.entry || compare(*window.entry, *window.exit) < 0;
}

/// Why they do not meet in [0, 1], if they do not.
Miss missOf(const Sweep& sweep) {
  const Window& window = sweep.window;
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

Relation initialRelation(const Window& window) {
  if (window.restingSign < 0) return Relation::disjoint;
  const int entered = window.entry ? compare(*window.entry, 0) : -1;
  const int left = window.exit ? compare(*window.exit, 0) : 1;
  if (entered > 0 || left < 0) return Relation::disjoint;
  const bool resting = window.resting >= 0 && window.restingSign == 0;
  return entered == 0 || left == 0 || resting ? Relation::touching : Relation::overlapping;
}

std::optional<double> finite(const std::optional<Time>& time) {
  if (!time || !std::isfinite(time->rounded)) return std::nullopt;
  return time->rounded;
}

/// First k with the polygons meeting at exactly t = k / n, if any up to n.
std::optional<int> firstSample(const Window& window, int n) {
  if (!everMeets(window)) return std::nullopt;
  if (!window.entry) return 0;
  const double guess = std::floor(window.entry->rounded * n) - 1;
  int k = guess > n ? n + 1 : std::max(0, static_cast<int>(guess));
  while (k <= n && compare(*window.entry, k, n) > 0) ++k;
  if (k > n || compare(*window.exit, k, n) < 0) return std::nullopt;
  return k;
}

MotionAxis evidenceOf(const MovingAxis& axis, AxisName name) {
  const SatAxis still = evidenceOf(axis.tested, name);
  MotionAxis result;
  result.name = name;
  result.normal = still.normal;
  result.a = still.a;
  result.b = still.b;
  result.depth = still.depth;
  result.sign = still.sign;
  result.pushesAlong = still.pushesAlong;
  result.speed =
      exactValue([&](auto lift) { return axis.speed(lift); }) / axis.tested.pair.axis.length();
  result.direction = axis.direction;
  result.extended = extended(still.a.interval, result.speed);
  if (axis.direction == 0) {
    result.entry = axis.tested.sign < 0 ? kInfinity : -kInfinity;
    result.exit = -result.entry;
    result.meetsAlone = axis.tested.sign >= 0;
  } else {
    const Time entry = timeOf(axis, true);
    const Time exit = timeOf(axis, false);
    result.entry = entry.rounded;
    result.exit = exit.rounded;
    result.meetsAlone = compare(entry, 1) <= 0 && compare(exit, 0) >= 0;
  }
  return result;
}

/// A vertex at the time of contact, remembered exactly.
struct MovingVertex {
  Vec2 place;
  bool ofA = true;
};

/// Orders two vertices along the edge direction at the exact time of entry.
int compareAlong(const Time& time, const MovingVertex& x, const MovingVertex& y) {
  const MovingAxis& axis = *time.axis;
  const AxisLine& line = axis.tested.pair.axis;
  return exactSign([&](auto lift) {
    const auto edge = vectorBetween(lift, line.p, line.q);
    const auto apart = dot(edge, vectorBetween(lift, y.place, x.place)) * time.denominator(lift);
    if (x.ofA == y.ofA) return apart + lift(0.0);
    const auto motion = dot(edge, vectorBetween(lift, axis.vb, axis.va)) * time.numerator(lift);
    return x.ofA ? apart + motion : apart - motion;
  });
}

struct Span {
  MovingVertex low;
  MovingVertex high;
};

/// The face of one polygon that is extreme on the contact axis, from its low to its high end.
Span faceOf(const Time& time, const Polygon& polygon, int position, bool ofA) {
  const std::vector<int> positions =
      tiesAlong(time.axis->tested.pair.axis, polygon.vertices, position);
  const auto vertex = [&](int i) {
    return MovingVertex{polygon.vertices[static_cast<std::size_t>(i)], ofA};
  };
  Span span{vertex(positions.front()), vertex(positions.front())};
  for (const int tie : positions) {
    if (compareAlong(time, vertex(tie), span.low) < 0) span.low = vertex(tie);
    if (compareAlong(time, vertex(tie), span.high) > 0) span.high = vertex(tie);
  }
  return span;
}

/// The common part of both faces at first contact: one or two points and what they are.
void addContact(MotionEvidence& evidence, const Sweep& sweep, const Polygon& a, const Polygon& b) {
  const Time& time = *sweep.window.entry;
  const MovingAxis& axis = *time.axis;
  const bool forward = axis.direction > 0;
  const TestedAxis& tested = axis.tested;
  const Span spanA = faceOf(time, a, forward ? tested.a.high : tested.a.low, true);
  const Span spanB = faceOf(time, b, forward ? tested.b.low : tested.b.high, false);
  const int lowOrder = compareAlong(time, spanA.low, spanB.low);
  const int highOrder = compareAlong(time, spanA.high, spanB.high);
  const MovingVertex low = lowOrder >= 0 ? spanA.low : spanB.low;
  const MovingVertex high = highOrder <= 0 ? spanA.high : spanB.high;
  const auto placed = [&](const MovingVertex& vertex) {
    return vertex.place + (vertex.ofA ? axis.va : axis.vb) * *evidence.time;
  };
  evidence.points = {placed(low)};
  if (compareAlong(time, low, high) < 0) {
    evidence.points.push_back(placed(high));
    evidence.features = Features::edgeEdge;
    return;
  }
  const auto isEnd = [&](const Span& span) {
    return compareAlong(time, low, span.low) == 0 || compareAlong(time, low, span.high) == 0;
  };
  evidence.features = isEnd(spanA) && isEnd(spanB) ? Features::vertexVertex
                      : isEnd(spanA)               ? Features::vertexEdge
                                                   : Features::edgeVertex;
}

}  // namespace

MotionEvidence sweepTest(const Polygon& a, const Polygon& b, Vec2 va, Vec2 vb) {
  const Sweep sweep = sweepAxes(a, b, va, vb);
  const Window& window = sweep.window;
  MotionEvidence evidence;
  evidence.relativeVelocity = va - vb;
  evidence.atRest = va == vb;
  evidence.initial = initialRelation(window);
  if (sweep.thin) evidence.initial = std::min(evidence.initial, Relation::touching);
  evidence.latestEntry = sweep.latestEntry;
  evidence.earliestExit = sweep.earliestExit;
  evidence.entryTies = sweep.entryTies;
  evidence.axes.reserve(sweep.axes.size());
  for (std::size_t i = 0; i < sweep.axes.size(); ++i) {
    evidence.axes.push_back(evidenceOf(sweep.axes[i], sweep.names[i]));
  }
  evidence.sampledStep = firstSample(window, 60);
  evidence.miss = missOf(sweep);

  const bool afterStart = !window.exit || compare(*window.exit, 0) >= 0;
  if (!everMeets(window) || !afterStart) return evidence;
  const bool startsApart = window.entry && compare(*window.entry, 0) > 0;
  evidence.unlimitedEntry = startsApart ? window.entry->rounded : 0.0;
  evidence.unlimitedExit = finite(window.exit);
  if (window.entry && compare(*window.entry, 1) > 0) return evidence;

  evidence.time = evidence.unlimitedEntry;
  evidence.exit = evidence.unlimitedExit;
  const bool overlaps = !sweep.thin && everOverlaps(window) &&
                        (!window.exit || compare(*window.exit, 0) > 0) &&
                        (!window.entry || compare(*window.entry, 1) < 0);
  if (overlaps) evidence.overlapTime = evidence.time;
  if (evidence.initial != Relation::disjoint) {
    evidence.contact = Contact::initial;
    return evidence;
  }
  evidence.contact = overlaps ? Contact::entering : Contact::grazing;
  const MotionAxis& decisive = evidence.axes[static_cast<std::size_t>(evidence.latestEntry)];
  evidence.normal = decisive.direction > 0 ? -decisive.normal : decisive.normal;
  addContact(evidence, sweep, a, b);
  return evidence;
}

}  // namespace sepax
