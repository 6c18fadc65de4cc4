#pragma once

#include "app/formats/geometry.h"
#include "app/formats/shape_limits.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// What a reader knows its texts by. Readers are asked in this order, so that a text goes to the
/// one that is surest of it. Law: no text is known to two readers by marks.
enum class KnownBy {
  header,   ///< the file says what it is: nothing is taken off its lines
  marks,    ///< words or signs that no other format has
  columns,  ///< lines with the same number of fields
  numbers   ///< nothing but numbers: every text is taken
};

/// A text format for polygons. To add one, write its two functions and a row of the table.
///
/// Reading: nothing when the text, UTF-8 without a mark at its start, is of another format.
///
/// Writing: numbers are the shortest texts that read back to the same doubles. Law:
/// readGeometry(write(p)) has p as its first reading, names and coordinates identical, when the
/// names are distinct and none is empty, or when all are empty; "wkt" and "svgpath" have no names,
/// "geojson" turns clockwise outlines counterclockwise, and formats that cannot do without names
/// call a nameless polygon "polygon". Source code holds a name that is no identifier as a JSON
/// string in a comment on the line above: // "left wing".
struct GeometryFormat {
  std::string_view id;    ///< for --to and menus: "wkt"
  std::string_view name;  ///< for people: "WKT"
  /// ".wkt", that of new files first; none = no extension of its own
  std::vector<std::string_view> extensions = {};
  KnownBy knownBy = KnownBy::numbers;  ///< when it is read
  /// Null = only written, or read as source code among others.
  std::optional<GeometryText> (*read)(std::string_view, const ReadChoices&) = nullptr;
  std::string (*write)(std::span<const NamedPolygon>) = nullptr;  ///< null = only read
  ShapeLimits limits = {};                                        ///< of whoever the text is for
};

/// The table: the formats that are written in the order of the menu, then those that are only read.
[[nodiscard]] const std::vector<GeometryFormat>& geometryFormats();
/// Those that are written.
[[nodiscard]] std::span<const GeometryFormat> writtenFormats();
/// The format with this id, null when there is none.
[[nodiscard]] const GeometryFormat* findGeometryFormat(std::string_view id);
/// The format with this extension, in either case, null when there is none. ".json" is the scene
/// file.
[[nodiscard]] const GeometryFormat* geometryFormatFor(std::string_view extension);

/// One sentence about the polygons that whoever the text is for does not take; empty when it takes
/// them all.
[[nodiscard]] std::string limitRemark(std::span<const NamedPolygon> polygons,
                                      const GeometryFormat& format);

/// The bodies with these indices as they stand in the world, in the format with this id, which must
/// be one that is written. "scene" keeps their poses and motions instead, and all else of the scene
/// when the indices name every body.
[[nodiscard]] std::string writeGeometry(const Scene& scene, const std::vector<int>& bodies,
                                        std::string_view format);

}  // namespace sepax
