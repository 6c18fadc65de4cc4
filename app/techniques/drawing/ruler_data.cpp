#include "app/techniques/drawing/ruler.h"

#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "core/evidence/motion_moment.h"

namespace sepax {

namespace {

/// An axis of the static or of the swept test.
template <class Axis>
RulerData dataOf(const Evidence& evidence, const Axis& axis) {
  const auto ends = [&](int body, const Projection& projection) -> std::vector<Vec2> {
    const auto& vertices = evidence.bodies[static_cast<std::size_t>(body)].vertices;
    return {vertices[static_cast<std::size_t>(projection.lowVertex)],
            vertices[static_cast<std::size_t>(projection.highVertex)]};
  };
  RulerData data;
  data.name = nameOf(evidence, axis.name);
  data.bodyA = evidence.bodies[static_cast<std::size_t>(evidence.a)].name;
  data.bodyB = evidence.bodies[static_cast<std::size_t>(evidence.b)].name;
  data.normal = axis.normal;
  data.a = axis.a.interval;
  data.b = axis.b.interval;
  data.depth = axis.depth;
  data.sign = axis.sign;
  data.pushesAlong = axis.pushesAlong;
  data.lowHighA = ends(evidence.a, axis.a);
  data.lowHighB = ends(evidence.b, axis.b);
  return data;
}

}  // namespace

RulerData rulerData(const Evidence& evidence, const SatAxis& axis) {
  return dataOf(evidence, axis);
}

RulerData rulerData(const Evidence& evidence, const MotionAxis& axis) {
  return dataOf(evidence, axis);
}

RulerData rulerData(const Evidence& evidence, const MotionAxis& axis, double time) {
  const AxisMoment moment = momentOf(axis, time);
  RulerData data = dataOf(evidence, axis);
  data.a = moment.a;
  data.b = moment.b;
  data.extendedA = moment.extended;
  data.depth = moment.depth;
  data.sign = moment.sign;
  data.pushesAlong = moment.pushesAlong;
  data.trend = trendWord(moment);
  const auto move = [&](std::vector<Vec2>& ends, int body) {
    for (Vec2& end : ends) end += time * evidence.bodies[static_cast<std::size_t>(body)].velocity;
  };
  move(data.lowHighA, evidence.a);
  move(data.lowHighB, evidence.b);
  return data;
}

}  // namespace sepax
