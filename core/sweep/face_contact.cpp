#include "core/sweep/face_contact.h"

#include "core/exact/axis_line.h"
#include "core/exact/exact.h"
#include "core/exact/predicates.h"
#include "core/overlap/axis.h"
#include "core/overlap/extremes.h"

#include <cstddef>

namespace sepax {

namespace {

/// A vertex at the time of contact, remembered exactly.
struct MovingVertex {
  Vec2 place;
  bool ofA = true;
};

/// Orders two vertices along the edge direction at the exact time of entry.
int compareAlong(const AxisTime& time, const MovingVertex& x, const MovingVertex& y) {
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
Span faceOf(const AxisTime& time, const Polygon& polygon, int position, bool ofA) {
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

}  // namespace

FaceContact faceContact(const AxisTime& time, double at, const Polygon& a, const Polygon& b) {
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
    return vertex.place + (vertex.ofA ? axis.va : axis.vb) * at;
  };
  if (compareAlong(time, low, high) < 0) {
    return {{placed(low), placed(high)}, Features::edgeEdge};
  }
  const auto isEnd = [&](const Span& span) {
    return compareAlong(time, low, span.low) == 0 || compareAlong(time, low, span.high) == 0;
  };
  const Features features = isEnd(spanA) && isEnd(spanB) ? Features::vertexVertex
                            : isEnd(spanA)               ? Features::vertexEdge
                                                         : Features::edgeVertex;
  return {{placed(low)}, features};
}

}  // namespace sepax
