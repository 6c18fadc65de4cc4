#include "app/figure/xml.h"
#include "tests/cli/picture_files.h"
#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

// A part of the canvas, asked for on the command line.

namespace sepax {
namespace {

using testing::Folder;
using testing::pictureFacts;
using testing::PictureFacts;
using testing::Run;
using testing::runProgram;

/// A square of two units at (4, 1), without a view of its own.
constexpr const char* kSquare =
    R"({"format":"sepax-scene","version":1,"bodies":[)"
    R"({"name":"A","vertices":[[0,0],[2,0],[2,2],[0,2]],"position":[4,1]}]})";

/// Without grid and words: what is left are the bodies.
std::string cropped(const Folder& folder, std::vector<std::string> arguments) {
  folder.write("square.json", kSquare);
  arguments.insert(arguments.begin(), {"render", folder / "square.json", "-o", folder / "out.svg",
                                       "--hide", "grid,words,names,handles"});
  const Run run = runProgram(arguments);
  CHECK_MESSAGE(run.code == 0, run.error);
  return folder.read("out.svg");
}

TEST_SUITE_BEGIN("cli");

TEST_CASE("a crop fills the picture, which takes its shape") {
  const Folder folder;
  const std::string svg = cropped(folder, {"--crop", "4,1,8,3"});
  const PictureFacts facts = pictureFacts(svg);
  CHECK(facts.width == 1600);
  CHECK(facts.height == 800);
  // 400 pixels a unit; the square fills the left half.
  CHECK(svg.find("d=\"M0,800 L800,800 L800,0 L0,0 Z\"") != svg.npos);
}

TEST_CASE("the corners of a crop stand in any order, and left of and below the origin") {
  const Folder folder;
  const std::string svg = cropped(folder, {"--crop", "-4,-2,8,4"});
  CHECK(cropped(folder, {"--crop", "8,4,-4,-2"}) == svg);
  CHECK(cropped(folder, {"--crop", "-4,4,8,-2"}) == svg);
  CHECK(cropped(folder, {"--crop=-4,-2,8,4"}) == svg);
  CHECK(cropped(folder, {}) != svg);
}

TEST_CASE("a picture of another shape shows all of its crop") {
  const Folder folder;
  const std::string svg = cropped(folder, {"--crop", "4,1,8,3", "--size", "400x400"});
  CHECK(pictureFacts(svg).height == 400);
  CHECK(svg.find("d=\"M0,300 L200,300 L200,100 L0,100 Z\"") != svg.npos);
}

TEST_CASE("the file of a crop opens on what it shows") {
  const Folder folder;
  cropped(folder, {"--crop", "4,1,8,3"});
  const std::string svg = folder.read("out.svg");
  const std::size_t start = svg.find('{', svg.find("<metadata>"));
  const std::string text = xmlUnescaped(svg.substr(start, svg.find("</scene>") - start));
  const nlohmann::json scene = nlohmann::json::parse(text, nullptr, false);
  REQUIRE(scene.is_object());
  CHECK(scene["view"]["center"] == nlohmann::json({6.0, 2.0}));
}

TEST_CASE("a crop of a moving scene has no time lanes, on paper neither") {
  const Folder folder;
  for (const std::vector<std::string>& more :
       {std::vector<std::string>{}, std::vector<std::string>{"--mm", "85"}}) {
    std::vector<std::string> arguments{"render", "builtin:first-contact", "-o", folder / "out.svg"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    REQUIRE(runProgram(arguments).code == 0);
    CHECK(folder.read("out.svg").find("The step in time") != std::string::npos);
    arguments.insert(arguments.end(), {"--crop", "-4,-2,8,4"});
    REQUIRE(runProgram(arguments).code == 0);
    CHECK(folder.read("out.svg").find("The step in time") == std::string::npos);
  }
}

TEST_CASE(
    "a figure on paper is higher in a column and above lanes of time, unless its size is said") {
  const Folder folder;
  const auto heightOf = [&](const std::string& scene, std::vector<std::string> more) {
    more.insert(more.begin(), {"render", "builtin:" + scene, "-o", folder / "out.svg"});
    const auto run = runProgram(more);
    REQUIRE_MESSAGE(run.code == 0, run.error);
    const PictureFacts facts = pictureFacts(folder.read("out.svg"));
    const int height = nlohmann::json::parse(run.out)["height"];
    CHECK(facts.height / double(facts.width) == doctest::Approx(height / 1600.0).epsilon(0.005));
    return height;
  };
  CHECK(heightOf("first-contact", {"--mm", "85"}) == 1600);
  CHECK(heightOf("swept-crossing", {"--mm", "170"}) == 1280);
  CHECK(heightOf("first-contact", {}) == 1000);
  CHECK(heightOf("two-pentagons", {"--mm", "85"}) == 1200);
  CHECK(heightOf("two-pentagons", {"--mm", "170"}) == 1000);
  CHECK(heightOf("first-contact", {"--mm", "85", "--size", "1600x900"}) == 900);
  CHECK(heightOf("first-contact", {"--mm", "85", "--crop", "0,0,16,10"}) == 1000);
  CHECK(heightOf("first-contact", {"--mm", "85", "--hide", "evidence"}) == 1200);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
