#include "app/formats/formats.h"

#include "app/formats/lists/quoted_again.h"
#include "app/formats/literals/styles.h"
#include "app/formats/readers.h"
#include "app/formats/text/number.h"
#include "app/formats/writing/data.h"
#include "app/formats/writing/svg.h"
#include "app/scene/scene_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <utility>

namespace sepax {

namespace {

/// What a reader of bare numbers found, with all that they may mean.
template <std::optional<RawGeometry> (*read)(std::string_view)>
std::optional<GeometryText> numbersOf(std::string_view text, const ReadChoices& choices) {
  std::optional<RawGeometry> raw = read(text);
  if (!raw) return std::nullopt;
  const bool isFile = trimmed(text).starts_with('<');  // where nobody quotes
  if (raw->error.empty() && !isFile) leaveOutQuotedAgain(*raw, text);
  return understood(std::move(*raw), choices);
}

template <const LiteralStyle& style>
std::string literalText(std::span<const NamedPolygon> polygons) {
  return literals(polygons, style);
}

bool namesAll(const std::vector<int>& indices, std::size_t count) {
  std::vector<bool> named(count);
  for (const int index : indices) named[static_cast<std::size_t>(index)] = true;
  return std::ranges::find(named, false) == named.end();
}

/// A scene of these bodies alone; the whole one when they are all that it has.
Scene sceneOf(const Scene& scene, const std::vector<int>& bodies) {
  if (namesAll(bodies, scene.bodies.size())) return scene;
  Scene part;
  part.technique = scene.technique;
  for (const int body : bodies) part.bodies.push_back(scene.bodies[static_cast<std::size_t>(body)]);
  return part;
}

std::vector<GeometryFormat> makeTable() {
  using enum KnownBy;
  return {
      {"scene", "sepax scene", {".json"}, header, readSceneText, sceneText},
      {"json", "JSON arrays", {}, marks, numbersOf<readGeoJson>, jsonText},
      {.id = "jsonxy", .name = "JSON objects {x, y}", .write = jsonObjectsText},
      {.id = "geojson", .name = "GeoJSON", .extensions = {".geojson"}, .write = geoJsonText},
      {"wkt", "WKT", {".wkt"}, marks, numbersOf<readWkt>, wktText},
      {"csv", "CSV", {".csv"}, columns, numbersOf<readCsv>, csvText},
      {"svg", "SVG picture", {".svg"}, marks, numbersOf<readSvg>, svgText},
      {"svgpath", "SVG path data", {}, marks, numbersOf<readSvgValue>, svgPathText},
      {.id = "cpp",
       .name = "C and C++ array",
       .extensions = {".h", ".hpp", ".hh", ".hxx", ".c", ".cc", ".cpp", ".cxx"},
       .write = literalText<kCpp>},
      {.id = "cs", .name = "C# tuples", .extensions = {".cs"}, .write = literalText<kCSharp>},
      {.id = "java", .name = "Java array", .extensions = {".java"}, .write = literalText<kJava>},
      {.id = "js",
       .name = "JavaScript array",
       .extensions = {".js", ".mjs", ".ts"},
       .write = literalText<kJavaScript>},
      {.id = "python", .name = "Python list", .extensions = {".py"}, .write = literalText<kPython>},
      {.id = "lua", .name = "Lua table", .extensions = {".lua"}, .write = literalText<kLua>},
      {.id = "rust", .name = "Rust array", .extensions = {".rs"}, .write = literalText<kRust>},
      {.id = "satjs", .name = "SAT.js", .write = literalText<kSatJs>, .limits = kSatJs.limits},
      {.id = "box2d", .name = "Box2D", .write = literalText<kBox2d>, .limits = kBox2d.limits},
      {.id = "godot", .name = "Godot", .extensions = {".gd"}, .write = literalText<kGodot>},
      {.id = "unity", .name = "Unity", .write = literalText<kUnity>},
      {.id = "glsl",
       .name = "GLSL array",
       .extensions = {".glsl", ".frag", ".vert"},
       .write = literalText<kGlsl>},
      {"kicad", "KiCad outlines", {}, marks, numbersOf<readKicad>, kicadText},
      {"gml", "GML", {".gml"}, marks, numbersOf<readGml>},
      {"kml", "KML", {".kml"}, marks, numbersOf<readKml>},
      {"tscn", "Godot scene", {".tscn", ".tres"}, marks, numbersOf<readGodot>},
      {"unityyaml", "Unity scene", {".prefab", ".unity"}, marks, numbersOf<readUnity>},
      {"tmx", "map of Tiled", {".tmx", ".tsx", ".tx"}, marks, numbersOf<readTmx>},
      {"dxf", "DXF drawing", {".dxf"}, marks, numbersOf<readDxf>},
      {"obj", "OBJ mesh", {".obj"}, marks, numbersOf<readObj>},
      {"off", "OFF mesh", {".off"}, marks, numbersOf<readOff>},
      {"stl", "STL mesh", {".stl"}, marks, numbersOf<readStl>},
      {.id = "text", .name = "text with numbers", .read = numbersOf<readLiterals>},
  };
}

}  // namespace

const std::vector<GeometryFormat>& geometryFormats() {
  static const std::vector<GeometryFormat> table = makeTable();
  return table;
}

std::span<const GeometryFormat> writtenFormats() {
  const auto& table = geometryFormats();
  const auto end = std::ranges::find(table, nullptr, &GeometryFormat::write);
  return std::span(table).first(static_cast<std::size_t>(end - table.begin()));
}

const GeometryFormat* findGeometryFormat(std::string_view id) {
  const auto& table = geometryFormats();
  const auto row = std::ranges::find(table, id, &GeometryFormat::id);
  return row == table.end() ? nullptr : &*row;
}

const GeometryFormat* geometryFormatFor(std::string_view extension) {
  const std::string lower = lowered(extension);
  for (const GeometryFormat& format : geometryFormats())
    if (std::ranges::find(format.extensions, lower) != format.extensions.end()) return &format;
  return nullptr;
}

std::string limitRemark(std::span<const NamedPolygon> polygons, const GeometryFormat& format) {
  constexpr std::size_t kNamed = 3;
  std::string remark;
  std::size_t count = 0;
  for (const NamedPolygon& polygon : polygons) {
    const std::string beyond = beyondLimits(polygon.vertices, format.limits);
    if (beyond.empty() || ++count > kNamed) continue;
    remark += fmt::format("{}{}: {}", remark.empty() ? "" : "; ",
                          polygon.name.empty() ? "a polygon" : polygon.name, beyond);
  }
  if (count > kNamed) remark += fmt::format("; and {} more", count - kNamed);
  return remark.empty() ? remark : fmt::format("{} ({})", format.limits.words, remark);
}

std::string writeGeometry(const Scene& scene, const std::vector<int>& bodies,
                          std::string_view format) {
  const Scene part = sceneOf(scene, bodies);
  if (format == "scene") return writeScene(part);
  const GeometryFormat* row = findGeometryFormat(format);
  assert(row != nullptr && row->write != nullptr);
  return row->write(worldPolygons(part));
}

}  // namespace sepax
