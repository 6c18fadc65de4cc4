#include "app/formats/formats.h"
#include "app/formats/geometry.h"
#include "tests/app/formats/described.h"
#include "tests/app/formats/snippets.h"
#include "tests/app/formats/snippets_choices.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <cmath>
#include <string>

// What a text leaves open, and what becomes of it.

namespace sepax {
namespace {

using testing::described;
using testing::joined;

std::string outcome(const GeometryText& text) {
  CHECK(text.error == "");
  if (text.readings.empty()) return {};
  const GeometryReading& reading = text.readings.front();
  return described(reading.polygons) + " // " + joined(reading.notes);
}

std::string rounded(const GeometryText& text) {
  CHECK(text.error == "");
  if (text.readings.empty()) return {};
  std::vector<NamedPolygon> polygons = text.readings.front().polygons;
  for (NamedPolygon& polygon : polygons)
    for (Vec2& vertex : polygon.vertices)
      vertex = {std::round(vertex.x * 1000) / 1000 + 0.0, std::round(vertex.y * 1000) / 1000 + 0.0};
  return described(polygons);
}

std::string errorOf(const std::string& text, Holes holes) {
  const GeometryText read = readGeometry(text, {holes, {}});
  CHECK(read.readings.empty());
  return read.error;
}

}  // namespace

TEST_SUITE_BEGIN("geometry");

TEST_CASE("holes are refused until it is said what becomes of them") {
  for (const testing::HoleSnippet& snippet : testing::holeSnippets()) {
    CAPTURE(snippet.text);
    const GeometryText open = readGeometry(snippet.text);
    CHECK(open.error ==
          snippet.error +
              "a polygon with a hole; bodies have none: choose bridge, outline or bodies with "
              "sepax convert --holes");
    CHECK(open.hasHoles);
    CHECK(open.readings.empty());
    CHECK(outcome(readGeometry(snippet.text, {Holes::bridge, {}})) == snippet.bridge);
    CHECK(outcome(readGeometry(snippet.text, {Holes::outline, {}})) == snippet.outline);
    CHECK(outcome(readGeometry(snippet.text, {Holes::bodies, {}})) == snippet.bodies);
    CHECK(readGeometry(snippet.text, {Holes::bodies, {}}).hasHoles);
  }
}

TEST_CASE("angles are read in either unit, and it is said why") {
  for (const testing::AngleSnippet& snippet : testing::angleSnippets()) {
    CAPTURE(snippet.text);
    const GeometryText alone = readGeometry(snippet.text);
    REQUIRE(alone.angles);
    CHECK(joined(alone.readings.front().notes)
              .starts_with("the vertices were turned by their angle, " + snippet.alone));
    const bool degrees = alone.angles == AngleUnit::degrees;
    CHECK(rounded(alone) == (degrees ? snippet.degrees : snippet.radians));
    for (const ChoiceRow<AngleUnit>& row : kAngleChoices) {
      const GeometryText chosen = readGeometry(snippet.text, {{}, row.value});
      CHECK(chosen.angles == row.value);
      CHECK(rounded(chosen) ==
            (row.value == AngleUnit::degrees ? snippet.degrees : snippet.radians));
      CHECK(joined(chosen.readings.front().notes)
                .starts_with("the vertices were turned by their angle, read as " +
                             std::string(row.title) + ": so it was chosen"));
    }
  }
  for (const char* without :
       {R"({"angle": 0, "vertices": [[1,0],[2,0],[2,1]]})", "[[1,0],[2,0],[2,1]]"})
    CHECK_FALSE(readGeometry(without).angles);
}

TEST_CASE("what is no polygon is named by its kind, once") {
  for (const testing::LeftOutSnippet& snippet : testing::leftOutSnippets()) {
    CAPTURE(snippet.text);
    CHECK(outcome(readGeometry(snippet.text)) == snippet.polygons + " // " + snippet.notes);
  }
}

TEST_CASE("rings that cannot be bridged are named, and the other choices go on") {
  const std::string across = "POLYGON ((0 0, 4 0, 4 4, 0 4), (1 1, 2 1, 2 2), (3 1, 9 1, 9 2))";
  CHECK(errorOf(across, Holes::bridge) ==
        "polygon 1 in line 1: hole 2 does not lie inside the outline, so no bridge can be built; "
        "choose outline or bodies");
  CHECK(readGeometry(across, {Holes::bridge, {}}).hasHoles);
  CHECK(readGeometry(across, {Holes::bodies, {}}).readings.size() == 1);
  const std::string few = "POLYGON ((0 0, 4 0, 4 4, 0 4), (1 1, 2 1))";
  CHECK(errorOf(few, Holes::bodies) ==
        "hole 1 of polygon 1 in line 1 has 2 vertices; a polygon needs at least three");
  CHECK(readGeometry(few, {Holes::outline, {}}).readings.size() == 1);
}

TEST_CASE("holes count as bodies only where they become some") {
  std::string many = "POLYGON ((0 0, 90000 0, 90000 9, 0 9)";
  for (std::size_t i = 0; i <= kMaxBodies; ++i)
    many += fmt::format(", ({0} 1, {1} 1, {1} 2)", 2 * i + 1, 2 * i + 2);
  many += ")";
  CHECK(readGeometry(many, {Holes::outline, {}}).error == "");
  CHECK(errorOf(many, Holes::bodies) ==
        "the text has 10002 polygons; at most 10000 fit in a scene");
}

TEST_CASE("lists of holes that fit no polygon are refused") {
  const std::string square = "v = [[0,0],[9,0],[9,9],[0,9],[1,1],[2,1],[2,2]];\n";
  for (const char* start : {"2", "5", "9", "-1", "4.5e9"})
    CHECK(errorOf(square + "holes = [" + start + "]", Holes::bodies)
              .starts_with("line 2: no hole starts at vertex"));
  CHECK(errorOf(square + "w = [[0,0],[1,0],[1,1]];\nholes = [4]", Holes::bodies) ==
        "line 3: holes beside several polygons; write each polygon with its own holes");
  CHECK(errorOf("holes = [[[1,1],[2,1],[2,2]]]", Holes::bodies) ==
        "line 1: holes without an outline; give its vertices, too");
  CHECK(errorOf("{\n  std::vector<double> spots = { 2.5, 7, 6, 1 };\n  // the hole\n"
                "  std::vector<int> links = { 9, 8, 8, 7, 7, 9 };\n}",
                Holes::outline)
            .ends_with("holes without an outline; give its vertices, too"));
  CHECK(
      errorOf("<Polygon><innerBoundaryIs><coordinates>0,0 1,0 1,1</coordinates></innerBoundaryIs>",
              Holes::bodies) ==
      "line 1: an inner boundary stands before the outer one; write the outer one first");
}

TEST_CASE("law: choices change nothing where nothing is open") {
  for (const testing::GeometrySnippet& snippet : testing::geometrySnippets()) {
    CAPTURE(snippet.text);
    const GeometryText plain = readGeometry(snippet.text);
    if (plain.hasHoles || plain.angles) continue;
    for (const ChoiceRow<Holes>& row : kHoleChoices)
      CHECK(outcome(readGeometry(snippet.text, {row.value, AngleUnit::degrees})) == outcome(plain));
  }
}

TEST_CASE("polygons that are written as path data come back, one inside the other, too") {
  const std::vector<NamedPolygon> nested = {{"", {{0, 0}, {9, 0}, {9, 9}, {0, 9}}},
                                            {"", {{1, 1}, {1, 2}, {2, 2}}}};
  const GeometryText back = readGeometry(findGeometryFormat("svgpath")->write(nested));
  REQUIRE(back.error == "");
  CHECK(back.readings.front().polygons == nested);
}

TEST_SUITE_END();

}  // namespace sepax
