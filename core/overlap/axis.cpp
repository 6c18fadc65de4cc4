#include "core/overlap/axis.h"

#include "core/polygon/thin.h"

namespace sepax {

namespace {

/// Height of a point over the origin along the unit axis.
double height(const AxisLine& axis, double length, Vec2 point) {
  return exactQuotient([&](auto lift) { return axis.along(lift, Vec2{}, point); }, length);
}

Vec2 vertexAt(const Polygon& polygon, int position) {
  return polygon.vertices[static_cast<std::size_t>(position)];
}

/// Puts the smaller push and its sign to the extremes that are already there.
TestedAxis finished(TestedAxis tested, const AxisLine& axis, Owner owner, const Polygon& a,
                    const Polygon& b) {
  const AxisPair pair{axis, vertexAt(a, tested.a.low), vertexAt(a, tested.a.high),
                      vertexAt(b, tested.b.low), vertexAt(b, tested.b.high)};
  tested.pair = pair;
  const int order =
      exactSign([&](auto lift) { return pair.pushAlong(lift) - pair.pushAgainst(lift); });
  tested.pushesAlong = order < 0 || (order == 0 && owner == Owner::b);
  tested.sign = exactSign([&](auto lift) {
    return tested.pushesAlong ? pair.pushAlong(lift) : pair.pushAgainst(lift);
  });
  return tested;
}

}  // namespace

AxisLine axisOf(const Polygon& polygon, const Edge& edge) {
  return {vertexAt(polygon, edge.from), vertexAt(polygon, edge.to)};
}

std::vector<ExtraAxis> extraAxes(const Polygon& a, const Polygon& b) {
  if (!isThin(a) || !isThin(b)) return {};
  const auto turned = [](Vec2 p, Vec2 q) { return AxisLine{turnedLeft(p), turnedLeft(q)}; };
  if (a.edges.empty() && b.edges.empty()) {
    const Vec2 from = a.vertices.front();
    const Vec2 to = b.vertices.front() == from ? from + Vec2{1, 0} : b.vertices.front();
    return {{{Owner::a, -1, AxisSource::between}, turned(from, to)},
            {{Owner::a, -1, AxisSource::across}, {from, to}}};
  }
  const Owner owner = a.edges.empty() ? Owner::b : Owner::a;
  const AxisLine line = owner == Owner::a ? axisOf(a, a.edges.front()) : axisOf(b, b.edges.front());
  if (!a.edges.empty() && !b.edges.empty()) {
    const AxisLine other = axisOf(b, b.edges.front());
    const int turn = exactSign([&](auto lift) {
      return cross(vectorBetween(lift, line.p, line.q), vectorBetween(lift, other.p, other.q));
    });
    if (turn != 0) return {};
  }
  return {{{owner, 0, AxisSource::along}, turned(line.p, line.q)}};
}

TestedAxis testAxis(const Edge& edge, Owner owner, ExtremeSearch& a, ExtremeSearch& b) {
  const bool ofA = owner == Owner::a;
  const AxisLine axis = axisOf((ofA ? a : b).polygon(), edge);
  TestedAxis tested;
  tested.a = ofA ? a.alongOwn(axis, edge) : a.along(axis);
  tested.b = ofA ? b.along(axis) : b.alongOwn(axis, edge);
  return finished(tested, axis, owner, a.polygon(), b.polygon());
}

TestedAxis testAxis(const AxisLine& axis, const Polygon& a, const Polygon& b) {
  TestedAxis tested;
  tested.a = ExtremeSearch(a).along(axis);
  tested.b = ExtremeSearch(b).along(axis);
  return finished(tested, axis, Owner::a, a, b);
}

double depthOf(const TestedAxis& tested) {
  const AxisPair& pair = tested.pair;
  const double length = pair.axis.length();
  return tested.pushesAlong
             ? exactQuotient([&](auto lift) { return pair.pushAlong(lift); }, length)
             : exactQuotient([&](auto lift) { return pair.pushAgainst(lift); }, length);
}

Vec2 pushOf(const TestedAxis& tested, double depth) {
  if (tested.sign <= 0) return {};
  return (tested.pushesAlong ? depth : -depth) * tested.pair.axis.unit();
}

SatAxis evidenceOf(const TestedAxis& tested, AxisName name) {
  const AxisPair& pair = tested.pair;
  const double length = pair.axis.length();
  const auto projection = [&](Vec2 low, Vec2 high, const Extremes& extremes) {
    return Projection{{height(pair.axis, length, low), height(pair.axis, length, high)},
                      extremes.lowIndex,
                      extremes.highIndex};
  };
  SatAxis axis;
  axis.name = name;
  axis.normal = pair.axis.unit();
  axis.a = projection(pair.aLow, pair.aHigh, tested.a);
  axis.b = projection(pair.bLow, pair.bHigh, tested.b);
  axis.pushAlong = exactQuotient([&](auto lift) { return pair.pushAlong(lift); }, length);
  axis.pushAgainst = exactQuotient([&](auto lift) { return pair.pushAgainst(lift); }, length);
  axis.depth = tested.pushesAlong ? axis.pushAlong : axis.pushAgainst;
  axis.sign = tested.sign;
  axis.pushesAlong = tested.pushesAlong;
  axis.push = pushOf(tested, axis.depth);
  return axis;
}

}  // namespace sepax
