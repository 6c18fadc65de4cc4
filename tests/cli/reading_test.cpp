#include "tests/cli/refused.h"
#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

// What check and convert are told about their input, and what they do with many polygons.

namespace sepax {
namespace {

using testing::Folder;
using testing::Run;
using testing::runProgram;
using Json = nlohmann::json;

constexpr const char* kThree =
    "hull = [[0,0],[4,0],[4,3]]\nwing = [[0,0],[1,1],[1,0],[0,1]]\n"
    "tail = [[0,0],[4,0],[1,1],[0,4]]";

bool has(const std::string& text, const std::string& words) {
  return text.find(words) != std::string::npos;
}

std::string converted(std::vector<std::string> options, const std::string& input) {
  options.insert(options.begin(), {"convert", "-", "--to", "json"});
  const Run run = runProgram(options, input);
  CHECK_MESSAGE(run.code == 0, run.error);
  return run.out;
}

void checkRefused(const std::vector<std::string>& options, const std::string& input,
                  const std::string& start) {
  for (const std::string command : {"check", "convert"}) {
    std::vector<std::string> all = {command, "-"};
    if (command == "convert") all.insert(all.end(), {"--to", "wkt"});
    all.insert(all.end(), options.begin(), options.end());
    const Run run = runProgram(all, input);
    testing::checkRefused(run, start);
  }
}

TEST_SUITE_BEGIN("cli");

TEST_CASE("--y-down turns the input over") {
  CHECK(converted({"--y-down"}, "[[0,0],[4,0],[4,3]]") == "[[0, 0], [4, 0], [4, -3]]\n");
  const Run run = runProgram({"check", "--y-down", "-"}, "[[0,0],[4,0],[4,-3]]");
  CHECK(has(run.out, "A: 3 vertices, counterclockwise"));
  checkRefused({"--y-down"},
               R"({"format":"sepax-scene","version":1,"bodies":[)"
               R"({"vertices":[[0,0],[4,0],[4,3]]}]})",
               "standard input: --y-down: in a scene y points up; leave it out\n");
}

TEST_CASE("--pairs and --triples say what the numbers are") {
  const std::string flat = "0 0 5 4 0 5 4 3 5 0 3 5";
  CHECK(converted({"--triples"}, flat) == "[[0, 0], [4, 0], [4, 3], [0, 3]]\n");
  CHECK(converted({"--pairs"}, flat) == "[[0, 0], [5, 4], [0, 5], [4, 3], [5, 0], [3, 5]]\n");
  CHECK(converted({"--pairs"}, "[[0,0,5],[4,0,5],[4,3,5],[0,3,5]]") ==
        "[[0, 0], [5, 4], [0, 5], [4, 3], [5, 0], [3, 5]]\n");
  CHECK(converted({"--pairs"}, "[[0,0],[4,0],[4,3]]") == "[[0, 0], [4, 0], [4, 3]]\n");
  CHECK(has(runProgram({"check", "--triples", "-"}, flat).out, "A: 4 vertices"));
  checkRefused({"--triples"}, "[[0,0],[4,0],[4,3]]",
               "standard input: --triples: the text cannot be read so, but as pairs x, y; leave it "
               "out\n");
  checkRefused({"--pairs", "--triples"}, flat, "--");
  checkRefused({"--triples"},
               R"({"format":"sepax-scene","version":1,"bodies":[)"
               R"({"vertices":[[0,0],[4,0],[4,3]]}]})",
               "standard input: --triples: the vertices of a scene are pairs x, y; leave it out\n");
}

TEST_CASE("--names takes the polygons of these names alone") {
  CHECK(converted({"--names", "hull"}, kThree) == "{\n  \"hull\": [[0, 0], [4, 0], [4, 3]]\n}\n");
  CHECK(converted({"--names", "tail,hull"}, kThree) ==
        converted({"--names", "hull", "--names", "tail"}, kThree));
  CHECK(converted({"--names", "left, wing"},
                  R"({"left, wing": [[0,0],[4,0],[4,3]], "b": [[0,0],[4,0],[4,4]]})") ==
        "{\n  \"left, wing\": [[0, 0], [4, 0], [4, 3]]\n}\n");
  CHECK(converted({"--names", "B"}, "[[[0,0],[4,0],[4,3]],[[0,0],[4,0],[4,4]]]") ==
        "[[0, 0], [4, 0], [4, 4]]\n");
  const Run run = runProgram({"check", "--names", "hull,tail", "-"}, kThree);
  CHECK(run.code == 0);
  CHECK(run.out.starts_with("2 polygons: 1 fine, 1 with notes\n"));
  const Run scene =
      runProgram({"convert", "builtin:bullet-and-asteroid", "--names", "B", "--to", "scene"});
  CHECK_MESSAGE(scene.code == 0, scene.error);
  CHECK(Json::parse(scene.out)["bodies"].size() == 1);
  checkRefused({"--names", "hul"}, kThree,
               "standard input: --names: no polygon is called \"hul\"; did you mean hull?\n");
  checkRefused({"--names", "nose"}, kThree,
               "standard input: --names: no polygon is called \"nose\"; known: hull, wing, "
               "tail\n");
  checkRefused({"--names", ","}, kThree, "standard input: --names: no name is given");
}

TEST_CASE("check sums up first, over all inputs") {
  const Folder folder;
  folder.write("three.txt", kThree);
  const std::string three = folder / "three.txt";
  const Run one = runProgram({"check", three});
  CHECK(one.code == 1);
  CHECK(one.out.starts_with("3 polygons: 1 fine, 1 with notes, 1 defective\n" + three + "\n"));
  const Run two = runProgram({"check", three, "-"}, "[[0,0],[1,1]]");
  CHECK(two.out.starts_with("4 polygons: 1 fine, 1 with notes, 2 defective\n"));
  const Run thin = runProgram({"check", "builtin:bullet-and-asteroid"});
  CHECK(thin.out.starts_with("1 polygon: "));
}

TEST_CASE("check --errors lists what makes no polygon alone") {
  const Run run = runProgram({"check", "--errors", "-"}, kThree);
  CHECK(run.code == 1);
  CHECK(
      run.out.starts_with("3 polygons: 1 fine, 1 with notes, 1 defective\nstandard input\n"
                          "  wing: 4 vertices, no polygon\n    error self_intersection"));
  CHECK_FALSE(has(run.out, "hull"));
  CHECK_FALSE(has(run.out, "tail"));
  const Run fine = runProgram({"check", "--errors", "-"}, "tail = [[0,0],[4,0],[1,1],[0,4]]");
  CHECK(fine.code == 0);
  CHECK(fine.out == "1 polygon: 1 with notes\n");
  const Json json = Json::parse(runProgram({"check", "--errors", "--json", "-"}, kThree).out);
  CHECK(json["summary"]["polygons"] == 3);
  REQUIRE(json["bodies"].size() == 1);
  CHECK(json["bodies"][0]["findings"].size() == 1);
}

TEST_CASE("map coordinates are told with the digits that tell neighbours apart") {
  const Run utm = runProgram({"check", "-"},
                             "[[360000.25,5600012.5],[360004.25,5600012.5],[360001.25,5600013.5],"
                             "[360000.25,5600016.5]]");
  CHECK(has(utm.out, "vertex A2 at (360001.25, 5600013.5)"));
  CHECK_FALSE(has(utm.out, "e+"));
  const Run degrees = runProgram({"check", "-"},
                                 "[[13.404954,52.520008],[13.404994,52.520008],"
                                 "[13.404964,52.520018],[13.404954,52.520048]]");
  CHECK(has(degrees.out, "vertex A2 at (13.404964, 52.520018)"));
  const Run json = runProgram({"check", "--json", "-"},
                              "[[5600010,1],[5600014,1],[5600011,2],"
                              "[5600010,5]]");
  CHECK(has(json.out, "[[5600011,2]]"));
}

TEST_CASE("convert --to box2d says what Box2D does not take, and --parts splits it") {
  const std::string dented = "hull = [[0,0],[4,0],[1,1],[0,4]]";
  const std::string words = "Box2D takes convex polygons of at most 8 vertices";
  const Run whole = runProgram({"convert", "-", "--to", "box2d"}, dented);
  CHECK(whole.code == 0);
  CHECK(whole.out.starts_with("// not convex: " + words + "\nstatic const b2Vec2 hull[] = {"));
  CHECK(whole.error == "sepax: " + words + " (hull: not convex); --parts splits them\n");
  const Run parts = runProgram({"convert", "-", "--to", "box2d", "--parts"}, dented);
  CHECK(parts.error == "");
  CHECK(parts.out.starts_with("// \"hull-1\"\nstatic const b2Vec2 hull_1[] = {"));
  CHECK(has(parts.out, "hull_2[]"));
  std::string nine = "[";
  for (int x = -4; x <= 4; ++x)
    nine += "[" + std::to_string(x) + "," + std::to_string(x * x) + (x < 4 ? "]," : "]]");
  const Run large = runProgram({"convert", "-", "--to", "box2d"}, nine);
  CHECK(has(large.error, "(a polygon: 9 vertices)"));
  CHECK(has(large.out, "// 9 vertices: " + words));
  const Run cut = runProgram({"convert", "-", "--to", "box2d", "--parts"}, nine);
  CHECK(cut.error == "");
  CHECK_FALSE(has(cut.out, "//"));
  CHECK(has(cut.out, "polygon_2[]"));
  CHECK(converted({"--parts"}, nine) == converted({}, nine));
  CHECK(converted({"--parts"}, dented) ==
        "{\n  \"hull-1\": [[0, 0], [4, 0], [1, 1]],\n  \"hull-2\": [[0, 0], [1, 1], [0, 4]]\n}\n");
  const Run scene = runProgram({"convert", "-", "--to", "scene", "--parts"}, dented);
  CHECK(Json::parse(scene.out)["bodies"][0]["parts"].size() == 2);
  const Run tie = runProgram({"convert", "-", "--to", "box2d", "--parts"}, kThree);
  CHECK(tie.code == 0);
  CHECK(has(tie.error, "sepax: wing is not split into parts: it is no polygon\n"));
  CHECK(has(tie.error, "(wing: no polygon)\n"));
}

TEST_CASE("what has a list tells it to programs, too") {
  const Json formats = Json::parse(runProgram({"convert", "--list", "--json"}).out)["formats"];
  CHECK(formats[0] == Json::parse(R"({"id":"scene","name":"sepax scene","extensions":[".json"]})"));
  const std::string list = runProgram({"convert", "--list"}).out;
  CHECK(static_cast<long>(formats.size()) == std::count(list.begin(), list.end(), '\n'));
  const Json scenes = Json::parse(runProgram({"render", "--list", "--json"}).out)["scenes"];
  const std::string ids = runProgram({"render", "--list"}).out;
  CHECK(static_cast<long>(scenes.size()) == std::count(ids.begin(), ids.end(), '\n'));
  CHECK(scenes[0]["scene"] == "builtin:two-pentagons");
  CHECK_FALSE(scenes[0]["title"].get<std::string>().empty());
  CHECK(runProgram({"convert", "--json", "-"}, kThree).code == 2);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
