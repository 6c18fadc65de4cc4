#include "app/pictures/picture_figure.h"
#include "app/shell/files/opening.h"
#include "app/shell/pictures/export_source.h"
#include "app/techniques/table.h"
#include "tests/ui/studio.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace sepax::test {
namespace {

auto shadowsIn(const Figure& figure) {
  return std::ranges::count_if(figure.items,
                               [](const Item& item) { return partOf(item) == Part::shadow; });
}

TEST_CASE(
    "a picture of the canvas has what the canvas shows, also what one picture tells without") {
  Studio studio;
  Driver& driver = studio.driver;
  openScene(driver.shell, "builtin:pitfall-centre-direction");
  driver.settle();
  const Workspace& work = driver.shell.work;
  const PictureRequest request =
      requestOf(driver.shell.ui, work, driver.shell.settings, *driver.shell.pictures.choices);
  const PictureSource source = exportSource(work, driver.shell.pictures.recording, request);
  const auto shadows = [&](const PictureRequest& asked) {
    const Evidence evidence =
        analyze(techniques(), source.scene, optionsFrom(techniques(), source.view));
    return shadowsIn(pictureFigure(techniques(), evidence, source.view, asked));
  };
  REQUIRE(shadowsIn(driver.shell.canvas.figure) > 0);
  CHECK(shadows(request) == shadowsIn(driver.shell.canvas.figure));
  PictureChoices paper = *driver.shell.pictures.choices;
  paper.paper = true;
  CHECK_FALSE(requestOf(driver.shell.ui, work, driver.shell.settings, paper).asSeen);
  PictureRequest alone = request;
  alone.asSeen = false;
  CHECK(shadows(alone) == 0);
}

}  // namespace
}  // namespace sepax::test
