#include "app/formats/formats.h"
#include "tests/app/formats/snippets.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <string>

/// How a text finds its reader, and what the reader of markup and the refusals promise.
namespace sepax {
namespace {

TEST_SUITE_BEGIN("geometry");

/// The ids of the formats whose readers know the text by marks.
std::string knownByMarks(std::string_view text) {
  std::string ids;
  for (const GeometryFormat& format : geometryFormats()) {
    if (format.read == nullptr || format.knownBy != KnownBy::marks) continue;
    if (format.read(text, {})) ids += (ids.empty() ? "" : " ") + std::string(format.id);
  }
  return ids;
}

TEST_CASE("law: at most one reader knows a text by its marks") {
  for (const auto* table : {&testing::geometrySnippets(), &testing::engineSnippets()})
    for (const testing::GeometrySnippet& snippet : *table) {
      const std::string ids = knownByMarks(snippet.text);
      CAPTURE(snippet.text);
      CAPTURE(ids);
      CHECK(ids.find(' ') == std::string::npos);
    }
  CHECK(knownByMarks("POLYGON ((0 0, 1 0, 1 1, 0 0))") == "wkt");
  CHECK(knownByMarks("<path d='M 0 0 h1 v1 z'/>") == "svg");
  CHECK(knownByMarks("M 0 0 h1 v1 z") == "svgpath");
  CHECK(knownByMarks("0,0 1,0 1,1") == "svgpath");
  CHECK(knownByMarks(R"({"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]})") == "json");
  CHECK(knownByMarks("x,y\n0,0\n1,0\n1,1") == "");
}

TEST_CASE("the surest reader takes a text that others could read too") {
  // in columns it would be one polygon of two columns, as bare numbers anything
  CHECK(readGeometry("0,0 1,0 1,1").readings.front().polygons.front().vertices.size() == 3);
  CHECK(readGeometry("x,y\n0,0\n1,0\n1,1").format == "csv");
  CHECK(readGeometry("[[0,0],[1,0],[1,1]]").format == "json");
  CHECK(readGeometry("v = {{0,0},{1,0},{1,1}};").format == "text");
  // a scene is one as a whole: no line of it is taken for that of a log or a list
  CHECK(readGeometry("{\"format\":\"sepax-scene\",\n\"version\":1}").scene);
}

TEST_CASE("shapes are read in the source of pages and components, which is no XML") {
  for (const char* text : {
           R"(<svg><path strokeWidth={2} d="M0 0h2v2z"/></svg>)",
           R"(<svg><path fill=none d="M0 0h2v2z"/></svg>)",
           R"(<svg><path hidden d="M0 0h2v2z"/></svg>)",
           R"(<!DOCTYPE html><html><head><meta charset="utf-8"></head><body><br>)"
           R"(<svg><path d="M0 0h2v2z"/></svg></body></html>)",
           R"(<p>a<br>b &copy; 1 & 2</p><svg><path d="M0 0h2v2z"></svg>)",
           R"(<path d="M0 0h2v2z"></path></svg></div>)",
           R"(<g></b><path d="M0 0h2v2z"/>)",
       }) {
    CAPTURE(text);
    const GeometryText read = readGeometry(text);
    CHECK(read.error == "");
    CHECK(read.format == "svg");
    REQUIRE(read.readings.size() == 1);
    REQUIRE(read.readings.front().polygons.size() == 1);
    CHECK(read.readings.front().polygons.front().vertices ==
          std::vector<Vec2>{{0, 0}, {2, 0}, {2, 2}});
  }
  const GeometryText two = readGeometry("<path d='M0 0h2v2z'/></svg>\n<br><path d='M5 5h2v2z'/>");
  REQUIRE(two.readings.size() == 1);
  CHECK(two.readings.front().polygons.size() == 2);
}

TEST_CASE("markup that is cut off names the line of what is never closed") {
  CHECK(readGeometry("<svg>\n<path\nid='a'").error ==
        "line 2: this tag is never closed; write > or />");
  CHECK(readGeometry("<svg>\n<path\nid='a").error ==
        "line 3: this tag is never closed; write > or />");
  CHECK(readGeometry("<svg>\n<path d=").error == "line 2: this tag is never closed; write > or />");
}

TEST_CASE("elements may be nested as deep as a text is long") {
  std::string text;
  for (int i = 0; i < 1'000'000; ++i) text += "<g>";
  const GeometryText read = readGeometry(text + "<path d='M0 0h2v2z'/>");
  REQUIRE(read.readings.size() == 1);
  CHECK(read.readings.front().polygons.size() == 1);
}

TEST_CASE("half a pair of UTF-16 is the replacement character, whoever reads it") {
  const std::string half("\xFF\xFE\"\0\x00\xD8\"\0", 8);  // a quote, U+D800, a quote
  const std::string utf8 = R"( = [[0,0],[1,0],[1,1]])";
  std::string bytes = half;
  for (const char c : utf8) bytes += {c, '\0'};
  const GeometryText fromUtf16 = readGeometry(bytes);
  REQUIRE(fromUtf16.error == "");
  CHECK(fromUtf16.readings.front().polygons.front().name == "\uFFFD");
  const GeometryText fromSvg = readGeometry("<path id='&#xD800;' d='M0 0h1v1z'/>");
  REQUIRE(fromSvg.error == "");
  CHECK(fromSvg.readings.front().polygons.front().name == "\uFFFD");
}

TEST_CASE("a defect is that of the vertices, whatever the words of the text are") {
  const auto scene = [](const std::string& fields) {
    return R"({"format":"sepax-scene","version":1,"bodies":[{"vertices":)" + fields + "}]}";
  };
  for (const std::string& text :
       {scene("[[0,0],[NaN,1],[1,1]]"), scene("[[0,0],[1e999,1],[1,1]]"),
        scene("[[0,0],[1,1],[0,1]],\"angle\":-Infinity"), std::string("[[0,0],[1,1e999],[0,1]]"),
        std::string("M 0 0 L 1 1e999 z"), std::string("<polygon points='0,0 1e999,1 1,1'/>")})
    CHECK(readGeometry(text).defect == DefectKind::nonFinite);
  for (const std::string& text : {scene("[[0,0],[1,1]]"), std::string("POLYGON ((0 0, 1 1, 0 0))")})
    CHECK(readGeometry(text).defect == DefectKind::tooFewVertices);
  const std::string start = R"({"format":"sepax-scene","version":1,)";
  const std::string bodies = R"("bodies":[{"vertices":[[0,0],[1,1],[0,1]]}])";
  for (const std::string& text :
       {start + bodies + R"(,"pair":["A","a polygon needs at least three"]})",
        start + bodies + R"(,"technique":"write a finite number"})",
        std::string("x,y\n0,0\n1,write a finite one\n1,1\n"),
        std::string("write a finite number of points")}) {
    const GeometryText read = readGeometry(text);
    CAPTURE(read.error);
    CHECK(read.error != "");
    CHECK_FALSE(read.defect);
  }
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
