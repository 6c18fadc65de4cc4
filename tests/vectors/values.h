#pragma once

#include "core/evidence/terms.h"
#include "core/exact/vec2.h"

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <string>
#include <vector>

/// JSON to and from plain values, shared by the query families.
namespace sepax::test {

using Json = nlohmann::ordered_json;
/// Answers one case's input with the field names of `expected`.
using Answer = Json (*)(const Json& input);
/// Families by name.
using Families = std::map<std::string, Answer>;

[[nodiscard]] inline Vec2 vec(const Json& json) {
  return {json.at(0).get<double>(), json.at(1).get<double>()};
}
[[nodiscard]] inline std::vector<Vec2> points(const Json& list) {
  std::vector<Vec2> result;
  for (const Json& point : list) result.push_back(vec(point));
  return result;
}
[[nodiscard]] inline Json json(Vec2 v) { return Json::array({v.x, v.y}); }
[[nodiscard]] inline Json json(const std::optional<Vec2>& value) {
  return value ? json(*value) : Json(nullptr);
}
[[nodiscard]] inline Json json(const std::optional<double>& value) {
  return value ? Json(*value) : Json(nullptr);
}
[[nodiscard]] inline const char* name(Relation relation) {
  constexpr const char* kNames[] = {"disjoint", "touching", "overlapping"};
  return kNames[static_cast<int>(relation)];
}

}  // namespace sepax::test
