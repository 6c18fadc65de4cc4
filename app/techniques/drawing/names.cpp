#include "app/techniques/drawing/names.h"

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
  // "A3" reads well; a longer name needs a sign between name and number.
  return fmt::format("{}{}{}", name, name.size() > 1 ? "·" : "", axis.edge);
}

}  // namespace sepax
