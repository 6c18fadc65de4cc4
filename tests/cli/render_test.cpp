#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/app/scene_folder.h"
#include "tests/cli/run_program.h"

// Pictures made by the real program; they need OpenGL, but no display.

namespace sepax {
namespace {

using testing::Folder;
using testing::Run;
using testing::runProgram;
using testing::runShell;

unsigned bigEndian(const std::string& bytes, std::size_t at) {
  unsigned value = 0;
  for (std::size_t i = 0; i < 4; ++i)
    value = value * 256 + static_cast<unsigned char>(bytes[at + i]);
  return value;
}

struct Size {
  unsigned width = 0;
  unsigned height = 0;
  friend bool operator==(Size, Size) = default;
};

/// From the header that every PNG starts with.
Size sizeOfPng(const std::string& bytes) {
  REQUIRE(bytes.size() > 24);
  REQUIRE(bytes.substr(0, 8) == "\x89PNG\r\n\x1a\n");
  return {bigEndian(bytes, 16), bigEndian(bytes, 20)};
}

std::string render(const Folder& folder, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"render", "-o", folder / "out.png"});
  const Run run = runProgram(arguments);
  CHECK_MESSAGE(run.code == 0, run.error);
  CHECK(run.out == "");
  return folder.read("out.png");
}

TEST_SUITE_BEGIN("cli render");

TEST_CASE("a picture has the size that was asked for, times the scale") {
  const Folder folder;
  CHECK(sizeOfPng(render(folder, {"builtin:touching"})) == Size{1600, 1000});
  CHECK(sizeOfPng(render(folder, {"builtin:touching", "--size", "321x201"})) == Size{321, 201});
  CHECK(sizeOfPng(render(folder, {"builtin:touching", "--size", "320x200", "--scale", "3"})) ==
        Size{960, 600});
}

TEST_CASE("every built-in scene draws, twice the same bytes") {
  const Folder first;
  const Folder second;
  const Run list = runProgram({"render", "--list"});
  std::vector<std::string> arguments = {"render", "--size", "800x500", "-o", first.path()};
  std::size_t count = 0;
  for (std::size_t start = 0; start < list.out.size(); ++count) {
    const std::size_t end = list.out.find('\n', start);
    arguments.push_back("builtin:" + list.out.substr(start, end - start));
    start = end + 1;
  }
  CHECK(runProgram(arguments).code == 0);
  arguments[4] = second / "new/";
  CHECK(runProgram(arguments).code == 0);
  CHECK(first.names().size() == count);
  for (const std::string& name : first.names()) {
    CAPTURE(name);
    CHECK(first.read(name) == second.read("new/" + name));
  }
}

TEST_CASE("themes, time, steps and transparency change the picture") {
  const Folder folder;
  const std::vector<std::string> base = {"builtin:first-contact", "--size", "400x250"};
  const std::string plain = render(folder, base);
  for (const std::vector<std::string>& extra : {std::vector<std::string>{"--theme", "light"},
                                                {"--theme", "print"},
                                                {"--transparent"},
                                                {"--time", "0.5"},
                                                {"--technique", "sat"},
                                                {"--technique", "sat", "--step", "2"},
                                                {"--window"}}) {
    CAPTURE(extra.front());
    std::vector<std::string> arguments = base;
    arguments.insert(arguments.end(), extra.begin(), extra.end());
    CHECK(render(folder, arguments) != plain);
  }
}

TEST_CASE("a scene without a view, without bodies or of a later technique draws too") {
  const Folder folder;
  folder.write("empty.json", R"({"format":"sepax-scene","version":1})");
  folder.write("far.json", R"({"format":"sepax-scene","version":1,"bodies":[)"
                           R"({"vertices":[[1e12,1e12],[1.00001e12,1e12],[1e12,1.00001e12]]}]})");
  folder.write("maps.json", R"({"format":"sepax-scene","version":1,"technique":"maps"})");
  CHECK(render(folder, {folder / "empty.json", "--size", "200x100"}).size() > 100);
  CHECK(render(folder, {folder / "far.json", "--size", "200x100"}).size() > 100);
  const Run run = runProgram({"render", folder / "maps.json", "-o", folder / "maps.png"});
  CHECK(run.code == 0);
  CHECK(run.error == "sepax: technique \"maps\" is not in this version; the picture shows sat\n");
}

TEST_CASE("a picture may go to standard output") {
  const Run run = runProgram({"render", "builtin:touching", "--size", "320x200", "-o", "-"});
  CHECK(run.code == 0);
  CHECK(sizeOfPng(run.out) == Size{320, 200});
}

TEST_CASE("a picture that cannot be written is one sentence") {
  const Folder folder;
  const std::string path = folder / "none/out.png";
  const Run run = runProgram({"render", "builtin:touching", "--size", "320x200", "-o", path});
  CHECK(run.code == 2);
  CHECK(run.error == "sepax: " + path + ": no such file or folder; check the path\n");
  const Run step =
      runProgram({"render", "builtin:touching", "--step", "1000", "-o", folder / "out.png"});
  CHECK(step.code == 2);
  CHECK(
      step.error.starts_with("sepax: builtin:touching: --step: 1000 is too large; the last step"));
  CHECK(folder.names().empty());
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
