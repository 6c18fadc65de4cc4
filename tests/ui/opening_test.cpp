#include "app/codecs/png.h"
#include "app/pictures/svg.h"
#include "app/scene/scene_json.h"
#include "tests/support/scenes.h"
#include "tests/ui/user_files.h"

#include <doctest/doctest.h>

/// What becomes of the bytes that are opened, dropped or pasted.
namespace sepax::test {
namespace {

std::string textOf(const std::string& title) {
  return writeScene(renamed(*loadScene("builtin:two-pentagons").scene, title));
}

std::string bitmap(const std::string& scene = {}) {
  Image image{40, 20, std::vector<std::uint8_t>(40 * 20 * 4, 0)};
  for (std::size_t i = 0; i < 30; ++i) image.rgba[i * 4 + 3] = 200;
  return encodePng(image, pngTexts({"title", "caption", scene}));
}

TEST_CASE("a file that was opened is shown without a second reading") {
  const Folder folder;
  folder.write("scene.json", textOf("first"));
  folder.write("hull.csv", "x,y\n0,0\n2,0\n1,2\n");
  Driver driver;
  OpenedFile scene = openFile(folder / "scene.json");
  OpenedFile polygons = openFile(folder / "hull.csv");
  fs::remove(folder / "scene.json");
  fs::remove(folder / "hull.csv");
  CHECK(openAny(driver.shell, std::move(scene)) == "");
  CHECK(driver.scene().title == "first");
  CHECK(openAny(driver.shell, std::move(polygons)) == "");
  REQUIRE(driver.shell.dialogs.importing);
  CHECK(driver.shell.dialogs.importing->source == "hull.csv");
}

TEST_CASE("a file that waits for an answer about unsaved changes is read after the answer") {
  const Folder folder;
  folder.write("scene.json", textOf("first"));
  Driver driver;
  dragFirstVertex(driver);
  CHECK(openAny(driver.shell, openFile(folder / "scene.json")) == "");
  folder.write("scene.json", textOf("second"));
  driver.settle();
  driver.click("unsaved/discard");
  CHECK(driver.scene().title == "second");
}

TEST_CASE("a scene opens as it asks to be shown, and what it has set ends with it") {
  const Folder folder;
  Scene scene = builtin("two-pentagons");
  folder.write("plain.json", writeScene(scene));
  scene.showing = {
      .answers = Answers::both, .method = "gpwiki-sat", .set = {{"allAxes", "on"}}, .step = 3};
  folder.write("asks.json", writeScene(scene));
  Driver driver;
  for (int i = 0; i < 2; ++i) {
    REQUIRE(openedScene(driver.shell, folder / "asks.json") == "");
    driver.settle();
    const ViewState& view = driver.shell.work.view;
    CHECK(view.answers == Answers::both);
    CHECK(view.method == "gpwiki-sat");
    CHECK(view.step == 3);
    CHECK_FALSE(driver.shell.work.document.dirty());
    CHECK(sceneToSave(driver.shell.work) == scene);
    REQUIRE(openedScene(driver.shell, folder / "plain.json") == "");
    CHECK(driver.shell.work.view.options == OptionBag{});
    CHECK_FALSE(driver.shell.work.view.answers);
    CHECK(driver.shell.work.view.step == -1);
  }
}

TEST_CASE("a scene that asks for what is not there is one sentence, and what is shown stays") {
  const Folder folder;
  Scene scene = builtin("two-pentagons");
  scene.showing.step = 99;
  folder.write("asks.json", writeScene(scene));
  const std::string path = folder / "asks.json";
  const std::string problem = path + ": view.step: 99 is too large; the last step is 36";
  Driver driver("builtin:touching");
  CHECK(openedScene(driver.shell, path) == problem);
  showLoaded(driver.shell, sceneOf(openFile(path)), path);
  REQUIRE(driver.shell.notices.toasts.size() == 1);
  CHECK(driver.shell.notices.toasts[0].text == problem);
  request(driver.shell, {Pending::What::replace, {}, scene});
  CHECK(driver.scene() == builtin("touching"));
}

TEST_CASE("a bitmap becomes tiles where rays are the matter, whatever its name is") {
  const Folder folder;
  folder.write("tiles.bin", bitmap());
  Driver driver("builtin:ray-figure-1");
  driver.settle();
  openDropped(driver.shell, folder / "tiles.bin");
  CHECK(driver.scene().tiles->columns == 3);
  folder.write("ours.png", bitmap(textOf("carried")));
  driver.press(Key::z, kCtrl);
  openDropped(driver.shell, folder / "ours.png");
  CHECK(driver.scene().title == "carried");
  openDropped(driver.shell, folder / "tiles.bin");
  CHECK(driver.shell.notices.toasts.back().text.find("this PNG holds no scene") !=
        std::string::npos);
}

TEST_CASE("a pasted picture of ours offers the scene that it carries") {
  Driver driver;
  Figure figure;
  figure.width = figure.height = 10;
  ImGui::SetClipboardText(encodeSvg(figure, {}, {"title", "", textOf("carried")}).c_str());
  driver.press(Key::v, kCtrl);
  REQUIRE(driver.shell.dialogs.importing);
  REQUIRE(driver.shell.dialogs.importing->text.scene);
  CHECK(driver.shell.dialogs.importing->text.scene->title == "carried");
}

TEST_CASE("a gesture whose scene is replaced leaves no mark on the canvas") {
  const testing::Folder folder;
  Driver driver;
  folder.write("own.json", writeScene(driver.scene()));
  const Vec2 middle = driver.middleOf("canvas");
  Vec2 from;
  Vec2 to;
  SUBCASE("a rubber band") {
    from = middle + Vec2{-500, -300};
    to = middle + Vec2{-300, -100};
  }
  SUBCASE("a vertex") {
    from = driver.onScreen(driver.vertex(0, 0));
    to = driver.onScreen(driver.vertex(1, 0));  // it snaps
  }
  driver.wait(1);
  driver.move(from);
  driver.press();
  driver.move(to);
  while (!driver.feed.empty()) driver.frame();
  const ViewState& view = driver.shell.work.view;
  REQUIRE((view.band || (view.dragging && !view.guides.empty())));
  openDropped(driver.shell, folder / "own.json");
  driver.settle();
  CHECK(!view.band);
  CHECK(!view.dragging);
  CHECK(view.guides.empty());
  driver.release();
  driver.settle();
}

TEST_CASE("a polygon alone opens with the doctor before it, two of them do not") {
  const Folder folder;
  Scene scene = builtin("needs-repair");
  scene.title = "alone";
  scene.bodies.resize(1);
  scene.pair.reset();
  folder.write("alone.json", writeScene(scene));
  scene.bodies.front().form = {BodyKind::point, {}};
  scene.bodies.front().vertices.resize(1);
  folder.write("point.json", writeScene(scene));
  folder.write("pair.json", writeScene(builtin("two-pentagons")));
  for (const auto& row :
       {std::pair("alone.json", kDoctorTab), std::pair("point.json", kTechniqueTab),
        std::pair("pair.json", kTechniqueTab)}) {
    const std::string file = row.first;
    CAPTURE(file);
    Driver driver;
    REQUIRE(openedScene(driver.shell, folder / file) == "");
    driver.settle();
    CHECK(driver.shell.panels.tab == row.second);
  }
}

TEST_CASE("a scene that is opened beside the list of lessons shows the tab that speaks of it") {
  Driver driver;
  driver.click("tab/learn");
  REQUIRE(driver.shell.panels.tab == kLearnTab);
  carryOut(driver.shell, {Pending::What::open, "builtin:pitfall-unsigned-distance"});
  driver.settle();
  CHECK(driver.shell.panels.tab == kPublishedTab);
  driver.click("tab/learn");
  carryOut(driver.shell, {Pending::What::open, "builtin:swept-crossing"});
  driver.settle();
  CHECK(driver.shell.panels.tab == kTechniqueTab);
  driver.click("tab/shapes");  // which speaks of every scene
  carryOut(driver.shell, {Pending::What::open, "builtin:pitfall-unsigned-distance"});
  driver.settle();
  CHECK(driver.shell.panels.tab == kShapesTab);
}

TEST_CASE("a polygon that is pasted into nothing has the doctor before it, a second one has not") {
  Driver driver;
  driver.menu({"menu/File", "menu/file.new"});
  driver.click("tab/technique");
  ImGui::SetClipboardText("[[0,0],[1,1],[1,0],[0,1]]");
  driver.press(Key::v, kCtrl);
  driver.click("import/add");
  CHECK(driver.shell.panels.tab == kDoctorTab);
  CHECK(driver.has("doctor/A/self_intersection"));
  driver.click("tab/technique");
  driver.press(Key::v, kCtrl);
  driver.click("import/add");
  CHECK(driver.shell.panels.tab == kTechniqueTab);
}

}  // namespace
}  // namespace sepax::test
