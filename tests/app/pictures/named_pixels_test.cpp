#include "tests/app/pictures/picture_of.h"
#include "tests/support/viewers.h"

#include "app/techniques/contract/close_up.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>
#include <vector>

// What the pixels of a ray are stands beside them in a picture alone, and small places are enlarged
// without words over their pixels.

namespace sepax::test {
namespace {

constexpr Part kCloseUp = part<"close-up", PartGroup::evidence, PartReach::passing>();

Picture frameOf(const std::string& id) {
  Picture picture = pictureOf(id, 800, 500);
  picture.request.format = PictureFormat::apng;
  return picture;
}

/// The inside of the close-up; the frame of its place stands before it.
Rect closeUpIn(const Figure& figure) {
  std::vector<Rect> frames;
  for (const Item& item : figure.items)
    if (const Box* box = std::get_if<Box>(&item); box != nullptr && box->part == kCloseUp)
      frames.push_back({box->min, box->max});
  return frames.size() < 2 ? Rect{} : frames.back();
}

std::size_t framesOf(const Figure& figure, Part part) {
  return static_cast<std::size_t>(std::ranges::count_if(figure.items, [part](const Item& item) {
    return partOf(item) == part &&
           (std::holds_alternative<Dot>(item) || std::holds_alternative<Box>(item));
  }));
}

TEST_CASE("in a picture alone words say which pixels the ray touches and which it does not reach") {
  for (const char* id : {"ray-diagonal-leak", "ray-figure-2", "ray-swapped"}) {
    CAPTURE(std::string(id));
    for (const char* words : {"cells of the ray", "behind the hit"}) {
      CHECK(shows(pictureOf(id, 800, 500).figure(), words));
      CHECK_FALSE(shows(frameOf(id).figure(), words));
    }
  }
  CHECK(shows(pictureOf("ray-figure-3", 800, 500).figure(), "Bresenham’s line"));
  // Of three pixels the names of their places tell.
  CHECK_FALSE(shows(pictureOf("pitfall-swapped-tie", 800, 500).figure(), "cells of the ray"));
  // Where the map is the point, the walk is named, but not what is behind it.
  CHECK(shows(pictureOf("ray-figure-1", 800, 500).figure(), "Bresenham’s line"));
  CHECK_FALSE(shows(pictureOf("ray-figure-1", 800, 500).figure(), "behind the hit"));
}

TEST_CASE("all pixels that a ray meets at once are framed") {
  CHECK(framesOf(pictureOf("pitfall-diagonal-leak", 800, 500).figure(), Part::hit) == 2);
  CHECK(framesOf(pictureOf("pitfall-swapped-tie", 800, 500).figure(), Part::hit) == 1);
}

TEST_CASE("no words of the ray stand in the close-up of its pixels") {
  for (const auto& [id, hit] :
       {std::pair("ray-figure-2", "hit ("), std::pair("ray-figure-1", "hit (29, 13)")}) {
    CAPTURE(std::string(id));
    const Figure figure = pictureOf(id, 800, 500).figure();
    const Rect inside = closeUpIn(figure);
    REQUIRE(inside.max.x > inside.min.x);
    for (const Item& item : figure.items) {
      const Text* text = std::get_if<Text>(&item);
      if (text == nullptr || text->part == Part::pixelNumber || text->part == kCloseUp) continue;
      CAPTURE(text->text);
      CHECK_FALSE(contains(inside, {text->position, text->position}));
    }
    CHECK(std::ranges::any_of(
        wordsIn(figure), [hit = hit](const std::string& text) { return text.starts_with(hit); }));
  }
  // Of bodies it has the names.
  const Figure bullet = pictureOf("bullet-through-wall", 800, 500).figure();
  const Rect inside = closeUpIn(bullet);
  CHECK(std::ranges::any_of(bullet.items, [&](const Item& item) {
    const Text* text = std::get_if<Text>(&item);
    return text != nullptr && text->part != kCloseUp &&
           contains(inside, {text->position, text->position});
  }));
}

TEST_CASE("a column of a page has room for a small close-up, a small screen has not") {
  for (const char* id : {"minkowski-thin", "pitfall-near-parallel", "ray-figure-1"}) {
    CAPTURE(std::string(id));
    Picture page = pictureOf(id, 1004, 627);
    page.request.millimetres = 85;
    page.request.theme = ThemeId::print;
    page.view = testing::pictureView(builtin(id), page.evidence, page.request, {});
    CHECK(partsOf(page.figure()).contains(kCloseUp));
  }
  CHECK_FALSE(partsOf(pictureOf("ray-figure-1", 480, 300).figure()).contains(kCloseUp));
}

TEST_CASE("picture and frame number the candidates that count alike") {
  const auto numbered = [](const Figure& figure, const std::string& number) {
    return std::ranges::any_of(figure.items, [&](const Item& item) {
      const Text* text = std::get_if<Text>(&item);
      return text != nullptr && text->text == number;
    });
  };
  for (const char* id : {"swept-crossing", "swept-concave"}) {
    CAPTURE(std::string(id));
    const Figure picture = pictureOf(id, 800, 500).figure();
    CHECK(numbered(picture, "1"));
    CHECK(numbered(picture, "2"));
    const Figure frame = frameOf(id).figure();
    CHECK(numbered(frame, "1"));
    CHECK(numbered(frame, "2"));
    CHECK_FALSE(numbered(frame, "3"));
  }
}

TEST_CASE("where edges decide, the vertices of both bodies are seen to lie outside") {
  const auto outside = [](const Figure& figure) {
    return std::ranges::count_if(figure.items, [](const Item& item) {
      const Dot* dot = std::get_if<Dot>(&item);
      return dot != nullptr && dot->part == Part::pointOutside && dot->radius > 5;
    });
  };
  CHECK(outside(pictureOf("crossing-bars", 800, 500).figure()) >
        outside(frameOf("crossing-bars").figure()));
}

TEST_CASE("the first contact of other edges than the shown ones names them") {
  CHECK(shows(pictureOf("pitfall-no-closing-speed", 1130, 710).figure(),
              "first contact at t = 0.500 of edges A1 and B3"));
  CHECK_FALSE(shows(pictureOf("swept-parallel", 1130, 710).figure(), " of edges "));
}

}  // namespace
}  // namespace sepax::test
