#pragma once

#include "app/formats/formats.h"
#include "app/formats/geometry.h"

#include <fmt/format.h>

#include <string>
#include <vector>

/// Polygons and notes as the tables of snippets write them.
namespace sepax::testing {

[[nodiscard]] inline std::string described(const std::vector<NamedPolygon>& polygons) {
  std::string text;
  for (const NamedPolygon& polygon : polygons) {
    text += (text.empty() ? "" : " | ") + polygon.name + ":";
    for (const Vec2 vertex : polygon.vertices) text += fmt::format(" {},{}", vertex.x, vertex.y);
  }
  return text;
}

[[nodiscard]] inline std::string joined(const std::vector<std::string>& notes) {
  std::string text;
  for (const std::string& note : notes) text += (text.empty() ? "" : "; ") + note;
  return text;
}

/// Name and vertices of each polygon, then the notes; the error where there is one.
[[nodiscard]] inline std::string outcome(const std::string& text, ReadChoices choices = {}) {
  const GeometryText read = readGeometry(text, choices);
  if (!read.error.empty()) return read.error;
  const auto& reading = read.readings.front();
  return described(reading.polygons) + " // " + joined(reading.notes);
}

}  // namespace sepax::testing
