#include "tests/cli/refused.h"
#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

// sepax check --fix: the cured polygons, and what is said of the cures.

namespace sepax {
namespace {

using testing::checkRefused;
using testing::Folder;
using testing::Run;
using testing::runProgram;
using Json = nlohmann::json;

constexpr const char* kClockwise = "hull = [[0,0],[0,4],[0,4],[2,4],[4,4],[4,0]]";
constexpr const char* kBowTie = "tie = [[0,0],[1,1],[1,0],[0,1]]";
constexpr const char* kDented = "dent = [[0,0],[4,0],[1,1],[0,4]]";

bool has(const std::string& text, const std::string& words) {
  return text.find(words) != std::string::npos;
}

/// The cured polygons on standard output.
Run fixed(const std::string& fix, const std::string& input, const std::string& format = "json") {
  return runProgram({"check", fix, "-", "-o", "-", "--to", format}, input);
}

TEST_SUITE_BEGIN("cli");

TEST_CASE("check --fix writes the polygons after all certain cures and says what was cured") {
  const Run run = fixed("--fix", kClockwise);
  CHECK(run.code == 0);
  CHECK(run.out == "{\n  \"hull\": [[0, 0], [4, 0], [4, 4], [0, 4]]\n}\n");
  CHECK(has(run.error, "1 polygon: 1 fine; 3 findings cured\nstandard input\n"));
  CHECK(has(run.error, "  hull: 4 vertices, counterclockwise, convex; no defects\n"));
  CHECK(has(run.error,
            "    cured repeated_vertex    vertex hull·2 at (0, 4) repeats its neighbour\n"));
  CHECK(has(run.error, "                             done: Drop the vertices\n"));
  CHECK(has(run.error, "    cured clockwise          the vertices run clockwise\n"));
}

TEST_CASE(
    "check --fix -o writes a file in the format of its name, and reports on standard output") {
  const Folder folder;
  folder.write("in.txt", kClockwise);
  const Run run = runProgram({"check", "--fix", folder / "in.txt", "-o", folder / "out.wkt"});
  CHECK(run.code == 0);
  CHECK(run.error == "");
  CHECK(folder.read("out.wkt") == "POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0))\n");
  CHECK(has(run.out, "3 findings cured"));
  const Run named =
      runProgram({"check", "--fix", folder / "in.txt", "-o", folder / "o", "--to", "csv"});
  CHECK(named.code == 0);
  CHECK(folder.read("o") == "name,x,y\nhull,0,0\nhull,4,0\nhull,4,4\nhull,0,4\n");
}

TEST_CASE("what could not be cured is said, and the exit code is that of the cured polygons") {
  const Run tie = fixed("--fix", std::string(kBowTie) + "\n" + kClockwise);
  CHECK(tie.code == 1);
  CHECK(has(tie.error, "2 polygons: 1 fine, 1 defective; 3 findings cured\n"));
  CHECK(has(tie.error, "left: choose --fix=split or --fix=untangle\n"));
  CHECK(has(tie.out, "\"tie\": [[0, 0], [1, 1], [1, 0], [0, 1]]"));
  const Run dent = fixed("--fix", kDented);
  CHECK(dent.code == 0);
  CHECK(has(dent.error, "1 polygon: 1 with notes\n"));
  CHECK(has(dent.error, "left: choose --fix=parts or --fix=split or --fix=hull\n"));
  const Run needle = fixed("--fix=merge", "[[0,0],[0.0001,0],[0,9]]");
  CHECK(needle.code == 0);
  CHECK(has(needle.error, "left: “Merge the short edge” does not help A: fewer than three"));
}

TEST_CASE("check --fix=ID does one cure alone") {
  CHECK(fixed("--fix=hull", kDented).out == "{\n  \"dent\": [[0, 0], [4, 0], [0, 4]]\n}\n");
  const Run split = fixed("--fix=split", kBowTie, "wkt");
  CHECK(split.code == 0);
  CHECK(has(split.error, "  tie-2: 3 vertices, counterclockwise, convex; no defects\n"));
  CHECK(split.out.find('\n') != split.out.size() - 1);
  const Run parts = fixed("--fix=parts", kDented, "scene");
  CHECK(has(parts.out, "\"parts\""));
  const Run reversed = fixed("--fix=reverse", kClockwise);
  CHECK(reversed.code == 0);
  CHECK(has(reversed.error, "note  repeated_vertex"));
  CHECK(has(reversed.error, "left: choose --fix=drop\n"));
  const Run gone = fixed("--fix=delete", std::string(kDented) + "\nline = [[0,0],[1,1],[3,3]]");
  CHECK(gone.code == 0);
  CHECK(has(gone.error, "  line: deleted\n    cured zero_area"));
  CHECK_FALSE(has(gone.out, "line"));
}

TEST_CASE("a spike and a closing copy are dropped, and a scene keeps all else") {
  const Run spike = fixed("--fix", "[[0,0],[4,0],[8,0],[4,0],[4,4]]");
  CHECK(spike.code == 0);
  CHECK(spike.out == "[[0, 0], [4, 0], [4, 4]]\n");
  const Run scene = fixed("--fix",
                          R"({"format":"sepax-scene","version":1,"title":"kept","bodies":[)"
                          R"({"name":"A","vertices":[[0,0],[4,0],[0,4],[0,0]],"velocity":[5,0]}]})",
                          "scene");
  CHECK(scene.code == 0);
  CHECK(has(scene.out, "\"title\": \"kept\""));
  CHECK(has(scene.out, "\"velocity\": [5, 0]"));
  CHECK(has(scene.out, "[0, 4]"));
  CHECK(has(scene.error, "cured closing_vertex"));
}

TEST_CASE("check --fix --json tells the cures to programs") {
  const Folder folder;
  folder.write("in.txt", std::string(kBowTie) + "\n" + kClockwise);
  const Run run =
      runProgram({"check", "--fix", "--json", folder / "in.txt", "-o", folder / "out.json"});
  CHECK(run.code == 1);
  const Json answer = Json::parse(run.out);
  CHECK(answer["ok"] == false);
  CHECK(answer["summary"] == Json::parse(R"({"polygons":2,"fine":1,"notes":0,"defective":1,)"
                                         R"("cured":3})"));
  CHECK(answer["bodies"][0]["findings"][0]["left"] == "choose --fix=split or --fix=untangle");
  CHECK_FALSE(answer["bodies"][0].contains("cured"));
  CHECK(answer["bodies"][1]["cured"][0] ==
        Json::parse(R"({"kind":"repeated_vertex","cure":"drop",)"
                    R"("message":"vertex hull·2 at (0, 4) repeats its neighbour"})"));
}

TEST_CASE("check --fix --errors leaves each error the reason why it is still there") {
  const Folder folder;
  folder.write("in.txt", "tie = [[0,0],[4,4],[4,0],[0,4],[-3,4],[0,4]]");
  const Run run = runProgram(
      {"check", "--fix=merge", "--errors", "--json", folder / "in.txt", "-o", folder / "x.wkt"});
  CHECK(run.code == 1);
  const Json findings = Json::parse(run.out)["bodies"][0]["findings"];
  REQUIRE(findings.size() == 2);
  CHECK(findings[0]["kind"] == "spike");
  CHECK(findings[0]["left"] == "choose --fix=drop");
  CHECK(findings[1]["kind"] == "self_intersection");
  CHECK(findings[1]["left"] == "choose --fix=split or --fix=untangle");
}

TEST_CASE("wrong use of check --fix is one sentence, and nothing is written") {
  const Folder folder;
  folder.write("in.txt", kBowTie);
  const std::string in = folder / "in.txt";
  checkRefused(runProgram({"check", "--fix", in}), "--fix: where do the cured polygons go? name");
  checkRefused(runProgram({"check", in, "-o", folder / "x.wkt"}), "-o: only --fix writes polygons");
  checkRefused(runProgram({"check", in, "--to", "wkt"}), "--to: only --fix writes polygons");
  checkRefused(runProgram({"check", "--fix=hul", in, "-o", "-"}),
               "--fix: \"hul\" is no cure; did you mean hull?");
  checkRefused(runProgram({"check", "--fix=everything", in, "-o", "-"}),
               "--fix: \"everything\" is no cure; choose one of delete, drop, split");
  checkRefused(runProgram({"check", "--fix", in, in, "-o", "-"}), "--fix: the polygons of one");
  checkRefused(runProgram({"check", "--fix", "--json", in, "-o", "-", "--to", "wkt"}),
               "--json: the cured polygons go to standard output");
  checkRefused(runProgram({"check", "--fix", in, "-o", "-"}), "check: standard output has no ext");
  checkRefused(runProgram({"check", "--fix", in, "-o", folder / "x.tga"}), folder / "x.tga: no fo");
  checkRefused(runProgram({"check", "--fix", in, "-o", in, "--to", "wkt"}), in + ": is an input");
  checkRefused(runProgram({"check", "--fix", folder / "none", "-o", "-", "--to", "wkt"}),
               folder / "none: no");
  CHECK(folder.names() == std::vector<std::string>{"in.txt"});
  const Run two = runProgram({"check", "--fix", "-", "-o", folder / "x.wkt"}, "[[0,0],[1,1]]");
  CHECK(two.code == 1);
  CHECK(has(two.error, "there is no polygon that could be cured; nothing is written"));
  CHECK(has(two.out, "too_few_vertices"));
  CHECK(folder.names() == std::vector<std::string>{"in.txt"});
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
