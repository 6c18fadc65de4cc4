#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/scene/geometry/geometry.h"

namespace sepax {

/// A text format that polygons can be written in. Law: readGeometry(write(p)) has p as its first
/// reading, names and coordinates identical.
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
/// The first format with this extension, null when there is none. ".json" is the scene file.
[[nodiscard]] const GeometryFormat* geometryFormatFor(std::string_view extension);

}  // namespace sepax
