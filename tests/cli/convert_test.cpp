#include "tests/cli/refused.h"
#include "tests/cli/run_program.h"
#include "tests/support/scene_folder.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

// Polygons from one format to another, as a user or a script does it.

namespace sepax {
namespace {

using testing::checkRefused;
using testing::Folder;
using testing::Run;
using testing::runProgram;
using testing::runShell;

constexpr const char* kScene =
    R"({"format":"sepax-scene","version":1,"title":"kept","technique":"motion","bodies":[)"
    R"({"name":"A","vertices":[[0,0],[4,0],[4,3]],"position":[1,2],"angle":90,"velocity":[5,0]},)"
    R"({"name":"left wing","vertices":[[3,3],[5,3],[5,4]]}],"ray":{"origin":[1,2],"length":3}})";

std::string converted(const std::vector<std::string>& options, const std::string& input,
                      const std::string& notes = "") {
  std::vector<std::string> arguments = {"convert", "-"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  const Run run = runProgram(arguments, input);
  CHECK(run.code == 0);
  CHECK(run.error == notes);
  return run.out;
}

TEST_SUITE_BEGIN("cli");

TEST_CASE("polygons go from one format to another") {
  CHECK(converted({"--to", "wkt"}, "[[0,0],[4,0],[4,3]]") == "POLYGON ((0 0, 4 0, 4 3, 0 0))\n");
  CHECK(converted({"--to", "cpp"}, "hull = [(0.1, 0), (4, 1e-300), (4, 3)]") ==
        "static const double hull[][2] = {{0.1, 0}, {4, 1e-300}, {4, 3}};\n");
  CHECK(converted({"--to", "rust"}, "POLYGON ((0 0, 1 2, 2.5 0))") ==
        "let polygon: &[[f64; 2]] = &[[0.0, 0.0], [1.0, 2.0], [2.5, 0.0]];\n");
  CHECK(converted({"--to", "jsonxy"}, "POLYGON ((0 0, 1 2, 2.5 0))") ==
        "[{\"x\": 0, \"y\": 0}, {\"x\": 1, \"y\": 2}, {\"x\": 2.5, \"y\": 0}]\n");
  CHECK(converted({"--to", "kicad"}, "POLYGON ((0 0, 1 2, 2.5 0))") ==
        "(gr_poly\n  (pts (xy 0 0) (xy 1 2) (xy 2.5 0))\n"
        "  (stroke (width 0.1) (type solid)) (fill none) (layer \"Dwgs.User\")\n)\n");
  CHECK(converted({"-o", "-", "--to", "json"}, kScene) ==
        "{\n  \"A\": [[1, 2], [1, 6], [-2, 6]],\n"
        "  \"left wing\": [[3, 3], [5, 3], [5, 4]]\n}\n");
}

TEST_CASE("what was dropped or assumed is said on standard error") {
  CHECK(converted({"--to", "json"}, "0 0 4 0 4 3",
                  "sepax: standard input: the numbers were read as pairs x, y\n") ==
        "[[0, 0], [4, 0], [4, 3]]\n");
  CHECK(converted({"--to", "json"}, "POLYGON ((0 0, 4 0, 4 3, 0 0))",
                  "sepax: standard input: the closing copy of the first vertex was dropped\n") ==
        "[[0, 0], [4, 0], [4, 3]]\n");
  CHECK(converted({"--to", "json"}, "[[0,0],[4,0],[4,3],[0,0]]",
                  "sepax: standard input: the closing copy of the first vertex was dropped\n") ==
        "[[0, 0], [4, 0], [4, 3]]\n");
  CHECK(converted({"--to", "json"}, "[[0,0,7],[4,0,7],[4,3,7]]",
                  "sepax: standard input: z was dropped\n") == "[[0, 0], [4, 0], [4, 3]]\n");
  CHECK(
      converted({"--to", "json"},
                "[node name=\"A\" type=\"CollisionPolygon2D\"]\nposition = Vector2(1, 2)\n"
                "polygon = PackedVector2Array(0, 0, 4, 0, 4, 3)\n",
                "sepax: standard input: y points down in Godot; nothing was flipped\n"
                "sepax: standard input: position, rotation and scale of the nodes were applied to "
                "their points\n") == "{\n  \"A\": [[1, 2], [5, 2], [5, 5]]\n}\n");
}

TEST_CASE("the extension of the output tells the format, --to overrides it") {
  const Folder folder;
  folder.write("in.txt", "hull = [[0,0],[4,0],[4,3]]");
  const auto convert = [&](const std::string& out, const std::vector<std::string>& options = {}) {
    std::vector<std::string> arguments = {"convert", folder / "in.txt", "-o", folder / out};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Run run = runProgram(arguments);
    CHECK_MESSAGE(run.code == 0, run.error);
    CHECK(run.out == "");
    return folder.read(out);
  };
  CHECK(convert("out.json").starts_with("{\n  \"format\": \"sepax-scene\""));
  CHECK(convert("out.py") == "hull = [(0, 0), (4, 0), (4, 3)]\n");
  CHECK(convert("out.WKT") == "POLYGON ((0 0, 4 0, 4 3, 0 0))\n");
  CHECK(convert("out.txt", {"--to", "csv"}) == "name,x,y\nhull,0,0\nhull,4,0\nhull,4,3\n");
}

TEST_CASE("a scene stays whole as a scene and stands in the world in other formats") {
  const std::string whole = converted({"--to", "scene"}, kScene);
  CHECK(whole.find("\"title\": \"kept\"") != std::string::npos);
  CHECK(whole.find("\"ray\"") != std::string::npos);
  CHECK(converted({"--to", "scene"}, whole) == whole);
  const Run builtin = runProgram({"convert", "builtin:touching", "--to", "csv"});
  CHECK(builtin.code == 0);
  CHECK(builtin.out.starts_with("name,x,y\nA,"));
}

TEST_CASE("there and back again") {
  constexpr const char* kRings =
      "sepax: standard input: the closing copy of the first vertex was dropped in 2 polygons\n";
  const std::string json = converted({"--to", "json"}, kScene);
  const Run list = runProgram({"convert", "--list"});
  CHECK(list.code == 0);
  for (std::size_t start = 0; start < list.out.size(); start = list.out.find('\n', start) + 1) {
    const std::string format = list.out.substr(start, list.out.find(' ', start) - start);
    if (format == "doctest" || format == "asserts" || format == "wkt" || format == "svgpath")
      continue;
    const bool ring = format == "geojson";
    CAPTURE(format);
    CHECK(converted({"--to", "json"}, converted({"--to", format}, json), ring ? kRings : "") ==
          json);
  }
}

TEST_CASE("rings of GeoJSON run counterclockwise, in a file by its extension, too") {
  const Folder folder;
  folder.write("in.txt", "hull = [[0,0],[1,2],[2.5,0]]");
  CHECK(runProgram({"convert", folder / "in.txt", "-o", folder / "out.geojson"}).code == 0);
  CHECK(folder.read("out.geojson").find("[[0, 0], [2.5, 0], [1, 2], [0, 0]]") != std::string::npos);
}

TEST_CASE("wrong use of convert is one sentence, and nothing is written") {
  const Folder folder;
  folder.write("bad.txt", "nothing here");
  checkRefused(runProgram({"convert"}), "convert: no input given; name a file, builtin:ID or -");
  checkRefused(runProgram({"convert", "-"}, "0 0 4 0 4 3"),
               "convert: standard output has no extension that tells the format; choose one with "
               "--to: scene, json, jsonxy, geojson, wkt,");
  checkRefused(runProgram({"convert", "-", "--to", "obj"}, "0 0 4 0 4 3"),
               "--to: \"obj\" is unknown; choose one of scene, json, jsonxy, geojson, wkt,");
  checkRefused(runProgram({"convert", "-", "-o", folder / "x.obj"}, "0 0 4 0 4 3"),
               folder / "x.obj: OBJ mesh is read, but not written; choose a format with --to: ");
  checkRefused(runProgram({"convert", "-", "-o", folder / "x.tga"}, "0 0 4 0 4 3"),
               folder / "x.tga: no format has the extension \".tga\"; choose a format with --to: ");
  checkRefused(runProgram({"convert", folder / "none.txt", "--to", "wkt"}),
               folder / "none.txt: no");
  checkRefused(runProgram({"convert", "builtin:none", "--to", "wkt"}), "builtin:none");
  checkRefused(runProgram({"convert", folder / "bad.txt", "-o", folder / "out.wkt"}),
               folder / "bad.txt: ");
  checkRefused(runProgram({"convert", "-", "--to", "wkt"},
                          "POLYGON ((0 0, 9 0, 9 9, 0 0), (1 1, 2 1, 2 2, 1 1))"),
               "standard input: ");
  checkRefused(runProgram({"convert", "-", "--to", "doctest"}, "[[0,0],[4,0],[4,3]]"),
               "standard input: a unit test needs a pair of polygons; add a second one");
  checkRefused(runProgram({"convert", "-", "--to", "wkt"},
                          R"({"format":"sepax-scene","version":1,"bodies":[]})"),
               "standard input: the scene has no bodies");
  checkRefused(
      runProgram({"convert", "-", "--to", "wkt"},
                 R"({"format":"sepax-scene","version":1,"bodies":[{"vertices":[[0,0]]}]})"),
      "standard input: bodies[0].vertices: ");
  CHECK(folder.names() == std::vector<std::string>{"bad.txt"});
}

/// Compiles what was written for a user's code, with an answer of that code behind it, by the
/// compiler that built this test.
void checkCompiles(const std::string& format, const std::string& language,
                   const std::string& answer) {
  const Folder folder;
  const Run run = runProgram({"convert", "-", "--to", format}, kScene);
  REQUIRE_MESSAGE(run.code == 0, run.error);
  folder.write("test.cpp", run.out + answer);
  const Run result = runShell(SEPAX_COMPILER " " + language +
                              " -Wall -Wextra -Werror -fsyntax-only " + (folder / "test.cpp"));
  CHECK_MESSAGE(result.code == 0, run.out, result.error);
}

TEST_CASE("unit tests and literals compile") {
  checkCompiles("doctest", "-std=c++20",
                "Answer collide(const Polygon&, const Polygon&) { return {}; }\n"
                "double distanceBetween(const Polygon&, const Polygon&) { return 0; }\n");
  checkCompiles(
      "asserts", "-std=c++20",
      "Answer collide(const double (*)[2], int, const double (*)[2], int) { return {}; }\n");
  checkCompiles("asserts", "-x c -std=c11", "int main(void) { testCollision(); return 0; }\n");
  checkCompiles("cpp", "-std=c++20", "int main() { return A[0][0] + left_wing[0][0] > 9; }\n");
  checkCompiles("cpp", "-x c -std=c11",
                "int main(void) { return A[0][0] + left_wing[0][0] > 9; }\n");
}

/// A PNG of 3 x 2 pixels, two of which are not transparent: (2, 0) hardly, and (0, 1).
constexpr std::string_view kTilesPng{
    "\211\120\116\107\015\012\032\012\000\000\000\015\111\110\104\122\000\000\000\003"
    "\000\000\000\002\010\006\000\000\000\235\164\146\032\000\000\000\024\111\104\101"
    "\124\170\332\143\140\200\002\056\021\071\166\020\375\037\046\000\000\015\037\001"
    "\103\150\373\033\006\000\000\000\000\111\105\116\104\256\102\140\202",
    77};

TEST_CASE("a PNG becomes a map of tiles") {
  const Folder folder;
  folder.write("tiles.png", kTilesPng);
  const std::vector<std::string> cut{"convert", folder / "tiles.png", "--tile-size", "2"};
  auto toFile = cut;
  toFile.insert(toFile.end(), {"-o", folder / "scene.json"});
  const Run run = runProgram(toFile);
  CHECK_MESSAGE(run.code == 0, run.error);
  const std::string scene = folder.read("scene.json");
  CHECK(scene.find("\"size\": 2") != scene.npos);
  CHECK(scene.find("\"columns\": 2") != scene.npos);
  CHECK(scene.find("\"ray\"") != scene.npos);
  CHECK(scene.find("\"..\",\n        \"#.\"") != scene.npos);
  CHECK(runProgram({"query", folder / "scene.json"}).code == 0);
  CHECK(runProgram({"convert", "-", "--tile-size", "2", "--to", "scene"}, std::string(kTilesPng))
            .out == scene);
  checkRefused(runProgram({"convert", folder / "tiles.png", "--to", "wkt"}),
               (folder / "tiles.png") + ": the scene has no bodies to convert");
}

TEST_CASE("a size of tiles that is none is one sentence") {
  const Folder folder;
  folder.write("tiles.png", kTilesPng);
  for (const std::string size : {"0", "1025", "-2", "2.5", "abc", "99999999999999999999"}) {
    CAPTURE(size);
    checkRefused(
        runProgram({"convert", folder / "tiles.png", "--tile-size", size, "--to", "scene"}),
        "--tile-size: \"" + size +
            "\" is no size; write a whole number of pixels from 1 "
            "to 1024\n");
  }
}

TEST_CASE("a picture of ours becomes tiles where a size of tiles is asked for") {
  const Folder folder;
  const std::string picture = folder / "ours.svg";
  CHECK(runProgram({"render", "builtin:touching", "-o", picture}).code == 0);
  checkRefused(runProgram({"convert", picture, "--tile-size", "8", "--to", "scene"}),
               picture + ": --tile-size: only a PNG is cut into tiles; leave it out\n");
  checkRefused(runProgram({"convert", "builtin:touching", "--tile-size", "8", "--to", "scene"}),
               "builtin:touching: --tile-size: only a PNG is cut into tiles; leave it out\n");
  checkRefused(runProgram({"convert", "-", "--tile-size", "8", "--to", "scene"}, "0 0 4 0 4 3"),
               "standard input: --tile-size: only a PNG is cut into tiles; leave it out\n");
}

TEST_CASE("--holes says what becomes of holes, and without it they are refused") {
  const std::string text = "POLYGON ((0 0, 4 0, 4 4, 0 4), (4 2, 2 1, 2 3))";
  checkRefused(runProgram({"convert", "-", "--to", "wkt"}, text),
               "standard input: line 1: a polygon with a hole; bodies have none: choose bridge, "
               "outline or bodies with sepax convert --holes\n");
  CHECK(converted({"--to", "json", "--holes", "bridge"}, text,
                  "sepax: standard input: 1 hole was joined to its outline by a bridge\n") ==
        "[[0, 0], [4, 0], [4, 2], [2, 1], [2, 3], [4, 2], [4, 4], [0, 4]]\n");
  CHECK(converted({"--to", "json", "--holes", "outline"}, text,
                  "sepax: standard input: 1 hole was left out\n") ==
        "[[0, 0], [4, 0], [4, 4], [0, 4]]\n");
  const std::string named =
      R"({"id":"pond","geometry":{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,4]],)"
      R"([[2,1],[3,1],[3,2]]]}})";
  CHECK(converted({"--to", "python", "--holes", "bodies"}, named,
                  "sepax: standard input: 1 hole became a polygon of its own\n")
            .find("pond hole 1") != std::string::npos);
  CHECK(converted({"--to", "json", "--holes", "bridge"}, "[[0,0],[4,0],[4,3]]") ==
        "[[0, 0], [4, 0], [4, 3]]\n");
  checkRefused(runProgram({"convert", "-", "--to", "wkt", "--holes", "fill"}, text),
               "--holes: \"fill\" is unknown; choose bridge, outline or bodies\n");
}

TEST_CASE("--angles says the unit of angles beside vertices") {
  const std::string text = R"({"angle": 90, "vertices": [[1,0],[2,0],[2,1]]})";
  const std::string note =
      "sepax: standard input: the vertices were turned by their angle, read as ";
  const std::string guessed =
      converted({"--to", "json"}, text, note + "degrees: 90 is more than a full turn in radians\n");
  CHECK(converted({"--to", "json", "--angles", "degrees"}, text,
                  note + "degrees: so it was chosen\n") == guessed);
  CHECK(converted({"--to", "json", "--angles", "radians"}, text,
                  note + "radians: so it was chosen\n") != guessed);
  checkRefused(runProgram({"convert", "-", "--to", "wkt", "--angles", "gon"}, text),
               "--angles: \"gon\" is unknown; choose degrees or radians\n");
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
