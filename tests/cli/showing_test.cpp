#include "app/scene/scene_json.h"
#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

// A scene carries how it is shown; what is typed goes before it.

namespace sepax {
namespace {

using testing::Folder;
using testing::Run;
using testing::runProgram;

using Words = std::vector<std::string>;

std::string outOf(Words arguments) {
  const Run run = runProgram(arguments);
  CHECK_MESSAGE(run.code == 0, run.error);
  return run.out;
}

/// Files in a folder of its own.
struct Desk {
  Folder folder;

  /// The built-in scene with what it asks for; its path.
  std::string scene(const std::string& id, const Showing& asked) const {
    Scene scene = test::builtin(id);
    scene.showing = asked;
    folder.write("scene.json", writeScene(scene));
    return folder / "scene.json";
  }
  /// The picture, or the complaint.
  std::string picture(const std::string& scene, const Words& more = {}) const {
    Words arguments{"render", scene, "--size", "400x300", "--no-scene", "-o", "-"};
    arguments.insert(arguments.end(), {"--format", "svg"});
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Run run = runProgram(arguments);
    CHECK(run.code == (run.out.empty() ? 2 : 0));
    return run.out.empty() ? run.error : run.out;
  }
};

struct Row {
  const char* scene;
  Showing asked;
  Words typed;  ///< the same as words of the command line
  Words other;  ///< goes before it
};

const Row kRows[] = {
    {"two-pentagons",
     {.set = {{"allAxes", "on"}}},
     {"--set", "allAxes=on"},
     {"--set", "allAxes=off"}},
    {"two-pentagons",
     {.answers = Answers::published},
     {"--answers", "published"},
     {"--answers", "exact"}},
    {"two-pentagons",
     {.answers = Answers::both, .method = "gpwiki-sat"},
     {"--answers", "both", "--method", "gpwiki-sat"},
     {"--method", "cozic-rest"}},
    {"two-pentagons", {.step = 4}, {"--step", "4"}, {"--step", "2"}},
    {"first-contact", {.time = 0.5}, {"--time", "0.5"}, {"--time", "0"}},
};

struct Refused {
  Showing asked;
  std::string sentence;
};

struct OutOfRange {
  std::string setting;
  std::string range;
};

TEST_SUITE_BEGIN("cli");

TEST_CASE("a picture shows what its scene asks for, and what is typed goes before it") {
  const Desk desk;
  for (const Row& row : kRows) {
    CAPTURE(row.typed.front());
    const std::string plain = desk.scene(row.scene, {});
    const std::string typed = desk.picture(plain, row.typed);
    CHECK(typed != desk.picture(plain));
    const std::string carrying = desk.scene(row.scene, row.asked);
    CHECK(desk.picture(carrying) == typed);
    CHECK(desk.picture(carrying, row.other) != typed);
    // A picture that was drawn with them carries them.
    outOf({"render", carrying, "-o", desk.folder / "carried.svg"});
    CHECK(desk.picture(desk.folder / "carried.svg") == typed);
  }
}

TEST_CASE("a picture carries what was typed for it") {
  const Desk desk;
  for (const Row& row : kRows) {
    CAPTURE(row.typed.front());
    Words arguments{"render", desk.scene(row.scene, {}), "-o", desk.folder / "out.svg"};
    arguments.insert(arguments.end(), row.typed.begin(), row.typed.end());
    outOf(arguments);
    const std::string scene = outOf({"convert", desk.folder / "out.svg", "--to", "scene"});
    CHECK(test::mustRead(scene).showing == row.asked);
  }
}

TEST_CASE("what a view says of its technique does not count in another one") {
  const Desk desk;
  const std::string carrying =
      desk.scene("two-pentagons", {.answers = Answers::both, .method = "cozic-rest", .step = 30});
  const Words inside{"--technique", "inside"};
  CHECK(desk.picture(carrying, inside) == desk.picture(desk.scene("two-pentagons", {}), inside));
}

TEST_CASE("query answers with the scene's options and time, and what is typed goes before them") {
  const Desk desk;
  const Words middles{"query", "--set", "middles=on", desk.scene("missed-vertex", {})};
  const std::string typed = outOf(middles);
  CHECK(typed != outOf({"query", desk.scene("missed-vertex", {})}));
  const std::string carrying = desk.scene("missed-vertex", {.set = {{"middles", "on"}}});
  CHECK(outOf({"query", carrying}) == typed);
  const std::string off = outOf({"query", "--set", "middles=off", carrying});
  CHECK(off == outOf({"query", desk.scene("missed-vertex", {})}));

  const std::string later = outOf({"query", "--time", "0.5", desk.scene("ship-and-asteroid", {})});
  CHECK(later != outOf({"query", desk.scene("ship-and-asteroid", {})}));
  CHECK(outOf({"query", desk.scene("ship-and-asteroid", {.time = 0.5})}) == later);
  const std::string start = outOf({"query", "--time", "0", desk.folder / "scene.json"});
  CHECK(start == outOf({"query", desk.scene("ship-and-asteroid", {})}));
}

TEST_CASE("a scene that asks for what is not there is one sentence with file and path") {
  const Desk desk;
  const Refused rows[] = {
      {{.set = {{"radii", "big"}}},
       "view.set.radii: \"big\" is no value of radii; write measured, half-height or given"},
      {{.method = "cozic"},
       "view.method: \"cozic\" is no method of sat; choose one of cozic-rest, cozic-zero-axis, "
       "cozic-single, "
       "gpwiki-sat, gpwiki-skipping, gpwiki-unnormalised"},
      {{.step = 99}, "view.step: 99 is too large; the last step is 36"}};
  for (const Refused& row : rows) {
    CAPTURE(row.sentence);
    const std::string path = desk.scene("two-pentagons", row.asked);
    const std::string complaint = "sepax: " + path + ": " + row.sentence + "\n";
    CHECK(desk.picture(path) == complaint);
    const Run query = runProgram({"query", path});
    CHECK(query.code == 2);
    CHECK(query.error == complaint);
    Scene scene = test::builtin("two-pentagons");
    scene.showing = row.asked;
    const Run batch = runProgram({"query", "--batch"}, writeSceneOnOneLine(scene) + "\n");
    CHECK(batch.code == 0);
    CHECK(batch.out.starts_with(R"({"error":"view.)"));
    const Run window = runProgram({path});
    CHECK(window.code == 2);
    CHECK(window.error == complaint);
    CHECK(runProgram({"convert", path, "--to", "scene"}).code == 0);  // it shows nothing
  }
}

TEST_CASE("a method that is none of the shown technique is one sentence with those that are") {
  const Desk desk;
  CHECK(
      desk.picture("builtin:hook-and-comb", {"--method", "cozic-rest"}) ==
      "sepax: builtin:hook-and-comb: --method: \"cozic-rest\" is no method of concave; choose one "
      "of cozic-parts, gpwiki-parts\n");
  const std::string known =
      " is no method of sat; choose one of cozic-rest, cozic-zero-axis, cozic-single, "
      "gpwiki-sat, gpwiki-skipping, gpwiki-unnormalised\n";
  for (const char* method : {"cozic-move", "no such"}) {
    CHECK(desk.picture("builtin:touching", {"--method", method}) ==
          "sepax: builtin:touching: --method: \"" + std::string(method) + "\"" + known);
  }
  CHECK(
      desk.picture("builtin:touching", {"--technique", "ray", "--method", "cozic-rays"}) ==
      "sepax: builtin:touching: --method: cozic-rays has no answer on this scene; leave it out\n");
}

TEST_CASE("an option out of the range of the scene is one sentence with the range") {
  const Desk desk;
  const OutOfRange rows[] = {
      {"edgePair=99,99", "A has edges 0 to 4, B has edges 0 to 4"},
      {"edgePair=0,-1", "A has edges 0 to 4, B has edges 0 to 4"},
      {"partPair=99", "there is one pair of parts, 0, and -1 is the one that decides"},
      {"tile=1", "there are no tiles here"}};
  for (const OutOfRange& row : rows) {
    CAPTURE(row.setting);
    const Run run = runProgram({"query", "builtin:swept-crossing", "--set", row.setting});
    CHECK(run.code == 2);
    CHECK(run.out == "");
    CHECK(run.error == "sepax: builtin:swept-crossing: --set: " + row.setting +
                           " is out of range; " + row.range + "\n");
  }
  CHECK(desk.picture("builtin:swept-crossing", {"--set", "edgePair=5,0"}) ==
        "sepax: builtin:swept-crossing: --set: edgePair=5,0 is out of range; A has edges 0 to 4, B "
        "has edges 0 to 4\n");
  CHECK(desk.picture("builtin:swept-crossing", {"--set", "edgePair=4,4"}).starts_with("<"));
  CHECK(desk.picture("builtin:hook-and-comb", {"--set", "partPair=6"}) ==
        "sepax: builtin:hook-and-comb: --set: partPair=6 is out of range; the pairs of parts are 0 "
        "to 5, and -1 is the one that decides\n");
  CHECK(
      desk.picture("builtin:ray-figure-1", {"--set", "tile=1"}) ==
      "sepax: builtin:ray-figure-1: --set: tile=1 is out of range; the palette has one tile, 0\n");
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
