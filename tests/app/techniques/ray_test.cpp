#include "app/techniques/ray/ray.h"
#include "app/codecs/image.h"
#include "app/scene/builtin.h"
#include "app/scene/edits/tile_edits.h"
#include "app/techniques/table.h"
#include "app/tools/canvas_tool.h"
#include "app/tools/framing.h"
#include "app/tools/pick.h"
#include "app/tools/tile_import.h"
#include "app/view/handles.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace sepax {
namespace {

Scene builtin(const std::string& id) {
  const SceneResult result = loadBuiltin(id);
  REQUIRE_MESSAGE(result.scene, result.error);
  return *result.scene;
}

/// A map of 3 x 2 tiles of 4 pixels; the tile in the middle of the upper row is a ramp.
Scene ramp() {
  Scene scene;
  scene.technique = "ray";
  scene.tiles = TileMap{4, {{"#...", "##..", "###.", "####"}}, 3, 2, {{1, 0, 0, false, false}}};
  scene.ray = Ray{{0.5, 2.5}, {1, 0}, 10};
  return scene;
}

/// Numbers of the lines that are marked, from 0.
std::vector<std::size_t> currentLines(const std::vector<CodeLine>& lines) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].current) found.push_back(i);
  }
  return found;
}

/// The line that a walk has come to: the start, a tile that is blank or outside, its bitmap, or
/// the end without a hit.
std::size_t lineOf(const RayWalk& walk, const RayProgress& progress) {
  if (progress.known > 0 && walk.pixels[progress.known - 1].state == PixelState::hit) return 3;
  if (progress.finished) return 4;
  if (progress.known == 0) return 0;
  const WalkPixel& pixel = walk.pixels[progress.known - 1];
  return pixel.inMap && pixel.index >= 0 ? 3 : 2;
}

bool disagrees(const Evidence& evidence, const std::string& id) {
  return std::any_of(evidence.disagreements.begin(), evidence.disagreements.end(),
                     [&id](const Disagreement& d) { return d.id == id; });
}

ViewState rayView(RayWalkId walk = RayWalkId::bresenham) {
  ViewState view;
  view.technique = "ray";
  view.options.set(kWalk, walk);
  view.camera = {{6, -4}, 40, 800, 600};
  return view;
}

/// A document, a view and a hand on the tile map; places in pixel space.
struct Hand {
  Document document;
  ViewState view = rayView();
  Evidence evidence;
  CanvasTool tool;
  Modifiers modifiers;
  double time = 0;

  explicit Hand(Scene scene) : document(std::move(scene)) {}
  ToolContext context() {
    evidence = analyze(document.shown());
    return {document, evidence, view, true, {}, findTechnique(view.technique)};
  }
  ToolPointer pointer(Vec2 pixels) {
    return {view.camera.toScreen(worldOfPixels(pixels)), modifiers, time += 1};
  }
  void press(Vec2 pixels) {
    ToolContext c = context();
    tool.press(c, Button::left, pointer(pixels));
  }
  void move(Vec2 pixels) {
    ToolContext c = context();
    tool.move(c, pointer(pixels));
  }
  void release(Vec2 pixels) {
    ToolContext c = context();
    tool.release(c, Button::left, pointer(pixels));
  }
  void drag(Vec2 from, Vec2 to) {
    press(from);
    move(to);
    release(to);
  }
  const TileMap& tiles() { return *document.committed().tiles; }
  const Ray& ray() { return *document.committed().ray; }
};

TEST_SUITE("ray") {
  TEST_CASE("what is missing is named, and the map is there without a ray") {
    Scene scene = ramp();
    scene.ray.reset();
    const Evidence without = analyze(scene);
    CHECK(without.skipped.at("ray") == "the scene has no ray");
    CHECK(without.tiles.has_value());
    scene.tiles.reset();
    CHECK(analyze(scene).skipped.at("ray") == "the scene has no tile map");
    CHECK(rayVerdict(analyze(scene), rayView()).role == Role::result);
    CHECK(rayStepCount(analyze(scene), rayView()) == 0);
  }

  TEST_CASE("the boxes of a tile are exactly its solid pixels") {
    const Evidence evidence = analyze(ramp());
    const TileShape& shape = evidence.tiles->palette.at(0);
    const std::vector<std::string> rows = ramp().tiles->palette[0];
    for (std::int64_t y = 0; y < 4; ++y) {
      for (std::int64_t x = 0; x < 4; ++x) {
        const auto covering =
            std::count_if(shape.boxes.begin(), shape.boxes.end(), [&](const PixelBox& b) {
              return b.contains({x, y});
            });
        const char pixel = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
        CHECK(covering == (pixel == '#' ? 1 : 0));
      }
    }
    CHECK(shape.share == 10.0 / 16);
  }

  TEST_CASE("walks know their tiles, also mirrored ones") {
    Scene scene = ramp();
    Evidence evidence = analyze(scene);
    CHECK(evidence.ray->hit == Pixel{4, 2});
    const RayWalk& walk = evidence.rayWalks->bresenham;
    CHECK(walk.tested == 5);
    CHECK(walk.agrees);
    CHECK(walk.pixels.at(4).local == Pixel{0, 2});
    CHECK(walk.pixels.at(4).index == 0);
    CHECK(walk.pixels.at(3).index == -1);
    scene.tiles->cells[0].flipX = true;
    evidence = analyze(scene);
    CHECK(evidence.ray->hit == Pixel{5, 2});
    CHECK(evidence.rayWalks->bresenham.pixels.at(5).local == Pixel{2, 2});
  }

  TEST_CASE("the built-in scenes show what their titles promise") {
    const Evidence leak = analyze(builtin("ray-diagonal-leak"));
    CHECK(disagrees(leak, "diagonal-leak"));
    CHECK_FALSE(leak.ray->hit);
    CHECK(leak.rayWalks->cells.hit);
    const Evidence swapped = analyze(builtin("ray-swapped"));
    CHECK(disagrees(swapped, "swapped-tie"));
    CHECK_FALSE(swapped.rayWalks->bresenham.differs.empty());
    const Evidence worst = analyze(builtin("ray-figure-3"));
    CHECK_FALSE(worst.ray->hit);
    for (const TileVisit& tile : worst.ray->tiles) CHECK_FALSE(tile.blank);
    const Evidence inside = analyze(builtin("ray-solid-start"));
    CHECK(inside.ray->hit == inside.ray->firstPixel);
    CHECK(analyze(builtin("ray-figure-2")).ray->hit);
    for (const Evidence* evidence : {&leak, &swapped, &worst, &inside}) {
      CHECK_FALSE(disagrees(*evidence, "zero-length-ray"));
    }
  }

  TEST_CASE("a zero length: the published answer is the opposite one") {
    Scene scene = ramp();
    scene.ray->length = 0;
    const Evidence evidence = analyze(scene);
    CHECK(disagrees(evidence, "zero-length-ray"));
    CHECK(evidence.rayWalks->published.collides);
    CHECK_FALSE(evidence.rayWalks->published.agrees);
    CHECK(rayVerdict(evidence, rayView(RayWalkId::published)).badge ==
          "Published: a hit at length 0");
  }

  TEST_CASE("a zero direction has no published answer") {
    Scene scene = ramp();
    scene.ray->direction = {};
    const Evidence evidence = analyze(scene);
    CHECK(evidence.skipped.contains("published.ray"));
    CHECK(rayVerdict(evidence, rayView(RayWalkId::published)).badge == "No published answer");
  }

  TEST_CASE("what decides the pixel at the end stands below the start and is never marked") {
    int decided = 0;
    for (const std::string_view id : test::allBuiltinIds()) {
      const Scene scene = test::builtin(id);
      if (!scene.ray || !scene.tiles) continue;
      const Evidence evidence = analyze(scene);
      if (!evidence.ray || !evidence.rayWalks) continue;
      ViewState view = rayView(RayWalkId::cells);
      for (view.step = -1; view.step < rayStepCount(evidence, view); ++view.step) {
        const std::vector<CodeLine> lines = raySteps(evidence, view);
        if (!lines[1].text.starts_with("    p1 by squares")) continue;
        CHECK_FALSE(lines[1].current);
        ++decided;
      }
    }
    CHECK(decided > 0);
  }

  TEST_CASE("the steps end with the walk that is shown, however long another one is") {
    const Scene scene = builtin("ray-figure-1");
    const Evidence evidence = analyze(scene);
    const ViewState bresenham = rayView(RayWalkId::bresenham);
    const int steps = rayStepCount(evidence, bresenham);
    CHECK(steps < rayStepCount(evidence, rayView(RayWalkId::cells)));
    ViewState view = bresenham;
    view.step = steps - 1;
    CHECK(rayProgress(shownWalk(*evidence.rayWalks, view), view.step).finished);
    view.step = steps - 2;
    CHECK_FALSE(rayProgress(shownWalk(*evidence.rayWalks, view), view.step).finished);
  }

  TEST_CASE("at the tie the published list misses the pixel that the ray enters") {
    const Evidence evidence = analyze(builtin("pitfall-swapped-tie"));
    REQUIRE(evidence.rayWalks->cells.hit);
    CHECK_FALSE(evidence.rayWalks->published.hit);
    CHECK(evidence.rayWalks->bresenham.hit == evidence.rayWalks->cells.hit);
  }

  TEST_CASE("stepping knows only the pixels that were tested, for every walk") {
    for (const Scene& scene : {builtin("ray-swapped"), ramp()})
      for (const RayWalkId id : {RayWalkId::bresenham, RayWalkId::published, RayWalkId::cells}) {
        const Evidence evidence = analyze(scene);
        ViewState view = rayView(id);
        const int count = rayStepCount(evidence, view);
        const RayWalk& walk = shownWalk(*evidence.rayWalks, view);
        for (view.step = 0; view.step < count; ++view.step) {
          const std::vector<CodeLine> lines = raySteps(evidence, view);
          const RayProgress progress = rayProgress(walk, view.step);
          CHECK(currentLines(lines) == std::vector{lineOf(walk, progress)});
          if (!progress.finished) CHECK(progress.known == static_cast<std::size_t>(view.step));
          CHECK(rayVerdict(evidence, view).sentence.back() == '.');
        }
        CHECK(rayProgress(walk, count - 1).finished);
      }
  }

  TEST_CASE("a map of thousands of solid pixels is few items, near and far") {
    Scene scene;
    scene.technique = "ray";
    scene.tiles = TileMap{16, {std::vector<std::string>(16, std::string(16, '#'))}, 200, 200, {}};
    for (int row = 0; row < 200; ++row) {
      for (int column = 0; column < 200; ++column) {
        scene.tiles->cells.push_back({column, row, 0, false, false});
      }
    }
    scene.ray = Ray{{0.5, 0.5}, {1, 1}, 4000};
    const Evidence evidence = analyze(scene);
    for (const double zoom : {0.01, 0.2, 1.0, 8.0, 100.0}) {
      ViewState view = rayView();
      view.camera = {{1600, -1600}, zoom, 1130, 710};
      CHECK(paint(evidence, view).items.size() < 45000);
    }
  }

  TEST_CASE("frame all shows the whole map and the ray") {
    const Evidence evidence = analyze(ramp());
    ViewState view;
    view.technique = "ray";
    view.camera = {{}, 1, 800, 600};
    const Camera camera = cameraOnAll(techniques(), evidence, view);
    for (const Vec2 corner : {Vec2{0, 0}, Vec2{12, 8}}) {
      const Vec2 at = camera.toScreen(worldOfPixels(corner));
      CHECK(at.x >= 0);
      CHECK(at.x <= 800);
      CHECK(at.y >= 0);
      CHECK(at.y <= 600);
    }
  }

  TEST_CASE("the ends of the ray are dragged to the middles of pixels") {
    Hand hand(ramp());
    hand.drag({0.5, 2.5}, {1.6, 2.4});
    CHECK(hand.ray().origin == Vec2{1.5, 2.5});
    CHECK(hand.ray().direction == Vec2{1, 0});
    CHECK(hand.ray().length == 9);
    hand.drag({10.5, 2.5}, {1.4, 6.6});
    CHECK(hand.ray().direction == Vec2{0, 1});
    CHECK(hand.ray().length == 4);
    CHECK(hand.document.undo());
    CHECK(hand.document.undo());
    CHECK(!hand.document.canUndo());
  }

  TEST_CASE("the end that is not held stays, and with Ctrl the whole ray follows either end") {
    Hand hand(ramp());
    const Vec2 end = analyze(hand.document.committed()).ray->to;
    hand.drag({0.5, 2.5}, {3.4, 5.6});
    CHECK(hand.ray().origin == Vec2{3.5, 5.5});
    const RayEvidence turned = *analyze(hand.document.committed()).ray;
    CHECK(distance(turned.to, end) < 1e-12);
    CHECK(turned.lastPixel == Pixel{10, 2});
    hand.modifiers.shift = true;  // level with the end, or upright or diagonal from it
    hand.drag({3.5, 5.5}, {3.4, 2.7});
    CHECK(distance(hand.ray().origin, {3.5, 2.5}) < 1e-12);
    hand.modifiers = {};
    hand.modifiers.ctrl = true;
    hand.drag({3.5, 2.5}, {1.4, 4.6});
    CHECK(hand.ray().origin == Vec2{1.5, 4.5});
    CHECK(hand.ray().direction == Vec2{1, 0});
    CHECK(hand.ray().length == 7);
    hand.drag({8.5, 4.5}, {9.4, 3.6});
    CHECK(hand.ray().origin == Vec2{2.5, 3.5});
    CHECK(hand.ray().length == 7);
  }

  TEST_CASE("Escape gives the ray and a stroke back") {
    Hand hand(ramp());
    const Scene before = hand.document.committed();
    hand.press({10.5, 2.5});
    hand.move({3, 6});
    ToolContext context = hand.context();
    CHECK(hand.tool.cancel(context));
    CHECK(hand.document.shown() == before);
    hand.view.options.set(kTool, TileTool::pencil);
    hand.press({7.5, 0.5});
    hand.move({5.5, 0.5});
    CHECK(hand.document.previewing());
    ToolContext again = hand.context();
    CHECK(hand.tool.cancel(again));
    CHECK(hand.document.shown() == before);
  }

  TEST_CASE("a stroke of the pencil is one entry and leaves no holes") {
    Hand hand(ramp());
    hand.view.options.set(kTool, TileTool::pencil);
    hand.drag({4.5, 0.5}, {7.5, 0.5});
    CHECK(hand.tiles().palette[0][0] == "####");
    hand.view.options.set(kTool, TileTool::eraser);
    hand.drag({4.5, 3.5}, {7.5, 3.5});
    CHECK(hand.tiles().palette[0][3] == "....");
    hand.view.options.set(kTool, TileTool::pencil);
    hand.drag({1.5, 5.5}, {1.5, 5.5});  // a blank cell gets a tile of its own
    CHECK(hand.tiles().palette.size() == 2);
    CHECK(hand.tiles().palette[1][1] == ".#..");
    for (int i = 0; i < 3; ++i) CHECK(hand.document.undo());
    CHECK(!hand.document.canUndo());
  }

  TEST_CASE("painting follows the mirror of the tile under the pointer") {
    Scene scene = ramp();
    scene.tiles->cells[0].flipX = true;
    Hand hand(scene);
    hand.view.options.set(kTool, TileTool::pencil);
    hand.drag({4.5, 0.5}, {4.5, 0.5});
    CHECK(hand.tiles().palette[0][0] == "#..#");
  }

  TEST_CASE("fill, flip, place and blank") {
    Hand hand(ramp());
    hand.view.options.set(kTool, TileTool::fill);
    hand.drag({7.5, 0.5}, {7.5, 0.5});
    CHECK(hand.tiles().palette[0] == std::vector<std::string>(4, "####"));
    hand.view.options.set(kTool, TileTool::flipY);
    hand.drag({7.5, 0.5}, {7.5, 0.5});
    CHECK(hand.tiles().cells[0].flipY);
    hand.view.options.set(kTool, TileTool::place);
    hand.drag({1, 6}, {11, 6});
    CHECK(hand.tiles().cells.size() == 4);
    hand.view.options.set(kTool, TileTool::blank);
    hand.drag({1, 6}, {6, 6});
    CHECK(hand.tiles().cells.size() == 2);
    hand.drag({-5, -5}, {-6, -6});  // outside: nothing
    CHECK(hand.tiles().cells.size() == 2);
  }

  TEST_CASE("maps change their size and lose only what falls outside") {
    TileMap tiles = *ramp().tiles;
    CHECK(withMapSize(tiles, 1, 1).cells.empty());
    CHECK(withMapSize(tiles, 2, 1).cells.size() == 1);
    CHECK(withTileSize(tiles, 2).palette[0] == std::vector<std::string>{"#.", "##"});
  }

  TEST_CASE("a picture becomes tiles: alpha above 0 is solid, mirror images share a tile") {
    Image image{6, 2, std::vector<std::uint8_t>(6 * 2 * 4, 0)};
    image.rgba[(0 * 6 + 0) * 4 + 3] = 1;    // left tile: its left upper pixel, hardly visible
    image.rgba[(0 * 6 + 3) * 4 + 3] = 255;  // middle tile: its right upper one
    const TileImport import = tilesFromPicture(image, 2);
    CHECK(import.problem.empty());
    CHECK(import.tiles.columns == 3);
    CHECK(import.tiles.rows == 1);
    CHECK(import.tiles.palette == std::vector<std::vector<std::string>>{{"#.", ".."}});
    REQUIRE(import.tiles.cells.size() == 2);
    CHECK_FALSE(import.tiles.cells[0].flipX);
    CHECK(import.tiles.cells[1].flipX);
    CHECK_FALSE(tilesFromPicture({}, 16).problem.empty());
  }
}

}  // namespace
}  // namespace sepax
