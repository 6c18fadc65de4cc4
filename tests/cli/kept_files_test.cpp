#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

// What the commands never do to the files and the terminal of their user.

namespace sepax {
namespace {

namespace fs = std::filesystem;
using testing::Folder;
using testing::Run;
using testing::runProgram;
using testing::runShell;

constexpr const char* kTriangle =
    R"({"format":"sepax-scene","version":1,"bodies":[{"vertices":[[0,0],[2,0],[2,2]]}]})";

std::size_t linesIn(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

TEST_SUITE_BEGIN("cli");

TEST_CASE("no command replaces its own input, under whatever name") {
  const Folder folder;
  folder.write("a.json", kTriangle);
  fs::create_hard_link(folder / "a.json", folder / "hard.json");
  fs::create_symlink("a.json", folder / "soft.json");
  const std::string input = folder / "a.json";
  const auto refuses = [&](const Run& run, const std::string& output) {
    CHECK(run.code == 2);
    CHECK(run.out == "");
    CHECK(run.error ==
          "sepax: " + output + ": is an input of this command; name another file to write\n");
    CHECK(folder.read("a.json") == kTriangle);
  };
  for (const char* name : {"a.json", "hard.json", "soft.json", "./a.json"}) {
    const std::string output = folder / name;
    refuses(runProgram({"convert", input, "-o", output}), output);
    refuses(runProgram({"render", input, "-o", output, "--format", "svg"}), output);
    refuses(runProgram(
                {"render", "builtin:touching", input, "--sheet", "--format", "png", "-o", output}),
            output);
    refuses(runShell("\"$SEPAX_PROGRAM\" convert - -o " + output + " <" + input), output);
  }
  CHECK(runProgram({"convert", input, "-o", folder / "b.json"}).code == 0);
  CHECK(runProgram({"convert", input, "-o", folder / "b.json"}).code == 0);
  CHECK(runShell("\"$SEPAX_PROGRAM\" convert " + input + " -o /dev/stdout --to wkt | cat").out ==
        "POLYGON ((0 0, 2 0, 2 2, 0 0))\n");
}

TEST_CASE("no picture of several replaces a scene of another") {
  const Folder folder;
  folder.write("a.json", kTriangle);
  REQUIRE(runProgram({"render", folder / "a.json", "-o", folder / "b.svg"}).code == 0);
  const std::string picture = folder.read("b.svg");
  const Run run = runProgram(
      {"render", folder / "a.json", folder / "b.svg", "-o", folder.path(), "--format", "svg"});
  CHECK(run.code == 2);
  CHECK(run.error == "sepax: " + (folder / "b.svg") +
                         ": is an input of this command; name another file to write\n");
  CHECK(folder.read("b.svg") == picture);
  CHECK(folder.names() == std::vector<std::string>{"a.json", "b.svg"});
}

TEST_CASE("a disk that takes no more is said once") {
  const Folder folder;
  const Run run = runShell("cd " + folder.path() +
                           "\nulimit -f 1\n\"$SEPAX_PROGRAM\" render --all-scenes --format svg "
                           "-o pictures/");
  CHECK(run.code == 2);
  CHECK(linesIn(run.error) == 1);
  CHECK(run.error.find("the file would be larger than the system allows") != std::string::npos);
  const Run full = runShell("cd " + folder.path() +
                            "\n\"$SEPAX_PROGRAM\" render --all-scenes --format svg -o pictures/ "
                            ">/dev/full");
  CHECK(full.code == 2);
  CHECK(full.error == "sepax: standard output: the disk is full; free some space and try again\n");
}

TEST_CASE("a picture that cannot take its place does not keep the others from theirs") {
  const Folder folder;
  fs::create_directory(folder / "touching.svg");
  const Run run = runProgram({"render", "builtin:touching", "builtin:crossing-bars", "--format",
                              "svg", "-o", folder.path()});
  CHECK(run.code == 2);
  CHECK(run.error == "sepax: " + (folder / "touching.svg") + ": is a folder; name a file in it\n");
  CHECK(folder.names() == std::vector<std::string>{"crossing-bars.svg", "touching.svg"});
}

TEST_CASE("a command tidies up what a killed one has left beside its output") {
  const Folder folder;
  folder.write("a.json", kTriangle);
  const std::string stale = ".b.wkt.sepax-999999999-0.tmp";  // no such process can be
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"convert", folder / "a.json", "-o", folder / "b.wkt"},
        {"render", folder / "a.json", "-o", folder / "b.svg"}}) {
    folder.write(stale, "half");
    CHECK(runProgram(command).code == 0);
    CHECK(!fs::exists(folder / stale));
  }
}

TEST_CASE("names never give orders to a terminal") {
  const Folder folder;
  const std::string name = "a\x1b[2J\xff\u009b31m\u202e.json";
  folder.write(name,
               R"({"format":"sepax-scene","version":1,"bodies":[{"name":"\u001b[31m\u009b\nB",)"
               R"("vertices":[[0,0],[2,0],[2,2]]}]})");
  const std::string missing = "none" + name;
  const std::string file = folder / name;
  for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
           {"check", file},
           {"check", "--json", file},
           {"query", file},
           {"render", file, "-o", folder / ("x" + name), "--format", "svg"},
           {"check", folder / missing},
           {"query", folder / missing},
           {"convert", folder / missing, "--to", "wkt"},
           {"render", folder / missing, "-o", folder / "x.svg"},
           {folder / missing},
           {missing},
           {"--theme", missing},
           {"find-counterexample", missing},
           {"query", "--no\x1b[2J\u009b", file}}) {
    CAPTURE(command.front());
    const Run run = runProgram(command);
    const std::string said = run.out + run.error;
    CHECK(said != "");
    for (const char* order : {"\x1b", "\xff", "\u009b", "\u202e"})
      CHECK_MESSAGE(said.find(order) == std::string::npos, said);
    CHECK(linesIn(run.error) <= 1);
  }
  CHECK(runProgram({"check", file}).out.find("\\x1b[31m\\x9b\\nB: 3 vertices") !=
        std::string::npos);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
