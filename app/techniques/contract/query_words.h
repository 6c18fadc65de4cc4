#pragma once

#include "core/evidence/evidence.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <vector>

/// What the sections of several techniques in `sepax query` are written with.
namespace sepax::query {

using Json = nlohmann::ordered_json;

[[nodiscard]] inline Json toJson(Vec2 point) { return Json::array({point.x, point.y}); }
[[nodiscard]] inline Json toJson(Interval interval) {
  return Json::array({interval.low, interval.high});
}
[[nodiscard]] inline Json toJson(Pixel pixel) { return Json::array({pixel.x, pixel.y}); }
template <class Value>
[[nodiscard]] Json toJson(const Value& value) {
  return Json(value);
}

template <class Value>
[[nodiscard]] Json orNull(const std::optional<Value>& value) {
  return value ? toJson(*value) : Json(nullptr);
}

/// A list, null when it is empty.
[[nodiscard]] Json pointsJson(const std::vector<Vec2>& points);
/// The name of a body, null when there is none.
[[nodiscard]] Json bodyJson(const Evidence& evidence, int body);
/// The edge whose normal the axis is.
[[nodiscard]] Json edgeJson(const Evidence& evidence, AxisName axis);

/// Where a published move takes A, null without one.
[[nodiscard]] Json landingJson(const std::optional<PublishedLanding>& landing);
/// PublishedSat::beside.
[[nodiscard]] Json besideJson(const Evidence& evidence, const PublishedSat& found);
/// An axis as PolygonCollision sees it.
[[nodiscard]] Json publishedAxisJson(const Evidence& evidence, const PublishedAxis& axis);

/// The axis at `index`, null when there is none.
template <class Axis>
[[nodiscard]] Json axisJson(const Evidence& evidence, const std::vector<Axis>& axes, int index) {
  if (index < 0 || static_cast<std::size_t>(index) >= axes.size()) return nullptr;
  const Axis& axis = axes[static_cast<std::size_t>(index)];
  Json json = edgeJson(evidence, axis.name);
  json["normal"] = toJson(axis.normal);
  return json;
}

}  // namespace sepax::query
