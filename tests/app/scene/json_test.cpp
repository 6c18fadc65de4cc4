#include "app/scene/scene_json.h"

#include "app/scene/scene_check.h"
#include "tests/support/scene_random.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <limits>
#include <string>
#include <vector>

namespace sepax {
namespace {

using test::mustRead;

constexpr const char* kTriangle = R"([[0,0],[2,0],[1,2]])";

std::string scene(const std::string& fields) {
  return R"({"format":"sepax-scene","version":1)" + (fields.empty() ? "" : "," + fields) + "}";
}

std::string body(const std::string& fields) { return scene(R"("bodies":[{)" + fields + "}]"); }

std::string bodyWith(const std::string& fields) {
  return body(R"("vertices":)" + std::string(kTriangle) + "," + fields);
}

std::string vertices(const std::string& list) { return body(R"("vertices":)" + list); }

std::string tiles(const std::string& cells) {
  return scene(R"("tiles":{"size":2,"palette":[["#.","##"]],"columns":3,"rows":2,"cells":[)" +
               cells + "]}");
}

TEST_SUITE_BEGIN("scene");

TEST_CASE("a bad scene is refused with one sentence that names the place") {
  struct Case {
    std::string json;
    std::string error;
  };
  const std::string known = "known: sat, motion, swept_edges, inside, ray, minkowski, concave";
  const std::vector<Case> cases = {
      // Numbers that are none.
      {vertices("[[0,0],[NaN,1],[2,2]]"),
       "bodies[0].vertices[1][0]: NaN is not allowed; write a finite number"},
      {vertices("[[0,0],[1,nan],[2,2]]"),
       "bodies[0].vertices[1][1]: nan is not allowed; write a finite number"},
      {vertices("[[0,0],[1,1],[Infinity,2]]"),
       "bodies[0].vertices[2][0]: Infinity is not allowed; write a finite number"},
      {vertices("[[0,0],[1,1],[2,-Infinity]]"),
       "bodies[0].vertices[2][1]: -Infinity is not allowed; write a finite number"},
      {vertices("[[0,0],[1,1e999],[2,2]]"),
       "bodies[0].vertices[1][1]: 1e999 is too large for a number; write a finite number"},
      {bodyWith(R"("angle":-1e400)"),
       "bodies[0].angle: -1e400 is too large for a number; write a finite number"},
      // Keys given twice.
      {R"({"format":"sepax-scene","format":"x"})",
       "format: this field is given twice; keep one of them"},
      {bodyWith(R"("angle":1,"angle":1)"),
       "bodies[0].angle: this field is given twice; keep one of them"},
      {R"({"odd key":1,"odd key":2})",
       "[\"odd key\"]: this field is given twice; keep one of them"},
      // Not a scene.
      {"[]", "a scene is an object { ... }, found a list"},
      {"7", "a scene is an object { ... }, found a number"},
      {"{}", "format is missing; a scene starts with \"format\": \"sepax-scene\", \"version\": 1"},
      {R"({"format":"other","version":1})", "format: \"other\" is unknown; write \"sepax-scene\""},
      {R"({"format":1,"version":1})", "format: expected a text in quotes, found a number"},
      {R"({"format":"sepax-scene"})", "version is missing; write \"version\": 1"},
      {R"({"format":"sepax-scene","version":2,"new":1})",
       "version: 2 is unknown; this program reads version 1"},
      {R"({"format":"sepax-scene","version":"1"})", "version: expected a number, found a text"},
      {R"({"format":"sepax-scene","version":1.5})", "version: expected a whole number, found 1.5"},
      // Fields of the scene.
      {scene(R"("body":[])"),
       "body: unknown field; known here: format, version, title, technique, notes, bodies, pair, "
       "tiles, ray, view"},
      {scene(R"("title":7)"), "title: expected a text in quotes, found a number"},
      {scene(R"("notes":null)"), "notes: expected a text in quotes, found null"},
      {scene(R"("technique":"gjk")"), "technique: \"gjk\" is unknown; " + known},
      {scene(R"("technique":"")"), "technique: \"\" is unknown; " + known},
      {scene(R"("bodies":{})"), "bodies: expected a list [ ... ], found an object"},
      {scene(R"("bodies":[7])"), "bodies[0]: expected an object { ... }, found a number"},
      // Bodies.
      {body(R"("name":"A")"),
       "bodies[0]: vertices are missing; list at least three points [[x, y], ...]"},
      {bodyWith(R"("colour":"red")"),
       "bodies[0].colour: unknown field; known here: name, kind, vertices, parts, position, angle, "
       "velocity, "
       "spin"},
      {vertices("[]"), "bodies[0].vertices: 0 vertices; a polygon needs at least three"},
      {vertices("[[0,0]]"), "bodies[0].vertices: 1 vertex; a polygon needs at least three"},
      {vertices("[[0,0],[1,1]]"), "bodies[0].vertices: 2 vertices; a polygon needs at least three"},
      {vertices("7"), "bodies[0].vertices: expected a list [ ... ], found a number"},
      {vertices("[[0,0],7,[1,1]]"),
       "bodies[0].vertices[1]: expected a list [ ... ], found a number"},
      {vertices("[[0,0],[1,1,1],[2,3]]"),
       "bodies[0].vertices[1]: expected a point [x, y], found 3 elements"},
      {vertices("[[0,0],[1],[2,3]]"),
       "bodies[0].vertices[1]: expected a point [x, y], found 1 element"},
      {vertices(R"([[0,0],["1",1],[2,3]])"),
       "bodies[0].vertices[1][0]: expected a number, found a text"},
      {vertices("[[0,0],[true,1],[2,3]]"),
       "bodies[0].vertices[1][0]: expected a number, found true or false"},
      {vertices("[[0,0],[2e12,1],[2,3]]"),
       "bodies[0].vertices[1][0]: 2000000000000 is beyond 2^40 (1099511627776) in size; use "
       "smaller units"},
      {vertices("[[0,0],[1,-1e300],[2,3]]"),
       "bodies[0].vertices[1][1]: -1e+300 is beyond 2^40 (1099511627776) in size; use smaller "
       "units"},
      {bodyWith(R"("name":7)"), "bodies[0].name: expected a text in quotes, found a number"},
      {bodyWith(R"("name":"")"), "bodies[0].name: empty; write a name"},
      {bodyWith(R"("position":[1])"),
       "bodies[0].position: expected a point [x, y], found 1 element"},
      {bodyWith(R"("position":[0,1e13])"),
       "bodies[0].position[1]: 10000000000000 is beyond 2^40 (1099511627776) in size; use smaller "
       "units"},
      {bodyWith(R"("angle":"90")"), "bodies[0].angle: expected a number, found a text"},
      {bodyWith(R"("angle":1e300)"),
       "bodies[0].angle: 1e+300 is beyond 2^40 (1099511627776) in size; use smaller units"},
      {bodyWith(R"("velocity":{})"),
       "bodies[0].velocity: expected a list [ ... ], found an object"},
      {bodyWith(R"("spin":[])"), "bodies[0].spin: expected a number, found a list"},
      {scene(R"("bodies":[{"name":"A","vertices":[[0,0],[1,0],[0,1]]},)"
             R"({"name":"A","vertices":[[0,0],[1,0],[0,1]]}])"),
       "bodies[1].name: \"A\" is already the name of bodies[0]; names must differ"},
      {scene(R"("bodies":[{"vertices":[[0,0],[1,0],[0,1]]},)"
             R"({"vertices":[[0,0],[1,0],[2]]}])"),
       "bodies[1].vertices[2]: expected a point [x, y], found 1 element"},
      // Pair.
      {scene(R"("pair":["A","B"])"),
       "pair[0]: there is no body named \"A\"; use the name of a body"},
      {scene(R"("pair":["A"])"), "pair: expected the names of two bodies, found 1 element"},
      {scene(R"("pair":"AB")"), "pair: expected a list [ ... ], found a text"},
      {bodyWith(R"("name":"A"}],"pair":["A","C"],"x":[{"y":1)"),
       "x: unknown field; known here: format, version, title, technique, notes, bodies, pair, "
       "tiles, ray, view"},
      {scene(R"("bodies":[{"vertices":[[0,0],[1,0],[0,1]]}],"pair":["A","C"])"),
       "pair[1]: there is no body named \"C\"; use the name of a body"},
      {scene(R"("bodies":[{"vertices":[[0,0],[1,0],[0,1]]}],"pair":["A","A"])"),
       "pair[1]: \"A\" is named twice; a pair needs two bodies"},
      // Tiles.
      {scene(R"("tiles":[])"), "tiles: expected an object { ... }, found a list"},
      {scene(R"("tiles":{"width":3})"),
       "tiles.width: unknown field; known here: size, palette, columns, rows, cells"},
      {scene(R"("tiles":{"size":0})"), "tiles.size: 0 is not between 1 and 1024 pixels"},
      {scene(R"("tiles":{"size":2000})"), "tiles.size: 2000 is not between 1 and 1024 pixels"},
      {scene(R"("tiles":{"size":1.5})"), "tiles.size: expected a whole number, found 1.5"},
      {scene(R"("tiles":{"columns":-1})"), "tiles.columns: negative; write the number of columns"},
      {scene(R"("tiles":{"columns":2000,"rows":2000})"),
       "tiles: 2000 x 2000 cells; a map holds at most 1000000"},
      {scene(R"("tiles":{"columns":3e9})"),
       "tiles.columns: expected a whole number, found 3000000000"},
      {scene(R"("tiles":{"size":2,"palette":[["#","##","."]]})"),
       "tiles.palette[0]: 3 rows; a tile holds at most tiles.size = 2"},
      {scene(R"("tiles":{"size":2,"palette":[["#","###"]]})"),
       "tiles.palette[0][1]: 3 pixels; a row holds at most tiles.size = 2"},
      {scene(R"("tiles":{"size":2,"palette":[["x"]]})"),
       "tiles.palette[0][0]: \"x\" holds something else than . (empty) and # (solid)"},
      {scene(R"("tiles":{"palette":["##"]})"),
       "tiles.palette[0]: expected a list [ ... ], found a text"},
      {tiles(R"({"tile":0})"), "tiles.cells[0]: at is missing; write \"at\": [column, row]"},
      {tiles(R"({"at":[0,0,0]})"),
       "tiles.cells[0].at: expected a cell [column, row], found 3 elements"},
      {tiles(R"({"at":[0,0.5]})"), "tiles.cells[0].at[1]: expected a whole number, found 0.5"},
      {tiles(R"({"at":[3,0]})"),
       "tiles.cells[0].at[0]: column 3 is outside the map of 3 columns (the first is 0)"},
      {tiles(R"({"at":[0,-1]})"),
       "tiles.cells[0].at[1]: row -1 is outside the map of 2 rows (the first is 0)"},
      {tiles(R"({"at":[0,0],"tile":1})"),
       "tiles.cells[0].tile: there is no tile 1; the palette has 1 (the first is 0)"},
      {tiles(R"({"at":[1,1]},{"at":[0,0]},{"at":[1,1]})"),
       "tiles.cells[2].at: cell [1, 1] is already given by tiles.cells[0]; keep one"},
      {tiles(R"({"at":[0,0],"flip":"vh"})"),
       "tiles.cells[0].flip: \"vh\" is unknown; write \"h\", \"v\" or \"hv\""},
      {tiles(R"({"at":[0,0],"flip":""})"),
       "tiles.cells[0].flip: \"\" is unknown; write \"h\", \"v\" or \"hv\""},
      {tiles(R"({"at":[0,0],"flip":true})"),
       "tiles.cells[0].flip: expected a text in quotes, found true or false"},
      {tiles(R"({"at":[0,0],"rotate":90})"),
       "tiles.cells[0].rotate: unknown field; known here: at, tile, flip"},
      // Ray and view.
      {scene(R"("ray":{"length":-1})"), "ray.length: negative; write 0 or more pixels"},
      {scene(R"("ray":{"to":[1,1]})"),
       "ray.to: unknown field; known here: origin, direction, length"},
      {scene(R"("view":{"zoom":0})"),
       "view.zoom: 0 is not between 1e-09 and 1000000000 pixels per unit"},
      {scene(R"("view":{"center":[0]})"), "view.center: expected a point [x, y], found 1 element"},
  };
  for (const Case& entry : cases) {
    CAPTURE(entry.json);
    const SceneResult result = readScene(entry.json);
    CHECK_FALSE(result.scene);
    CHECK(result.error == entry.error);
  }
}

// The words after the place are those of the JSON library and differ between its versions.
TEST_CASE("broken JSON is refused with line and column") {
  struct Case {
    std::string json;
    std::string error;
  };
  const std::vector<Case> cases = {
      {"{", "broken JSON at line 1, column 2: unexpected end of input"},
      {"{\n  \"a\": 1\n  \"b\": 2}", "broken JSON at line 3, column 5: unexpected string literal"},
      {"[1, 2", "broken JSON at line 1, column 6: unexpected end of input"},
      {"{\"a\":tru}", "broken JSON at line 1, column 9: invalid literal"},
      {"{\"a\":1} x", "broken JSON at line 1, column 9: invalid literal"},
      {"{\"a\":01}", "broken JSON at line 1, column 7: unexpected number literal"},
      {"{\"a\":\"x", "broken JSON at line 1, column 8: invalid string"},
      {"{'a':1}", "broken JSON at line 1, column 2: invalid literal"},
      {"{\"a\":1,}", "broken JSON at line 1, column 8: unexpected '}'"},
      {"{\"a\":\"\n\"}", "broken JSON at line 2, column 0: invalid string"},
      {"{\"a\":\"\\ud800\"}", "broken JSON at line 1, column 13: invalid string"},
      {"// comment\n{}", "broken JSON at line 1, column 1: invalid literal"},
  };
  for (const Case& entry : cases) {
    CAPTURE(entry.json);
    const SceneResult result = readScene(entry.json);
    CHECK_FALSE(result.scene);
    CHECK_MESSAGE(result.error.starts_with(entry.error), result.error);
    CHECK(result.error.find('\n') == result.error.npos);
  }
  CHECK(readScene("").error == "the JSON text is empty; a scene starts with {");
  CHECK(readScene(" \n\t").error == "the JSON text is empty; a scene starts with {");
}

TEST_CASE("texts of any size and nesting give a sentence, not a crash") {
  CHECK(readScene(std::string(1'000'000, '[')).error ==
        "the JSON is nested more than 32 levels deep; a scene needs at most 6");
  std::string nested;
  for (int i = 0; i < 100'000; ++i) nested += "{\"a\":";
  CHECK(readScene(nested).error ==
        "the JSON is nested more than 32 levels deep; a scene needs at most 6");
  CHECK(readScene("{\"" + std::string(1'000'000, 'x')).error.size() < 400);
  CHECK(readScene(scene("\"" + std::string(100'000, 'y') + "\":1")).error.size() < 400);
  CHECK(readScene("{\"format\":\"\xff\xfe\"}").error.starts_with("broken JSON at line 1"));
  CHECK(readScene(std::string("{\0}", 3)).error.starts_with("broken JSON at line 1"));
}

TEST_CASE("limits are named") {
  const auto many = [](std::size_t count, const std::string& element) {
    std::string list;
    for (std::size_t i = 0; i < count; ++i) list += (i == 0 ? "" : ",") + element;
    return list;
  };
  const std::string small = R"({"vertices":[[0,0],[1,0],[0,1]]})";
  CHECK(readScene(scene("\"bodies\":[" + many(kMaxBodies + 1, small) + "]")).error ==
        "bodies: 10001 bodies; a scene holds at most 10000");
  CHECK(readScene(scene("\"bodies\":[" + many(kMaxBodies, small) + "]")).scene);
  CHECK(readScene(vertices("[" + many(kMaxVertices + 1, "[0,1]") + "]")).error ==
        "bodies: 1000001 vertices in all; a scene holds at most 1000000");
}

TEST_CASE("what may be left out has a sensible default") {
  const Scene empty = mustRead(scene(""));
  CHECK(empty == Scene{});
  CHECK(pairOf(empty) == std::array{-1, -1});

  const Scene two = mustRead(scene(R"("bodies":[{"vertices":[[0,0],[1,0],[0,1]]},)"
                                   R"({"vertices":[[0,0],[1,0],[0,1]]}])"));
  CHECK(two.bodies[0].name == "A");
  CHECK(two.bodies[1].name == "B");
  CHECK(pairOf(two) == std::array{0, 1});

  const Scene mixed = mustRead(scene(R"("bodies":[{"vertices":[[0,0],[1,0],[0,1]]},)"
                                     R"({"name":"A","vertices":[[0,0],[1,0],[0,1]]},)"
                                     R"({"vertices":[[0,0],[1,0],[0,1]]}],"pair":["A","C"])"));
  CHECK(mixed.bodies[0].name == "B");
  CHECK(mixed.bodies[2].name == "C");
  CHECK(pairOf(mixed) == std::array{1, 2});

  const Scene map = mustRead(
      scene(R"("tiles":{"palette":[["##","."]],"cells":[{"at":[4,2]}]},"ray":{},"view":{})"));
  CHECK(map.tiles->size == 2);
  CHECK(map.tiles->columns == 5);
  CHECK(map.tiles->rows == 3);
  CHECK(map.ray == Ray{});
  CHECK(map.view == View{});
}

TEST_CASE("letter names go on after Z") {
  CHECK(letterName(0) == "A");
  CHECK(letterName(25) == "Z");
  CHECK(letterName(26) == "AA");
  CHECK(letterName(51) == "AZ");
  CHECK(letterName(52) == "BA");
  CHECK(letterName(26 + 26 * 26) == "AAA");
}

TEST_CASE("defective polygons are scenes too") {
  CHECK(readScene(vertices("[[0,0],[1,1],[1,0],[0,1]]")).scene);        // bow-tie
  CHECK(readScene(vertices("[[0,0],[0,0],[1,0],[0,1]]")).scene);        // repeated vertex
  CHECK(readScene(vertices("[[0,0],[1,1],[2,2]]")).scene);              // no area
  CHECK(readScene(vertices("[[0,0],[0,1],[1,0]]")).scene);              // clockwise
  CHECK(readScene(vertices("[[0,0],[4,0],[4,4],[2,1],[0,4]]")).scene);  // concave
}

TEST_CASE("a scene may name a technique to come, and keeps it") {
  REQUIRE(!kReservedTechniqueIds.empty());
  for (const std::string_view id : kReservedTechniqueIds) {
    Scene scene;
    scene.technique = id;
    const SceneResult read = readScene(writeScene(scene));
    REQUIRE_MESSAGE(read.scene, read.error);
    CHECK(read.scene->technique == id);
  }
}

TEST_CASE("a scene built by hand is held to the same rules") {
  Scene bad = testing::randomScene(1);
  bad.bodies = {{"A", {{0, 0}, {1, 0}, {0, 1}}, {}, 0, {}, 0}};
  bad.pair.reset();
  REQUIRE(sceneProblem(bad) == "");
  bad.bodies[0].vertices[2].y = std::numeric_limits<double>::quiet_NaN();
  CHECK(sceneProblem(bad) == "bodies[0].vertices[2][1]: not a finite number; write a finite one");
  bad.bodies[0].vertices[2].y = 0;
  bad.bodies[0].spin = std::numeric_limits<double>::infinity();
  CHECK(sceneProblem(bad) == "bodies[0].spin: not a finite number; write a finite one");
  bad.bodies[0].spin = 0;
  bad.bodies[0].name.clear();
  CHECK(sceneProblem(bad) == "bodies[0].name: empty; give the body a name");
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
