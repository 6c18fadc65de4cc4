#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/formats/geometry.h"

namespace sepax {

/// A text format that polygons can be written in. Numbers are the shortest texts that read back to
/// the same doubles. Law: readGeometry(write(p)) has p as its first reading, names and coordinates
/// identical, when the names are distinct and none is empty, or when all are empty; "wkt" and
/// "svgpath" have no names, and formats that cannot do without names call a nameless polygon
/// "polygon". Source code holds a name that is no identifier as a JSON string in a comment on the
/// line above: // "left wing".
struct GeometryFormat {
  std::string_view id;         ///< for --to and menus: "wkt"
  std::string_view name;       ///< for people: "WKT"
  std::string_view extension;  ///< ".wkt"; empty = no extension of its own
  std::string (*write)(std::span<const NamedPolygon>);
};

/// All formats in the order of the menu.
[[nodiscard]] const std::vector<GeometryFormat>& geometryFormats();
/// The format with this id, null when there is none.
[[nodiscard]] const GeometryFormat* findGeometryFormat(std::string_view id);
/// The first format with this extension, in either case, null when there is none. ".json" is the
/// scene file.
[[nodiscard]] const GeometryFormat* geometryFormatFor(std::string_view extension);

/// The bodies with these indices as they stand in the world, in the format with this id, which must
/// be in the table. "scene" keeps their poses and motions instead, and all else of the scene when
/// the indices name every body.
[[nodiscard]] std::string writeGeometry(const Scene& scene, const std::vector<int>& bodies,
                                        std::string_view format);

}  // namespace sepax
