#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <string>

// sepax check, as a user or a build script calls it.

namespace sepax {
namespace {

using testing::Folder;
using testing::Run;
using testing::runProgram;
using Json = nlohmann::json;

std::string scene(const std::string& vertices) {
  return R"({"format":"sepax-scene","version":1,"bodies":[{"vertices":)" + vertices + "}]}";
}

bool has(const std::string& text, const std::string& words) {
  return text.find(words) != std::string::npos;
}

TEST_SUITE_BEGIN("cli");

TEST_CASE("check says nothing is wrong with a sound polygon") {
  const Run run = runProgram({"check", "-"}, scene("[[0,0],[2,0],[1,2]]"));
  CHECK(run.code == 0);
  CHECK(
      run.out ==
      "1 polygon: 1 fine\nstandard input\n  A: 3 vertices, counterclockwise, convex; no defects\n");
  CHECK(run.error == "");
}

TEST_CASE("check names place, reason and remedy of a bow-tie") {
  const Run run = runProgram({"check", "-"}, scene("[[0,0],[1,1],[1,0],[0,1]]"));
  CHECK(run.code == 1);
  CHECK(has(run.out, "  A: 4 vertices, no polygon\n"));
  CHECK(has(run.out, "error self_intersection  edges A0 and A2 cross at (0.5, 0.5)\n"));
  CHECK(has(run.out, "why: A boundary that crosses"));
  CHECK(has(run.out, "fix: Split at the crossing; or Untangle\n"));
}

TEST_CASE("check tells of a list closed by its first vertex and finds no defect in it") {
  const Run run = runProgram({"check", "-"}, scene("[[0,0],[4,0],[0,4],[0,0]]"));
  CHECK(run.code == 0);
  CHECK(has(run.out, "convex; no defects\n"));
  CHECK(has(run.out, "fine  closing_vertex     vertex A3 at (0, 0) closes the list"));
}

TEST_CASE("check --json is one line with everything in it") {
  const Run run = runProgram({"check", "--json", "-"}, scene("[[0,0],[0,4],[1,1],[4,0]]"));
  CHECK(run.code == 0);
  CHECK(run.out.find('\n') == run.out.size() - 1);
  const Json answer = Json::parse(run.out);
  CHECK(answer["file"] == "standard input");
  CHECK(answer["ok"] == true);
  const Json& body = answer["bodies"][0];
  CHECK(body["name"] == "A");
  CHECK(body["vertices"] == 4);
  CHECK(body["winding"] == "clockwise");
  CHECK(body["convex"] == false);
  REQUIRE(body["findings"].size() == 2);
  const Json& concave = body["findings"][0];
  CHECK(concave["kind"] == "reflex_vertex");
  CHECK(concave["error"] == false);
  CHECK(concave["vertices"] == Json{2});
  CHECK(concave["places"] == Json::parse("[[1,1]]"));
  CHECK(concave["message"] == "the polygon is concave at vertex A2 at (1, 1)");
  CHECK(concave["cures"] == Json{"Keep one body of convex parts",
                                 "Split into several convex bodies", "Use the convex hull"});
  CHECK(body["findings"][1]["kind"] == "clockwise");
}

TEST_CASE("the exit code is 1 for what is no polygon, 0 for notes, 2 for what holds none") {
  struct Row {
    const char* name;
    std::string input;
    int code;
    const char* kind;  ///< first one found; empty = none
  };
  const Row rows[] = {
      {"notes only", scene("[[0,0],[0,4],[0,4],[4,0]]"), 0, "repeated_vertex"},
      {"a closed list", scene("[[0,0],[4,0],[0,4],[0,0]]"), 0, "closing_vertex"},
      {"spike", scene("[[0,0],[4,0],[8,0],[4,0],[4,4]]"), 1, "spike"},
      {"on one line", scene("[[0,0],[1,1],[3,3]]"), 1, "zero_area"},
      {"two places", scene("[[0,0],[1,1],[0,0]]"), 1, "too_few_vertices"},
      {"two vertices in a scene", scene("[[0,0],[1,1]]"), 1, "too_few_vertices"},
      {"not a number in a scene", scene("[[0,0],[NaN,1],[1,0]]"), 1, "non_finite"},
      {"too large in a scene", scene("[[0,0],[1e999,1],[1,0]]"), 1, "non_finite"},
      {"JSON list", "[[0,0],[1,1],[1,0],[0,1]]", 1, "self_intersection"},
      {"two vertices", "[[0,0],[1,1]]", 1, "too_few_vertices"},
      {"not a number", "[[0,0],[NaN,1],[1,0]]", 1, "non_finite"},
      {"WKT", "POLYGON((0 0, 4 0, 4 4, 0 0))", 0, ""},
      {"WKT with two places", "POLYGON((0 0, 4 0, 0 0))", 1, "too_few_vertices"},
      {"WKT, not a number", "POLYGON((0 0, nan 0, 4 4, 0 0))", 1, "non_finite"},
      {"C++", "std::vector<Vec2> v{{0, 0}, {4, 0}, {NAN, 4}};", 1, "non_finite"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const Run run = runProgram({"check", "--json", "-"}, row.input);
    CAPTURE(run.error);
    CHECK(run.code == row.code);
    REQUIRE_FALSE(run.out.empty());
    const Json answer = Json::parse(run.out);
    CHECK(answer["ok"] == (row.code == 0));
    const Json& findings = answer["bodies"][0]["findings"];
    CHECK((findings.empty() ? "" : findings[0]["kind"]) == row.kind);
  }
  for (const char* nothing : {"", "hello", "{", "[]", R"({"format":"sepax-scene","version":1})"}) {
    CAPTURE(nothing);
    const Run run = runProgram({"check", "-"}, nothing);
    CHECK(run.code == 2);
    CHECK(run.out == "");
    CHECK(run.error.starts_with("sepax: standard input: "));
  }
}

TEST_CASE("check goes on after what it cannot read") {
  const Run run = runProgram({"check", "nowhere.json", "builtin:needs-repair"});
  CHECK(run.code == 2);
  CHECK(has(run.error, "nowhere.json"));
  CHECK(has(run.out, "builtin:needs-repair\n"));
  CHECK(has(run.out, "self_intersection"));
  CHECK(runProgram({"check"}).error ==
        "sepax: check: no polygons given; name a file, builtin:ID or - for standard input\n");
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
