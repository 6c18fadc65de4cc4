#include "app/codecs/png.h"
#include "app/disk/files.h"
#include "app/shell/files/opening.h"
#include "app/techniques/ray/options.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <filesystem>

namespace sepax::test {
namespace {

/// Pixel of the window in the middle of a pixel of the scene.
Vec2 onPixel(const Driver& driver, double x, double y) {
  return driver.onScreen({x + 0.5, -y - 0.5});
}

TEST_CASE("a walk is chosen in the table") {
  Driver driver("builtin:ray-swapped");
  driver.settle();
  driver.click("tab/technique");
  driver.click("ray/walk/published");
  CHECK(driver.shell.work.view.options[kWalk] == RayWalkId::published);
  driver.click("ray/walk/cells");
  CHECK(driver.shell.work.view.options[kWalk] == RayWalkId::cells);
}

TEST_CASE("differing pixels are switched on where the walk stands alone") {
  Driver driver("builtin:ray-swapped");
  driver.settle();
  driver.click("tab/technique");
  CHECK_FALSE(driver.has("ray/differences"));  // the article's list stands beside it
  driver.shell.work.view.answers = Answers::exact;
  driver.settle();
  CHECK(driver.has("ray/differences"));
}

TEST_CASE("the pencil paints a stroke, undo takes it back, Escape leaves the tool") {
  Driver driver("builtin:ray-figure-1");
  driver.settle();
  const Scene before = driver.scene();
  driver.click("ray/tool/pencil");
  driver.drag(onPixel(driver, 20, 1), onPixel(driver, 28, 1));
  CHECK(driver.scene() != before);
  CHECK(driver.shell.work.document.undo());
  CHECK(driver.scene() == before);
  CHECK(!driver.shell.work.document.canUndo());
  driver.press(Key::escape);
  CHECK(driver.shell.work.view.options[kTool] == TileTool::ray);
}

TEST_CASE("in a scene that is opened a press does not go on painting") {
  Driver driver("builtin:ray-figure-1");
  driver.settle();
  driver.click("ray/tool/pencil");
  CHECK(driver.shell.work.view.options[kTool] == TileTool::pencil);
  openScene(driver.shell, "builtin:ray-figure-2");
  driver.settle();
  CHECK(driver.shell.work.view.options[kTool] == TileTool::ray);
}

TEST_CASE("a tile of the palette is put down where the pointer presses") {
  Driver driver("builtin:ray-figure-1");
  driver.settle();
  driver.click("ray/tile/0");
  CHECK(driver.shell.work.view.options[kTool] == TileTool::place);
  const std::size_t cells = driver.scene().tiles->cells.size();
  driver.clickAt(onPixel(driver, 40, 3));
  CHECK(driver.scene().tiles->cells.size() == cells + 1);
}

TEST_CASE("the end of the ray follows the pointer") {
  Driver driver("builtin:ray-diagonal-leak");
  driver.settle();
  driver.drag(driver.onScreen({18.5, -1.5}), driver.onScreen({6.5, -1.5}));
  CHECK(driver.scene().ray->direction == Vec2{0, -1});
  CHECK(driver.scene().ray->length == 12);
}

TEST_CASE("an empty scene gets a map and a ray from the panel") {
  Driver driver;
  carryOut(driver.shell, {Pending::What::fresh, {}});
  driver.click("rail/ray");
  CHECK(driver.has("need/tiles"));
  driver.click("need/tiles");
  CHECK(driver.scene().tiles.has_value());
  CHECK(driver.scene().ray.has_value());
  CHECK(driver.has("ray/walk/cells"));
}

TEST_CASE("a dropped picture becomes tiles, one entry; a broken one changes nothing") {
  Driver driver("builtin:ray-figure-1");
  driver.settle();
  Image image{40, 20, std::vector<std::uint8_t>(40 * 20 * 4, 0)};
  for (std::size_t i = 0; i < 30; ++i) image.rgba[i * 4 + 3] = 200;
  const std::string path = (std::filesystem::temp_directory_path() / "sepax-tiles.png").string();
  REQUIRE(atomicWrite(path, encodePng(image)).empty());
  openDropped(driver.shell, path);
  driver.settle();
  CHECK(driver.scene().tiles->columns == 3);
  CHECK(driver.scene().tiles->rows == 2);
  CHECK(driver.scene().tiles->cells.size() == 2);
  REQUIRE(driver.shell.work.view.bitmaps);
  CHECK(driver.shell.work.view.bitmaps->contains(driver.scene().tiles->palette[0]));
  const Scene loaded = driver.scene();
  REQUIRE(atomicWrite(path, "no picture").empty());
  CHECK(!loadTiles(driver.shell.work, driver.shell.notices, path).empty());
  CHECK(driver.scene() == loaded);
  CHECK(driver.shell.work.document.undo());
  CHECK(!driver.shell.work.document.canUndo());
  std::filesystem::remove(path);
}

TEST_CASE("undo of a large picture shows what is left as large as it was, and redo all of it") {
  Driver driver("builtin:two-pentagons");
  driver.settle();
  const double bodies = driver.shell.work.view.camera.zoom;
  const Image image{900, 600, std::vector<std::uint8_t>(900 * 600 * 4, 200)};
  const std::string path = (std::filesystem::temp_directory_path() / "sepax-large.png").string();
  REQUIRE(atomicWrite(path, encodePng(image)).empty());
  REQUIRE(loadTiles(driver.shell.work, driver.shell.notices, path).empty());
  driver.settle();
  const double tiles = driver.shell.work.view.camera.zoom;
  REQUIRE(tiles < bodies / 10);
  driver.press(Key::z, kCtrl);
  driver.settle();
  CHECK_FALSE(driver.scene().tiles);
  CHECK(driver.shell.work.view.camera.zoom > bodies / 2);
  driver.press(Key::z, kCtrlShift);
  driver.settle();
  CHECK(driver.shell.work.view.camera.zoom == doctest::Approx(tiles));
  // A camera that a hand has put somewhere stays there.
  driver.shell.work.view.camera.zoom *= 1.5;
  driver.press(Key::z, kCtrl);
  driver.settle();
  CHECK(driver.shell.work.view.camera.zoom == doctest::Approx(1.5 * tiles));
  std::filesystem::remove(path);
}

TEST_CASE("the panel counts tests in a tile and shows a tile beside its solidity map") {
  Driver driver("builtin:ray-tile-count");
  driver.settle();
  driver.click("tab/technique");
  CHECK(driver.has("ray/bitmap"));
  driver.move(driver.middleOf("ray/tile/0"));
  driver.wheel(-40);
  driver.settle();
  CHECK(driver.has("ray/bound"));
  CHECK_FALSE(driver.shell.work.evidence.publishedRay->fixedArray);
  driver.click("ray/fixedArray");
  driver.settle();
  CHECK(driver.shell.work.evidence.publishedRay->fixedArray);
}

TEST_CASE("the path dialog for pictures lists pictures") {
  Driver driver("builtin:ray-figure-1");
  driver.settle();
  driver.menu({"menu/File", "menu/file.tiles"});
  CHECK(driver.shell.dialogs.paths.purpose == PathDialog::Purpose::tiles);
  CHECK(driver.has("path/field"));
}

}  // namespace
}  // namespace sepax::test
