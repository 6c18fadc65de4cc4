#include "app/formats/formats.h"
#include "app/scene/scene_json.h"
#include "app/shell/actions/actions.h"
#include "app/shell/dialogs/import_dialog.h"
#include "app/techniques/contract/unit_test_text.h"
#include "app/techniques/table.h"
#include "app/tools/framing.h"
#include "app/tools/selection.h"
#include "tests/support/scene_folder.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

namespace sepax::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* kTriangles =
    "static const double left[][2] = {{0, 0}, {2, 0}, {1, 2}};\n"
    "static const double right[][2] = {{1, 1}, {3, 1}, {2, 3}};\n";

void putIntoClipboard(const std::string& text) { ImGui::SetClipboardText(text.c_str()); }

std::string clipboard() {
  const char* text = ImGui::GetClipboardText();
  return text == nullptr ? "" : text;
}

std::string lastToast(const Driver& driver) {
  return driver.shell.notices.toasts.empty() ? "" : driver.shell.notices.toasts.back().text;
}

TEST_CASE("what the paste before lacked is not said beside this one") {
  Driver driver;
  putIntoClipboard("nothing of the kind");
  driver.press(Key::v, kCtrl);
  CHECK(says(driver, "o polygon found"));
  putIntoClipboard(kTriangles);
  driver.press(Key::v, kCtrl);
  CHECK_FALSE(says(driver, "o polygon found"));
}

TEST_CASE("Ctrl+V shows what was understood, Enter adds it: one entry, selected") {
  Driver driver;
  const Scene before = driver.scene();
  putIntoClipboard(kTriangles);
  driver.press(Key::v, kCtrl);
  REQUIRE(driver.has("import/add"));
  REQUIRE(driver.shell.dialogs.importing);
  CHECK(driver.shell.dialogs.importing->text.readings[0].polygons[1].name == "right");
  CHECK(driver.shell.dialogs.importing->preview.outlines.size() == 2);
  CHECK(driver.scene() == before);
  driver.press(Key::enter);
  CHECK(!driver.has("import/add"));
  REQUIRE(driver.scene().bodies.size() == before.bodies.size() + 2);
  const Body& left = driver.scene().bodies[before.bodies.size()];
  CHECK(left.name == "left");
  CHECK(driver.shell.notices.toasts.back().text.ends_with(
      "Shapes › Pick A and B on the canvas compares others."));
  CHECK(left.vertices == std::vector<Vec2>{{0, 0}, {2, 0}, {1, 2}});
  const int first = static_cast<int>(before.bodies.size());
  CHECK(driver.shell.work.view.group == std::vector<int>{first, first + 1});
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == before);
  CHECK(!driver.shell.work.document.canUndo());
}

TEST_CASE("Escape and Cancel leave everything as it was") {
  Driver driver;
  const Scene before = driver.scene();
  putIntoClipboard(kTriangles);
  driver.press(Key::v, kCtrl);
  driver.press(Key::escape);
  CHECK(!driver.has("import/add"));
  driver.menu({"menu/Edit", "menu/edit.paste"});
  driver.click("import/cancel");
  CHECK(!driver.has("import/add"));
  CHECK(driver.scene() == before);
  CHECK(!driver.shell.work.document.canUndo());
}

TEST_CASE("y that points down is turned over") {
  Driver driver;
  putIntoClipboard("[[0,0],[4,0],[4,3]]");
  driver.press(Key::v, kCtrl);
  driver.click("import/flip");
  driver.press(Key::enter);
  const std::vector<Vec2>& vertices = driver.scene().bodies.back().vertices;
  REQUIRE(vertices.size() == 3);
  CHECK(vertices[2] == Vec2{4, -3});
  CHECK(!std::signbit(vertices[0].y));
}

TEST_CASE("another reading of the numbers is chosen in the dialog") {
  Driver driver;
  putIntoClipboard("0, 0, 9, 4, 0, 9, 4, 3, 9, 0, 3, 9");
  driver.press(Key::v, kCtrl);
  REQUIRE(driver.shell.dialogs.importing);
  const auto& readings = driver.shell.dialogs.importing->text.readings;
  REQUIRE(readings.size() >= 2);
  const std::vector<NamedPolygon> second = readings[1].polygons;
  CHECK(second != readings[0].polygons);
  driver.click("import/reading1");
  driver.press(Key::enter);
  CHECK(driver.scene().bodies.back().vertices == second.back().vertices);
}

TEST_CASE("a text without polygons is one sentence, and nothing opens") {
  Driver driver;
  const Scene before = driver.scene();
  for (const char* text : {"", " \n", "no polygon here", "1, 2"}) {
    CAPTURE(text);
    driver.shell.notices.toasts.clear();
    putIntoClipboard(text);
    driver.press(Key::v, kCtrl);
    CHECK(!driver.has("import/add"));
    REQUIRE(driver.shell.notices.toasts.size() == 1);
    CHECK(driver.shell.notices.toasts[0].error);
    CHECK(driver.scene() == before);
  }
}

TEST_CASE("polygons replace a scene without a file as one edit of it") {
  Driver driver;
  const Vec2 from = driver.onScreen(driver.vertex(0, 0));
  driver.drag(from, from + Vec2{-60, 60});
  const Scene changed = driver.scene();
  putIntoClipboard(kTriangles);
  driver.press(Key::v, kCtrl);
  driver.click("import/replace");
  CHECK(!driver.has("unsaved/discard"));
  REQUIRE(driver.scene().bodies.size() == 2);
  CHECK(driver.scene().bodies[0].name == "left");
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == changed);
}

TEST_CASE("polygons replace the scene of a file, after a question when changes would be lost") {
  const testing::Folder folder;
  folder.write("scene.json", writeScene(Driver().scene()));
  Driver driver(folder / "scene.json");
  const Vec2 from = driver.onScreen(driver.vertex(0, 0));
  driver.drag(from, from + Vec2{-60, 60});
  putIntoClipboard(kTriangles);
  driver.press(Key::v, kCtrl);
  driver.click("import/replace");
  REQUIRE(driver.has("unsaved/discard"));
  CHECK(driver.scene().bodies.size() == 2);
  CHECK(driver.scene().bodies[0].name == "A");
  driver.click("unsaved/discard");
  REQUIRE(driver.scene().bodies.size() == 2);
  CHECK(driver.scene().bodies[0].name == "left");
  CHECK(driver.shell.work.document.path().empty());
  CHECK(driver.shell.work.document.dirty());
}

TEST_CASE("a whole scene in the clipboard replaces, or gives its bodies with their motion") {
  Driver driver;
  Scene other;
  other.title = "Other";
  other.technique = "motion";
  other.bodies = {{"A", {{0, 0}, {1, 0}, {0, 1}}, {5, 5}, 30, {1, 2}, 0}};
  putIntoClipboard(writeScene(other));
  driver.press(Key::v, kCtrl);
  driver.press(Key::enter);
  REQUIRE(driver.scene().bodies.size() == 3);
  Body expected = other.bodies[0];
  expected.name = "C";
  CHECK(driver.scene().bodies[2] == expected);
  driver.press(Key::z, kCtrl);
  driver.press(Key::v, kCtrl);
  driver.click("import/replace");
  CHECK(driver.scene() == other);
  CHECK(driver.shell.work.view.technique == "motion");
}

TEST_CASE("what is out of sight is framed, what is in sight leaves the view alone") {
  Driver driver;
  const Camera before = driver.shell.work.view.camera;
  const Vec2 c = before.center;
  putIntoClipboard("[[" + std::to_string(c.x) + "," + std::to_string(c.y) + "],[" +
                   std::to_string(c.x + 0.5) + "," + std::to_string(c.y) + "],[" +
                   std::to_string(c.x) + "," + std::to_string(c.y + 0.5) + "]]");
  driver.press(Key::v, kCtrl);
  driver.press(Key::enter);
  CHECK(driver.shell.work.view.camera == before);
  putIntoClipboard("[[1000,1000],[1100,1000],[1000,1100]]");
  driver.press(Key::v, kCtrl);
  driver.press(Key::enter);
  const Camera& camera = driver.shell.work.view.camera;
  const Vec2 seen = camera.toScreen({1100, 1000});
  CHECK(seen.x < camera.width);
  CHECK(seen.y > 0);
}

TEST_CASE("Ctrl+V in a text field stays there") {
  Driver driver;
  const Scene before = driver.scene();
  putIntoClipboard(kTriangles);
  driver.press(Key::p, kCtrl);
  driver.press(Key::v, kCtrl);
  CHECK(!driver.has("import/add"));
  CHECK(driver.scene() == before);
}

TEST_CASE("a copy can be pasted again; a cut takes away, one entry") {
  Driver driver;
  const Scene before = driver.scene();
  driver.shell.work.view.selected = {Target::Kind::body, 1, -1};
  driver.press(Key::c, kCtrl);
  CHECK(lastToast(driver) == "Copied 1 polygon as sepax scene.");
  CHECK(readScene(clipboard()).scene->bodies == std::vector<Body>{before.bodies[1]});
  driver.press(Key::v, kCtrl);
  driver.press(Key::enter);
  REQUIRE(driver.scene().bodies.size() == 3);
  CHECK(driver.scene().bodies[2].vertices == before.bodies[1].vertices);
  driver.press(Key::x, kCtrl);
  CHECK(driver.scene() == before);
  driver.shell.work.view.selected = {Target::Kind::vertex, 0, 1};
  driver.press(Key::x, kCtrl);
  CHECK(driver.scene().bodies == std::vector<Body>{before.bodies[1]});
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == before);
}

TEST_CASE("what is pasted over its original comes to lie visibly aside, each time farther") {
  Driver driver;
  const Scene before = driver.scene();
  driver.shell.work.view.selected = {Target::Kind::body, 1, -1};
  driver.press(Key::c, kCtrl);
  const Vec2 aside = asideOf(driver.shell.work.view);
  CHECK(aside.x * driver.shell.work.view.camera.zoom >= 40);
  for (int copy = 1; copy <= 2; ++copy) {
    driver.press(Key::v, kCtrl);
    driver.press(Key::enter);
    const Body& pasted = driver.scene().bodies.back();
    CHECK(pasted.vertices == before.bodies[1].vertices);
    CHECK(pasted.position == before.bodies[1].position + static_cast<double>(copy) * aside);
    const SnapStep step = snapStepOf(driver.shell.work.view);
    CHECK(std::remainder(pasted.position.x - before.bodies[1].position.x, step.size()) == 0);
  }
  CHECK(lastToast(driver).find("aside") != std::string::npos);
  driver.press(Key::z, kCtrl);
  driver.press(Key::z, kCtrl);
  CHECK(driver.scene() == before);
  driver.shell.work.view.selected = {Target::Kind::body, 1, -1};
  driver.press(Key::x, kCtrl);  // where nothing lies any more, it comes back in its place
  driver.press(Key::v, kCtrl);
  driver.press(Key::enter);
  CHECK(driver.scene().bodies.back().position == before.bodies[1].position);
}

TEST_CASE("everything is copied in every format from menu and palette, and reads back") {
  Driver driver;
  const std::vector<NamedPolygon> world = worldPolygons(driver.scene());
  for (const GeometryFormat& format : writtenFormats()) {
    CAPTURE(format.id);
    const std::string id = "copy." + std::string(format.id);
    driver.menu({"menu/Edit", "menu/Edit/Copy as", "menu/" + id});
    CHECK(clipboard() == writeGeometry(driver.scene(), {0, 1}, format.id));
    CHECK(lastToast(driver) == "Copied 2 polygons as " + std::string(format.name) + ".");
    putIntoClipboard("");
    driver.press(Key::p, kCtrl);
    driver.write("copy as " + std::string(format.name));
    driver.press(Key::enter);
    CHECK(clipboard() == writeGeometry(driver.scene(), {0, 1}, format.id));
    CHECK(readGeometry(clipboard()).error.empty());
  }
  CHECK(driver.scene().bodies.size() == world.size());
}

TEST_CASE("the pair is copied as a unit test with its answers") {
  Driver driver;
  for (const TestFormat& format : testFormats()) {
    CAPTURE(format.id);
    putIntoClipboard("");
    driver.menu({"menu/Edit", "menu/Edit/Copy as", "menu/copyTest." + std::string(format.id)});
    CHECK(clipboard() == unitTestText(analyze(driver.scene()), format.style));
  }
  driver.menu({"menu/File", "menu/file.new"});
  putIntoClipboard("before");
  driver.menu({"menu/Edit", "menu/Edit/Copy as", "menu/copyTest.doctest"});
  CHECK(clipboard() == "before");
  CHECK(driver.shell.notices.toasts.back().error);
}

TEST_CASE("the preview of a hundred thousand vertices draws few of them") {
  std::string text = "[";
  for (int i = 0; i < 100'000; ++i) {
    const double angle = 2 * 3.14159265358979 * i / 100'000;
    text += (i == 0 ? "[" : ",[") + std::to_string(100 * std::cos(angle)) + "," +
            std::to_string(100 * std::sin(angle)) + "]";
  }
  Driver driver;
  putIntoClipboard(text + "]");
  driver.press(Key::v, kCtrl);
  REQUIRE(driver.shell.dialogs.importing);
  REQUIRE(driver.shell.dialogs.importing->preview.outlines.size() == 1);
  CHECK(driver.shell.dialogs.importing->preview.outlines[0].size() <= 2000);
  CHECK(driver.shell.dialogs.importing->preview.outlines[0].size() >= 1000);
  driver.press(Key::escape);
}

TEST_CASE("a preview has the box of all vertices and few points of each polygon") {
  std::vector<NamedPolygon> polygons(3);
  for (int i = 0; i < 999; ++i) polygons[0].vertices.push_back({i % 2 == 0 ? -5.0 : 1.0, 1.0 * i});
  polygons[1].vertices = {{0, 0}, {7, 0}, {7, -2}};
  polygons[2].vertices = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  const ImportPreview preview = previewOf(polygons, 100);
  REQUIRE(preview.outlines.size() == 3);
  CHECK(preview.outlines[0].size() <= 100);
  CHECK(preview.outlines[0].size() >= 50);
  CHECK(preview.outlines[1] == polygons[1].vertices);
  CHECK(preview.outlines[2] == polygons[2].vertices);
  CHECK(preview.min == Vec2{-5, -2});
  CHECK(preview.max == Vec2{7, 998});
}

TEST_CASE("a dropped text of polygons is offered, a scene file is opened") {
  const fs::path folder = fs::temp_directory_path() / "sepax-drop-test";
  fs::create_directories(folder);
  std::ofstream(folder / "shapes.h") << kTriangles;
  std::ofstream(folder / "nothing.txt") << "no polygon here";
  Scene scene;
  scene.title = "Dropped";
  scene.bodies = {{"P", {{0, 0}, {1, 0}, {0, 1}}, {}, 0, {}, 0}};
  std::ofstream(folder / "scene.json") << writeScene(scene);
  Driver driver;
  const Scene before = driver.scene();
  openDropped(driver.shell, (folder / "shapes.h").string());
  driver.settle();
  REQUIRE(driver.has("import/add"));
  CHECK(driver.shell.dialogs.importing->source == "shapes.h");
  driver.press(Key::escape);
  openDropped(driver.shell, (folder / "nothing.txt").string());
  driver.settle();
  CHECK(!driver.has("import/add"));
  CHECK(driver.shell.notices.toasts.back().error);
  CHECK(driver.scene() == before);
  openDropped(driver.shell, (folder / "scene.json").string());
  driver.settle();
  CHECK(!driver.has("import/add"));
  CHECK(driver.scene() == scene);
  fs::remove_all(folder);
}

TEST_CASE("the preview says what the doctor thinks of each polygon") {
  Driver driver;
  putIntoClipboard(
      "a = [[0,0],[2,2],[2,0],[0,2]]\nb = [[0,0],[0,2],[2,0]]\nc = [[0,0],[2,0],[0,2]]");
  driver.press(Key::v, kCtrl);
  REQUIRE(driver.shell.dialogs.importing);
  const std::vector<ImportVerdict>& verdicts = driver.shell.dialogs.importing->verdicts;
  REQUIRE(verdicts.size() == 3);
  CHECK(verdicts[0].words == "4 vertices · edges a0 and a2 cross");
  CHECK(verdicts[0].error);
  CHECK(verdicts[1].words == "3 vertices · clockwise");
  CHECK(!verdicts[1].error);
  CHECK(verdicts[2].words == "3 vertices");
  driver.click("import/flip");
  CHECK(verdicts[1].words == "3 vertices");
  CHECK(verdicts[2].words == "3 vertices · clockwise");
}

TEST_CASE("shapes that are pasted partly out of sight come in with a margin") {
  Driver driver;
  const Camera& camera = driver.shell.work.view.camera;
  const Camera before = camera;
  const Vec2 corner = camera.toWorld({camera.width - 20, camera.height / 2});
  putIntoClipboard("[[" + std::to_string(corner.x) + ",0],[" + std::to_string(corner.x + 0.5) +
                   ",0],[" + std::to_string(corner.x) + ",0.5]]");
  driver.press(Key::v, kCtrl);
  driver.press(Key::enter);
  CHECK(camera != before);
  for (const Body& body : driver.scene().bodies) CHECK(inSight(body, camera, 10));
  CHECK(inSight(driver.scene().bodies.back(), camera, 40));
}

TEST_CASE("Enter in the dialog for opening shows the preview and does not answer it, too") {
  const fs::path file = fs::temp_directory_path() / "sepax-open-test.txt";
  std::ofstream(file) << kTriangles;
  Driver driver;
  const Scene before = driver.scene();
  driver.press(Key::o, kCtrl);
  driver.write(file.string());
  driver.press(Key::enter);
  CHECK(driver.has("import/add"));
  CHECK(driver.scene() == before);
  fs::remove(file);
}

}  // namespace
}  // namespace sepax::test
