#pragma once

#include "app/formats/geometry.h"

#include <span>
#include <string>

/// Polygons as SVG. Coordinates are written as given, so that y points down in a viewer.
namespace sepax {

/// A whole document that shows all polygons, one path for each.
[[nodiscard]] std::string svgText(std::span<const NamedPolygon> polygons);
/// What goes into the d attribute of a path, one polygon to a line.
[[nodiscard]] std::string svgPathText(std::span<const NamedPolygon> polygons);

}  // namespace sepax
