#include "app/formats/formats.h"
#include "app/formats/writing/names.h"
#include "app/scene/scene_json.h"
#include "core/polygon/polygon.h"
#include "tests/support/concave_shapes.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace sepax {
namespace {

using test::Kind;
using test::Random;

const std::vector<Vec2> kTriangle = {{0, 0}, {4, 0}, {4, 3.5}};
const std::vector<Vec2> kSquare = {{-1, -1}, {0.1, -1}, {0.1, 1e-7}, {-1, 1e-7}};

std::string written(std::string_view format, const std::vector<NamedPolygon>& polygons) {
  const GeometryFormat* row = findGeometryFormat(format);
  REQUIRE(row != nullptr);
  return row->write(polygons);
}

std::vector<NamedPolygon> readBack(const std::string& text) {
  const GeometryText read = readGeometry(text);
  REQUIRE_MESSAGE(read.error == "", text);
  return read.readings.front().polygons;
}

bool holdsNames(std::string_view format) { return format != "wkt" && format != "svgpath"; }

/// Minus zero is written as zero.
bool isMinusZero(double value) { return value == 0 && std::signbit(value); }

/// The same outline counterclockwise, from the same vertex on.
std::vector<Vec2> counterclockwise(std::vector<Vec2> vertices) {
  if (checkPolygon(vertices).winding == Winding::clockwise)
    std::reverse(vertices.begin() + 1, vertices.end());
  return vertices;
}

void checkRoundTrip(const GeometryFormat& format, std::vector<NamedPolygon> polygons) {
  if (format.id == "geojson")
    for (NamedPolygon& polygon : polygons) polygon.vertices = counterclockwise(polygon.vertices);
  const std::string text = format.write(polygons);
  INFO(format.id << ":\n" << text);
  const std::vector<NamedPolygon> back = readBack(text);
  REQUIRE(back.size() == polygons.size());
  for (std::size_t i = 0; i < back.size(); ++i) {
    CHECK(back[i].name == (holdsNames(format.id) ? polygons[i].name : std::string()));
    CHECK(back[i].vertices == polygons[i].vertices);
    for (const Vec2 vertex : back[i].vertices)
      CHECK_FALSE((isMinusZero(vertex.x) || isMinusZero(vertex.y)));
  }
}

struct Sample {
  const char* format;
  const char* text;
};

TEST_SUITE_BEGIN("geometry");

TEST_CASE("what each format looks like") {
  static constexpr Sample kSamples[] = {
      {"json",
       "{\n  \"hull\": [[0, 0], [4, 0], [4, 3.5]],\n"
       "  \"left wing\": [[-1, -1], [0.1, -1], [0.1, 1e-07], [-1, 1e-07]]\n}\n"},
      {"jsonxy",
       "{\n  \"hull\": [{\"x\": 0, \"y\": 0}, {\"x\": 4, \"y\": 0}, {\"x\": 4, \"y\": 3.5}],\n"
       "  \"left wing\": [\n    {\"x\": -1, \"y\": -1}, {\"x\": 0.1, \"y\": -1}, "
       "{\"x\": 0.1, \"y\": 1e-07}, {\"x\": -1, \"y\": 1e-07}\n  ]\n}\n"},
      {"geojson",
       "{\n  \"type\": \"FeatureCollection\",\n  \"features\": [\n"
       "    {\n      \"type\": \"Feature\",\n      \"properties\": {\"name\": \"hull\"},\n"
       "      \"geometry\": {\"type\": \"Polygon\", \"coordinates\": [\n"
       "        [[0, 0], [4, 0], [4, 3.5], [0, 0]]\n      ]}\n    },\n"
       "    {\n      \"type\": \"Feature\",\n      \"properties\": {\"name\": \"left wing\"},\n"
       "      \"geometry\": {\"type\": \"Polygon\", \"coordinates\": [\n"
       "        [[-1, -1], [0.1, -1], [0.1, 1e-07], [-1, 1e-07], [-1, -1]]\n      ]}\n    }\n"
       "  ]\n}\n"},
      {"wkt",
       "POLYGON ((0 0, 4 0, 4 3.5, 0 0))\n"
       "POLYGON ((-1 -1, 0.1 -1, 0.1 1e-07, -1 1e-07, -1 -1))\n"},
      {"csv",
       "name,x,y\nhull,0,0\nhull,4,0\nhull,4,3.5\nleft wing,-1,-1\nleft wing,0.1,-1\n"
       "left wing,0.1,1e-07\nleft wing,-1,1e-07\n"},
      {"svg",
       "<svg xmlns=\"http://www.w3.org/2000/svg\"\n     viewBox=\"-1.25 -1.25 5.5 5\">\n"
       "  <g fill=\"none\" stroke=\"black\" stroke-width=\"0.025\" stroke-linejoin=\"round\">\n"
       "    <path id=\"hull\" d=\"M 0 0 L 4 0 L 4 3.5 Z\"/>\n"
       "    <path id=\"left wing\" d=\"M -1 -1 L 0.1 -1 L 0.1 1e-07 L -1 1e-07 Z\"/>\n"
       "  </g>\n</svg>\n"},
      {"svgpath", "M 0 0 L 4 0 L 4 3.5 Z\nM -1 -1 L 0.1 -1 L 0.1 1e-07 L -1 1e-07 Z\n"},
      {"cpp",
       "static const double hull[][2] = {{0, 0}, {4, 0}, {4, 3.5}};\n"
       "// \"left wing\"\n"
       "static const double left_wing[][2] = "
       "{{-1, -1}, {0.1, -1}, {0.1, 1e-07}, {-1, 1e-07}};\n"},
      {"cs",
       "(double x, double y)[] hull = {(0, 0), (4, 0), (4, 3.5)};\n"
       "// \"left wing\"\n"
       "(double x, double y)[] left_wing = "
       "{(-1, -1), (0.1, -1), (0.1, 1e-07), (-1, 1e-07)};\n"},
      {"java",
       "double[][] hull = {{0, 0}, {4, 0}, {4, 3.5}};\n"
       "// \"left wing\"\n"
       "double[][] left_wing = {{-1, -1}, {0.1, -1}, {0.1, 1e-07}, {-1, 1e-07}};\n"},
      {"js",
       "const hull = [[0, 0], [4, 0], [4, 3.5]];\n"
       "// \"left wing\"\n"
       "const left_wing = [[-1, -1], [0.1, -1], [0.1, 1e-07], [-1, 1e-07]];\n"},
      {"python",
       "hull = [(0, 0), (4, 0), (4, 3.5)]\n"
       "# \"left wing\"\n"
       "left_wing = [(-1, -1), (0.1, -1), (0.1, 1e-07), (-1, 1e-07)]\n"},
      {"lua",
       "local hull = {{0, 0}, {4, 0}, {4, 3.5}}\n"
       "-- \"left wing\"\n"
       "local left_wing = {{-1, -1}, {0.1, -1}, {0.1, 1e-07}, {-1, 1e-07}}\n"},
      {"rust",
       "let hull: &[[f64; 2]] = &[[0.0, 0.0], [4.0, 0.0], [4.0, 3.5]];\n"
       "// \"left wing\"\n"
       "let left_wing: &[[f64; 2]] = "
       "&[[-1.0, -1.0], [0.1, -1.0], [0.1, 1e-07], [-1.0, 1e-07]];\n"},
      {"satjs",
       "const hull = new SAT.Polygon(new SAT.Vector(), [\n"
       "  new SAT.Vector(0, 0), new SAT.Vector(4, 0), new SAT.Vector(4, 3.5)\n]);\n"
       "// \"left wing\"\n"
       "const left_wing = new SAT.Polygon(new SAT.Vector(), [\n"
       "  new SAT.Vector(-1, -1), new SAT.Vector(0.1, -1), new SAT.Vector(0.1, 1e-07),\n"
       "  new SAT.Vector(-1, 1e-07)\n]);\n"},
      {"box2d",
       "static const b2Vec2 hull[] = {{0, 0}, {4, 0}, {4, 3.5f}};\n"
       "// \"left wing\"\n"
       "static const b2Vec2 left_wing[] = "
       "{{-1, -1}, {0.1f, -1}, {0.1f, 1e-07f}, {-1, 1e-07f}};\n"},
      {"godot",
       "var hull := PackedVector2Array([Vector2(0, 0), Vector2(4, 0), Vector2(4, 3.5)])\n"
       "# \"left wing\"\n"
       "var left_wing := PackedVector2Array([\n"
       "    Vector2(-1, -1), Vector2(0.1, -1), Vector2(0.1, 1e-07), Vector2(-1, 1e-07)\n"
       "])\n"},
      {"unity",
       "Vector2[] hull = {new Vector2(0, 0), new Vector2(4, 0), new Vector2(4, 3.5f)};\n"
       "// \"left wing\"\n"
       "Vector2[] left_wing = {\n"
       "    new Vector2(-1, -1), new Vector2(0.1f, -1), new Vector2(0.1f, 1e-07f), "
       "new Vector2(-1, 1e-07f)\n};\n"},
      {"glsl",
       "const vec2 hull[] = vec2[](vec2(0, 0), vec2(4, 0), vec2(4, 3.5));\n"
       "// \"left wing\"\n"
       "const vec2 left_wing[] = "
       "vec2[](vec2(-1, -1), vec2(0.1, -1), vec2(0.1, 1e-07), vec2(-1, 1e-07));\n"},
      {"kicad",
       "# \"hull\"\n(gr_poly\n  (pts (xy 0 0) (xy 4 0) (xy 4 3.5))\n"
       "  (stroke (width 0.1) (type solid)) (fill none) (layer \"Dwgs.User\")\n)\n"
       "# \"left wing\"\n(gr_poly\n  (pts (xy -1 -1) (xy 0.1 -1) (xy 0.1 1e-07) (xy -1 1e-07))\n"
       "  (stroke (width 0.1) (type solid)) (fill none) (layer \"Dwgs.User\")\n)\n"},
  };
  const std::vector<NamedPolygon> polygons = {{"hull", kTriangle}, {"left wing", kSquare}};
  for (const Sample& sample : kSamples) {
    CAPTURE(std::string(sample.format));
    CHECK(written(sample.format, polygons) == std::string(sample.text));
  }
  CHECK(std::size(kSamples) + 1 == writtenFormats().size());
  const SceneResult scene = readScene(written("scene", polygons));
  REQUIRE(scene.scene);
  REQUIRE(scene.scene->bodies.size() == 2);
  CHECK(scene.scene->bodies[1].name == "left wing");
  CHECK(scene.scene->bodies[1].vertices == kSquare);
}

TEST_CASE("a ring of GeoJSON runs counterclockwise, one that crosses itself as it was") {
  const auto ring = [](const std::vector<Vec2>& vertices) {
    const std::string text = written("geojson", {{"", vertices}});
    CHECK(text.find("\"properties\": {}") != std::string::npos);
    const std::size_t start = text.find("[[");
    return text.substr(start, text.find("]]") + 2 - start);
  };
  CHECK(ring({{0, 0}, {1, 2}, {2, 0}}) == "[[0, 0], [2, 0], [1, 2], [0, 0]]");
  CHECK(ring({{0, 0}, {2, 0}, {1, 2}}) == "[[0, 0], [2, 0], [1, 2], [0, 0]]");
  CHECK(ring({{0, 0}, {0, 2}, {2, 0}, {2, 3}}) == "[[0, 0], [0, 2], [2, 0], [2, 3], [0, 0]]");
}

TEST_CASE("source code for a library names what the library does not take") {
  std::vector<Vec2> bow;
  for (int x = -4; x <= 4; ++x) bow.push_back({1.0 * x, 1.0 * x * x});
  const std::vector<Vec2> dented = {{0, 0}, {4, 0}, {1, 1}, {0, 4}};
  const std::vector<NamedPolygon> polygons = {{"hull", kTriangle},
                                              {"bow", bow},
                                              {"left dent", dented},
                                              {"tie", {{0, 0}, {1, 1}, {1, 0}, {0, 1}}}};
  const std::string text = written("box2d", polygons);
  const std::string words = ": Box2D takes convex polygons of at most 8 vertices\n";
  CHECK(text.starts_with("static const b2Vec2 hull[]"));
  CHECK(text.find("\n// 9 vertices" + words + "static const b2Vec2 bow[]") != text.npos);
  CHECK(text.find("\n// not convex" + words + "// \"left dent\"\n") != text.npos);
  CHECK(text.find("\n// no polygon" + words) != text.npos);
  CHECK(readBack(text) == polygons);
  CHECK(
      limitRemark(polygons, *findGeometryFormat("box2d")) ==
      "Box2D takes convex polygons of at most 8 vertices (bow: 9 vertices; left dent: not convex; "
      "tie: no polygon)");
  CHECK(limitRemark(polygons, *findGeometryFormat("satjs")) ==
        "SAT.js takes convex polygons (left dent: not convex; tie: no polygon)");
  CHECK(limitRemark(polygons, *findGeometryFormat("cpp")) == "");
  CHECK(written("cpp", polygons).find("convex") == std::string::npos);
  const std::vector<NamedPolygon> many(5, {"", dented});
  CHECK(limitRemark(many, *findGeometryFormat("satjs"))
            .ends_with("a polygon: not convex; and 2 more)"));
}

TEST_CASE("without names the data formats have none") {
  CHECK(written("json", {{"", kTriangle}}) == "[[0, 0], [4, 0], [4, 3.5]]\n");
  CHECK(written("json", {{"", kTriangle}, {"", {{0, 0}, {1, 0}, {0, 1}}}}) ==
        "[\n  [[0, 0], [4, 0], [4, 3.5]],\n  [[0, 0], [1, 0], [0, 1]]\n]\n");
  CHECK(written("csv", {{"", kTriangle}, {"", {{0, 0}, {1, 0}, {0, 1}}}}) ==
        "x,y\n0,0\n4,0\n4,3.5\n\n0,0\n1,0\n0,1\n");
  CHECK(written("svg", {{"", kTriangle}}).find("<path d=\"M 0 0") != std::string::npos);
  CHECK(written("python", {{"", kTriangle}, {"", kTriangle}}) ==
        "polygon = [(0, 0), (4, 0), (4, 3.5)]\npolygon_2 = [(0, 0), (4, 0), (4, 3.5)]\n");
}

TEST_CASE("numbers fit the type of the language") {
  const std::vector<NamedPolygon> large = {{"p", {{0, -3e9}, {16777217, 1099511627776}, {1, 0.1}}}};
  CHECK(written("java", large) ==
        "double[][] p = {{0, -3000000000.0}, {16777217, "
        "1099511627776.0}, {1, 0.1}};\n");
  CHECK(written("cpp", large) ==
        "static const double p[][2] = {{0, -3000000000}, {16777217, "
        "1099511627776}, {1, 0.1}};\n");
  CHECK(written("rust", large) ==
        "let p: &[[f64; 2]] = &[[0.0, -3000000000.0], [16777217.0, "
        "1099511627776.0], [1.0, 0.1]];\n");
  CHECK(written("box2d", large) ==
        "static const b2Vec2 p[] = {{0, -3000000000.0f}, {16777217.0f, "
        "1099511627776.0f}, {1, 0.1f}};\n");
}

TEST_CASE("identifiers are legal, different, and the name itself where it can be") {
  const std::vector<std::string> names = {
      "left wing", "left_wing", "left-wing", "7up", "class", "été",  "!",        "polygon",
      "_a",        "A1",        "and as",    "*/",  " x ",   "vec2", "polygon_2"};
  const std::vector<std::string> expected = {
      "left_wing_2", "left_wing", "left_wing_3", "polygon_7up", "class_",
      "t",           "polygon_3", "polygon",     "_a",          "A1",
      "and_as",      "polygon_4", "x",           "vec2_",       "polygon_2"};
  CHECK(identifiersOf(names) == expected);
}

TEST_CASE("names are told apart") {
  const std::vector<NamedPolygon> polygons = {{"A", {}}, {"", {}},          {"A", {}},
                                              {"", {}},  {"polygon_2", {}}, {"A_2", {}}};
  CHECK(distinctNames(polygons) ==
        std::vector<std::string>{"A", "polygon", "A_3", "polygon_3", "polygon_2", "A_2"});
}

TEST_CASE("law: reading what was written gives the same polygons") {
  const std::vector<std::string> names = {"hull", "left wing", "7up",    "class",
                                          "été",  "say \"x\"", "a,b;c",  "<&>",
                                          "*/",   "//",        "c:\\dir"};
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    CAPTURE(seed);
    Random random = test::streamOf(seed);
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    std::vector<NamedPolygon> polygons;
    for (int i = random.integer(1, 4); i > 0; --i)
      polygons.push_back({names[(seed + polygons.size() * 3) % names.size()],
                          test::simpleShape(random, kind, test::vectorWithin(random, kind, 20))});
    for (const GeometryFormat& format : writtenFormats()) checkRoundTrip(format, polygons);
  }
}

TEST_CASE("law: awkward numbers come back as the same doubles") {
  const std::vector<NamedPolygon> awkward = {
      {"A", {{0.1, 1e-300}, {1099511627776, -0.0}, {5e-324, -1099511627776}, {1.0 / 3, 0.3}}},
      {"B", {{-1e-5, 123456.789e3}, {16777217, 2147483648}, {0.1f, 1e-40}}},
      {"C", {{9007199254740991 * 0x1p-14, 1e15 / 1024}, {4294967295, -1}, {0x1p-1074, 3}}}};
  for (const GeometryFormat& format : writtenFormats()) checkRoundTrip(format, awkward);
}

TEST_CASE("law: nameless polygons stay nameless where the format lets them") {
  const std::vector<NamedPolygon> nameless = {{"", kTriangle}, {"", kSquare}};
  for (const char* format : {"json", "jsonxy", "geojson", "wkt", "csv", "svg", "svgpath", "kicad"})
    checkRoundTrip(*findGeometryFormat(format), nameless);
  for (const GeometryFormat& format : writtenFormats()) {
    CAPTURE(format.id);
    const std::vector<NamedPolygon> back = readBack(format.write(nameless));
    REQUIRE(back.size() == 2);
    CHECK(back[0].vertices == kTriangle);
    CHECK(back[1].vertices == kSquare);
  }
}

TEST_CASE("law: source code keeps to 100 columns") {
  Random random = test::streamOf(7);
  NamedPolygon polygon{"A", {}};
  for (int i = 0; i < 300; ++i)
    polygon.vertices.push_back(test::vectorWithin(random, Kind::random, 9));
  for (const GeometryFormat& format : writtenFormats()) {
    if (format.id == "wkt" || format.id == "svgpath") continue;
    CAPTURE(format.id);
    const std::string text = format.write(std::vector{polygon});
    std::size_t longest = 0;
    for (std::size_t start = 0; start < text.size(); start = text.find('\n', start) + 1)
      longest = std::max(longest, text.find('\n', start) - start);
    CHECK(longest <= 100);
    checkRoundTrip(format, {polygon});
  }
}

TEST_CASE("formats are found by id and by extension") {
  std::set<std::string_view> ids;
  for (const GeometryFormat& format : geometryFormats()) {
    CHECK(ids.insert(format.id).second);
    CHECK(findGeometryFormat(format.id) == &format);
    for (const std::string_view extension : format.extensions)
      CHECK(geometryFormatFor(extension) == &format);
  }
  CHECK(geometryFormatFor(".json")->id == "scene");
  CHECK(geometryFormatFor(".CPP")->id == "cpp");
  CHECK(geometryFormatFor(".ts")->id == "js");
  CHECK(geometryFormatFor(".rs")->id == "rust");
  CHECK(geometryFormatFor(".geojson")->id == "geojson");
  CHECK(geometryFormatFor("") == nullptr);
  CHECK(geometryFormatFor(".xyz") == nullptr);
  CHECK(findGeometryFormat("") == nullptr);
}

TEST_CASE("every row is read or written, and what is only read stands last") {
  std::size_t written = 0;
  for (const GeometryFormat& format : geometryFormats()) {
    CAPTURE(format.id);
    CHECK((format.read != nullptr || format.write != nullptr));
    written += format.write != nullptr;
  }
  CHECK(written == writtenFormats().size());
  CHECK(written < geometryFormats().size());
}

TEST_CASE("chosen bodies are written as they stand in the world") {
  Scene scene;
  scene.title = "three";
  scene.bodies = {{"A", kTriangle, {}, 0, {}, 0},
                  {"B", {{0, 0}, {2, 0}, {0, 1}}, {10, 20}, 90, {1, 0}, 0},
                  {"C", kSquare, {}, 0, {}, 0}};
  CHECK(writeGeometry(scene, {1}, "js") == "const B = [[10, 20], [10, 22], [9, 20]];\n");
  CHECK(writeGeometry(scene, {0, 1, 2}, "scene") == writeScene(scene));
  const SceneResult part = readScene(writeGeometry(scene, {1}, "scene"));
  REQUIRE(part.scene);
  CHECK(part.scene->title == "");
  CHECK(part.scene->bodies == std::vector<Body>{scene.bodies[1]});
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
