#include "app/formats/formats.h"
#include "app/scene/doctor/doctor.h"
#include "app/scene/edits/edits.h"
#include "app/scene/scene_check.h"
#include "app/scene/scene_json.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace sepax {
namespace {

std::string sceneWith(const std::string& body) {
  return R"({"format":"sepax-scene","version":1,"bodies":[{)" + body + "}]}";
}

const std::string kTriangle = "[[0,0],[2,0],[1,2]]";
const std::string kSquare = "[[4,0],[5,0],[5,1],[4,1]]";

Body bodyFrom(const std::string& text) {
  SceneResult result = readScene(sceneWith(text));
  REQUIRE_MESSAGE(result.scene, result.error);
  return result.scene->bodies.front();
}

TEST_SUITE_BEGIN("scene");

TEST_CASE("points, segments and parts are read, and written the same again") {
  struct Case {
    std::string body;
    Form form;
    std::size_t vertices;
  };
  const std::vector<Case> cases = {
      {R"("name":"A","vertices":)" + kTriangle, {}, 3},
      {R"("name":"A","kind":"polygon","vertices":)" + kTriangle, {}, 3},
      {R"("name":"A","kind":"point","vertices":[[1,2]])", {BodyKind::point, {}}, 1},
      {R"("name":"A","kind":"segment","vertices":[[1,2],[3,4]])", {BodyKind::segment, {}}, 2},
      {R"("name":"A","kind":"segment","vertices":[[1,2],[1,2]])", {BodyKind::segment, {}}, 2},
      {R"("name":"A","parts":[)" + kTriangle + "," + kSquare + "]", {BodyKind::polygon, {3, 4}}, 7},
      {R"("name":"A","kind":"polygon","parts":[)" + kTriangle + "]", {BodyKind::polygon, {3}}, 3},
  };
  for (const Case& entry : cases) {
    CAPTURE(entry.body);
    const SceneResult first = readScene(sceneWith(entry.body));
    REQUIRE_MESSAGE(first.scene, first.error);
    CHECK(first.scene->bodies[0].form == entry.form);
    CHECK(first.scene->bodies[0].vertices.size() == entry.vertices);
    const std::string text = writeScene(*first.scene);
    const SceneResult again = readScene(text);
    REQUIRE_MESSAGE(again.scene, again.error);
    CHECK(*again.scene == *first.scene);
    CHECK(writeScene(*again.scene) == text);
    CHECK(*readScene(writeSceneOnOneLine(*first.scene)).scene == *first.scene);
  }
}

TEST_CASE("the order of the fields is fixed, and a polygon is written without its kind") {
  Scene scene;
  scene.bodies = {bodyFrom(R"("name":"P","kind":"point","vertices":[[1,2]],"velocity":[3,0])"),
                  bodyFrom(R"("name":"L","parts":[)" + kTriangle + "," + kSquare + "]")};
  CHECK(writeSceneOnOneLine(scene) ==
        R"({"format":"sepax-scene","version":1,"technique":"sat","bodies":[)"
        R"({"name":"P","kind":"point","vertices":[[1,2]],"velocity":[3,0]},)"
        R"({"name":"L","parts":[[[0,0],[2,0],[1,2]],[[4,0],[5,0],[5,1],[4,1]]]}]})");
}

TEST_CASE("scenes differ by the kind and by the parts alone") {
  const Body segment = bodyFrom(R"("kind":"segment","vertices":[[1,2],[3,4]])");
  Body other = segment;
  other.form.kind = BodyKind::polygon;
  CHECK(segment != other);
  const Body parts = bodyFrom(R"("parts":[)" + kTriangle + "," + kSquare + "]");
  other = parts;
  other.form.parts = {4, 3};
  CHECK(parts != other);
}

TEST_CASE("a bad kind or part is refused with one sentence that names the place") {
  struct Case {
    std::string body;
    std::string error;
  };
  const std::vector<Case> cases = {
      {R"("kind":"circle","vertices":[[1,2]])",
       R"(bodies[0].kind: "circle" is unknown; write "polygon", "segment" or "point")"},
      {R"("kind":3,"vertices":[[1,2]])",
       "bodies[0].kind: expected a text in quotes, found a number"},
      {R"("kind":"point")", "bodies[0]: vertices are missing; list one point [[x, y]]"},
      {R"("kind":"segment")", "bodies[0]: vertices are missing; list two points [[x, y], [x, y]]"},
      {R"("kind":"point","vertices":[])",
       "bodies[0].vertices: 0 vertices; a point has exactly one"},
      {R"("kind":"point","vertices":[[1,2],[3,4]])",
       "bodies[0].vertices: 2 vertices; a point has exactly one"},
      {R"("kind":"segment","vertices":[[1,2]])",
       "bodies[0].vertices: 1 vertex; a segment has exactly two"},
      {R"("kind":"segment","vertices":)" + kTriangle,
       "bodies[0].vertices: 3 vertices; a segment has exactly two"},
      {R"("vertices":[[1,2],[3,4]])",
       "bodies[0].vertices: 2 vertices; a polygon needs at least three"},
      {R"("kind":"point","vertices":[[1,1e300]])",
       "bodies[0].vertices[0][1]: 1e+300 is beyond 2^40 (1099511627776) in size; use smaller "
       "units"},
      {R"("vertices":)" + kTriangle + R"(,"parts":[)" + kSquare + "]",
       "bodies[0]: vertices and parts are both given; keep one of them"},
      {R"("kind":"point","parts":[[[1,2]]])",
       R"(bodies[0].parts: a point has no parts; list its vertex under "vertices" or leave out "kind")"},
      {R"("kind":"segment","parts":[[[1,2],[2,3]]])",
       R"(bodies[0].parts: a segment has no parts; list its two vertices under "vertices" or leave out "kind")"},
      {R"("parts":[])", "bodies[0].parts: empty; list at least one part of three or more points"},
      {R"("parts":{})", "bodies[0].parts: expected a list [ ... ], found an object"},
      {R"("parts":[)" + kTriangle + ",[[1,2],[3,4]]]",
       "bodies[0].parts[1]: 2 vertices; a polygon needs at least three"},
      {R"("parts":[)" + kTriangle + ",[[1,2],[3,4],[5,1e300]]]",
       "bodies[0].parts[1][2][1]: 1e+300 is beyond 2^40 (1099511627776) in size; use smaller "
       "units"},
      {R"("parts":[)" + kTriangle + ",[[1,2],[3,4],[5]]]",
       "bodies[0].parts[1][2]: expected a point [x, y], found 1 element"},
  };
  for (const Case& entry : cases) {
    CAPTURE(entry.body);
    const SceneResult result = readScene(sceneWith(entry.body));
    CHECK_FALSE(result.scene);
    CHECK(result.error == entry.error);
  }
}

TEST_CASE("the number of parts is limited, and parts count as the vertices that they have") {
  std::string many = kTriangle;
  for (std::size_t i = 0; i < kMaxParts; ++i) many += "," + kTriangle;
  CHECK(readScene(sceneWith(R"("parts":[)" + many + "]")).error ==
        "bodies[0].parts: 10001 parts; a body holds at most 10000");
}

TEST_CASE("one function says where an edge ends") {
  const Form parts{BodyKind::polygon, {3, 4}};
  const std::vector<int> ends{1, 2, 0, 4, 5, 6, 3};
  for (int i = 0; i < 7; ++i) CHECK(nextVertex(parts, 7, i) == ends[static_cast<std::size_t>(i)]);
  CHECK(nextVertex({}, 3, 2) == 0);
  CHECK(nextVertex({BodyKind::segment, {}}, 2, 0) == 1);
  CHECK_FALSE(nextVertex({BodyKind::segment, {}}, 2, 1));
  CHECK_FALSE(nextVertex({BodyKind::point, {}}, 1, 0));
  CHECK_FALSE(nextVertex({}, 3, 3));
  CHECK_FALSE(nextVertex({}, 3, -1));
  for (const Form& form : {Form{}, parts, Form{BodyKind::segment, {}}, Form{BodyKind::point, {}}}) {
    const std::size_t count = form.kind == BodyKind::polygon   ? 7u
                              : form.kind == BodyKind::segment ? 2u
                                                               : 1u;
    std::size_t edges = 0;
    forEachEdge(form, count, [&](int from, int to) {
      CHECK(nextVertex(form, count, from) == to);
      ++edges;
    });
    CHECK(edges == (count == 7 ? 7 : count - 1));
  }
}

TEST_CASE("edits of vertices keep the counts of the parts") {
  Scene scene = *readScene(sceneWith(R"("parts":[)" + kTriangle + "," + kSquare + "]")).scene;
  scene = withVertexInserted(scene, 0, 2, {0.5, 1});
  CHECK(scene.bodies[0].form.parts == std::vector<int>{4, 4});
  scene = withEdgeHalved(scene, 0, 7);  // from the last vertex of the square to its first
  CHECK(scene.bodies[0].form.parts == std::vector<int>{4, 5});
  CHECK(scene.bodies[0].vertices.back() == Vec2{4, 0.5});
  CHECK(sceneProblem(scene).empty());
  scene = withoutVertex(scene, 0, 3);
  CHECK(scene.bodies[0].form.parts == std::vector<int>{3, 5});
  CHECK(whyVertexStays(scene.bodies[0], 0) != "");
  CHECK(whyVertexStays(scene.bodies[0], 3).empty());
  scene = withEdgeMoved(scene, 0, 2, {0, 1});  // from vertex 2 to vertex 0
  CHECK(scene.bodies[0].vertices[0] == Vec2{0, 1});
  CHECK(scene.bodies[0].vertices[3] == Vec2{4, 0});
  const Body segment = bodyFrom(R"("kind":"segment","vertices":[[1,2],[3,4]])");
  CHECK(whyNoMoreVertices(segment.form) == "A segment has exactly two vertices.");
  CHECK(whyVertexStays(segment, 0) != "");
}

TEST_CASE("other formats get the polygons, and a sentence about the rest") {
  Scene scene;
  scene.bodies = {
      bodyFrom(R"("name":"P","kind":"point","vertices":[[1,2]])"),
      bodyFrom(R"("name":"L","position":[1,0],"parts":[)" + kTriangle + "," + kSquare + "]"),
      bodyFrom(R"("name":"S","kind":"segment","vertices":[[1,2],[3,4]])")};
  const std::vector<NamedPolygon> polygons = worldPolygons(scene);
  REQUIRE(polygons.size() == 2);
  CHECK(polygons[0] == NamedPolygon{"L-1", {{1, 0}, {3, 0}, {2, 2}}});
  CHECK(polygons[1].vertices.size() == 4);
  CHECK(leftOutOf(scene) ==
        "P (point), S (segment) are left out: points and segments are no polygons; only a scene "
        "file holds them");
  scene.bodies.erase(scene.bodies.begin());
  scene.bodies.pop_back();
  CHECK(leftOutOf(scene).empty());
}

TEST_CASE("the doctor looks at every part, and leaves points and segments alone") {
  const Body body =
      bodyFrom(R"("parts":[)" + kTriangle + R"(,[[4,0],[6,2],[6,0],[4,2]],[[0,5],[1,6],[1,5]]])");
  const std::vector<Finding> findings = examineBody(body, 3);
  REQUIRE(findings.size() == 2);
  CHECK(findings[0].kind == DefectKind::selfIntersection);
  CHECK(findings[0].part == 1);
  CHECK(findings[0].vertices == std::vector<int>{3, 5});
  CHECK(findings[0].sentence == "A part 2: edges A3 and A5 cross at (5, 1)");
  CHECK(findings[1].kind == DefectKind::clockwise);
  CHECK(findings[1].part == 2);
  CHECK(examineBody(bodyFrom(R"("kind":"point","vertices":[[1e9,0.1]])"), 0).empty());
  CHECK(examineBody(bodyFrom(R"("kind":"segment","vertices":[[1,2],[1,2]])"), 0).empty());
}

TEST_CASE("a cure of a part leaves the other parts alone") {
  Scene scene;
  scene.bodies = {
      bodyFrom(R"("name":"L","parts":[)" + kTriangle + ",[[4,0],[8,0],[8,4],[6,1],[4,4]]]")};
  const std::vector<Finding> findings = examine(scene);
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].part == 1);
  for (const std::string_view cure : {"split", "parts", "hull"}) {
    const CureResult result = cured(scene, findings[0], cure);
    REQUIRE_MESSAGE(result.scene, result.problem);
    REQUIRE(result.scene->bodies.size() == 1);
    const Body& after = result.scene->bodies[0];
    CHECK(after.form.parts[0] == 3);
    CHECK(sliceOf(after.vertices, {0, 3})[2] == Vec2{1, 2});
    CHECK((after.form.parts.size() > 2) == (cure != "hull"));
    CHECK(sceneProblem(*result.scene).empty());
    CHECK(examineBody(after, 0).empty());
  }
}

TEST_CASE("a concave polygon becomes one body of convex parts") {
  Scene scene;
  scene.bodies = {bodyFrom(R"("name":"C","spin":3,"vertices":[[4,0],[8,0],[8,4],[6,1],[4,4]])")};
  const CureResult result = cured(scene, examine(scene).front(), "parts");
  REQUIRE_MESSAGE(result.scene, result.problem);
  REQUIRE(result.scene->bodies.size() == 1);
  const Body& after = result.scene->bodies[0];
  CHECK(after.name == "C");
  CHECK(after.spin == 3);
  CHECK(after.form.parts.size() >= 2);
  CHECK(examineBody(after, 0).empty());
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
