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
/// The same with points {"x": 0, "y": 0}.
[[nodiscard]] std::string jsonObjectsText(std::span<const NamedPolygon> polygons);
/// A FeatureCollection, one Feature for each polygon with its name among the properties; clockwise
/// ones are turned counterclockwise, as the right-hand rule of RFC 7946 has it.
[[nodiscard]] std::string geoJsonText(std::span<const NamedPolygon> polygons);
/// One POLYGON to a line, its first vertex repeated at the end.
[[nodiscard]] std::string wktText(std::span<const NamedPolygon> polygons);
/// name,x,y to a line; without names x,y, with an empty line between polygons.
[[nodiscard]] std::string csvText(std::span<const NamedPolygon> polygons);
/// (gr_poly (pts (xy 0 0) ...)) of a KiCad board, on its layer of drawings, under its name as a
/// comment.
[[nodiscard]] std::string kicadText(std::span<const NamedPolygon> polygons);

}  // namespace sepax
