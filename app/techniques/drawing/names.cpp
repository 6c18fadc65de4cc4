#include "app/techniques/drawing/names.h"

#include "app/scene/pieces.h"

#include <fmt/format.h>

namespace sepax {

Role roleOf(const Evidence& evidence, int body) {
  return body == evidence.a ? Role::a : body == evidence.b ? Role::b : Role::other;
}

Part bodyPart(const Evidence& evidence, int body) {
  return body == evidence.a ? Part::bodyA : body == evidence.b ? Part::bodyB : Part::otherBody;
}

const std::string& bodyName(const Evidence& evidence, int body) {
  return evidence.bodies[static_cast<std::size_t>(body)].name;
}

std::string nameOf(const Evidence& evidence, AxisName axis) {
  const int body = axis.owner == Owner::a ? evidence.a : evidence.b;
  if (body < 0) return {};
  const std::string& name = bodyName(evidence, body);
  if (axis.source == AxisSource::between || axis.source == AxisSource::across) {
    const std::string& other = bodyName(evidence, evidence.b);
    return fmt::format("{}{}–{}", axis.source == AxisSource::across ? "⊥ " : "", name, other);
  }
  if (axis.source == AxisSource::along) return "∥ " + nameOf(evidence, {axis.owner, axis.edge});
  if (axis.edge < 0) return name + " cut";
  return indexedName(name, axis.edge);
}

std::string partName(const Evidence& evidence, int body, int part) {
  const std::string& name = bodyName(evidence, body);
  // A vertex of a body with a longer name is already called so.
  const bool isOfVertex = indexedName(name, part + 1) == fmt::format("{}·{}", name, part + 1);
  return fmt::format("{}{}{}", name, isOfVertex ? " part " : "·", part + 1);
}

std::string_view wholeOf(const BodyShape& a, const BodyShape& b) {
  const std::string_view whole = wholeName(a.name);
  const bool together = a.position == b.position && a.angle == b.angle && a.velocity == b.velocity;
  return together && whole == wholeName(b.name) ? whole : std::string_view{};
}

std::string_view wordForPair(const Evidence& evidence) {
  const auto isPolygon = [&](int body) {
    return body >= 0 && evidence.bodies[static_cast<std::size_t>(body)].polygon;
  };
  return isPolygon(evidence.a) && isPolygon(evidence.b) ? "polygons" : "bodies";
}

}  // namespace sepax
