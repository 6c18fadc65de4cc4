#include "app/codecs/png.h"
#include "app/documents/load.h"
#include "app/pictures/picture_choices.h"
#include "app/shell/files/opening.h"
#include "app/shell/pictures/export_source.h"
#include "tests/ui/studio.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

namespace sepax::test {
namespace {

TEST_SUITE_BEGIN("ui");

TEST_CASE("Ctrl+E shows the picture and Enter writes it, as large as the dialog says") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.press(Key::e, kCtrl);
  CHECK(studio.dialog().path == studio.folder / "sepax-sat.png");
  CHECK(studio.previews == 1);
  driver.press(Key::enter);
  CHECK_FALSE(driver.shell.pictures.dialog);
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
    const auto all = problemsOf(dialog, requestFrom(dialog.choices, {1116, 716}));
    CHECK(all.size() <= 1);
    return all.empty() ? ExportProblem{} : all.front();
  };
  CHECK(problem().sentence == "");
  studio.retype("export/width", "3");
  CHECK(problem().field == "size");
  CHECK(problem().sentence.starts_with("The sides times scale must be between 16 and"));
  driver.press(Key::enter);
  CHECK(driver.shell.pictures.dialog);
  studio.retype("export/width", "3 +");
  CHECK(problem().field == "size");
  studio.retype("export/width", "30 * 4");
  CHECK(problem().sentence == "");
  CHECK(studio.dialog().choices.picture.width == 120);
  driver.click("export/area/window");
  driver.click("export/format/svg");
  CHECK(problem().field == "window");
  driver.click("export/ok");
  CHECK(driver.shell.pictures.dialog);
  CHECK(studio.folder.names().empty());
}

TEST_CASE("several wrong values: each field has its own sentence") {
  Studio studio("builtin:first-contact");
  Driver& driver = studio.driver;
  driver.press(Key::e, kCtrl);
  driver.click("export/format/gif");
  studio.retype("export/frames", "0");
  studio.retype("export/seconds", "900");
  studio.retype("export/width", "3");
  studio.retype("export/height", "4 +");
  driver.settle();
  const ExportDialog& dialog = studio.dialog();
  std::vector<std::string> fields;
  for (const ExportProblem& problem : problemsOf(dialog, requestFrom(dialog.choices, {})))
    fields.push_back(problem.field + (problem.sentence.starts_with("Height: ") ? " height" : ""));
  std::ranges::sort(fields);
  CHECK(fields == std::vector<std::string>{"frames", "seconds", "size", "size height"});
  for (const char* field : {"frames", "seconds", "size"})
    CHECK(driver.has("export/problem/" + std::string(field)));
  driver.press(Key::enter);
  CHECK(driver.shell.pictures.dialog);
  // What is not shown does not count: a picture without frames.
  studio.retype("export/frames", "2 *");
  driver.click("export/format/svg");
  studio.retype("export/width", "40");
  studio.retype("export/height", "40");
  CHECK(problemsOf(dialog, requestFrom(dialog.choices, {})).empty());
}

TEST_CASE("the scene is offered inside where the format carries it") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.press(Key::e, kCtrl);
  for (const PictureFormatRow& row : pictureFormats()) {
    CAPTURE(row.id);
    driver.click("export/format/" + std::string(row.id));
    const bool carries = row.id != "gif" && row.id != "mp4";
    CHECK(driver.has("export/scene") == carries);
  }
}

TEST_CASE("the whole window has neither layers nor legend, caption and ground of its own") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.press(Key::e, kCtrl);
  driver.click("export/transparent");
  driver.click("export/legend");
  driver.click("export/area/window");
  const PictureChoices before = studio.dialog().choices;
  for (const char* name : {"transparent", "legend", "caption", "grid", "names", "words"})
    driver.click("export/" + std::string(name));
  CHECK(studio.dialog().choices == before);
  const PictureRequest request = requestFrom(before, {800, 600});
  CHECK_FALSE(request.transparent);
  CHECK_FALSE(request.legend);
  CHECK(request.layers == PictureLayers{});
  // They count again for the canvas.
  driver.click("export/area/canvas");
  driver.click("export/caption");
  CHECK(requestFrom(studio.dialog().choices, {800, 600}).transparent);
  CHECK(requestFrom(studio.dialog().choices, {800, 600}).caption);
}

TEST_CASE("law: a button of a size makes a file of its pixels at every scale") {
  for (const PicturePreset& preset : picturePresets()) {
    if (preset.size.width == 0) continue;
    for (const double scale : {1.0, 2.0, 3.0, 4.0}) {
      CAPTURE(preset.id);
      CAPTURE(scale);
      PictureChoices choices;
      choices.preset = preset.id;
      choices.picture.scale = scale;
      const PictureRequest request = requestFrom(choices, {1, 1});
      CHECK(std::lround(request.width * request.scale) == preset.size.width);
      CHECK(std::lround(request.height * request.scale) == preset.size.height);
      CHECK(request.width == std::lround(preset.size.width / scale));
      CHECK(requestProblem(request) == "");
    }
  }
}

TEST_CASE("a size button means pixels of the file") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.press(Key::e, kCtrl);
  driver.click("export/scale/3");
  driver.click("export/size/hd");
  driver.press(Key::enter);
  studio.finish();
  const DecodedPng written = decodePng(studio.folder.read("sepax-sat.png"));
  CHECK(written.image.width == 1280);
  CHECK(written.image.height == 720);
}

TEST_CASE("millimetres keep the shape of the picture and of a dragged frame") {
  Studio studio;
  Driver& driver = studio.driver;
  driver.press(Key::e, kCtrl);
  const PictureChoices& choices = studio.dialog().choices;
  driver.click("export/unit/paper");
  CHECK(choices.paperHeight == doctest::Approx(choices.paperWidth * 40 / 64));
  driver.click("export/area/crop");
  const Vec2 middle = driver.middleOf("canvas");
  driver.drag(middle + Vec2{-100, -25}, middle + Vec2{100, 25});
  driver.click("export/unit/paper");
  CHECK(choices.paperHeight == doctest::Approx(choices.paperWidth / 4).epsilon(0.001));
  // Once more keeps what was typed since.
  studio.retype("export/paperHeight", "99");
  driver.click("export/unit/paper");
  CHECK(choices.paperHeight == 99);
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

TEST_CASE("a picture has the title of a built-in scene as long as that is true of it") {
  Studio studio;
  Driver& driver = studio.driver;
  Workspace& work = driver.shell.work;
  const auto title = [&] {
    return requestOf(driver.shell.ui, work, driver.shell.settings, *driver.shell.pictures.choices)
        .title;
  };
  openScene(driver.shell, "builtin:touching");
  driver.settle();
  CHECK(title() == "Touching is not overlapping");
  work.view.technique = "ray";  // it is about something else
  CHECK(title().empty());
  work.view.technique = "sat";
  Scene moved = driver.scene();
  moved.bodies[0].position.x += 1;
  CHECK(work.document.apply(moved).empty());
  CHECK(title().empty());
  moved.title = "Mine";
  CHECK(work.document.apply(moved).empty());
  CHECK(title() == "Mine");
  CHECK(work.document.undo());
  CHECK(work.document.undo());
  CHECK(title() == "Touching is not overlapping");
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
