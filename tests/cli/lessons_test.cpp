#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <map>
#include <sstream>
#include <string>

// sepax lessons, as a lecturer or a script calls it.

namespace sepax {
namespace {

using testing::Folder;
using testing::Run;
using testing::runProgram;
using Json = nlohmann::json;

/// A square that has to be brought to another one.
Json lesson() {
  return Json::parse(R"({"format": "sepax-lesson", "version": 1, "id": "mine/01-meet",
    "title": "Meet", "text": ["Drag {A:A} to {B:B}; it is {=sat/depth} away."],
    "scene": {"format": "sepax-scene", "version": 1, "bodies": [
      {"name": "A", "vertices": [[0, 0], [1, 0], [1, 1], [0, 1]]},
      {"name": "B", "vertices": [[3, 0], [4, 0], [4, 1], [3, 1]]}]},
    "tasks": [{"id": "meet", "say": "Make them meet", "hint": "Drag it to the right.",
      "until": {"at": "/sat/relation", "is": "overlapping"},
      "solution": [{"drag": "A", "by": [2.5, 0]}]}]})");
}

TEST_SUITE_BEGIN("cli");

TEST_CASE("lessons --json: all courses with their lessons and tasks, on one line") {
  const Run run = runProgram({"lessons", "--json"});
  CHECK(run.code == 0);
  CHECK(run.error == "");
  CHECK(run.out.find('\n') == run.out.size() - 1);
  const Json json = Json::parse(run.out);
  std::map<std::string, int> counts;
  for (const Json& row : json.at("lessons")) {
    ++counts[row.at("course").get<std::string>()];
    CHECK(row.at("id").get<std::string>().starts_with(row.at("course").get<std::string>() + "/"));
    CHECK_FALSE(row.at("title").get<std::string>().empty());
    CHECK((row.at("tasks").size() > 0 || row.at("predict").is_string()));
  }
  CHECK(counts ==
        std::map<std::string, int>{
            {"edges", 9}, {"inside", 4}, {"motion", 6}, {"pitfalls", 14}, {"rays", 4}, {"sat", 8}});
  const Run list = runProgram({"lessons"});
  CHECK(list.code == 0);
  CHECK(list.out.find("sat/01-shadows") != std::string::npos);
}

TEST_CASE("lessons of no course of ours are listed below those of courses") {
  const Folder folder;
  folder.write("b.json", lesson().dump());
  const Run alone = runProgram({"lessons", "--lessons", folder.path()});
  CHECK(alone.error == "");
  CHECK(alone.out == "Other lessons\n  mine/01-meet  Meet\n      Make them meet\n");
  Json ours = lesson();
  ours["id"] = "sat/99-meet";
  folder.write("c.json", ours.dump());
  const Run both = runProgram({"lessons", "--lessons", folder.path()});
  CHECK(both.out.find("  sat/99-meet  Meet\n") < both.out.find("\nOther lessons\n"));
  CHECK(both.out.ends_with("\n" + alone.out));
}

TEST_CASE("lessons --text: what a screen reader would read, with the answers of the scene") {
  const Folder folder;
  folder.write("a.json", lesson().dump());
  const Run run = runProgram({"lessons", "--lessons", folder.path(), "--text", "mine/01-meet"});
  CHECK(run.error == "");
  CHECK(run.code == 0);
  CHECK(run.out ==
        "Meet\n\nDrag A to B; it is −2.00 away.\n\nTry it: Make them meet\nHint: Drag it to the "
        "right.\n");
  const Run none = runProgram({"lessons", "--text", "mine/01-meet"});
  CHECK(none.code == 2);
  CHECK(none.error.find("is no lesson") != std::string::npos);
}

TEST_CASE("lessons --check: plays the solutions, and says in a sentence what is wrong and where") {
  const Folder folder;
  folder.write("good.json", lesson().dump());
  const Run good = runProgram({"lessons", "--check", folder.path()});
  CHECK(good.error == "");
  CHECK(good.code == 0);
  CHECK(good.out.find("mine/01-meet works") != std::string::npos);

  Json lazy = lesson();
  lazy["tasks"][0]["solution"][0]["by"] = {1, 0};
  folder.write("lazy.json", lazy.dump());
  Json odd = lesson();
  odd["tasks"][0]["until"] = {{"at", "/sat/relation"}, {"was", "overlapping"}};
  folder.write("odd.json", odd.dump());
  folder.write("torn.json", lesson().dump().substr(0, 200));
  const Run bad = runProgram({"lessons", "--check", folder.path()});
  CHECK(bad.code == 2);
  CHECK(bad.out.find("mine/01-meet works") != std::string::npos);
  CHECK(bad.error.find("lazy.json: tasks[0].solution: it does not solve the task") !=
        std::string::npos);
  CHECK(bad.error.find("odd.json: tasks[0].until.was: unknown field") != std::string::npos);
  CHECK(bad.error.find("torn.json: ") != std::string::npos);

  const Run told = runProgram({"lessons", "--check", folder.path(), "--json"});
  CHECK(told.code == 2);
  CHECK(told.error == "");
  std::istringstream lines(told.out);
  for (const char* name : {"good", "lazy", "odd", "torn"}) {
    std::string line;
    std::getline(lines, line);
    const Json answer = Json::parse(line);
    CHECK(answer["file"].get<std::string>().ends_with(name + std::string(".json")));
    CHECK(answer["ok"] == (name == std::string("good")));
    CHECK(answer["problems"].empty() == answer["ok"]);
    CHECK(answer["id"].is_null() == !answer["tasks"].is_number());
  }

  const Run missing = runProgram({"lessons", "--check", folder / "none.json"});
  CHECK(missing.code == 2);
  CHECK(missing.error.find("none.json") != std::string::npos);
  const Folder empty;
  CHECK(runProgram({"lessons", "--check", empty.path()}).code == 2);
  CHECK(runProgram({"lessons", "--check", folder.path(), "--text", "x"}).code == 2);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
