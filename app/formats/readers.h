#pragma once

#include "app/formats/raw_geometry.h"

#include <optional>
#include <string_view>

/// One reader for each kind of text, for the table of formats. Each answers nothing when the text
/// is of another kind.
namespace sepax {

/// A scene file, whole or broken; it leaves nothing to choose.
[[nodiscard]] std::optional<GeometryText> readSceneText(std::string_view text, const ReadChoices&);
[[nodiscard]] std::optional<RawGeometry> readWkt(std::string_view text);
/// Markup: a document, or elements of one.
[[nodiscard]] std::optional<RawGeometry> readSvg(std::string_view text);
/// What stands in an attribute of SVG, with or without the attribute: M 0 0 L 1 0, points="0,0
/// 1,0".
[[nodiscard]] std::optional<RawGeometry> readSvgValue(std::string_view text);
/// GeoJSON only: other JSON is a literal among literals.
[[nodiscard]] std::optional<RawGeometry> readGeoJson(std::string_view text);
/// Polygons of placemarks.
[[nodiscard]] std::optional<RawGeometry> readGml(std::string_view text);
[[nodiscard]] std::optional<RawGeometry> readKml(std::string_view text);
/// The objects of a map of Tiled, as markup.
[[nodiscard]] std::optional<RawGeometry> readTmx(std::string_view text);
/// Nodes and resources of a text scene of Godot, where they stand.
[[nodiscard]] std::optional<RawGeometry> readGodot(std::string_view text);
/// Colliders in the YAML of a scene or prefab of Unity, where they stand.
[[nodiscard]] std::optional<RawGeometry> readUnity(std::string_view text);
/// (gr_poly (pts (xy 0 0) ...)) and the like of boards, footprints and symbols.
[[nodiscard]] std::optional<RawGeometry> readKicad(std::string_view text);
/// LWPOLYLINE, POLYLINE and chains of LINE; arcs between vertices become lines.
[[nodiscard]] std::optional<RawGeometry> readDxf(std::string_view text);
/// The subclass of a polyline, with which a part of a file may begin.
inline constexpr std::string_view kDxfSubclass = "AcDbPolyline";
/// Such a part: the codes of one polyline.
[[nodiscard]] std::optional<RawGeometry> readPastedDxf(std::string_view text);
/// The faces of a mesh in one plane z: Wavefront OBJ, Object File Format and ASCII STL.
[[nodiscard]] std::optional<RawGeometry> readObj(std::string_view text);
[[nodiscard]] std::optional<RawGeometry> readOff(std::string_view text);
[[nodiscard]] std::optional<RawGeometry> readStl(std::string_view text);
[[nodiscard]] std::optional<RawGeometry> readCsv(std::string_view text);
/// JSON and the literals of all programming languages; nothing where lines join points as in TikZ.
[[nodiscard]] std::optional<RawGeometry> readLiterals(std::string_view text);

}  // namespace sepax
