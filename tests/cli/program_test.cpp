#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <sys/stat.h>
#include <unistd.h>
#include <algorithm>
#include <string>
#include <vector>

// The real program, as a user or a script calls it.

namespace sepax {
namespace {

using testing::Folder;
using testing::Run;
using testing::runProgram;
using testing::runShell;
using Json = nlohmann::json;

constexpr const char* kBoxes =
    R"({"format":"sepax-scene","version":1,"bodies":[)"
    R"({"vertices":[[0,0],[2,0],[2,2],[0,2]]},{"name":"wall","vertices":[[1,1.5],[4,1.5],[4,3],[1,3]]}]})";

std::string scene(const std::string& fields) {
  return R"({"format":"sepax-scene","version":1,)" + fields + "}";
}

std::size_t linesIn(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

/// Exit code 2 and one sentence on standard error, nothing on standard output.
void checkRefused(const Run& run, const std::string& sentence) {
  CHECK(run.code == 2);
  CHECK(run.out == "");
  CHECK(run.error == "sepax: " + sentence + "\n");
}

TEST_SUITE_BEGIN("cli");

TEST_CASE("version and help go to standard output") {
  const Run version = runProgram({"--version"});
  CHECK(version.code == 0);
  CHECK(version.out.starts_with("sepax "));
  CHECK(linesIn(version.out) == 3);
  for (const char* word : {"\nbuilt by ", "\nwith nlohmann-json ", ", Dear ImGui "})
    CHECK_MESSAGE(version.out.find(word) != std::string::npos, word);
  const Run help = runProgram({"--help"});
  CHECK(help.code == 0);
  for (const char* word : {"query", "render", "--version", "scene"})
    CHECK_MESSAGE(help.out.find(word) != std::string::npos, word);
  CHECK(runProgram({"query", "--help"}).out.find("--batch") != std::string::npos);
  CHECK(runProgram({"render", "--help"}).out.find("--scale") != std::string::npos);
}

TEST_CASE("wrong use is one sentence") {
  checkRefused(runProgram({"quary"}),
               "\"quary\": no such command and no such file; did you mean query?");
  checkRefused(runProgram({"query", "--bach"}),
               "the following argument was not expected: --bach; did you mean --batch?");
  checkRefused(runProgram({"a.json", "b.json"}),
               "the following argument was not expected: b.json; see sepax --help");
  checkRefused(runProgram({"query"}),
               "query: no scene given; name a file, builtin:ID or - for standard input");
  checkRefused(runProgram({"query", "--batch", "a.json"}),
               "query: --batch reads scenes from standard input; leave out the file names");
  checkRefused(runProgram({"--technique", "gjk"}),
               "--technique: \"gjk\" is unknown; choose one of sat, motion, swept_edges, inside, "
               "ray, minkowski, concave");
  checkRefused(runProgram({"--theme", "pink"}),
               "--theme: \"pink\" is unknown; choose dark, light or print");
  checkRefused(runProgram({"render", "builtin:touching", "-o", "x.png", "--time", "abc"}),
               "--time: \"abc\" is no number; see sepax render --help");
  checkRefused(runProgram({"render", "builtin:touching", "-o", "x.png", "--step", "1.5"}),
               "--step: \"1.5\" is too large, or not a whole number; see sepax render --help");
  checkRefused(runProgram({"query", "--time", "nan", "builtin:touching"}),
               "--time: nan is not between 0 and 1");
  checkRefused(runProgram({"query", "builtin:touching", "--time"}),
               "--time needs a value; see sepax query --help");
  checkRefused(runProgram({"render", "--size", "9x9", "--size", "9x9"}),
               "--size is given more than once; see sepax render --help");
  checkRefused(runProgram({"qurey", "a.json"}),
               "\"qurey\": no such command and no such file; did you mean query?");
  checkRefused(runProgram({"frobnicate"}),
               "\"frobnicate\": no such command and no such file; see sepax --help");
  checkRefused(runProgram({"render", "--themme=dark"}),
               "the following argument was not expected: --themme=dark; did you mean --theme?");
  checkRefused(runProgram({"--verison"}),
               "the following argument was not expected: --verison; did you mean --version?");
  CHECK(runProgram({"query", "builtin:two-pentagon"})
            .error.find("there is no such scene; did you mean builtin:two-pentagons?") !=
        std::string::npos);
  checkRefused(runProgram({"convert", "builtin:touching", "-o", ""}),
               "an empty argument after -o; give it a value, or leave it out");
  checkRefused(runProgram({"query", ""}),
               "an empty argument after query; give it a value, or leave it out");
}

TEST_CASE("bad input is one sentence with the file and the place in it") {
  const Folder folder;
  const std::string path = folder / "scene.json";
  const auto refuses = [&](const std::string& text, const std::string& sentence) {
    CAPTURE(text);
    folder.write("scene.json", text);
    checkRefused(runProgram({"query", path}), path + ": " + sentence);
  };
  checkRefused(runProgram({"query", path}), path + ": no such file or folder; check the path");
  checkRefused(runProgram({"query", folder.path()}),
               folder.path() + ": is a folder; name a file in it");
  refuses(R"({"format":"sepax-scene","version":2})",
          "version: 2 is unknown; this program reads version 1");
  refuses(scene(R"("bodies":[{"vertices":[[0,0],[NaN,0],[1,1]]}])"),
          "bodies[0].vertices[1][0]: NaN is not allowed; write a finite number");
  refuses(scene(R"("bodies":[{"vertices":[[0,0],[1,1]]}])"),
          "bodies[0].vertices: 2 vertices; a polygon needs at least three");
  refuses(scene(R"("bodies":[{"name":"A","vertices":[[0,0],[1,0],[0,1]]},)"
                R"({"name":"A","vertices":[[0,0],[1,0],[0,1]]}])"),
          "bodies[1].name: \"A\" is already the name of bodies[0]; names must differ");
  folder.write("scene.json", "{\"format\": }");
  const Run broken = runProgram({"query", path});
  CHECK(broken.code == 2);
  CHECK(broken.error.starts_with("sepax: " + path + ": broken JSON at line 1, column 12: "));
  CHECK(linesIn(broken.error) == 1);
  const Run unknown = runProgram({"query", "builtin:none"});
  CHECK(unknown.code == 2);
  CHECK(unknown.error.starts_with("sepax: builtin:none: there is no such scene; known: "));
}

TEST_CASE("a folder that may not be read is one sentence") {
  if (::geteuid() == 0) return;  // root reads everything
  const Folder folder;
  ::chmod(folder.path().c_str(), 0);
  checkRefused(runProgram({"query", folder / "scene.json"}),
               (folder / "scene.json") +
                   ": permission denied; change the permissions or choose another path");
  ::chmod(folder.path().c_str(), 0700);
}

TEST_CASE("query answers with every section in its order") {
  const Run run = runProgram({"query", "-"}, kBoxes);
  CHECK(run.code == 0);
  CHECK(run.error == "");
  CHECK(linesIn(run.out) == 1);
  const Json json = Json::parse(run.out);
  const auto inOrder = nlohmann::ordered_json::parse(run.out);
  std::vector<std::string> keys;
  for (const auto& item : inOrder.items()) keys.push_back(item.key());
  CHECK(keys == std::vector<std::string>{"version", "pair", "sat", "pairs", "approximations",
                                         "motion", "edges", "broad_phase", "inside", "concave",
                                         "ray", "minkowski", "published", "disagreements",
                                         "skipped"});
  CHECK(json["version"] == 1);
  CHECK(json["pair"] == Json({"A", "wall"}));
  CHECK(json["sat"]["relation"] == "overlapping");
  CHECK(json["sat"]["depth"] == 0.5);
  CHECK(json["sat"]["mtv"] == Json({0, -0.5}));
  CHECK(json["sat"]["axis"] == Json({{"body", "A"}, {"edge", 0}, {"normal", {0, -1}}}));
  CHECK(json["sat"]["ties"].size() == 4);
  CHECK(json["sat"]["axes"].size() == 8);
  CHECK(json["sat"]["axes"][7]["body"] == "wall");
  CHECK(json["motion"]["contact"] == "initial");
  CHECK(json["motion"]["time"] == 0);
  CHECK(json["motion"]["point"].is_null());
  CHECK(json["motion"]["axes"][0]["entry"].is_null());
  CHECK(json["published"]["sat"]["intersect"] == true);
  CHECK(json["edges"]["contact"] == "initial");
  CHECK(json["inside"]["intersects"] == true);
  CHECK(json["concave"]["relation"] == "overlapping");
  CHECK(json["ray"].is_null());
  CHECK(json["skipped"]["ray"] == "the scene has no tile map");
  CHECK(run.out.find("-0,") == std::string::npos);
  CHECK(run.out.find("-0]") == std::string::npos);
}

TEST_CASE("query finds the contact of a motion") {
  const auto json = Json::parse(runProgram({"query", "builtin:first-contact"}).out);
  CHECK(json["motion"]["contact"] == "entering");
  CHECK(json["motion"]["time"].get<double>() == doctest::Approx(0.506).epsilon(0.01));
  CHECK(json["motion"]["points"].size() == 1);
  CHECK(json["motion"]["point"] == json["motion"]["points"][0]);
  const auto passing = Json::parse(runProgram({"query", "builtin:passing-by"}).out);
  CHECK(passing["motion"]["contact"] == "none");
  for (const char* field : {"time", "overlap_time", "exit", "point", "points", "normal"})
    CHECK(passing["motion"][field].is_null());
  CHECK(passing["published"]["sat"]["will_intersect"] == true);
  CHECK(passing["disagreements"][0]["id"] == "extended-intervals");
}

TEST_CASE("a section that cannot be answered has its reason") {
  const auto defective = Json::parse(runProgram({"query", "builtin:needs-repair"}).out);
  for (const char* section : {"sat", "motion"}) {
    CHECK(defective[section].is_null());
    CHECK(defective["skipped"][section] == "B is not a simple polygon: edges B0 and B2 cross");
  }
  const auto empty = Json::parse(runProgram({"query", "-"}, scene(R"("title":"none")")).out);
  CHECK(empty["pair"].is_null());
  CHECK(empty["sat"].is_null());
  CHECK(empty["skipped"].contains("pair"));
  CHECK(empty["skipped"].contains("sat"));
}

TEST_CASE("query answers the other files when one is bad") {
  const Folder folder;
  folder.write("good.json", kBoxes);
  const Run run =
      runProgram({"query", folder / "good.json", folder / "none.json", "builtin:two-pentagons"});
  CHECK(run.code == 2);
  CHECK(linesIn(run.out) == 2);
  CHECK(run.error ==
        "sepax: " + (folder / "none.json") + ": no such file or folder; check the path\n");
}

TEST_CASE("a batch answers every line, errors too, and ends well") {
  const std::string input = std::string(kBoxes) + "\n{\n\n" + scene(R"("bodies":7)") + "\r\n" +
                            "not \xff json\n" + kBoxes;
  const Run run = runProgram({"query", "--batch"}, input);
  CHECK(run.code == 0);
  CHECK(run.error == "");
  std::vector<Json> answers;
  for (std::size_t start = 0; start < run.out.size();) {
    const std::size_t end = run.out.find('\n', start);
    answers.push_back(Json::parse(run.out.substr(start, end - start)));
    start = end + 1;
  }
  REQUIRE(answers.size() == 6);
  CHECK(answers[0]["sat"]["relation"] == "overlapping");
  CHECK(answers[1].size() == 1);
  CHECK(answers[1]["error"].get<std::string>().starts_with("broken JSON at line 1"));
  CHECK(answers[2]["error"] == "the JSON text is empty; a scene starts with {");
  CHECK(answers[3]["error"] == "bodies: expected a list [ ... ], found a number");
  CHECK(answers[4].contains("error"));
  CHECK(answers[5] == answers[0]);
  CHECK(runProgram({"query", "--batch"}).out == "");
}

TEST_CASE("output that cannot be written is one sentence") {
  const auto code = [](const std::string& command) {
    const Run run = runShell(command);
    CHECK(run.out == "");
    CHECK(run.code == 2);
    return run.error;
  };
  const std::string full =
      "sepax: standard output: the disk is full; free some space and try again\n";
  CHECK(code("\"$SEPAX_PROGRAM\" query builtin:touching >/dev/full") == full);
  CHECK(code("\"$SEPAX_PROGRAM\" --help >/dev/full") == full);
  CHECK(code("\"$SEPAX_PROGRAM\" --version >/dev/full") == full);
  CHECK(code("\"$SEPAX_PROGRAM\" render --list >/dev/full") == full);
  CHECK(code("\"$SEPAX_PROGRAM\" --version >&-") ==
        "sepax: standard output: closed; open it or name a file\n");
  CHECK(code("\"$SEPAX_PROGRAM\" query - <&-") ==
        "sepax: standard input: closed; open it or name a file\n");
  // The program starts to write once the reader has surely gone.
  const Folder folder;
  const Run pipe = runShell("cd " + folder.path() +
                            "\nmkfifo pipe go\n"
                            "{ read -r _ <go; \"$SEPAX_PROGRAM\" query builtin:touching; "
                            "echo $? >&2; } >pipe &\n"
                            "exec 3<pipe\nexec 3<&-\necho >go\nwait\n");
  CHECK(pipe.error == "0\n");
}

TEST_CASE("a reader that has seen enough is no error") {
  for (const std::string command :
       {"articles", "query --batch <lines", "check builtin:touching builtin:touching",
        "lessons --json", "--man", "render builtin:touching -o - --format svg"}) {
    CAPTURE(command);
    const Folder folder;
    std::string lines;
    for (int i = 0; i < 200; ++i) lines += std::string(kBoxes) + "\n";
    folder.write("lines", lines);
    const Run run = runShell("cd " + folder.path() + "\n{ \"$SEPAX_PROGRAM\" " + command +
                             "; echo $? >&2; } | head -c 1 >/dev/null\n");
    CHECK(run.error == "0\n");
  }
}

TEST_CASE("too little memory is one sentence, whatever the command") {
  const Folder folder;
  std::string rows = "x,y\n";
  for (int i = 0; i < 700'000; ++i) rows += std::to_string(i) + "," + std::to_string(i % 7) + "\n";
  folder.write("rows.csv", rows);
  std::string vertices;
  for (int i = 0; i < 900'000; ++i)
    vertices += fmt::format("{}[{},{}]", i == 0 ? "" : ",", i, i % 7);
  folder.write("rows.json", scene("\"bodies\":[{\"vertices\":[" + vertices + "]}]"));
  folder.write("lines", scene("\"bodies\":[{\"vertices\":[" + vertices + "]}]") + "\n");
  const auto limited = [&](const std::string& command) {
    CAPTURE(command);
    return runShell("cd " + folder.path() + "\nulimit -v 90000\n\"$SEPAX_PROGRAM\" " + command +
                    " >out");
  };
  for (const std::string command :
       {"check rows.csv", "query rows.csv", "render rows.csv -o x.svg", "check rows.json",
        "query rows.json", "render rows.json -o x.svg", "convert rows.json -o x.csv",
        "rows.json"}) {
    CAPTURE(command);
    const Run run = limited(command);
    CHECK(run.code == 2);
    CHECK(run.error.starts_with("sepax: "));
    CHECK(run.error.find("enough memory") != std::string::npos);
    CHECK(linesIn(run.error) == 1);
  }
  const Run batch = limited("query --batch <lines");
  CHECK(batch.code == 0);
  CHECK(batch.error == "");
  CHECK(folder.read("out").find("enough memory") != std::string::npos);
}

TEST_CASE("without display or graphics driver there is one sentence, and none of the drivers'") {
  const std::string noDriver =
      "unset DISPLAY WAYLAND_DISPLAY\nexport LIBGL_DRIVERS_PATH=/none GBM_BACKENDS_PATH=/none\n";
  checkRefused(runShell(noDriver + "\"$SEPAX_PROGRAM\""),
               "there is no display to open a window on; use \"sepax render\" for pictures without "
               "one");
  // What a pipe holds opens like a file: what is wrong with it is said first.
  checkRefused(runShell(noDriver + "\"$SEPAX_PROGRAM\" - <<'E'\n" + kBoxes + "\nE\n"),
               "there is no display to open a window on; use \"sepax render\" for pictures without "
               "one");
  checkRefused(runShell(noDriver + "echo '{\"format\":7}' | \"$SEPAX_PROGRAM\" -"),
               "standard input: format: expected a text in quotes, found a number");
  checkRefused(runShell(noDriver + "\"$SEPAX_PROGRAM\" - <&-"),
               "standard input: closed; open it or name a file");
  checkRefused(runProgram({"--watch", "-"}),
               "--watch: no file to watch; name one, as in sepax --watch scene.json");
  for (const char* display : {"DISPLAY=:999", "WAYLAND_DISPLAY=none"})
    CHECK(linesIn(runShell(noDriver + display + " \"$SEPAX_PROGRAM\"").error) == 1);
  const Run picture =
      runShell(noDriver + "\"$SEPAX_PROGRAM\" render builtin:touching -o - >/dev/null");
  CHECK(linesIn(picture.error) <= 1);  // where the driver is elsewhere, it draws
  CHECK((picture.error.empty() || picture.error.find("needs OpenGL 3.3") != std::string::npos));
}

TEST_CASE("the list of built-in scenes has one id per line") {
  const Run list = runProgram({"render", "--list"});
  CHECK(list.code == 0);
  CHECK(list.out.starts_with("two-pentagons\n"));
  CHECK(linesIn(list.out) >= 9);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
