#include "app/cli/render_view.h"
#include "app/figure/label_space.h"
#include "app/figure/nearest.h"
#include "app/techniques/ray/paint_ray.h"
#include "app/techniques/ray/ray.h"
#include "app/view/handles.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>
#include <variant>

// Where the numbers of a walk stand in their pixels, and those of rows and columns.

namespace sepax::test {
namespace {

OpenedScene openedAt(const std::string& id, Vec2 size) {
  OpenedScene opened(id, Answers::both);
  opened.view.camera = sceneCamera(builtin(id), opened.evidence, size.x, size.y);
  return opened;
}

TEST_SUITE_BEGIN("viewers ray");

TEST_CASE("no number of a pixel is crossed by the ray where a corner is free") {
  for (const char* id : {"pitfall-diagonal-leak", "ray-diagonal-leak", "ray-swapped"}) {
    CAPTURE(id);
    const OpenedScene opened = openedAt(id, {1600, 1000});
    const Vec2 from = rayOriginHandle(*opened.evidence.ray, opened.view.camera);
    const Vec2 to = rayEndHandle(*opened.evidence.ray, opened.view.camera);
    std::size_t numbered = 0;
    for (const Item& item : paint(opened.evidence, opened.view).items) {
      const Text* text = std::get_if<Text>(&item);
      if (text == nullptr || text->part != Part::pixelNumber) continue;
      ++numbered;
      CHECK_FALSE(spanInside(from, to, rectOf(*text)));
    }
    CHECK(numbered > 5);
  }
}

TEST_CASE("the numbers of a walk stand in one corner of their pixels") {
  for (const char* id : {"pitfall-diagonal-leak", "pitfall-rounded-end"}) {
    CAPTURE(id);
    OpenedScene opened = openedAt(id, {800, 500});
    opened.view.wording.still = true;  // without a second count, of the article
    const double zoom = opened.view.camera.zoom;
    std::set<std::pair<bool, bool>> corners;
    for (const Item& item : paint(opened.evidence, opened.view).items) {
      const Text* text = std::get_if<Text>(&item);
      if (text == nullptr || text->part != Part::pixelNumber) continue;
      const Vec2 at = opened.view.camera.toWorld(text->position - Vec2{0, 0.35 * text->size});
      const Vec2 within{at.x - std::floor(at.x), -at.y - std::floor(-at.y)};
      CHECK(zoom * std::min(within.x, 1 - within.x) > 3);  // not on the border
      corners.insert({within.x < 0.5, within.y < 0.5});
    }
    CHECK(corners.size() == 1);
  }
}

TEST_CASE("the number of a pixel stands at its middle") {
  const OpenedScene opened = openedAt("pitfall-swapped-bresenham", {800, 500});
  int columns = 0;
  for (const Item& item : paint(opened.evidence, opened.view).items) {
    const Text* text = std::get_if<Text>(&item);
    if (text == nullptr || nameOf(text->part) != "pixel ruler" || text->align != Align::center)
      continue;
    const Vec2 place = opened.view.camera.toScreen(
        worldOfPixels({static_cast<double>(std::stoi(text->text)) + 0.5, 0}));
    CHECK(std::fabs(text->position.x - place.x) <= 1);  // on whole pixels
    CHECK(text->position.y < place.y);
    ++columns;
  }
  CHECK(columns == 12);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
