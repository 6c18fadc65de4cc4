#include "app/documents/load.h"
#include "app/formats/geometry.h"
#include "app/scene/scene_check.h"
#include "tests/app/formats/described.h"
#include "tests/app/formats/snippets.h"
#include "tests/support/scene_folder.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>

namespace sepax {
namespace {

using testing::described;
using testing::Folder;
using testing::GeometrySnippet;
using testing::joined;
using testing::MalformedSnippet;

/// The rows of all tables.
std::vector<GeometrySnippet> geometrySnippets() {
  std::vector<GeometrySnippet> all = testing::geometrySnippets();
  for (const auto* more : {&testing::printedSnippets(), &testing::engineSnippets()})
    all.insert(all.end(), more->begin(), more->end());
  return all;
}

std::vector<MalformedSnippet> malformedSnippets() {
  std::vector<MalformedSnippet> all = testing::malformedSnippets();
  for (const auto* more : {&testing::printedErrors(), &testing::engineErrors()})
    all.insert(all.end(), more->begin(), more->end());
  return all;
}

std::string idsOf(const GeometryText& text) {
  std::string ids;
  for (const GeometryReading& reading : text.readings) ids += (ids.empty() ? "" : " ") + reading.id;
  return ids;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (auto at = text.find(what); at != text.npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
  return text;
}

std::string utf16(const std::string& text, bool bigEndian) {
  std::string bytes = bigEndian ? "\xFE\xFF" : "\xFF\xFE";
  for (const char c : text) bytes += bigEndian ? std::string{'\0', c} : std::string{c, '\0'};
  return bytes;
}

bool isAscii(const std::string& text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// Either readings with three vertices or more each, or one sentence.
void checkContract(const GeometryText& text) {
  CHECK(text.readings.empty() != text.error.empty());
  CHECK(text.error.find('\n') == std::string::npos);
  for (const GeometryReading& reading : text.readings) {
    CHECK_FALSE(reading.polygons.empty());
    const Scene scene = withPolygons({}, reading.polygons);
    CHECK(sceneProblem(scene) == "");
  }
}

TEST_SUITE_BEGIN("geometry");

TEST_CASE("texts as people write them") {
  for (const auto& snippet : geometrySnippets()) {
    CAPTURE(snippet.text);
    const GeometryText text = readGeometry(snippet.text);
    CHECK(text.error == "");
    CHECK(text.format == snippet.format);
    CHECK(idsOf(text) == snippet.readings);
    REQUIRE_FALSE(text.readings.empty());
    CHECK(described(text.readings.front().polygons) == snippet.polygons);
    CHECK(joined(text.readings.front().notes) == snippet.notes);
    checkContract(text);
  }
}

TEST_CASE("line ends, marks and tabs change nothing") {
  for (const auto& snippet : geometrySnippets()) {
    const auto same = [&](const std::string& bytes) {
      CAPTURE(bytes);
      const GeometryText text = readGeometry(bytes);
      REQUIRE(text.error == "");
      CHECK(described(text.readings.front().polygons) == snippet.polygons);
      CHECK(joined(text.readings.front().notes) == snippet.notes);
    };
    same(replaced(snippet.text, "\n", "\r\n"));
    same(replaced(snippet.text, "\n", "\r"));
    same("\xEF\xBB\xBF" + snippet.text);
    same(replaced(snippet.text, "\n  ", "\n\t"));
    same(snippet.text + "\n");
    if (isAscii(snippet.text)) same(utf16(snippet.text, false));
    if (isAscii(snippet.text)) same(utf16(snippet.text, true));
  }
}

TEST_CASE("a malformed text is refused with one sentence that says where") {
  for (const auto& snippet : malformedSnippets()) {
    CAPTURE(snippet.text);
    const GeometryText text = readGeometry(snippet.text);
    CHECK(text.error == snippet.error);
    CHECK(text.readings.empty());
    CHECK(readGeometry(replaced(snippet.text, "\n", "\r\n")).error == snippet.error);
    CHECK(readGeometry("\xEF\xBB\xBF" + snippet.text).error == snippet.error);
  }
}

TEST_CASE("every number that is not finite is refused as such") {
  for (const std::string word :
       {"nan", "-nan", "NaN", "inf", "-inf", "Infinity", "-Infinity", "1.#IND", "-1.#IND", "1.#INF",
        "1.#QNAN", "-nan(ind)", "nan(snan)"})
    for (const std::string text :
         {"(1, @) (2, 3) (1, 1) (0, 0)", "(2, 3) (@, 1) (1, 1) (0, 0)",
          "(2, 3) (1, 1) (0, 0) (0, @)", "@ 0, 1 1, 2 0", "0 0, 1 @, 1 1, 0 1",
          "0 0\n1 0\n1 @\n0 1", "x,y\n@,0\n1,1\n2,0",
          "v[0] = (1.0, @)\nv[1] = (2, 3)\nv[2] = (1, 1)\nv[3] = (0, 0)",
          "v0: x=1 y=@\nv1: x=2 y=3\nv2: x=1 y=1\nv3: x=0 y=0",
          "[{\"pos\":[0,0]},{\"pos\":[1,@]},{\"pos\":[1,1]},{\"pos\":[4,1]}]",
          "POLYGON ((0 0, 1 @, 1 1, 0 0))", "<polygon points='0,0 @,1 1,1'/>", "0,0 @,1 1,1 0,1",
          "M 0 0 L @ 1 L 1 1 z"}) {
      const GeometryText read = readGeometry(replaced(text, "@", word));
      CAPTURE(replaced(text, "@", word));
      CHECK(read.defect == DefectKind::nonFinite);
      CHECK(read.error.find(word + " is not a finite number; write a finite one") !=
            std::string::npos);
    }
}

TEST_CASE("a number of a hundred thousand digits is named as such") {
  const std::string digits(100'000, '7');
  for (const std::string text : {"(0,0) (@,1) (1,1) (0,1)", "@,1\n1,1\n0,1", "0,0 @,1 1,1 0,1",
                                 "M 0 0 L @ 1 L 1 1 z", "POLYGON ((0 0, 1 @, 1 1, 0 0))"}) {
    const GeometryText read = readGeometry(replaced(text, "@", digits));
    CAPTURE(text);
    CHECK(read.defect == DefectKind::nonFinite);
    CHECK(read.error == "line 1: " + std::string(40, '7') +
                            "... is too large for a number; write a finite number");
  }
}

TEST_CASE("zeros in front make a number no smaller") {
  CHECK(readGeometry("(0,0) (00" + std::string(400, '7') + ",1) (1,1) (0,1)").defect ==
        DefectKind::nonFinite);
  CHECK(readGeometry("(0,0) (00." + std::string(400, '0') + "7,1) (1,1) (0,1)").error == "");
}

TEST_CASE("law: a text that ends anywhere gives readings or one sentence") {
  const auto cut = [](const std::string& text) {
    for (std::size_t length = 0; length < text.size(); ++length) {
      CAPTURE(text.substr(0, length));
      checkContract(readGeometry(std::string_view(text).substr(0, length)));
    }
  };
  for (const auto& snippet : geometrySnippets()) cut(snippet.text);
  for (const auto& snippet : malformedSnippets()) cut(snippet.text);
}

/// "[[x,y],...]", a regular polygon.
std::string largeText(const std::string& open, const std::string& between, std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) {
    const double angle = static_cast<double>(i);
    text += (i > 0 ? between : open) + fmt::format("{},{}", std::cos(angle), std::sin(angle));
  }
  return text;
}

/// So many points of a lattice, written in few letters: a limit is read to its end.
std::string shortText(const std::string& open, const std::string& between, std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i)
    text += (i > 0 ? between : open) + fmt::format("{},{}", i % 997, i % 991);
  return text;
}

/// How far the lines of half a circle of radius 5 around (5, 0) are from it, at most.
double errorOfHalfCircle(const std::vector<Vec2>& vertices) {
  double error = 0;
  for (std::size_t i = 0; i + 1 < vertices.size(); ++i)
    for (const Vec2 point : {vertices[i], lerp(vertices[i], vertices[i + 1], 0.5)})
      error = std::max(error, std::abs(distance(point, {5, 0}) - 5));
  return error;
}

TEST_CASE("law: curves stay within the tolerance, as arcs and as Bezier curves") {
  for (const char* path : {"M 0 0 A 5 5 0 0 1 10 0 z", "m0,0a5 5 30 1110,0z"}) {
    CAPTURE(path);
    const GeometryText text = readGeometry(path);
    REQUIRE(text.error == "");
    const auto& vertices = text.readings.front().polygons.front().vertices;
    CHECK(errorOfHalfCircle(vertices) < 10 * kCurveTolerance);
    CHECK(vertices.size() < 60);
    CHECK(vertices.front() == Vec2{0, 0});
    CHECK(vertices.back() == Vec2{10, 0});
  }
}

TEST_CASE("a hundred thousand vertices" * doctest::test_suite("speed")) {
  constexpr std::size_t kMany = 100'000;
  for (const std::string& text :
       {largeText("[[", "],[", kMany) + "]]", largeText("x,y\n", "\n", kMany),
        largeText("v[] = {Vector2(", "), Vector2(", kMany) + ")};",
        largeText("<polygon points='", " ", kMany) + "'/>"}) {
    const auto start = std::chrono::steady_clock::now();
    const GeometryText read = readGeometry(text);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    REQUIRE(read.error == "");
    const auto& vertices = read.readings.front().polygons.front().vertices;
    REQUIRE(vertices.size() == kMany);
    CHECK(vertices[kMany - 1] == Vec2{std::cos(kMany - 1.0), std::sin(kMany - 1.0)});
    CHECK(seconds.count() < 5);  // far above a slow machine, far below anything quadratic
  }
}

TEST_CASE("hostile texts end soon and without a crash") {
  const auto repeated = [](const std::string& text, std::size_t count) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
  };
  const std::size_t kMany = test::looksAtAll() ? 100'000 : 50'000;
  for (const std::string& text :
       {repeated("[", kMany),
        repeated("(", kMany),
        repeated("{\"a\":", kMany),
        repeated("<g>", kMany),
        repeated("<svg ", kMany),
        repeated("GEOMETRYCOLLECTION(", kMany),
        repeated("\"'", kMany),
        repeated("\\\"", kMany),
        repeated("a<", kMany),
        repeated("/*", kMany),
        repeated("v[1", kMany),
        repeated("\"\n", kMany),
        repeated("x: 1 ", kMany),
        "M0 0" + repeated("z", kMany),
        repeated("a=", kMany),
        repeated("&", kMany),
        repeated("/", 20 * kMany),
        repeated("(1/", 10 * kMany),
        repeated("1.5+", kMany),
        "hi <svg " + repeated("<text x=\"1\" ", kMany),
        "hi " + repeated("inpolygon(a,b,c,d) ", kMany),
        repeated("\"1,2 3,4 5,6\" ", kMany),
        repeated("\t\n", 5 * kMany),
        repeated("(0 . \"", kMany),
        repeated("\\pspolygon(0,0)(1,0)\\psline(0,0)(1,", kMany / 4),
        "CARTESIAN_POINT " + repeated("#1=A(", kMany),
        "CARTESIAN_POINT " + repeated("#1=A('(", kMany),
        R"({"type": "Topology", "arcs": [[[0,0],[1,0],[1,1],[0,0]]], "objects": {"a": )" +
            repeated(R"({"type":"GeometryCollection","geometries":[)", kMany) +
            repeated("]}", kMany) + "}}",
        R"({"type": "Topology", "arcs": [[)" + shortText("[", "],[", 20'000) +
            R"(]]], "objects": {"a": {"type": "Polygon", "arcs": [[0)" + repeated(",0", 20'000) +
            "]]}}}",
        std::string("centroid (1, 2) poly = [[1, 2]] centre"),
        std::string("[]"),
        std::string("[0]\f[1,0],_0,1]]"),
        "<kml>" +
            repeated("<Polygon><coordinates>0,0 4,0 4,3</coordinates></Polygon>"
                     "<LineString><coordinates>0,0 1,1</coordinates></LineString>",
                     9'000) +
            "</kml>"}) {
    CAPTURE(text.substr(0, 20));
    checkContract(readGeometry(text));
  }
  CHECK(readGeometry(repeated("[", kMany)).error ==
        "line 1: the brackets are nested more than 32 levels deep; polygons need at most 6");
}

TEST_CASE("limits are named") {
  CHECK(readGeometry(shortText("[[", "],[", kMaxVertices + 1) + "]]").error ==
        "the text has more than 1000000 vertices, which is all that a scene holds; split it");
  const std::string whole = shortText("", "],[", kMaxVertices);
  const std::string closing = "],[" + whole.substr(0, whole.find(']')) + "]]";
  const GeometryText closed = readGeometry("[[" + whole + closing);
  REQUIRE_MESSAGE(closed.error == "", closed.error);
  CHECK(closed.readings.front().polygons.front().vertices.size() == kMaxVertices);
  std::string many = "[";
  for (std::size_t i = 0; i <= kMaxBodies; ++i) many += "[[0,0],[1,0],[0,1]],";
  CHECK(readGeometry(many + "]").error ==
        "the text has 10001 polygons; at most 10000 fit in a scene");
  CHECK(readGeometry(std::string(kMaxFileBytes + 1, ' ')).error ==
        "the text has more than 67108864 bytes; split it");
  CHECK(readGeometry(std::string("a\0b", 3)).error ==
        "the file holds bytes that are no text; save it as text in UTF-8");
}

TEST_CASE("as many named points as others are one list") {
  const auto reading = readGeometry("ring = [A=(0,0), B=(4,0), C=(4,1), (4,3), (2,5), (0,3)]");
  REQUIRE_FALSE(reading.readings.empty());
  REQUIRE(reading.readings.front().polygons.size() == 1);
  CHECK(reading.readings.front().polygons.front().vertices ==
        std::vector<Vec2>{{0, 0}, {4, 0}, {4, 1}, {4, 3}, {2, 5}, {0, 3}});
}

TEST_CASE("a scene file is read as such, its polygons in the world") {
  const GeometryText text = readGeometry(
      R"({"format":"sepax-scene","version":1,"bodies":[{"vertices":[[1,0],[2,0],[1,3]],)"
      R"("position":[10,20],"angle":90}]})");
  REQUIRE(text.scene);
  CHECK(text.format == "scene");
  CHECK(text.scene->bodies[0].angle == 90);
  CHECK(described(text.readings.front().polygons) == "A: 10,21 10,22 7,21");
}

TEST_CASE("polygons become bodies with names of their own") {
  const std::vector<Vec2> triangle = {{0, 0}, {1, 0}, {0, 1}};
  Scene scene;
  scene.title = "kept";
  scene.bodies.push_back({"hull", triangle, {}, 0, {}, 0});
  scene = withPolygons(scene, {{"hull", triangle},
                               {"", triangle},
                               {" B ", triangle},
                               {"hull", triangle},
                               {"", triangle},
                               {std::string(100, 'n'), triangle}});
  std::vector<std::string> names;
  for (const Body& body : scene.bodies) names.push_back(body.name);
  CHECK(names == std::vector<std::string>{"hull", "hull-2", "A", "B", "hull-3", "C",
                                          std::string(60, 'n') + "..."});
  CHECK(scene.title == "kept");
  CHECK(sceneProblem(scene) == "");
}

TEST_CASE("a file of polygons opens as a scene and is not saved over") {
  const Folder folder;
  folder.write("hull.csv", "x,y\n0,0\n2,0\n1,2\n0,0\n");
  const SceneResult result = loadScene(folder / "hull.csv");
  REQUIRE(result.scene);
  CHECK(result.foreign);
  CHECK(result.scene->bodies.size() == 1);
  CHECK(result.notes ==
        std::vector<std::string>{"the closing copy of the first vertex was dropped"});
  folder.write("broken.csv",
               "name,x,y\n\"two\nlines\",0,0\n\"two\nlines\",2,0\n\"two\nlines\",1,2\n");
  const SceneResult broken = loadScene(folder / "broken.csv");
  REQUIRE_MESSAGE(broken.scene, broken.error);
  REQUIRE(broken.scene->bodies.size() == 1);
  CHECK(broken.scene->bodies[0].name.starts_with("two"));
  CHECK(broken.scene->bodies[0].vertices.size() == 3);
  folder.write("bad.csv", "x,y\n0,0\n2,oops\n1,2\n");
  CHECK(loadScene(folder / "bad.csv").error ==
        (folder / "bad.csv") + ": line 3: \"oops\" stands where a number should; write its value");
  folder.write("scene.json", R"({"format":"sepax-scene","version":1})");
  CHECK_FALSE(loadScene(folder / "scene.json").foreign);
  CHECK(loadScene(folder / "scene.json").scene);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
