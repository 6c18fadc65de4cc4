#include "app/codecs/scene_link.h"
#include "tests/cli/refused.h"
#include "tests/cli/run_program.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <string>

// sepax link, and links where scenes are named.

namespace sepax {
namespace {

using testing::Run;
using testing::runProgram;

std::string linkTo(const std::string& scene) {
  Run run = runProgram({"link", scene});
  CHECK(run.code == 0);
  CHECK(run.error == "");
  REQUIRE(run.out.ends_with("\n"));
  run.out.pop_back();
  return run.out;
}

TEST_SUITE_BEGIN("cli");

TEST_CASE("link: one line with the scene, for any page") {
  const std::string link = linkTo("builtin:first-contact");
  CHECK(link.starts_with(std::string(kLinkBase) + "#s="));
  const Run other =
      runProgram({"link", "builtin:first-contact", "--base", "https://example.org/a?b=1"});
  CHECK(other.out == "https://example.org/a?b=1" + link.substr(kLinkBase.size()) + "\n");
}

TEST_CASE("link: what it names is answered, converted, checked and drawn like the scene itself") {
  const std::string link = linkTo("builtin:first-contact");
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"query"}, {"convert", "--to", "wkt"}, {"check", "--json"}}) {
    std::vector<std::string> ofLink = words;
    std::vector<std::string> ofScene = words;
    ofLink.push_back(link);
    ofScene.push_back("builtin:first-contact");
    const Run one = runProgram(ofLink);
    const Run two = runProgram(ofScene);
    CHECK(one.code == 0);
    CHECK(one.error == "");
    if (words.front() != "check") CHECK(one.out == two.out);
  }
  CHECK(nlohmann::json::parse(runProgram({"query", link}).out).contains("sat"));
}

TEST_CASE("link: wrong use and broken links give one sentence") {
  const std::string link = linkTo("builtin:touching");
  CHECK(runProgram({"link"}).error.find("no scene given") != std::string::npos);
  CHECK(runProgram({"link", "builtin:toching"}).code == 2);
  CHECK(runProgram({"link", "builtin:touching", "--base", "x.org"})
            .error.find("--base: \"x.org\" is no address") != std::string::npos);
  CHECK(runProgram({"link", "builtin:touching", "--base", "http://x/#a"})
            .error.find("has a fragment already") != std::string::npos);
  CHECK(runProgram({"link", "builtin:touching", "--base", "http://x y/"})
            .error.find("holds blanks") != std::string::npos);
  const Run cut = runProgram({"query", link.substr(0, link.size() - 5)});
  CHECK(cut.code == 2);
  CHECK(cut.error.find("this link is broken") != std::string::npos);
  const Run foreign = runProgram({"query", "https://example.org/scene.json"});
  CHECK(foreign.code == 2);
  CHECK(foreign.error.find("holds no scene") != std::string::npos);
}

TEST_CASE("link: a long one is told to be too long to be sent") {
  std::string scene = R"({"format":"sepax-scene","version":1,"bodies":[{"name":"A","vertices":[)";
  // Turning outwards and in again, with digits that do not repeat.
  for (int i = 0; i < 900; ++i)
    scene += (i == 0 ? "[" : ",[") + std::to_string(i * 0.731 + (i * 7919 % 97) * 1e-4) + "," +
             std::to_string(i * (900 - i) * 0.0173 + (i * 104729 % 89) * 1e-5) + "]";
  scene += "]}]}";
  const Run run = runProgram({"link", "-"}, scene);
  CHECK(run.code == 0);
  CHECK(run.out.size() > kLongestLink);
  CHECK(run.error.find("send the scene as a file") != std::string::npos);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
