#include "app/pictures/picture_choices.h"
#include "app/shell/pictures/export_source.h"
#include "app/shell/regions/toast_text.h"
#include "app/widgets/widgets.h"
#include "tests/ui/studio.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <future>
#include <string>
#include <vector>

namespace sepax::test {
namespace {

PictureSource sourceOf(const Driver& driver, const PictureRequest& request) {
  return exportSource(driver.shell.work, driver.shell.pictures.recording, request);
}

TEST_SUITE_BEGIN("ui");

TEST_CASE("Escape and Cancel write nothing and change no choice") {
  Studio studio;
  Driver& driver = studio.driver;
  const PictureChoices before = *driver.shell.pictures.choices;
  for (const bool byKey : {true, false}) {
    driver.press(Key::e, kCtrl);
    driver.click("export/format/gif");
    if (byKey) driver.press(Key::escape);
    if (!byKey) driver.click("export/cancel");
    CHECK_FALSE(driver.shell.pictures.dialog);
  }
  CHECK(studio.folder.names().empty());
  CHECK(*driver.shell.pictures.choices == before);
}

TEST_CASE("an existing file is replaced by a second press alone") {
  Studio studio;
  Driver& driver = studio.driver;
  studio.folder.write("sepax-sat.png", "precious");
  driver.press(Key::e, kCtrl);
  driver.press(Key::enter);
  CHECK(studio.dialog().problem == "This file exists. Press again to replace it.");
  CHECK(studio.folder.read("sepax-sat.png") == "precious");
  driver.press(Key::enter);
  studio.finish();
  CHECK(studio.folder.read("sepax-sat.png") != "precious");
}

TEST_CASE("after the question whether to replace a file its name can be typed anew") {
  Studio studio;
  Driver& driver = studio.driver;
  studio.folder.write("sepax-sat.png", "precious");
  driver.press(Key::e, kCtrl);
  driver.press(Key::enter);
  driver.press(Key::a, kCtrl);
  driver.write(studio.folder / "other.png");
  CHECK(studio.dialog().problem == "");
  driver.press(Key::enter);
  studio.finish();
  CHECK(studio.folder.read("sepax-sat.png") == "precious");
  CHECK(studio.folder.read("other.png") != "");
}

TEST_CASE("a path that cannot be written to is named before any work") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.press(Key::e, kCtrl);
  studio.retype("export/path", studio.folder / "missing/picture.png");
  driver.press(Key::enter);
  CHECK(studio.dialog().problem.starts_with("There is no folder "));
  studio.retype("export/path", studio.folder.path());
  driver.press(Key::enter);
  CHECK(studio.dialog().problem == "That is a folder: add the name of a file.");
  driver.click("export/path");
  driver.press(Key::a, kCtrl);
  driver.press(Key::del);
  driver.press(Key::enter);
  CHECK(studio.dialog().problem == "The file has no name yet: type one.");
}

TEST_CASE("F12 repeats the last picture under a name that is free") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.press(Key::e, kCtrl);
  driver.click("export/format/svg");
  driver.press(Key::enter);
  studio.finish();
  driver.press(Key::f12);
  studio.finish();
  driver.press(Key::f12);
  studio.finish();
  CHECK(studio.folder.names() ==
        std::vector<std::string>{"sepax-sat-2.svg", "sepax-sat-3.svg", "sepax-sat.svg"});
  CHECK(studio.folder.read("sepax-sat.svg") == studio.folder.read("sepax-sat-3.svg"));
}

TEST_CASE("F12 follows the name of the last file, the first one that of the scene") {
  Studio studio;
  Driver& driver = studio.driver;
  const auto repeat = [&] {
    driver.press(Key::f12);
    studio.finish();
  };
  repeat();
  repeat();
  CHECK(studio.folder.names() == std::vector<std::string>{"sepax-sat-2.png", "sepax-sat.png"});
  driver.press(Key::e, kCtrl);
  studio.retype("export/path", studio.folder / "drawing.png");
  driver.press(Key::enter);
  studio.finish();
  repeat();
  repeat();
  CHECK(studio.folder.names() == std::vector<std::string>{"drawing-2.png", "drawing-3.png",
                                                          "drawing.png", "sepax-sat-2.png",
                                                          "sepax-sat.png"});
  CHECK(readChoices(writeChoices(*driver.shell.pictures.choices)).stem == "drawing");
}

TEST_CASE("the first picture is the canvas as it is on the screen, twice as fine") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.shell.pictures.choices.reset();
  const PictureChoices choices =
      currentChoices(driver.shell.pictures.choices, driver.shell.work.view);
  const PictureRequest request =
      requestFrom(choices, screenSizeOf(driver.shell.ui, driver.shell.work.view, choices));
  CHECK(request.width == std::lround(driver.shell.work.view.camera.width));
  CHECK(request.height == std::lround(driver.shell.work.view.camera.height));
  CHECK(request.scale == 2);
  CHECK(request.format == PictureFormat::png);
}

TEST_CASE("a picture under way can be cancelled and leaves nothing") {
  Studio studio("builtin:first-contact");
  Driver& driver = studio.driver;
  driver.shell.pictures.choices->picture.format = PictureFormat::gif;
  driver.shell.pictures.choices->picture.frames = 3600;
  driver.shell.pictures.choices->picture.seconds = 100;
  driver.shell.pictures.choices->picture.width = 2000;  // not done before it is cancelled
  driver.shell.pictures.choices->picture.height = 1500;
  driver.press(Key::f12);
  REQUIRE(driver.shell.pictures.job);
  CHECK(nextFrameIn(driver.shell).has_value());
  driver.shell.notices.now += 1;
  driver.settle();
  REQUIRE(driver.has("progress/cancel"));
  driver.click("progress/cancel");
  CHECK_FALSE(driver.shell.pictures.job);
  CHECK(studio.folder.names().empty());
}

TEST_CASE("a dragged frame is what the picture shows") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.press(Key::e, kCtrl);
  driver.click("export/area/crop");
  CHECK_FALSE(driver.has("export/path"));
  const Scene before = driver.scene();
  const Vec2 middle = driver.middleOf("canvas");
  driver.drag(middle + Vec2{-100, -50}, middle + Vec2{100, 50});
  CHECK(driver.scene() == before);
  CHECK(driver.has("export/path"));
  const PictureChoices& choices = studio.dialog().choices;
  CHECK(choices.area == PictureChoices::Area::crop);
  const PictureRequest request =
      requestFrom(choices, screenSizeOf(driver.shell.ui, driver.shell.work.view, choices));
  CHECK(request.width == 200);
  CHECK(request.height == 100);
  // Escape gives up the frame, not the dialog.
  driver.click("export/area/crop");
  driver.press(Key::escape);
  CHECK(driver.shell.pictures.dialog);
  CHECK(driver.has("export/path"));
}

TEST_CASE("a recorded drag becomes an animation with its scenes") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.menu({"menu/Export", "menu/export.record"});
  REQUIRE(driver.shell.pictures.recording.on);
  const Vec2 from = driver.onScreen(driver.vertex(0, 0));
  driver.move(from);
  driver.press();
  for (int i = 1; i <= 10; ++i) {
    driver.move(from + Vec2{-6.0 * i, 4.0 * i});
    driver.settle();
  }
  driver.release();
  driver.settle();
  driver.click("recording/stop");
  CHECK_FALSE(driver.shell.pictures.recording.on);
  const auto& scenes = driver.shell.pictures.recording.scenes;
  CHECK(scenes.size() >= 6);
  CHECK(scenes.size() <= 12);
  CHECK(scenes.back().scene == driver.scene());
  CHECK(studio.dialog().choices.picture.format == PictureFormat::gif);
  CHECK(studio.dialog().choices.picture.animation == AnimationKind::drag);
  CHECK(nextFrameIn(driver.shell).has_value());  // the preview plays
  driver.press(Key::enter);
  studio.finish();
  CHECK(studio.folder.read("sepax-sat.gif").starts_with("GIF89a"));
}

TEST_CASE("a recorded drag plays as long as it took") {
  Studio studio;
  Driver& driver = studio.driver;
  toggleRecording(driver.shell);
  const auto show = [&](double x) {
    Scene scene = driver.scene();
    scene.bodies[0].position.x = x;
    CHECK(driver.shell.work.document.apply(scene) == "");
  };
  const auto pass = [&](double seconds) {
    for (double left = seconds; left > 0; left -= 1.0 / 60) driver.frame();
  };
  const Scene first = driver.scene();
  pass(2);  // nothing changes
  show(3);
  pass(1);
  show(4);
  pass(2);
  driver.settle();
  CHECK(nextFrameIn(driver.shell).value_or(9) <= 0.1);  // the sign counts on
  toggleRecording(driver.shell);
  driver.settle();
  const DragRecording& recording = driver.shell.pictures.recording;
  CHECK(recording.seconds == doctest::Approx(5).epsilon(0.03));
  CHECK(recording.scenes.size() == 3);
  const std::vector<Scene> frames = framesOf(recording);
  CHECK(static_cast<double>(frames.size()) == doctest::Approx(125).epsilon(0.03));
  CHECK(frames.front() == first);
  CHECK(frames[45] == first);
  CHECK(frames[60].bodies[0].position.x == 3);
  CHECK(frames[85].bodies[0].position.x == 4);
  CHECK(frames.back() == driver.scene());
  const PictureRequest request;
  CHECK(sourceOf(driver, request).drag.empty());
  CHECK(studio.dialog().preview.job->frames() == static_cast<int>(frames.size()));
}

TEST_CASE("law: frames are 25 a second of real time, each the last scene that was there by then") {
  DragRecording recording;
  const auto sceneOf = [](int i) {
    Scene scene;
    scene.title = std::to_string(i);
    return scene;
  };
  recording.seconds = 3.21;
  for (int i = 0; i < 40; ++i) recording.scenes.push_back({0.003 * i * i * 0.5, sceneOf(i)});
  const std::vector<Scene> frames = framesOf(recording);
  REQUIRE(frames.size() == 80);
  for (std::size_t k = 0; k + 1 < frames.size(); ++k) {
    int latest = 0;
    for (int i = 0; i < 40; ++i)
      if (recording.scenes[static_cast<std::size_t>(i)].time <= static_cast<double>(k) / 25)
        latest = i;
    CHECK(frames[k].title == std::to_string(latest));
  }
  CHECK(frames.back().title == "39");
  CHECK(framesOf({}).empty());
}

TEST_CASE("signs on the canvas leave verdict and narration free") {
  Studio studio;
  Driver& driver = studio.driver;
  const Area canvas = *driver.shell.canvas.area;
  const auto standsAside = [&](std::string_view name) {
    driver.settle();
    REQUIRE(driver.has(name));
    const Area area = driver.registry.find(name)->second;
    CHECK(area.min.x > canvas.middle().x);
    CHECK(area.max.x <= canvas.max.x);
    CHECK(area.max.y < canvas.min.y + 80);
  };
  toggleRecording(driver.shell);
  standsAside("recording");
  driver.shell.pictures.recording = {};
  driver.press(Key::e, kCtrl);
  driver.click("export/area/crop");
  standsAside("crop/hint");
}

TEST_CASE("a recording without a change makes no picture") {
  Studio studio;
  toggleRecording(studio.driver.shell);
  studio.driver.settle();
  toggleRecording(studio.driver.shell);
  CHECK_FALSE(studio.driver.shell.pictures.dialog);
  CHECK(says(studio.driver, "Nothing has changed while recording"));
}

TEST_CASE("the toast of a written picture opens its folder") {
  Studio studio;
  Driver& driver = studio.driver;
  std::string opened;
  std::promise<std::string> outcome;
  driver.shell.services.openFolder = [&](const std::string& folder) {
    opened = folder;
    outcome = {};
    return outcome.get_future();
  };
  driver.press(Key::f12);
  studio.finish();
  driver.settle();
  driver.click("toast/action");
  CHECK(opened == studio.folder.path());
  CHECK(nextFrameIn(driver.shell).value_or(9) <= 0.1);  // until it is known whether it worked
  outcome.set_value("it cannot be shown");
  driver.settle();
  CHECK(says(driver, "It cannot be shown"));
}

TEST_CASE("a toast stays within the canvas and keeps parentheses in one line") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.shell.settings.uiScale = 1.5;
  const std::string text = "Saved a picture with a name of some length.png (1600×1000, 102 KB)";
  say(driver.shell.notices, text + " " + text + " " + text + std::string(300, 'x'));
  driver.shell.notices.toasts.back().folder = "/";
  driver.settle();
  const Area canvas = *driver.shell.canvas.area;
  const Area toast = driver.registry.find("toast")->second;
  CHECK(toast.min.x >= canvas.min.x);
  CHECK(toast.max.x <= canvas.max.x);
  const compat::Font& font = driver.shell.ui.fonts.text;
  for (float width = 10; width < 700; width += 7) {
    CAPTURE(width);
    const std::string lines = toastLines(font, text, width);
    std::string joined = lines;
    std::erase(joined, '\n');
    std::string blankless = text;
    std::erase(joined, ' ');
    std::erase(blankless, ' ');
    CHECK(joined == blankless);
    if (widthOf(font, "(1600×1000, 102 KB)") > width) continue;
    CHECK(lines.find("(1600×1000, 102 KB)") != lines.npos);
    for (std::size_t at = 0; at < lines.size();) {
      const std::size_t end = std::min(lines.find('\n', at), lines.size());
      CHECK(widthOf(font, lines.substr(at, end - at)) <= width);
      at = end + 1;
    }
  }
}

TEST_CASE("law: choices that are written are read again") {
  PictureChoices unusual;
  unusual.area = PictureChoices::Area::window;
  unusual.picture.format = PictureFormat::apng;
  unusual.picture.width = 77;
  unusual.picture.scale = 3;
  unusual.picture.theme = ThemeId::print;
  unusual.picture.transparent = true;
  unusual.picture.layers = {false, false, false, false, false, false};
  unusual.picture.legend = unusual.picture.caption = true;
  unusual.picture.embedScene = false;
  unusual.picture.animation = AnimationKind::steps;
  unusual.picture.frames = 12;
  unusual.picture.seconds = 1.5;
  unusual.preset = "free";
  unusual.paper = true;
  unusual.paperWidth = 80.5;
  unusual.dotsPerInch = 600;
  unusual.folder = "/pictures of \"mine\"";
  unusual.stem = "drawing";
  for (const PictureChoices& choices : {PictureChoices{}, unusual}) {
    CHECK(readChoices(writeChoices(choices)) == choices);
  }
  for (const char* text : {"", "[]", "{\"scale\":\"large\",\"width\":1e300,\"area\":7}"}) {
    CHECK(readChoices(text) == PictureChoices{});
  }
}

TEST_CASE("the picture of an untouched view does not depend on the canvas, a moved one keeps it") {
  Studio studio;
  Driver& driver = studio.driver;
  PictureRequest request;
  const PictureSource untouched = sourceOf(driver, request);
  driver.shell.settings.panels = false;  // a canvas of another shape
  driver.shell.canvas.frameView = true;
  driver.settle();
  CHECK(sourceOf(driver, request).view.camera == untouched.view.camera);
  driver.shell.work.view.camera.center.x += 1;
  const PictureSource moved = sourceOf(driver, request);
  REQUIRE(moved.scene.view);
  CHECK(moved.scene.view->center == driver.shell.work.view.camera.center);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
