#include "app/formats/formats.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cctype>

#include "app/formats/write_data.h"
#include "app/formats/write_literal.h"
#include "app/formats/write_svg.h"
#include "app/scene/scene_json.h"

namespace sepax {

namespace {

constexpr LiteralStyle kCpp{"static const double ", "[][2] = {", "{", "}", "};"};
constexpr LiteralStyle kCSharp{"(double x, double y)[] ", " = {", "(", ")", "};"};
constexpr LiteralStyle kJava{
    .before = "double[][] ",
    .after = " = {",
    .pointOpen = "{",
    .pointClose = "}",
    .close = "};",
    .number = wideNumberText,
};
constexpr LiteralStyle kJavaScript{
    .before = "const ",
    .after = " = [",
    .pointOpen = "[",
    .pointClose = "]",
    .close = "];",
    .indent = 2,
};
constexpr LiteralStyle kPython{
    .after = " = [",
    .pointOpen = "(",
    .pointClose = ")",
    .close = "]",
    .comment = "#",
};
constexpr LiteralStyle kLua{
    .before = "local ",
    .after = " = {",
    .pointOpen = "{",
    .pointClose = "}",
    .close = "}",
    .comment = "--",
    .indent = 2,
};
constexpr LiteralStyle kSatJs{
    .before = "const ",
    .after = " = new SAT.Polygon(new SAT.Vector(), [",
    .pointOpen = "new SAT.Vector(",
    .pointClose = ")",
    .close = "]);",
    .indent = 2,
};
constexpr LiteralStyle kBox2d{
    .before = "static const b2Vec2 ",
    .after = "[] = {",
    .pointOpen = "{",
    .pointClose = "}",
    .close = "};",
    .number = floatNumberText,
};
constexpr LiteralStyle kGodot{
    .before = "var ",
    .after = " := PackedVector2Array([",
    .pointOpen = "Vector2(",
    .pointClose = ")",
    .close = "])",
    .comment = "#",
};
constexpr LiteralStyle kUnity{
    .before = "Vector2[] ",
    .after = " = {",
    .pointOpen = "new Vector2(",
    .pointClose = ")",
    .close = "};",
    .number = floatNumberText,
};
constexpr LiteralStyle kGlsl{
    .before = "const vec2 ",
    .after = "[] = vec2[](",
    .pointOpen = "vec2(",
    .pointClose = ")",
    .close = ");",
    .number = wideNumberText,
};

template <const LiteralStyle& style>
std::string literalText(std::span<const NamedPolygon> polygons) {
  return literals(polygons, style);
}

/// Extensions of the same languages beside those of the table.
struct OtherExtension {
  std::string_view extension;
  std::string_view format;
};
constexpr std::array kOtherExtensions{
    OtherExtension{".hpp", "cpp"},   OtherExtension{".hh", "cpp"},    OtherExtension{".hxx", "cpp"},
    OtherExtension{".c", "cpp"},     OtherExtension{".cc", "cpp"},    OtherExtension{".cpp", "cpp"},
    OtherExtension{".cxx", "cpp"},   OtherExtension{".mjs", "js"},    OtherExtension{".ts", "js"},
    OtherExtension{".frag", "glsl"}, OtherExtension{".vert", "glsl"},
};

std::string lowerCase(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

template <typename Table, typename Column>
auto rowWhere(const Table& table, Column column, std::string_view value) {
  const auto row = std::ranges::find(table, value, column);
  return row == table.end() ? nullptr : &*row;
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

}  // namespace

const std::vector<GeometryFormat>& geometryFormats() {
  static const std::vector<GeometryFormat> table{
      {"scene", "sepax scene", ".json", sceneText},
      {"json", "JSON arrays", "", jsonText},
      {"wkt", "WKT", ".wkt", wktText},
      {"csv", "CSV", ".csv", csvText},
      {"svg", "SVG picture", ".svg", svgText},
      {"svgpath", "SVG path data", "", svgPathText},
      {"cpp", "C and C++ array", ".h", literalText<kCpp>},
      {"cs", "C# tuples", ".cs", literalText<kCSharp>},
      {"java", "Java array", ".java", literalText<kJava>},
      {"js", "JavaScript array", ".js", literalText<kJavaScript>},
      {"python", "Python list", ".py", literalText<kPython>},
      {"lua", "Lua table", ".lua", literalText<kLua>},
      {"satjs", "SAT.js", "", literalText<kSatJs>},
      {"box2d", "Box2D", "", literalText<kBox2d>},
      {"godot", "Godot", ".gd", literalText<kGodot>},
      {"unity", "Unity", "", literalText<kUnity>},
      {"glsl", "GLSL array", ".glsl", literalText<kGlsl>},
  };
  return table;
}

const GeometryFormat* findGeometryFormat(std::string_view id) {
  return rowWhere(geometryFormats(), &GeometryFormat::id, id);
}

const GeometryFormat* geometryFormatFor(std::string_view extension) {
  if (extension.empty()) return nullptr;
  const std::string lower = lowerCase(extension);
  const OtherExtension* other = rowWhere(kOtherExtensions, &OtherExtension::extension, lower);
  if (other != nullptr) return findGeometryFormat(other->format);
  return rowWhere(geometryFormats(), &GeometryFormat::extension, lower);
}

std::string writeGeometry(const Scene& scene, const std::vector<int>& bodies,
                          std::string_view format) {
  const Scene part = sceneOf(scene, bodies);
  if (format == "scene") return writeScene(part);
  const GeometryFormat* row = findGeometryFormat(format);
  assert(row != nullptr);
  return row->write(worldPolygons(part));
}

}  // namespace sepax
