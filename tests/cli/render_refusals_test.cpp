#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

// What the render command refuses before it draws: one sentence each, and nothing is left behind.

namespace sepax {
namespace {

using testing::Folder;
using testing::Run;
using testing::runProgram;

/// Files in a folder of its own; @ in arguments and sentences stands for the folder.
struct Refusals {
  Folder folder;

  [[nodiscard]] std::string filled(std::string text) const {
    for (std::size_t at = 0; (at = text.find('@', at)) != text.npos; at += folder.path().size())
      text.replace(at, 1, folder.path());
    return text;
  }

  void refuses(std::vector<std::string> arguments, const std::string& sentence) const {
    for (std::string& argument : arguments) argument = filled(argument);
    arguments.insert(arguments.begin(), "render");
    CAPTURE(arguments.back());
    const Run run = runProgram(arguments);
    CHECK(run.code == 2);
    CHECK(run.out == "");
    CHECK(run.error == "sepax: " + filled(sentence) + "\n");
    CHECK(folder.names().empty());
  }
};

struct Row {
  std::vector<std::string> arguments;
  std::string sentence;
};

TEST_SUITE_BEGIN("cli");

TEST_CASE("render wants scenes and a place for the picture") {
  const Refusals test;
  const std::string id = "builtin:touching";
  test.refuses({},
               "render: no scene given; name a file, builtin:ID, --all-scenes or - for "
               "standard input");
  test.refuses({id}, "render: -o is missing; name the picture, for example -o out.png");
  test.refuses({id, "-o", ""}, "an empty argument after -o; give it a value, or leave it out");
  test.refuses({id, "--sheet"}, "render: -o is missing; name the picture, for example -o out.png");
  test.refuses({id, "-o", "@/x.jpg"},
               "@/x.jpg: the kind of picture is unknown; use a name that ends in one of png, svg, "
               "pdf, gif, apng, mp4");
  test.refuses({id, "-o", "@/x"},
               "@/x: the kind of picture is unknown; use a name that ends in one of png, svg, pdf, "
               "gif, apng, mp4");
  test.refuses({id, "-o", "@/x.png", "--format", "jpg"},
               "--format: \"jpg\" is unknown; choose one of png, svg, pdf, gif, apng, mp4");
  test.refuses({id, id, "-o", "@/x.png"},
               "@/x.png: several scenes need a folder; name one, or end the name with /");
  test.refuses({id, id, "-o", "-"},
               "-: several scenes need a folder; name one, or end the name with /");
  test.refuses({id, id, "-o", "@"},
               "@/touching.png: two scenes would make this picture; render one of them apart");
  test.refuses({"@/none.json", "-o", "@/x.png"},
               "@/none.json: no such file or folder; check the path");
  test.refuses({"@", "-o", "@/x.png"}, "@: no scene files (.json) in this folder");
  test.refuses({id, "-o", "@/new/", "--scale", "9"}, "--scale: 9 is not between 1 and 4");
}

TEST_CASE("render refuses wrong values, option by option") {
  const Refusals test;
  const std::string side = "--size: the sides times --scale must be between 16 and 32768 pixels";
  const std::string noSize = " is no size; write WIDTHxHEIGHT, for example 1600x1000";
  const std::vector<Row> rows = {
      {{"--size", "0x0"}, side},
      {{"--size", "10x10"}, side},
      {{"--size", "-1600x1000"}, side},
      {{"--size", "99999x99999"}, side},
      {{"--size", "9000x900", "--scale", "4"}, side},
      {{"--size", "20000x20000"},
       "--size: 20000 x 20000 pixels are too many; 140 million are the most"},
      {{"--size", "1600"}, "--size: \"1600\"" + noSize},
      {{"--size", "big"}, "--size: \"big\"" + noSize},
      {{"--size", "16.5x20"}, "--size: \"16.5x20\"" + noSize},
      {{"--scale", "0"}, "--scale: 0 is not between 1 and 4"},
      {{"--scale", "5"}, "--scale: 5 is not between 1 and 4"},
      {{"--scale", "-1"}, "--scale: -1 is not between 1 and 4"},
      {{"--scale", "nan"}, "--scale: nan is not between 1 and 4"},
      {{"--theme", "pink"}, "--theme: \"pink\" is unknown; choose dark, light or print"},
      {{"--time", "2"}, "--time: 2 is not between 0 and 1"},
      {{"--time", "-0.1"}, "--time: -0.1 is not between 0 and 1"},
      {{"--time", "nan"}, "--time: nan is not between 0 and 1"},
      {{"--map", "depth"}, "--map: \"depth\" is unknown; choose verdict, push or disagreement"},
      {{"--map", "push", "--technique", "ray"},
       "builtin:touching: --map: ray has no map; leave it out"},
      {{"--map", "push", "--step", "1"},
       "builtin:touching: --map: a step is of one position; leave out --step"},
      {{"--step", "-1"}, "--step: -1 is negative; the first step is 0"},
      {{"--step", "-2"}, "--step: -2 is negative; the first step is 0"},
      {{"--animate", "drag"}, "--animate: \"drag\" is unknown; choose motion or steps"},
      {{"--hide", "grid,bodies"},
       "--hide: \"bodies\" is unknown; choose from grid, names, handles, evidence, words, badges, "
       "close-ups"},
      {{"--crop", "1,2,3"},
       "--crop: \"1,2,3\" is no part of the canvas; write X,Y,X,Y, two corners in world units"},
      {{"--crop", "1,2,1,4"},
       "--crop: \"1,2,1,4\" is no part of the canvas; write X,Y,X,Y, two corners in world units"},
      {{"--crop", "0,0,inf,4"},
       "--crop: \"0,0,inf,4\" is no part of the canvas; write X,Y,X,Y, two corners in world "
       "units"},
      {{"--crop", "0,0,4,nan"},
       "--crop: \"0,0,4,nan\" is no part of the canvas; write X,Y,X,Y, two corners in world "
       "units"},
      {{"--mm", "0"}, "--mm: 0 is not above 0 and at most 5000"},
      {{"--mm", "-3"}, "--mm: -3 is not above 0 and at most 5000"},
      {{"--mm", "nan"}, "--mm: nan is not above 0 and at most 5000"},
      {{"--mm", "6000"}, "--mm: 6000 is not above 0 and at most 5000"}};
  for (const Row& row : rows) {
    std::vector<std::string> arguments = {"builtin:touching", "-o", "@/out.png"};
    arguments.insert(arguments.end(), row.arguments.begin(), row.arguments.end());
    test.refuses(arguments, row.sentence);
  }
}

TEST_CASE("render refuses what the format cannot do or would ignore") {
  const Refusals test;
  const auto still = [](const std::string& option, const std::string& format) {
    return option + ": " + format + " is a still picture; leave it out, or choose gif, apng or mp4";
  };
  const std::string window = "--window: the whole window is pixels, and SVG is lines; choose png";
  const std::vector<Row> rows = {
      {{"@/x.mp4", "--transparent"}, "--transparent: MP4 has no transparent ground; leave it out"},
      {{"@/x.svg", "--window"}, window},
      {{"@/x.gif", "--window"}, "--window: GIF shows the canvas alone; leave --window out"},
      {{"@/x.png", "--window", "--legend"},
       "--window: shows the window as it is; leave out --legend, --caption and --hide"},
      {{"@/x.png", "--window", "--crop", "0,0,1,1"},
       "--window: shows the window as it is; leave out --crop and --mm"},
      {{"@/x.png", "--as-seen", "--mm", "85"},
       "--as-seen: a page is about one point; leave it out, or leave out --mm"},
      {{"@/x.gif", "--mm", "160"},
       "--mm: GIF is not for paper; leave it out, or choose svg, pdf or png"},
      {{"@/x.png", "--sheet", "--mm", "160"},
       "--mm: a contact sheet is not for paper; leave it out, or leave out --sheet for a "
       "picture of each scene"},
      {{"@/x.gif", "--step", "1"},
       "--step: GIF shows one after the other; leave it out, or choose png"},
      {{"@/x.png", "--animate", "steps"}, still("--animate", "PNG")},
      {{"@/x.png", "--set", "allAxes=yes"},
       "--set: \"yes\" is no value of allAxes; write allAxes=VALUE with on or off"},
      {{"@/x.png", "--set", "radiusA=nan"},
       "--set: \"nan\" is no value of radiusA; write radiusA=VALUE with a number from 0 to "
       "1000000"},
      {{"@/x.png", "--set", "radiusA=-5"},
       "--set: \"-5\" is no value of radiusA; write radiusA=VALUE with a number from 0 to 1000000"},
      {{"@/x.png", "--set", "freeAxisAngle=1e99"},
       "--set: \"1e99\" is no value of freeAxisAngle; write freeAxisAngle=VALUE with a number from "
       "-1000000 to 1000000"},
      {{"@/x.gif", "--animate", "steps", "--frames", "5"},
       "--frames: steps are shown one by one; leave it out, or choose --animate motion"},
      {{"@/x.gif", "--animate", "steps", "--seconds", "5"},
       "--seconds: steps are shown one by one; leave it out, or choose --animate motion"},
      {{"@/x.gif", "--animate", "motion", "--no-ease"},
       "--no-ease: only steps are eased; leave it out, or choose --animate steps"},
      {{"@/x.png", "--no-ease"}, still("--no-ease", "PNG")},
      {{"@/x.gif", "--animate", "motion", "--time", "0.5"},
       "--time: a motion shows all times; leave it out, or choose --animate steps"},
      {{"@/x.png", "--set", "walk"},
       "--set: \"\" is no value of walk; write walk=VALUE with bresenham, published, cells or "
       "automatic"},
      {{"@/x.svg", "--frames", "3"}, still("--frames", "SVG")},
      {{"@/x.pdf", "--seconds", "3"}, still("--seconds", "PDF")},
      {{"@/x.gif", "--frames", "0"}, "--frames: 0 is not between 1 and 3600"},
      {{"@/x.gif", "--frames", "-1"}, "--frames: -1 is not between 1 and 3600"},
      {{"@/x.apng", "--frames", "999999"}, "--frames: 999999 is not between 1 and 3600"},
      {{"@/x.gif", "--frames", "90", "--seconds", "1"},
       "--frames: a GIF shows at most 50 frames a second; choose at most 50 frames or more "
       "seconds"},
      {{"@/x.gif", "--seconds", "0"}, "--seconds: 0 is not above 0 and at most 600"},
      {{"@/x.apng", "--seconds", "nan"}, "--seconds: nan is not above 0 and at most 600"},
      {{"@/x.svg", "--sheet"}, "--sheet: a contact sheet is a PNG; use a name that ends in .png"},
      {{"@/x.png", "--sheet", "builtin:touching", "--size", "11000x11000"},
       "--sheet: 22048 x 11058 pixels are too many; choose a smaller --size"}};
  for (const Row& row : rows) {
    std::vector<std::string> arguments = {"builtin:first-contact", "-o"};
    arguments.insert(arguments.end(), row.arguments.begin(), row.arguments.end());
    test.refuses(arguments, row.sentence);
  }
  test.refuses({"builtin:touching", "-o", "@/x.gif", "--animate", "motion"},
               "builtin:touching: nothing moves in this technique; choose the steps instead");
  test.refuses({"builtin:needs-repair", "-o", "@/x.gif", "--animate", "steps"},
               "builtin:needs-repair: nothing moves and SAT has no steps here; choose png");
  test.refuses({"builtin:needs-repair", "-o", "@/x.gif"},
               "builtin:needs-repair: nothing moves and SAT has no steps here; choose png");
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
