#include "app/codecs/embedded_scene.h"
#include "app/disk/files.h"
#include "app/scene/scene_json.h"
#include "app/shell/files/opening.h"
#include "tests/ui/studio.h"
#include "tests/ui/user_files.h"

#include <doctest/doctest.h>

#include <functional>
#include <string>
#include <utility>

/// Whatever a scene is written into, it is the same scene.
namespace sepax::test {
namespace {

TEST_SUITE_BEGIN("ui");

struct State {
  const char* name;
  std::function<void(Driver&)> reach;
};

void chooseMotion(Driver& driver) { driver.click("rail/motion"); }

void zoom(Driver& driver) {
  driver.move(driver.onScreen({}));
  driver.wheel(2);
  driver.settle();
}

const State kStates[] = {
    {"untouched", [](Driver&) {}},
    {"another technique", chooseMotion},
    {"another place", zoom},
    {"an edit", dragFirstVertex},
    {"an edit, undone",
     [](Driver& driver) {
       dragFirstVertex(driver);
       driver.press(Key::z, kCtrl);
     }},
    {"all of them",
     [](Driver& driver) {
       chooseMotion(driver);
       dragFirstVertex(driver);
       zoom(driver);
     }},
    {"an option, answers, a step",
     [](Driver& driver) {
       driver.write("x");
       driver.write("ee");
       driver.write("..");
     }},
    {"a window of another size",
     [](Driver& driver) {
       ImGui::GetIO().DisplaySize = {900, 700};
       driver.settle();
     }},
};

Scene read(const std::string& json) {
  const SceneResult result = readScene(json);
  REQUIRE_MESSAGE(result.scene, result.error);
  return *result.scene;
}

Scene fileAt(const std::string& path) {
  const FileResult file = readFile(path, kMaxFileBytes);
  REQUIRE_MESSAGE(file.bytes, file.error);
  return read(*file.bytes);
}

Scene saved(Studio& studio, const std::string& name) {
  Driver& driver = studio.driver;
  driver.press(Key::s, kCtrlShift);
  typeOver(driver, studio.folder / name);
  driver.press(Key::enter);
  return fileAt(studio.folder / name);
}

Scene exported(Studio& studio, const std::string& name) {
  Driver& driver = studio.driver;
  const std::string path = studio.folder / name;
  REQUIRE(startExport(driver.shell, *driver.shell.pictures.choices, path) == "");
  studio.finish();
  const FileResult file = readFile(path, kMaxFileBytes);
  REQUIRE_MESSAGE(file.bytes, file.error);
  return read(embeddedScene(*file.bytes).json.value());
}

Scene exportedAgain(Studio& studio) {
  studio.driver.press(Key::f12);
  studio.finish();
  const FileResult file = readFile(studio.folder / "drawn-2.png", kMaxFileBytes);
  REQUIRE_MESSAGE(file.bytes, file.error);
  return read(embeddedScene(*file.bytes).json.value());
}

Scene copied(Studio& studio) {
  studio.driver.shell.work.view.selected = {};
  studio.driver.press(Key::c, kCtrl);
  return read(ImGui::GetClipboardText());
}

TEST_CASE("save, export, export again, copy and autosave write the same scene") {
  for (const char* scene : {"builtin:two-pentagons", "builtin:ship-and-asteroid"}) {
    for (const State& state : kStates) {
      CAPTURE(scene);
      CAPTURE(state.name);
      Studio studio(scene);
      Driver& driver = studio.driver;
      state.reach(driver);
      const Scene written = exported(studio, "drawn.png");
      CHECK(exportedAgain(studio) == written);
      CHECK(copied(studio) == written);
      CHECK(saved(studio, "saved.json") == written);
      CHECK(driver.scene() == written);
      CHECK_FALSE(driver.shell.work.document.dirty());
      CHECK_FALSE(driver.shell.work.document.changedOnDisk());
      CHECK(exported(studio, "after.png") == written);
      CHECK(saved(studio, "again.json") == written);
    }
  }
}

/// What the view shows of a scene, wherever it looks from.
bool showsTheSame(const ViewState& a, const ViewState& b) {
  return a.technique == b.technique && a.options == b.options && a.answers == b.answers &&
         a.method == b.method && a.step == b.step && a.time == b.time;
}

TEST_CASE("a saved scene reopens as it was shown, and undo changes nothing about that") {
  for (const State& state : kStates) {
    CAPTURE(state.name);
    Studio studio;
    Shell& shell = studio.driver.shell;
    state.reach(studio.driver);
    const Scene written = saved(studio, "saved.json");
    const ViewState view = std::exchange(shell.work.view, {});
    shell.work.opening = {};
    REQUIRE(openedScene(shell, studio.folder / "saved.json") == "");
    studio.driver.settle();
    CHECK(showsTheSame(shell.work.view, view));
    CHECK(sceneToSave(shell.work) == written);
  }
  Studio studio;
  Driver& driver = studio.driver;
  dragFirstVertex(driver);
  driver.write("x");
  const ViewState view = driver.shell.work.view;
  driver.press(Key::z, kCtrl);
  CHECK(showsTheSame(driver.shell.work.view, view));
  CHECK_FALSE(driver.shell.work.document.canUndo());
  driver.write("ee.");
  const Showing asked{.answers = Answers::both, .set = {{"allAxes", "on"}}, .step = 0};
  CHECK(saved(studio, "saved.json").showing == asked);
}

TEST_CASE("the copy of unsaved work is the scene that would be saved") {
  Studio studio;
  Driver& driver = studio.driver;
  const Folder folder;
  startUserFiles(driver.shell, foldersIn(folder));
  chooseMotion(driver);
  zoom(driver);
  dragFirstVertex(driver);
  pass(driver, kAutosaveDelay);
  const Scene written = exported(studio, "drawn.png");
  driver.shell.files.autosave.slot = {};  // as of a program that died
  const OrphanSearch search = OrphanSearch::in(folder / "state/autosave");
  REQUIRE(search.orphans.size() == 1);
  CHECK(search.orphans[0].autosave.scene == written);
  CHECK(written.technique == "motion");
  CHECK(written.view.has_value());
}

TEST_CASE("the file of a crop opens on the crop, all else is as saved") {
  Studio studio;
  Driver& driver = studio.driver;
  PictureChoices& choices = *driver.shell.pictures.choices;
  choices.area = PictureChoices::Area::crop;
  choices.picture.crop = PictureCrop{{-1, -1}, {3, 2}};
  Scene written = exported(studio, "crop.png");
  REQUIRE(written.view);
  CHECK(written.view->center == Vec2{1, 0.5});
  written.view = sceneToSave(driver.shell.work).view;
  CHECK(written == sceneToSave(driver.shell.work));
}

TEST_CASE("a scene without a view stays without while nobody moves the camera") {
  Studio studio;
  Scene plain = studio.driver.scene();
  plain.view.reset();
  studio.folder.write("plain.json", writeScene(plain));
  openScene(studio.driver.shell, studio.folder / "plain.json");
  studio.driver.settle();
  CHECK_FALSE(exported(studio, "plain.png").view);
  dragFirstVertex(studio.driver);
  ImGui::GetIO().DisplaySize = {1000, 800};
  studio.driver.settle();
  CHECK_FALSE(saved(studio, "edited.json").view);
  zoom(studio.driver);
  CHECK(saved(studio, "moved.json").view);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
