#include "app/formats/formats.h"
#include "app/formats/geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "tests/app/formats/described.h"
#include "tests/app/formats/snippets.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <string>

// Polygons out of texts that are no format as a whole.

namespace sepax {
namespace {

using testing::described;
using testing::joined;
using testing::ReportedSnippet;

std::vector<ReportedSnippet> reported() {
  std::vector<ReportedSnippet> all = testing::reportedSnippets();
  for (const auto* more : {&testing::moreReportedSnippets(), &testing::otherReportedSnippets(),
                           &testing::postedSnippets(),       &testing::dumpedSnippets(),
                           &testing::codedSnippets(),        &testing::listedSnippets(),
                           &testing::notedSnippets(),        &testing::namedSnippets(),
                           &testing::documentSnippets(),     &testing::furtherReportedSnippets(),
                           &testing::calledSnippets(),       &testing::programmedSnippets(),
                           &testing::toldSnippets(),         &testing::steppedSnippets(),
                           &testing::placedSnippets(),       &testing::taggedSnippets(),
                           &testing::posedSnippets(),        &testing::ringSnippets(),
                           &testing::calledOutlines(),       &testing::otherOutlines()})
    all.insert(all.end(), more->begin(), more->end());
  return all;
}

/// The coordinates alone: a sentence before a list may take its name away.
std::vector<std::vector<Vec2>> outlines(const GeometryText& text) {
  std::vector<std::vector<Vec2>> all;
  if (text.readings.empty()) return all;
  for (const NamedPolygon& polygon : text.readings.front().polygons)
    all.push_back(polygon.vertices);
  return all;
}

GeometryReading readingOf(const std::string& text) {
  const GeometryText read = readGeometry(text);
  CAPTURE(text);
  CHECK(read.error == "");
  return read.readings.empty() ? GeometryReading{} : read.readings.front();
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

std::string errorOf(const std::string& text) { return readGeometry(text).error; }

}  // namespace

TEST_SUITE_BEGIN("geometry");

TEST_CASE("polygons are read out of reports as people write them") {
  REQUIRE(reported().size() > 180);
  for (const ReportedSnippet& snippet : reported()) {
    CAPTURE(snippet.text);
    const GeometryText text = readGeometry(snippet.text);
    CHECK(text.error == "");
    REQUIRE_FALSE(text.readings.empty());
    CHECK(described(text.readings.front().polygons) == snippet.polygons);
    CHECK(joined(text.readings.front().notes) == snippet.notes);
  }
}

TEST_CASE("numbers that are no polygon are refused, with a sentence that says why") {
  for (const auto* rows :
       {&testing::textsWithoutPolygons(), &testing::moreTextsWithoutPolygons(),
        &testing::otherUsesOfPoints(), &testing::otherCallings(), &testing::otherPlaces(),
        &testing::ringsWithHoles(), &testing::uncalledLists(), &testing::documentsWithoutPolygons(),
        &testing::pointsOfOtherThings()}) {
    for (const testing::MalformedSnippet& snippet : *rows) {
      CAPTURE(snippet.text);
      const GeometryText text = readGeometry(snippet.text);
      CHECK(text.error == snippet.error);
      CHECK(text.readings.empty());
    }
  }
}

TEST_CASE("points of one height y lie on a plane of x and z; the other reading is offered") {
  const GeometryText text = readGeometry("[(0, 7, 0), (5, 7, 0), (5, 7, 3)]");
  REQUIRE(text.readings.size() >= 2);
  CHECK(text.readings[0].id == "triples-xz");
  CHECK(text.readings[0].polygons[0].vertices == std::vector<Vec2>{{0, 0}, {5, 0}, {5, 3}});
  CHECK(std::ranges::count(text.readings, "triples", &GeometryReading::id) == 1);
  const GeometryText sloped = readGeometry("[(0, 7, 0), (5, 7, 0), (5, 8, 3)]");
  REQUIRE(sloped.readings.size() >= 2);
  CHECK(sloped.readings[0].id == "triples");
}

TEST_CASE("a tag that is never closed takes nothing away") {
  const GeometryText text = readGeometry("In <svg the <text is wrong for [(0, 0), (5, 0), (5, 3)]");
  REQUIRE(text.readings.size() == 1);
  CHECK(text.readings[0].polygons.size() == 1);
}

TEST_CASE("law: what is read alone is read the same in a block of code between sentences") {
  std::size_t same = 0;
  for (const testing::GeometrySnippet& snippet : testing::geometrySnippets()) {
    const std::string around = "Hi, these two never meet :(\n\n```\n" + snippet.text +
                               "\n```\n\nIt worked with version 2. Thanks :)\n";
    const GeometryText alone = readGeometry(snippet.text);
    const GeometryText within = readGeometry(around);
    CAPTURE(around);
    // Less may be found there, and is refused then; never something else.
    if (within.error.empty()) CHECK(outlines(within) == outlines(alone));
    same += within.error.empty();
  }
  CHECK(same > testing::geometrySnippets().size() * 8 / 10);
}

TEST_CASE("law: what stands around a text takes nothing of it away and adds nothing") {
  std::vector<std::string> texts;
  for (const auto* table :
       {&testing::geometrySnippets(), &testing::printedSnippets(), &testing::engineSnippets()})
    for (const testing::GeometrySnippet& snippet : *table) texts.push_back(snippet.text);
  for (const ReportedSnippet& snippet : reported()) texts.push_back(snippet.text);
  // Names that say that a list is none are lost where others stand before or behind them.
  std::erase_if(texts, [](const std::string& text) {
    return text.starts_with("polyline =") || text.find("inpolygon(") != std::string::npos;
  });
  for (const std::string frame :
       {"Steps to reproduce:\n\n@", "**Example:**\n\n@", "My code: this\n@", "### Input\n\n@",
        "v1.2.3 (2024-05-06), size 800x600:\n\n@",
        "**Environment**\n- OS: Windows 10\n- Version: 4.8.8\n\n@",
        "<details>\n<summary>code</summary>\n\n```cpp\n@\n```\n</details>\n",
        "@\n\nIt fails (see below): 3 of 4 tests, version 2.1.0, 1.5 ms",
        "@\n\nthread 'main' panicked at src/lib.rs:452:89\n  at foo (/a/b.js:12:34)\n"}) {
    std::size_t same = 0;
    CAPTURE(frame);
    for (const std::string& text : texts) {
      CAPTURE(text);
      const GeometryText framed = readGeometry(replaced(frame, "@", text));
      // Less may be found there, and is refused then; never something else.
      if (framed.error.empty()) CHECK(outlines(framed) == outlines(readGeometry(text)));
      same += framed.error.empty();
    }
    CHECK(same > texts.size() * 93 / 100);
  }
}

TEST_CASE("law: quoted or indented as a whole a text says the same") {
  for (const ReportedSnippet& snippet : reported()) {
    CAPTURE(snippet.text);
    for (const std::string margin : {"> ", ">> ", "    "}) {
      CAPTURE(margin);
      const GeometryText within =
          readGeometry(margin + replaced(snippet.text, "\n", "\n" + margin));
      CHECK(within.error == "");
      CHECK(outlines(within) == outlines(readGeometry(snippet.text)));
    }
  }
}

TEST_CASE(
    "law: wherever a list of points is cut off, what is read is its beginning, and it is told") {
  const std::string whole = "hull = [[0, 0], [10, 0], [10, 10], [5, 12.5], [0, 10]]";
  const std::vector<Vec2> all = outlines(readGeometry(whole)).front();
  for (std::size_t length = whole.find("[[") + 2; length < whole.size(); ++length) {
    const std::string cut = whole.substr(0, length);
    CAPTURE(cut);
    const GeometryText text = readGeometry(cut);
    if (!text.error.empty()) continue;
    const std::vector<Vec2> read = outlines(text).front();
    REQUIRE(read.size() >= 3);
    REQUIRE(read.size() <= all.size());
    CHECK(std::equal(read.begin(), read.end(), all.begin()));
    CHECK(joined(text.readings.front().notes).find("the text ends within") != std::string::npos);
  }
  CHECK(errorOf("hull = [[0, 0], [10, 0], [10, 10], [5, 12.5], [0, 1") == "");
  CHECK(errorOf("hull = [[0, 0], [10, 0], [1") != "");
}

TEST_CASE("a fault among points is never jumped over") {
  for (const std::string fault : {"(x, 1)", "(1, ?)", "(3)", "(1, 2, 3)", "(nan, 0)"}) {
    for (const std::string place : {"before", "within", "behind"}) {
      const std::string list = place == "before"   ? fault + ", (0, 0), (4, 0), (4, 4), (0, 4)"
                               : place == "within" ? "(0, 0), (4, 0), " + fault + ", (4, 4), (0, 4)"
                                                   : "(0, 0), (4, 0), (4, 4), (0, 4), " + fault;
      CAPTURE(list);
      CHECK(errorOf("The outline that fails is [" + list + "] here.") != "");
    }
  }
}

TEST_CASE("one list that is too short, or broken, does not hide the others") {
  const GeometryReading reading =
      readingOf("a = [(0,0),(1,1)]\nb = [(0,0),(4,0),(4,4)]\nc = [(0,0),(q,0),(4,4)]");
  CHECK(described(reading.polygons) == "b: 0,0 4,0 4,4");
  CHECK(joined(reading.notes).find("line 1") != std::string::npos);
  CHECK(joined(reading.notes).find("line 3") != std::string::npos);
}

TEST_CASE("a hole and a number that is not finite refuse a report, too") {
  const std::string good = "Works: POLYGON ((0 0, 4 0, 4 4, 0 0)).\nFails: ";
  CHECK(
      errorOf(good + "POLYGON ((0 0, 9 0, 9 9, 0 0), (1 1, 2 1, 2 2, 1 1))").starts_with("line 2"));
  CHECK(errorOf(good + "`[[0, 0], [inf, 0], [1, 1]]`").find("finite") != std::string::npos);
}

TEST_CASE("two places of a message hide no polygon with a hole") {
  ReadChoices choices;
  choices.holes = Holes::outline;
  const GeometryText text = readGeometry(R"(Error: ring that starts at [0, 64] ends at [1.5, 63.5].

const wall = [[
  [[0, 64], [9, 64], [9, 70], [0, 64]],
  [[5, 65], [7, 65], [7, 67], [5, 65]]
]];)",
                                         choices);
  REQUIRE(text.error == "");
  CHECK(described(text.readings.front().polygons) == "wall: 0,64 9,64 9,70");
}

TEST_CASE("a word that has a hole in it hides no other polygon") {
  const GeometryReading reading =
      readingOf("`[(whole, 0), (1, 0), (1, 1)]` and `[(0,0),(4,0),(4,4)]`");
  CHECK(described(reading.polygons) == ": 0,0 4,0 4,4");
}

TEST_CASE("objects with a position, an angle and a scale are posed, and it is said how") {
  const GeometryReading posed = readingOf(
      R"({"name":"a","position":[10,0],"angle":90,"scale":2,"vertices":[[-1,0],[1,0],[0,1]]})");
  REQUIRE(posed.polygons.size() == 1);
  const std::vector<Vec2>& vertices = posed.polygons.front().vertices;
  CHECK(std::abs(vertices[0].x - 10) < 1e-12);
  CHECK(std::abs(vertices[0].y + 2) < 1e-12);
  CHECK(std::abs(vertices[2].x - 8) < 1e-12);
  CHECK(joined(posed.notes) ==
        "the vertices were scaled by the scale beside them; the vertices were turned by their "
        "angle, read as degrees: 90 is more than a full turn in radians; the position of each body "
        "was added to its vertices");
  const GeometryReading there = readingOf(
      R"({"position":{"x":101,"y":51},"vertices":[{"x":100,"y":50},{"x":102,"y":50},{"x":101,"y":53}]})");
  CHECK(there.polygons.front().vertices.front() == Vec2{100, 50});
  CHECK(joined(there.notes).find("already") != std::string::npos);
}

TEST_CASE("a DXF gives polylines, arcs and lines that close, and names what is none") {
  const auto polyline = [](const std::string& flags, const std::string& bulge) {
    return "0\nLWPOLYLINE\n8\nwall\n70\n" + flags + "\n10\n0\n20\n0\n" + bulge +
           "10\n2\n20\n0\n10\n2\n20\n2\n0\n";
  };
  CHECK(described(readingOf(polyline("1", "") + "EOF\n").polygons) == "wall: 0,0 2,0 2,2");
  const GeometryReading arc = readingOf(polyline("1", "42\n1\n") + "EOF\n");
  CHECK(arc.polygons.front().vertices.size() > 12);
  for (const Vec2 vertex : arc.polygons.front().vertices)  // half a circle about (1, 0)
    if (vertex.y < 0) CHECK(std::abs(std::hypot(vertex.x - 1, vertex.y) - 1) < 1e-12);
  CHECK(joined(arc.notes) == "arcs were replaced by lines");
  CHECK(
      joined(readingOf(polyline("0", "") + "CIRCLE\n10\n5\n20\n5\n40\n2\n0\nEOF\n").notes) ==
      "a line that does not close was read as a polygon; a CIRCLE was left out; it is no polygon");
  // an open one beside one that closes
  const GeometryReading both = readingOf(
      polyline("1", "") + "LWPOLYLINE\n70\n0\n10\n5\n20\n5\n10\n9\n20\n5\n10\n9\n20\n8\n0\nEOF\n");
  CHECK(described(both.polygons) == "wall: 0,0 2,0 2,2");
  CHECK(joined(both.notes) == "a polyline that does not close was left out; it is no polygon");
  const auto line = [](int x0, int y0, int x1, int y1) {
    return fmt::format("0\nLINE\n10\n{}\n20\n{}\n11\n{}\n21\n{}\n", x0, y0, x1, y1);
  };
  CHECK(described(readingOf("0\nSECTION\n2\nENTITIES\n" + line(0, 0, 3, 0) + line(3, 0, 3, 3) +
                            line(0, 0, 3, 3) + line(9, 9, 8, 8) + "0\nEOF\n")
                      .polygons) == ": 0,0 3,0 3,3");
  CHECK(
      errorOf("0\nSECTION\n2\nENTITIES\n" + line(9, 9, 8, 8) + "0\nEOF\n").starts_with("the DXF"));
}

TEST_CASE("meshes in space, faces without vertices and KML with holes are refused") {
  CHECK(errorOf("v 0 0 0\nv 1 0 0\nv 1 1 5\nf 1 2 3\n") ==
        "the OBJ mesh does not lie in one plane z; project it to x and y first");
  CHECK(errorOf("v 0 0 0\nv 1 0 0\nv 1 1 0\nf 1 2 4\n") == "line 4: there is no vertex \"4\"");
  CHECK(described(readingOf("v 0 0 1\nv 1 0 1\nv 1 1 1\nf -3/1 -2/2 -1/3\n").polygons) ==
        ": 0,0 1,0 1,1");
  CHECK(described(
            readingOf("OFF\n# flat\n4 1 0\n0 0 2\n4 0 2\n4 3 2\n0 3 2\n4 0 1 2 3\n").polygons) ==
        ": 0,0 4,0 4,3 0,3");
  const std::string ring = "<LinearRing><coordinates>0,0 4,0 4,4 0,0</coordinates></LinearRing>";
  CHECK(errorOf("<Polygon><outerBoundaryIs>" + ring + "</outerBoundaryIs>\n<innerBoundaryIs>" +
                ring + "</innerBoundaryIs></Polygon>")
            .starts_with("line 2: a polygon with a hole"));
}

TEST_CASE("brackets find their partners, and what is cut off is told from what is wrong") {
  const BracketPairs smile("so :( but [a (b) c]");
  CHECK_FALSE(smile.closingOf(4));
  CHECK(smile.closingOf(10) == 18);
  const BracketPairs cut("[[1, 2], [3, (4");
  CHECK(cut.closersFrom(0) == ")]]");
  CHECK(cut.lastClosedFrom(0) == 6);
  CHECK_FALSE(cut.hasStray());
  CHECK(BracketPairs("[1, 2)]").hasStray());
}

TEST_CASE("law: whatever stands in a text, reading it ends, and gives polygons or a sentence") {
  std::mt19937 random(20);
  const std::vector<ReportedSnippet> all = reported();
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    for (int k = 0; k < 3; ++k) {
      const std::string& part = all[random() % all.size()].text;
      const std::size_t start = random() % part.size();
      text += part.substr(start, random() % (part.size() - start + 1));
    }
    for (int k = 0; k < 3 && !text.empty(); ++k)
      text[random() % text.size()] = "()[]{}<>\"'`,;:=-|#0x\n "[random() % 23];
    const GeometryText read = readGeometry(text);
    CAPTURE(text);
    CHECK(read.error.empty() != read.readings.empty());
    for (const GeometryReading& reading : read.readings)
      for (const NamedPolygon& polygon : reading.polygons) CHECK(polygon.vertices.size() >= 3);
  }
}

TEST_CASE("texts that are made to take long do not") {  // minutes, where anything was quadratic
  const auto repeated = [](std::string_view part) {
    std::string text;
    while (text.size() < (test::looksAtAll() ? 400'000 : 150'000)) text += part;
    return text;
  };
  for (const std::string_view part :
       {"(", "(1,", ":( ", "from (1,2) to (3,4) ", "\"1 2 3 4 5 ", "'0 ", "POLYGON ((0 0, ", "<g ",
        "<g>", "<svg", "]", "([{", "(x,1) ", "| 1 | 2 |\n", "vertex at (1, 2) and ",
        "0\nLWPOLYLINE\n", "poly: ", "[1]"})
    CHECK(readGeometry(repeated(part)).readings.size() < 3);
  for (const std::string_view part :
       {"[1]:\n", "[1] = 5\n", "[1]:\n[1] = 5\n", "AcDbPolyline\n", "0,0 to ", "0,0 to 1,1 or ",
        "\"0:0 ", "\"0:0 1:1\" ", "(0 0, 1 0, ", "\\(", "1 1\n\n", "3\n0 0\n", "holes = [1] ",
        "begin_contour() (0,0) (1,0) ", "\"\n\",", "New Shape ", "(POLYGON ((0 0, 1 0, 1 1)) ",
        "x 1 1\n"})
    CHECK(readGeometry(repeated(part)).readings.size() < 3);
  for (const std::string_view part :
       {"data.frame(x=c(1,2,3),", "a = c(a, a)\ntibble(x = a, y = a)\n", "POLYGON((0 0, \"\n\"",
        "Point(1) = {0,0,0}; Line(1) = {1, 2};\n", "addPoint(1,2,3) addLine(1,2) ",
        "Prism(v, Vector3(", "Prism(v) v = [Vector3(1,2,3)] ", "1 2.5 3\n2 1 2\n3 1 9\n",
        "X1Y1D01*\n", "3 2 0 0\n1 0 0\n", "mousemove 1 2\n", "bezier (0,0) (1,1) (2,5)\n"})
    CHECK(readGeometry(repeated(part)).readings.size() < 3);
  for (const std::string_view part :
       {"lat lon:\n1 2\n", "L.polygon([", "L.polygon(a, ", "LatLng(1,2) ", "/* gives\n[1, 2],\n",
        "from: (0, 0), to: (1, 1), ", "cells: [[0, 1, 2]]\n", "Point{2, Int}[", "polyline(",
        "s.add(1,2)\n\n", "s = [(0,1),(1,2),(2,0)]\n", "findPath([1, ", "a.moveTo(1, 2) ",
        "hole: (1, 2) ", "[12:03:44[] (1, 2)\n", "G.edges()\n[(0, 0), (1, 0), (0, 1), (1, 1)]\n"})
    CHECK(readGeometry(repeated(part)).readings.size() < 3);
  for (const std::string_view part :
       {"<g/>", "a <g/>", "<object x='1' ", "a <object/>", "(pts (xy 0 0) (arc)) ",
        "m_Paths:\n- - {x: 1, y: 2}\n", "[node name=\"A\"]\nk = (\n", "{x=1,y=2,visible=true},"})
    CHECK(readGeometry(repeated(part)).readings.size() < 3);
  for (const std::string_view part :
       {"(cons (make-posn 1 2) ",
        "0 = {Point@1} \"(1, 2)\"\n",
        "holes: [a, ",
        "s.holes.push(a) a ",
        "a = new SAT.Polygon(new SAT.Vector(1, 2), [(1,1),(2,2),(3,1)]) ",
        "\"M 0 0 L 1 1 2 0\" stroke ",
        "\"M 0 0 L 1 1 2 0\" and ",
        "a(1,2) moveTo(1,2) lineStyle() ",
        "[12:03:44] (1,2) (3,4) (5,6)\n",
        "polygon z ((1 1 nan, nan ",
        "LoopSizes: [3 3]\n1,2\n3,4\n5,7\n",
        "A(1|2|3) B(1|2|4) C(",
        "ring = [1]\ns.holes.push(ring)\n",
        "PD1,1;",
        "geozone vertex 1 0 1 2\n",
        "LAT...LON 1234 ",
        "vertex 1 to vertex 2 to vertex 3\nvertex 1=2\n",
        "curveNumber {",
        "x[a[0 ",
        "{\"1 2\" ",
        "<p x='1' y='2'/></a>",
        "(0,0) -- cycle \\draw ",
        "a--b--cycle--",
        "X\nY\n1\n",
        "poly.push(a) a = (1,2) "})
    CHECK(readGeometry(repeated(part)).readings.size() < 3);
  CHECK(readGeometry(repeated("cnt = ") + "PolyPolygon(dc, p, cnt, 2);").readings.size() < 3);
}

TEST_SUITE_END();

}  // namespace sepax
