#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/ray/walk_words.h"
#include "tests/support/ray_scene.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

// How walks that differ are told apart: counted, hatched and named.

namespace sepax::test {
namespace {

TEST_SUITE_BEGIN("viewers ray");

TEST_CASE("pixels that only the other walk has are marked at every zoom, and named") {
  const RayScene opened("ray-figure-1");
  ViewState view = opened.view;
  view.answers = Answers::exact;
  view.closeUps = false;  // a pixel is counted once
  view.options.set(kWalk, RayWalkId::bresenham);
  const RayWalk& walk = opened.evidence.rayWalks->bresenham;
  std::vector<Pixel> others;
  for (const Pixel pixel : walk.differs)
    if (std::ranges::count(walk.pixels, pixel, &WalkPixel::pixel) == 0) others.push_back(pixel);
  REQUIRE_FALSE(others.empty());
  const Pixel first = others.front();
  view.camera.center = {static_cast<double>(first.x), -static_cast<double>(first.y)};
  for (const double zoom : {1.5, 3.0, 7.0, 30.0}) {
    CAPTURE(zoom);
    view.camera.zoom = zoom;
    std::set<std::pair<double, double>> places;
    const Figure figure = paint(opened.evidence, view);
    CHECK(shows(figure, "only in the published line"));
    for (const Item& item : figure.items) {
      if (partOf(item) != Part::publishedDifference) continue;
      if (const Box* box = std::get_if<Box>(&item)) {
        CHECK(box->max.x - box->min.x >= 5);
        places.insert({box->min.x, box->min.y});
      }
      if (const Fill* fill = std::get_if<Fill>(&item))
        places.insert({fill->outline[0].x, fill->outline[0].y});
    }
    CHECK(places.size() == others.size());
  }
}

/// Pixels of the walk that have a hatch over their colour: lines of the ground's.
std::ptrdiff_t hatchedOver(const Figure& figure, Part part) {
  return std::ranges::count_if(figure.items, [&](const Item& item) {
    if (partOf(item) != part) return false;
    const Fill* fill = std::get_if<Fill>(&item);
    const Stroke* slash = std::get_if<Stroke>(&item);
    return (fill != nullptr && fill->hatch != Hatch::none && fill->paint.role == Role::ground) ||
           (slash != nullptr && slash->points.size() == 2 && slash->paint.role == Role::ground &&
            slash->width > 1.2);
  });
}

TEST_CASE("differing pixels are counted by whose they are, and all of them are hatched") {
  const RayScene opened("ray-figure-1");
  const RayWalks& walks = *opened.evidence.rayWalks;
  for (const RayWalkId id : {RayWalkId::cells, RayWalkId::bresenham, RayWalkId::published}) {
    CAPTURE(int(id));
    const RayWalk& walk = walkOf(walks, id);
    const RayWalk& other = id == RayWalkId::bresenham ? walks.published : walks.bresenham;
    const auto holds = [](const RayWalk& among, const WalkPixel& pixel) {
      return std::ranges::count(among.pixels, pixel.pixel, &WalkPixel::pixel) > 0;
    };
    const auto missing = [&](const RayWalk& from, const RayWalk& among) {
      return std::ranges::count_if(from.pixels,
                                   [&](const WalkPixel& pixel) { return !holds(among, pixel); });
    };
    const std::ptrdiff_t here = missing(walk, other);
    const std::ptrdiff_t there = missing(other, walk);
    REQUIRE(here + there > 0);
    CHECK(differingText(walk, id) == fmt::format("{} only here, {} only in {}", here, there,
                                                 id == RayWalkId::bresenham ? "the published line"
                                                                            : "the line from the "
                                                                              "origin"));
    ViewState view = opened.view;
    view.answers = Answers::exact;
    view.closeUps = false;
    view.options.set(kWalk, id);
    view.camera.center = {32, -16};
    const Part own = id == RayWalkId::cells       ? Part::cellPixel
                     : id == RayWalkId::bresenham ? Part::linePixel
                                                  : Part::publishedPixel;
    for (const double zoom : {4.0, 8.0, 14.0}) {
      CAPTURE(zoom);
      view.camera.zoom = zoom;
      view.camera.width = 2000;
      view.camera.height = 1200;
      CHECK(hatchedOver(paint(opened.evidence, view), own) == here);
    }
  }
}

TEST_CASE("beside the page's answer the exact one does not tell its pixel once more") {
  const RayScene opened("pitfall-swapped-tie");
  const std::string page = rayCastVerdict(opened.evidence, opened.view).sentence;
  REQUIRE(contains(page, "the ray meets the solid pixel (1, 1)"));
  CHECK(rayVerdict(opened.evidence, opened.exactAt(-1)).brief == "");
}

TEST_CASE("the name of an end of the ray is led to across it where pixels are large") {
  int across = 0;
  for (const char* id : {"pitfall-other-pixels", "pitfall-swapped-tie", "pitfall-small-bitmap",
                         "pitfall-swapped-bresenham", "pitfall-diagonal-leak"}) {
    CAPTURE(std::string(id));
    const RayScene opened(id);
    REQUIRE(opened.view.camera.zoom >= 40);
    Figure figure;
    figure.width = opened.view.camera.width;
    figure.height = opened.view.camera.height;
    paintRay(opened.evidence, opened.view, figure);
    const Vec2 way = normalized(opened.evidence.ray->to - opened.evidence.ray->from);
    for (const Label& label : figure.labels) {
      if (label.text.text != "origin" && label.text.text != "end") continue;
      ++across;
      CHECK(std::abs(dot(label.direction, way)) < 0.8);
    }
  }
  CHECK(across == 10);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
