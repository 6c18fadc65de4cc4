#include "tests/cli/picture_files.h"
#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

// Pictures made by the real program; they need OpenGL, but no display.

namespace sepax {
namespace {

using testing::Folder;
using testing::pictureFacts;
using testing::PictureFacts;
using testing::Run;
using testing::runProgram;
using testing::runShell;
using Json = nlohmann::json;

struct Size {
  int width = 0;
  int height = 0;
  friend bool operator==(Size, Size) = default;
};

Size sizeOf(const std::string& bytes) {
  const PictureFacts facts = pictureFacts(bytes);
  CHECK(facts.error == "");
  return {facts.width, facts.height};
}

/// The bytes of the picture; the program says one line about it.
std::string render(const Folder& folder, std::vector<std::string> arguments,
                   const std::string& name = "out.png") {
  arguments.insert(arguments.begin(), {"render", "-o", folder / name});
  const Run run = runProgram(arguments);
  CHECK_MESSAGE(run.code == 0, run.error);
  CHECK(run.error == "");
  const std::string bytes = folder.read(name);
  const Json line = Json::parse(run.out, nullptr, false);
  REQUIRE(line.is_object());
  CHECK(run.out.find('\n') == run.out.size() - 1);
  CHECK(line["file"] == folder / name);
  CHECK(line["bytes"] == bytes.size());
  CHECK(line["milliseconds"].get<double>() > 0);
  if (pictureFacts(bytes).format == "png")
    CHECK(sizeOf(bytes) == Size{line["width"], line["height"]});
  return bytes;
}

TEST_SUITE_BEGIN("cli render");

TEST_CASE("a picture has the size that was asked for, times the scale") {
  const Folder folder;
  CHECK(sizeOf(render(folder, {"builtin:touching"})) == Size{1600, 1000});
  CHECK(sizeOf(render(folder, {"builtin:touching", "--size", "321x201"})) == Size{321, 201});
  CHECK(sizeOf(render(folder, {"builtin:touching", "--size", "320x200", "--scale", "3"})) ==
        Size{960, 600});
  CHECK(sizeOf(render(folder, {"builtin:touching", "--size", "1920x1080", "--scale", "4"})) ==
        Size{7680, 4320});
}

TEST_CASE("a page whose height nobody chose ends below its legend, at every scale") {
  const Folder folder;
  std::vector<std::string> page = {"builtin:pitfall-concave-sides", "--mm", "85", "--legend"};
  const Size free = sizeOf(render(folder, page));
  page.insert(page.end(), {"--scale", "2"});
  CHECK(sizeOf(render(folder, page)) == Size{2 * free.width, 2 * free.height});
  page.insert(page.end(), {"--size", "1600x1700"});
  CHECK(sizeOf(render(folder, page)) == Size{3200, 3400});
  CHECK(free.height < 1600);  // the rows of all that it might have shown need 1665
}

TEST_CASE("every format has its signature, its size and its frames") {
  const Folder folder;
  struct Row {
    const char* format;
    Size size;
    int frames;
  };
  const std::vector<std::string> motion = {"builtin:first-contact", "--size", "321x201"};
  for (const Row& row :
       {Row{"png", {321, 201}, 1}, Row{"svg", {321, 201}, 1}, Row{"pdf", {240, 150}, 1},
        Row{"gif", {321, 201}, 6}, Row{"apng", {321, 201}, 6}}) {
    CAPTURE(row.format);
    std::vector<std::string> arguments = motion;
    if (row.frames > 1) arguments.insert(arguments.end(), {"--frames", "5", "--seconds", "1"});
    const std::string bytes = render(folder, arguments, "out." + std::string(row.format));
    const PictureFacts facts = pictureFacts(bytes);
    CHECK(facts.format == row.format);
    CHECK(facts.error == "");
    CHECK(Size{facts.width, facts.height} == row.size);
    CHECK(facts.frames == row.frames);
    if (row.frames > 1) CHECK(facts.milliseconds == 4000);  // start, contact and end are held
    // Whatever the name, --format decides.
    arguments.insert(arguments.end(), {"--format", row.format});
    CHECK(render(folder, arguments, "picture") == bytes);
    CHECK(render(folder, arguments, "picture.png") == bytes);
  }
}

TEST_CASE("an option takes one value, and the scenes may come after it") {
  const Folder folder;
  const std::string plain = render(folder, {"builtin:touching", "--set", "allAxes=on"}, "a.svg");
  CHECK(render(folder, {"--set", "allAxes=on", "builtin:touching"}, "b.svg") == plain);
  const std::string bare = render(folder, {"builtin:touching", "--hide", "grid,names"}, "c.svg");
  CHECK(render(folder, {"--hide", "grid", "--hide", "names", "builtin:touching"}, "d.svg") == bare);
  CHECK(bare != plain);
}

TEST_CASE("the pictures of a folder go into a folder, be it one alone") {
  const Folder folder;
  std::filesystem::create_directory(folder / "scenes");
  folder.write(
      "scenes/one.json",
      R"({"format":"sepax-scene","version":1,"bodies":[{"vertices":[[0,0],[4,0],[0,4]]}]})");
  const Run run =
      runProgram({"render", folder / "scenes", "-o", folder / "pictures", "--format", "svg"});
  CHECK(run.code == 0);
  CHECK(folder.read("pictures/one.svg").find("<svg") != std::string::npos);
}

TEST_CASE("every format gives the same bytes, with and without display, home and language") {
  const Folder folder;
  const std::string command = "\"$SEPAX_PROGRAM\" render builtin:first-contact --size 321x201 -o ";
  const std::string frames = " --frames 4 ";
  for (const std::string format : {"png", "svg", "pdf", "gif", "apng"}) {
    CAPTURE(format);
    const std::string rest = (format == "gif" || format == "apng" ? frames : " ");
    const auto bytesWith = [&](const std::string& environment) {
      const Run run = runShell(environment + " " + command + (folder / ("out." + format)) + rest);
      CHECK_MESSAGE(run.code == 0, run.error);
      return folder.read("out." + format);
    };
    const std::string bytes = bytesWith("");
    CHECK(bytes.size() > 1000);
    CHECK(bytesWith("") == bytes);
    CHECK(bytesWith("DISPLAY=:77") == bytes);
    CHECK(bytesWith("env -u HOME -u XDG_CONFIG_HOME -u XDG_CACHE_HOME") == bytes);
    CHECK(bytesWith("LANG=de_DE.UTF-8 LC_ALL=de_DE.UTF-8 LANGUAGE=de") == bytes);
    CHECK(bytesWith("LANG=xx_YY LC_ALL=nonsense TZ=Pacific/Apia") == bytes);
    CHECK(bytesWith("SOURCE_DATE_EPOCH=1") == bytes);
  }
}

TEST_CASE("a step is shown after the other, and no GIF has more frames than viewers show") {
  const Folder folder;
  const PictureFacts steps =
      pictureFacts(render(folder, {"builtin:two-pentagons", "--size", "400x240"}, "steps.gif"));
  CHECK(steps.frames > 60);  // 20 steps, and three pictures on the way to each where shapes move
  CHECK(steps.milliseconds > 17000);
  CHECK(steps.milliseconds <= 17500);
  const PictureFacts cuts = pictureFacts(
      render(folder, {"builtin:two-pentagons", "--size", "400x240", "--no-ease"}, "cuts.gif"));
  CHECK(cuts.frames == 20);
  CHECK(std::abs(cuts.milliseconds - steps.milliseconds) <= 10);
  const std::vector<std::string> motion = {"builtin:first-contact", "--size", "640x400"};
  const auto facts = [&](std::vector<std::string> more, const std::string& name) {
    more.insert(more.begin(), motion.begin(), motion.end());
    return pictureFacts(render(folder, more, name));
  };
  const PictureFacts chosen = facts({"--technique", "sat", "--animate", "steps"}, "chosen.apng");
  const PictureFacts chosenCuts =
      facts({"--technique", "sat", "--animate", "steps", "--no-ease"}, "chosen-cuts.apng");
  CHECK(chosen.frames > chosenCuts.frames);
  CHECK(chosen.milliseconds == 1500 * chosenCuts.frames + 1500);  // few steps
  CHECK(chosen.milliseconds == chosenCuts.milliseconds);
  CHECK(facts({"--frames", "1"}, "one.gif").frames == 1);
  CHECK(facts({"--frames", "1", "--seconds", "600"}, "one.apng").milliseconds == 601500);
  CHECK(facts({"--frames", "1", "--seconds", "600"}, "one.gif").milliseconds == 601500);
  const PictureFacts fast = facts({"--frames", "50", "--seconds", "1"}, "fast.gif");
  CHECK(fast.frames == 51);  // and the first contact, which is held
  CHECK(fast.milliseconds == 4000);
  CHECK(facts({"--frames", "90", "--seconds", "1"}, "fast.apng").frames ==
        90);  // one reads its time
}

#ifndef __SANITIZE_ADDRESS__  // whose own memory is beyond any limit
TEST_CASE("many frames take no more memory than few") {
  const Folder folder;
  // 1500 frames of 200 x 100 pixels would be 120 MB; the limit leaves room for OpenGL.
  const Run run =
      runShell("ulimit -d 600000; \"$SEPAX_PROGRAM\" render builtin:first-contact -o " +
               (folder / "long.gif") + " --size 200x100 --frames 400 --seconds 20 --scale 2");
  CHECK_MESSAGE(run.code == 0, run.error);
  CHECK(pictureFacts(folder.read("long.gif")).frames == 400);
}
#endif

TEST_CASE("MP4 needs ffmpeg and says so") {
  const Folder folder;
  const std::string out = folder / "out.mp4";
  const Run without = runShell("PATH=/nowhere \"$SEPAX_PROGRAM\" render builtin:first-contact -o " +
                               out + " --size 64x64 --frames 3");
  CHECK(without.code == 2);
  CHECK(without.error ==
        "sepax: builtin:first-contact: MP4 needs the program ffmpeg, which is not on this machine; "
        "install it or choose gif\n");
  CHECK(folder.names().empty());
  if (runShell("command -v ffmpeg").code != 0) return;
  const std::string bytes =
      render(folder, {"builtin:first-contact", "--size", "65x63", "--frames", "3"}, "out.mp4");
  CHECK(pictureFacts(bytes).format == "mp4");
}

TEST_CASE("every built-in scene draws, twice the same bytes") {
  const Folder first;
  const Folder second;
  const std::string list = runProgram({"render", "--list"}).out;
  const auto count = static_cast<std::size_t>(std::count(list.begin(), list.end(), '\n'));
  std::vector<std::string> arguments = {"render",       "--size", "400x250",
                                        "--all-scenes", "-o",     first.path()};
  const Run run = runProgram(arguments);
  CHECK_MESSAGE(run.code == 0, run.error);
  CHECK(static_cast<std::size_t>(std::count(run.out.begin(), run.out.end(), '\n')) == count);
  arguments.back() = second / "new/er/";
  CHECK(runProgram(arguments).code == 0);
  CHECK(first.names().size() == count);
  for (const std::string& name : first.names()) {
    CAPTURE(name);
    CHECK(first.read(name) == second.read("new/er/" + name));
  }
}

TEST_CASE("all scenes fit on one sheet") {
  const Folder folder;
  const std::vector<std::string> two = {"builtin:touching", "builtin:first-contact", "--sheet",
                                        "--size", "160x100"};
  const std::string sheet = render(folder, two, "sheet.png");
  CHECK(sizeOf(sheet) == Size{2 * 160 + 3 * 16, 100 + 2 * 16 + 26});
  CHECK(render(folder, two, "again.png") == sheet);
  const std::vector<std::string> plain = {two[0], two[1], "--sheet"};
  CHECK(sizeOf(render(folder, plain)) == Size{2 * 480 + 3 * 16, 300 + 2 * 16 + 26});
  CHECK(sizeOf(render(folder, {"--all-scenes", "--sheet", "--size", "80x50"})).width > 500);
}

TEST_CASE("a picture says the title of its scene, on one line and not for ever") {
  const Folder folder;
  const auto titled = [&](const std::string& title) {
    folder.write("t.json", R"({"format":"sepax-scene","version":1,"title":")" + title +
                               R"(","bodies":[{"vertices":[[0,0],[4,0],[4,3]]},)"
                               R"({"vertices":[[6,0],[9,0],[9,3]]}]})");
    return render(folder, {folder / "t.json", "--no-scene"}, "t.svg");
  };
  CHECK(titled("Two wedges\\nand a gap").find(">Two wedges and a gap<") != std::string::npos);
  const auto drawn = [](const std::string& svg) { return svg.substr(svg.find("</desc>")); };
  const std::string own = render(folder, {"builtin:touching", "--no-scene"}, "a.svg");
  CHECK(drawn(own).find(">Touching is not") != std::string::npos);
  const std::string other =
      render(folder, {"builtin:touching", "--no-scene", "--technique", "inside"}, "b.svg");
  CHECK(drawn(other).find(">Touching is not") == std::string::npos);
  CHECK(titled("").find("font-weight=\"600\"") != std::string::npos);
  const std::string endless = titled(std::string(4000, 'w'));
  std::ptrdiff_t letters = 0;  // the file has the whole title, too
  for (auto at = endless.find("<text"); at != endless.npos; at = endless.find("<text", at + 1)) {
    const std::string text = endless.substr(at, endless.find("</text>", at) - at);
    letters += std::ranges::count(text, 'w');
  }
  CHECK(letters > 100);
  CHECK(letters < 300);
}

TEST_CASE("a folder is its scene files by name") {
  const Folder folder;
  for (const char* id : {"touching", "containment"})
    CHECK(runShell("\"$SEPAX_PROGRAM\" convert builtin:" + std::string(id) + " -o " +
                   (folder / (std::string(id) + ".json")))
              .code == 0);
  folder.write("notes.txt", "no scene");
  const Folder out;
  const Run run = runProgram({"render", folder.path(), "--format", "svg", "-o", out.path()});
  CHECK_MESSAGE(run.code == 0, run.error);
  CHECK(out.names() == std::vector<std::string>{"containment.svg", "touching.svg"});
  // A bad file among them is reported, and the others are drawn.
  folder.write("broken.json", "{");
  const Folder rest;
  const Run half = runProgram({"render", folder.path(), "--format", "svg", "-o", rest.path()});
  CHECK(half.code == 2);
  CHECK(half.error.starts_with("sepax: " + (folder / "broken.json") + ": "));
  CHECK(rest.names() == out.names());
}

TEST_CASE("every option changes the picture") {
  const Folder folder;
  const std::vector<std::string> base = {"builtin:first-contact", "--size", "400x250"};
  const std::string plain = render(folder, base);
  for (const std::vector<std::string>& extra : {std::vector<std::string>{"--theme", "light"},
                                                {"--theme", "print"},
                                                {"--transparent"},
                                                {"--time", "0.5"},
                                                {"--technique", "sat"},
                                                {"--technique", "sat", "--step", "2"},
                                                {"--set", "slide=on"},
                                                {"--legend"},
                                                {"--caption"},
                                                {"--hide", "grid"},
                                                {"--hide", "names,handles"},
                                                {"--hide", "evidence", "--hide", "words"},
                                                {"--indices"},
                                                {"--as-seen"},
                                                {"--no-scene"},
                                                {"--window"}}) {
    CAPTURE(extra.front());
    std::vector<std::string> arguments = base;
    arguments.insert(arguments.end(), extra.begin(), extra.end());
    const std::string changed = render(folder, arguments);
    CHECK(changed != plain);
    CHECK(sizeOf(changed) == Size{400, 250});
  }
  const std::string paper =
      render(folder, {"builtin:first-contact", "--mm", "160", "--size", "800x500"}, "out.svg");
  CHECK(paper.find("width=\"160mm\" height=\"100mm\"") != paper.npos);
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

TEST_CASE("a picture may go to standard output, alone") {
  const Run run = runProgram({"render", "builtin:touching", "--size", "320x200", "-o", "-"});
  CHECK(run.code == 0);
  CHECK(sizeOf(run.out) == Size{320, 200});
  const Run svg = runProgram({"render", "builtin:touching", "--format", "svg", "-o", "-"});
  CHECK(pictureFacts(svg.out).format == "svg");
}

TEST_CASE("polygons from any text become a picture, and what was assumed is said") {
  const Run run = runProgram({"render", "-", "--format", "svg", "-o", "-"}, "0 0 4 0 4 3");
  CHECK(run.code == 0);
  CHECK(pictureFacts(run.out).format == "svg");
  CHECK(run.error == "sepax: standard input: the numbers were read as pairs x, y\n");
}

TEST_CASE("a picture that cannot be written is one sentence and leaves nothing") {
  const Folder folder;
  folder.write("file", "");
  const auto refuses = [&](const std::string& command, const std::string& sentence) {
    CAPTURE(command);
    const Run run = runShell(command);
    CHECK(run.code == 2);
    CHECK(run.out == "");
    CHECK(run.error == "sepax: " + sentence + "\n");
    CHECK(folder.names() == std::vector<std::string>{"file"});
  };
  const std::string draw = "\"$SEPAX_PROGRAM\" render builtin:touching --size 320x200 -o ";
  refuses(draw + (folder / "none/out.png"),
          (folder / "none/out.png") + ": no such file or folder; check the path");
  refuses(
      draw + (folder / "file/out.png"),
      (folder / "file/out.png") + ": a part of the path is a file, not a folder; check the path");
  refuses(draw + (folder / "file/"),
          (folder / "file/") + ": a part of the path is a file, not a folder; check the path");
  refuses(draw + "/dev/full --format png",
          "/dev/full: the disk is full; free some space and try again");
  refuses(draw + "- > /dev/full",
          "standard output: the disk is full; free some space and try again");
  refuses("ulimit -f 4; " + draw + (folder / "out.png"),
          (folder / "out.png") + ": the file would be larger than the system allows");
  const Run step = runShell(draw + (folder / "out.png") + " --technique sat --step 1000");
  CHECK(step.code == 2);
  CHECK(step.error.starts_with(
      "sepax: builtin:touching: --step: 1000 is too large; the last step is "));
  CHECK(folder.names() == std::vector<std::string>{"file"});
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
