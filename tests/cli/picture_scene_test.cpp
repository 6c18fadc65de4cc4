#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

// A picture of ours is a scene wherever a scene is taken.

namespace sepax {
namespace {

using testing::Folder;
using testing::Run;
using testing::runProgram;

std::string outOf(const std::vector<std::string>& arguments, const std::string& input = {}) {
  const Run run = runProgram(arguments, input);
  CHECK_MESSAGE(run.code == 0, run.error);
  CHECK(run.error == "");
  return run.out;
}

/// A report without the line that names the file, after the summary.
std::string withoutName(const std::string& report) {
  const std::size_t name = report.find('\n') + 1;
  return report.substr(0, name) + report.substr(report.find('\n', name) + 1);
}

/// Draws the scene and answers with the same questions to the picture and to the scene.
void checkReopens(const Folder& folder, const std::string& id, const std::string& name) {
  CAPTURE(id);
  CAPTURE(name);
  const std::string scene = "builtin:" + id;
  const std::string picture = folder / name;
  outOf({"render", scene, "--size", "200x120", "-o", picture});
  CHECK(outOf({"query", picture}) == outOf({"query", scene}));
  CHECK(outOf({"query", "-"}, folder.read(name)) == outOf({"query", scene}));
  CHECK(outOf({"convert", picture, "--to", "scene"}) == outOf({"convert", scene, "--to", "scene"}));
  // A picture of the picture is the picture.
  const std::string again = folder / ("again-" + name);
  outOf({"render", picture, "--size", "200x120", "-o", again});
  CHECK(folder.read("again-" + name) == folder.read(name));
  if (id.starts_with("ray")) return;  // it has no polygons
  CHECK(outOf({"convert", "-", "--to", "wkt"}, folder.read(name)) ==
        outOf({"convert", scene, "--to", "wkt"}));
  const Run direct = runProgram({"check", scene});
  const Run there = runProgram({"check", picture});
  CHECK(there.code == direct.code);
  CHECK(withoutName(there.out) == withoutName(direct.out));
}

TEST_SUITE_BEGIN("cli");

TEST_CASE("SVG and PDF of ours reopen as the scene they show") {
  const Folder folder;
  for (const char* id : {"two-pentagons", "first-contact", "swept-concave", "needs-repair"})
    for (const char* name : {"out.svg", "out.pdf"}) checkReopens(folder, id, name);
}

TEST_CASE("a picture remembers the technique that it shows") {
  const Folder folder;
  outOf({"render", "builtin:two-pentagons", "--technique", "inside", "-o", folder / "out.svg"});
  const std::string scene = outOf({"convert", folder / "out.svg", "--to", "scene"});
  CHECK(scene.find("\"technique\": \"inside\"") != scene.npos);
}

TEST_CASE("pictures that hold no scene are one sentence, wherever they are named") {
  const Folder folder;
  folder.write("x.pdf", "%PDF-1.7\n%%EOF\n");
  folder.write("x.jpg", "\xff\xd8\xff\xe0 and so on");
  folder.write("x.gif", "GIF89a and so on");
  const std::vector<std::vector<std::string>> rows = {
      {"x.pdf", "PDF"}, {"x.jpg", "JPEG"}, {"x.gif", "GIF"}};
  for (const std::vector<std::string>& row : rows) {
    const std::string path = folder / row[0];
    const std::string words = ": this " + row[1] +
                              " holds no scene; only pictures that sepax wrote as PNG, SVG or PDF "
                              "open as scenes\n";
    for (const std::vector<std::string>& command : {std::vector<std::string>{"query"},
                                                    {"check"},
                                                    {"convert", "--to", "wkt"},
                                                    {"render", "-o", folder / "no.svg"}}) {
      CAPTURE(command.front());
      std::vector<std::string> arguments = command;
      arguments.push_back(path);
      const Run run = runProgram(arguments);
      CHECK(run.code == 2);
      CHECK(run.out == "");
      CHECK(run.error == "sepax: " + path + words);
    }
    CHECK(runProgram({"query", "-"}, folder.read(row[0])).error == "sepax: standard input" + words);
  }
  CHECK(folder.names().size() == 3);
}

TEST_CASE("without its scene an SVG is a text with polygons like any other") {
  const Folder folder;
  outOf({"render", "builtin:two-pentagons", "--no-scene", "-o", folder / "out.svg"});
  const std::string error = runProgram({"convert", folder / "out.svg", "--to", "wkt"}).error;
  CHECK(error.find("holds no scene") == error.npos);
  folder.write("own.svg",
               "<svg xmlns=\"http://www.w3.org/2000/svg\"><polygon points=\"0,0 4,0 4,3\"/></svg>");
  CHECK(outOf({"convert", folder / "own.svg", "--to", "wkt"}) ==
        "POLYGON ((0 0, 4 0, 4 3, 0 0))\n");
}

TEST_CASE("a scene that was broken on the way says so") {
  const Folder folder;
  outOf({"render", "builtin:two-pentagons", "-o", folder / "out.svg"});
  std::string svg = folder.read("out.svg");
  const std::size_t at = svg.find("sepax-scene&quot;");
  REQUIRE(at != svg.npos);
  svg.replace(at, 5, "SEPAX");
  folder.write("out.svg", svg);
  const Run run = runProgram({"query", folder / "out.svg"});
  CHECK(run.code == 2);
  CHECK(run.error.starts_with("sepax: " + (folder / "out.svg") +
                              ": the scene in this picture is broken: format: "));
}

TEST_SUITE_END();

TEST_SUITE_BEGIN("cli render");

TEST_CASE("PNG and APNG of ours reopen as the scene they show") {
  const Folder folder;
  for (const char* id : {"two-pentagons", "first-contact", "ray-figure-1", "needs-repair"})
    checkReopens(folder, id, "out.png");
  checkReopens(folder, "first-contact", "out.apng");
  outOf({"render", "builtin:touching", "--no-scene", "-o", folder / "plain.png"});
  CHECK(runProgram({"query", folder / "plain.png"})
            .error.starts_with("sepax: " + (folder / "plain.png") + ": this PNG holds no scene; "));
}

TEST_CASE("a PNG of ours becomes tiles where their size is asked for, else the scene it carries") {
  const Folder folder;
  const std::string picture = folder / "ours.png";
  outOf({"render", "builtin:touching", "--size", "64x48", "-o", picture});
  CHECK(outOf({"convert", picture, "--to", "scene"}) ==
        outOf({"convert", "builtin:touching", "--to", "scene"}));
  const std::string tiles = outOf({"convert", picture, "--tile-size", "16", "--to", "scene"});
  CHECK(tiles.find("\"size\": 16") != tiles.npos);
  CHECK(tiles.find("\"columns\": 4") != tiles.npos);
  CHECK(tiles.find("\"rows\": 3") != tiles.npos);
  CHECK(tiles.find("\"bodies\": []") != tiles.npos);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
