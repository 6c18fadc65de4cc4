#include "app/pictures/picture_choices.h"
#include "app/pictures/png.h"
#include "app/scene/load.h"
#include "tests/app/scene_folder.h"
#include "tests/ui/driver.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

namespace sepax::test {
namespace {

using testing::Folder;

/// Means that draw nothing: a grey image of the size that was asked for.
DrawnPicture greyPicture(double width, double height, double scale) {
  Image image{static_cast<int>(std::lround(width * scale)),
              static_cast<int>(std::lround(height * scale)),
              {}};
  image.rgba.assign(
      4 * static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height), 128);
  return {image, {}};
}

/// A sandbox that can make pictures, in a folder of its own.
struct Studio {
  Driver driver;
  Folder folder;
  int previews = 0;

  explicit Studio(const std::string& scene = "builtin:two-pentagons") : driver(scene) {
    Services& services = driver.shell.services;
    services.picture.figure = [](const Figure& figure, const PictureOptions& options) {
      return greyPicture(figure.width, figure.height, options.scale);
    };
    services.previewTexture = [this](const Image&) {
      ++previews;
      return compat::textureOf(2);
    };
    PictureChoices choices;
    choices.folder = folder.path();
    choices.picture.width = 64;
    choices.picture.height = 40;
    choices.preset = "free";
    driver.shell.exportChoices = choices;
  }
  ExportDialog& dialog() {
    REQUIRE(driver.shell.exporting);
    return *driver.shell.exporting;
  }
  /// Lets the picture that is under way be finished.
  void finish() {
    for (int i = 0; i < 2000 && driver.shell.exportJob; ++i) driver.frame();
    REQUIRE_FALSE(driver.shell.exportJob);
  }
  /// Writes into the field in place of what is there.
  void retype(std::string_view field, std::string_view text) {
    driver.click(field);
    driver.press(Key::a, kCtrl);
    driver.write(text);
  }
};

bool says(const Driver& driver, std::string_view part) {
  const auto& toasts = driver.shell.toasts;
  return std::any_of(toasts.begin(), toasts.end(), [&](const Toast& toast) {
    return toast.text.find(part) != std::string::npos;
  });
}

TEST_SUITE_BEGIN("ui");

TEST_CASE("Ctrl+E shows the picture and Enter writes it, as large as the dialog says") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.press(Key::e, kCtrl);
  CHECK(studio.dialog().path == studio.folder / "sepax-sat.png");
  CHECK(studio.previews == 1);
  driver.press(Key::enter);
  CHECK_FALSE(driver.shell.exporting);
  studio.finish();
  const DecodedPng written = decodePng(studio.folder.read("sepax-sat.png"));
  CHECK(written.error == "");
  CHECK(written.image.width == 64);
  CHECK(written.image.height == 40);
  CHECK(says(driver, "Saved sepax-sat.png (64×40, "));
  // The picture opens as the scene that it shows.
  const SceneResult loaded = loadScene(studio.folder / "sepax-sat.png");
  REQUIRE(loaded.scene);
  CHECK(loaded.scene->bodies == driver.scene().bodies);
}

TEST_CASE("format and extension of the file follow each other") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.press(Key::e, kCtrl);
  driver.click("export/format/svg");
  CHECK(studio.dialog().path == studio.folder / "sepax-sat.svg");
  driver.click("export/format/apng");
  CHECK(studio.dialog().path == studio.folder / "sepax-sat.apng");
  CHECK(studio.dialog().choices.picture.format == PictureFormat::apng);
  studio.retype("export/path", "drawing.pdf");
  CHECK(studio.dialog().choices.picture.format == PictureFormat::pdf);
}

TEST_CASE("a wrong choice has its sentence at the field, and nothing is exported") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.press(Key::e, kCtrl);
  const auto problem = [&] {
    const ExportDialog& dialog = studio.dialog();
    return problemOf(dialog, requestFrom(dialog.choices, {1116, 716}));
  };
  CHECK(problem().sentence == "");
  studio.retype("export/width", "3");
  CHECK(problem().field == "size");
  CHECK(problem().sentence.starts_with("The sides times scale must be between 16 and"));
  driver.press(Key::enter);
  CHECK(driver.shell.exporting);
  studio.retype("export/width", "3 +");
  CHECK(problem().field == "size");
  studio.retype("export/width", "30 * 4");
  CHECK(problem().sentence == "");
  CHECK(studio.dialog().choices.picture.width == 120);
  driver.click("export/area/window");
  driver.click("export/format/svg");
  CHECK(problem().field == "window");
  driver.click("export/ok");
  CHECK(driver.shell.exporting);
  CHECK(studio.folder.names().empty());
}

TEST_CASE("millimetres and dots make pixels") {
  PictureChoices choices;
  choices.paper = true;
  choices.paperWidth = 254;
  choices.paperHeight = 127;
  choices.dotsPerInch = 300;
  choices.picture.scale = 2;
  const PictureRequest request = requestFrom(choices, {1, 1});
  CHECK(request.width * request.scale == 3000);
  CHECK(request.height * request.scale == 1500);
  CHECK(request.millimetres == 254);
  CHECK(millimetresOf(3000, 300) == doctest::Approx(254));
}

TEST_CASE("Escape and Cancel write nothing and change no choice") {
  Studio studio;
  Driver& driver = studio.driver;
  const PictureChoices before = *driver.shell.exportChoices;
  for (const bool byKey : {true, false}) {
    driver.press(Key::e, kCtrl);
    driver.click("export/format/gif");
    if (byKey) driver.press(Key::escape);
    if (!byKey) driver.click("export/cancel");
    CHECK_FALSE(driver.shell.exporting);
  }
  CHECK(studio.folder.names().empty());
  CHECK(*driver.shell.exportChoices == before);
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

TEST_CASE("the first picture is the canvas as it is on the screen, twice as fine") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.shell.exportChoices.reset();
  const PictureChoices choices = currentChoices(driver.shell);
  const PictureRequest request = requestFrom(choices, screenSizeOf(driver.shell, choices));
  CHECK(request.width == std::lround(driver.shell.view.camera.width));
  CHECK(request.height == std::lround(driver.shell.view.camera.height));
  CHECK(request.scale == 2);
  CHECK(request.format == PictureFormat::png);
}

TEST_CASE("a picture under way can be cancelled and leaves nothing") {
  Studio studio("builtin:first-contact");
  Driver& driver = studio.driver;
  driver.shell.exportChoices->picture.format = PictureFormat::gif;
  driver.shell.exportChoices->picture.frames = 3600;
  driver.shell.services.picture.figure = [](const Figure& figure, const PictureOptions& options) {
    std::this_thread::sleep_for(std::chrono::milliseconds(3));  // not done before it is cancelled
    return greyPicture(figure.width, figure.height, options.scale);
  };
  driver.press(Key::f12);
  REQUIRE(driver.shell.exportJob);
  CHECK(nextFrameIn(driver.shell).has_value());
  driver.shell.now += 1;
  driver.settle();
  REQUIRE(driver.has("progress/cancel"));
  driver.click("progress/cancel");
  CHECK_FALSE(driver.shell.exportJob);
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
  const PictureRequest request = requestFrom(choices, screenSizeOf(driver.shell, choices));
  CHECK(request.width == 200);
  CHECK(request.height == 100);
  // Escape gives up the frame, not the dialog.
  driver.click("export/area/crop");
  driver.press(Key::escape);
  CHECK(driver.shell.exporting);
  CHECK(driver.has("export/path"));
}

TEST_CASE("a recorded drag becomes an animation with its scenes") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.menu({"menu/Export", "menu/export.record"});
  REQUIRE(driver.shell.recording.on);
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
  CHECK_FALSE(driver.shell.recording.on);
  const auto& scenes = driver.shell.recording.scenes;
  CHECK(scenes.size() >= 6);
  CHECK(scenes.size() <= 12);
  CHECK(scenes.back() == driver.scene());
  CHECK(studio.dialog().choices.picture.format == PictureFormat::gif);
  CHECK(studio.dialog().choices.picture.animation == AnimationKind::drag);
  CHECK(nextFrameIn(driver.shell).has_value());  // the preview plays
  driver.press(Key::enter);
  studio.finish();
  CHECK(studio.folder.read("sepax-sat.gif").starts_with("GIF89a"));
}

TEST_CASE("a recording without a change makes no picture") {
  Studio studio;
  toggleRecording(studio.driver.shell);
  studio.driver.settle();
  toggleRecording(studio.driver.shell);
  CHECK_FALSE(studio.driver.shell.exporting);
  CHECK(says(studio.driver, "Nothing has changed while recording"));
}

TEST_CASE("the toast of a written picture opens its folder") {
  Studio studio;
  Driver& driver = studio.driver;
  std::string opened;
  driver.shell.services.openFolder = [&](const std::string& folder) {
    opened = folder;
    return std::string();
  };
  driver.press(Key::f12);
  studio.finish();
  driver.settle();
  driver.click("toast/action");
  CHECK(opened == studio.folder.path());
}

TEST_CASE("law: choices that are written are read again") {
  PictureChoices unusual;
  unusual.area = PictureChoices::Area::window;
  unusual.picture.format = PictureFormat::apng;
  unusual.picture.width = 77;
  unusual.picture.scale = 3;
  unusual.picture.theme = ThemeId::print;
  unusual.picture.transparent = true;
  unusual.picture.layers = {false, false, false, false, false};
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
  const PictureSource untouched = exportSource(driver.shell, request);
  driver.shell.settings.panels = false;  // a canvas of another shape
  driver.shell.frameView = true;
  driver.settle();
  CHECK(exportSource(driver.shell, request).view.camera == untouched.view.camera);
  driver.shell.view.camera.center.x += 1;
  const PictureSource moved = exportSource(driver.shell, request);
  REQUIRE(moved.scene.view);
  CHECK(moved.scene.view->center == driver.shell.view.camera.center);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
