#pragma once

#include "app/formats/geometry.h"

#include <span>
#include <string>

/// Polygons as data for other programs.
namespace sepax {

/// A scene file with the polygons as bodies at the origin.
[[nodiscard]] std::string sceneText(std::span<const NamedPolygon> polygons);
/// {"hull": [[0, 0], …], …}; without names a list of points, or of such lists.
[[nodiscard]] std::string jsonText(std::span<const NamedPolygon> polygons);
/// One POLYGON to a line, its first vertex repeated at the end.
[[nodiscard]] std::string wktText(std::span<const NamedPolygon> polygons);
/// name,x,y to a line; without names x,y, with an empty line between polygons.
[[nodiscard]] std::string csvText(std::span<const NamedPolygon> polygons);

}  // namespace sepax
