#include "app/figure/clip.h"
#include "app/figure/font.h"
#include "app/figure/label_space.h"
#include "app/pictures/picture_figure.h"
#include "app/pictures/picture_job.h"
#include "app/scene/builtin.h"
#include "app/techniques/table.h"
#include "tests/app/pictures/picture_of.h"
#include "tests/support/picture_view.h"
#include "tests/support/scenes.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <utility>
#include <vector>

// How the parts of a picture share its area: canvas, strip, legend, caption.

namespace sepax {
namespace {

using test::Picture;
using test::pictureOf;
using test::Random;

double bottomOf(const Stroke& stroke) {
  // The corners of a straight line that is cut straight, the round ends of all others.
  const bool straight = stroke.points.size() == 2 && stroke.cap == Cap::butt;
  const Vec2 way = straight ? stroke.points[1] - stroke.points[0] : Vec2{1, 0};
  const double reach = stroke.width / 2 * std::abs(way.x) / std::max(length(way), 1e-12);
  double bottom = -kInfinity;
  for (const Vec2 point : stroke.points) bottom = std::max(bottom, point.y + reach);
  return bottom;
}
double bottomOf(const Fill& fill) {
  double bottom = -kInfinity;
  for (const Vec2 point : fill.outline) bottom = std::max(bottom, point.y);
  return bottom;
}
double bottomOf(const Dot& dot) { return dot.center.y + dot.radius; }
double bottomOf(const Text& text) { return rectOf(text).max.y; }
double bottomOf(const Box& box) { return box.max.y; }

double bottomOf(const Item& item) {
  return std::visit([](const auto& part) { return bottomOf(part); }, item);
}

std::vector<std::string> textsOf(const Figure& figure) {
  std::vector<std::string> texts;
  for (const Item& item : figure.items)
    if (const Text* text = std::get_if<Text>(&item)) texts.push_back(text->text);
  return texts;
}

bool says(const Figure& figure, const std::string& part) {
  return std::ranges::any_of(textsOf(figure), [&](const std::string& text) {
    return text.find(part) != std::string::npos;
  });
}

TEST_SUITE_BEGIN("picture composition");

TEST_CASE("law: nothing of a figure sticks out below it once another stands there") {
  Random random(3);
  const auto place = [&] { return Vec2{random.uniform(-20, 120), random.uniform(-40, 100)}; };
  for (int i = 0; i < 500; ++i) {
    CAPTURE(i);
    Figure figure;
    figure.width = 100;
    figure.height = 50;
    std::vector<Vec2> points;
    for (int k = random.integer(3, 7); k > 0; --k) points.push_back(place());
    figure.add(Stroke{Layer::evidence, points, i % 2 == 0, {Role::a, 1}, 3, {}, Cap::round});
    figure.add(Stroke{Layer::guide, {place(), place()}, false, {Role::b, 1}, 5, {}, Cap::butt});
    figure.add(Fill{Layer::fill, points, {Role::a, 1}, Hatch::none});
    figure.add(Dot{Layer::handle, place(), 9, {Role::a, 1}, {Role::b, 1}, 2});
    figure.add(Text{Layer::label, place(), "words"});
    const Vec2 corner = place();
    figure.add(Box{Layer::badge, corner, corner + Vec2{9, 30}, 0, {Role::a, 1}, {Role::b, 1}, 2});
    const Figure clipped = clippedAt(figure, Border::bottom);
    for (const Item& item : clipped.items) CHECK(bottomOf(item) <= 50 + 1e-9);
    for (const Item& item : figure.items) {
      if (bottomOf(item) > 40) continue;
      CHECK(std::ranges::any_of(clipped.items, [&](const Item& kept) {
        return kept.index() == item.index() && bottomOf(kept) == bottomOf(item);
      }));
    }
  }
}

/// Both mirrored at the diagonal.
Figure mirrored(Figure figure) {
  std::swap(figure.width, figure.height);
  const auto flip = [](Vec2& p) { std::swap(p.x, p.y); };
  for (Item& item : figure.items) {
    if (Stroke* stroke = std::get_if<Stroke>(&item)) std::ranges::for_each(stroke->points, flip);
    if (Fill* fill = std::get_if<Fill>(&item)) std::ranges::for_each(fill->outline, flip);
    if (Dot* dot = std::get_if<Dot>(&item)) flip(dot->center);
    if (Box* box = std::get_if<Box>(&item)) {
      flip(box->min);
      flip(box->max);
    }
  }
  return figure;
}

/// Upside down.
Figure turned(Figure figure) {
  const auto flip = [&](Vec2& p) { p.y = figure.height - p.y; };
  for (Item& item : figure.items) {
    if (Stroke* stroke = std::get_if<Stroke>(&item)) std::ranges::for_each(stroke->points, flip);
    if (Fill* fill = std::get_if<Fill>(&item)) std::ranges::for_each(fill->outline, flip);
    if (Dot* dot = std::get_if<Dot>(&item)) flip(dot->center);
    if (Box* box = std::get_if<Box>(&item)) {
      flip(box->min);
      flip(box->max);
      std::swap(box->min.y, box->max.y);
    }
  }
  return figure;
}

/// Left and right exchanged.
Figure sideways(Figure figure) { return mirrored(turned(mirrored(std::move(figure)))); }

TEST_CASE("law: every border cuts as the lower one does") {
  Random random(5);
  const auto place = [&] { return Vec2{random.uniform(-40, 140), random.uniform(-40, 90)}; };
  const auto outlines = [](const Figure& figure) {
    std::vector<double> bottoms;
    for (const Item& item : figure.items) bottoms.push_back(bottomOf(item));
    return bottoms;
  };
  const auto alike = [&](const Figure& one, const Figure& other) {
    const std::vector<double> first = outlines(one);
    const std::vector<double> second = outlines(other);
    REQUIRE(first.size() == second.size());
    for (std::size_t i = 0; i < first.size(); ++i)
      CHECK(first[i] == doctest::Approx(second[i]).epsilon(1e-9));
  };
  for (int i = 0; i < 300; ++i) {
    CAPTURE(i);
    Figure figure;
    figure.width = 100;
    figure.height = 50;
    figure.add(Stroke{
        Layer::evidence, {place(), place(), place()}, i % 2 == 0, {Role::a, 1}, 3, {}, Cap::round});
    figure.add(Stroke{Layer::guide, {place(), place()}, false, {Role::b, 1}, 5, {}, Cap::butt});
    figure.add(Fill{Layer::fill, {place(), place(), place()}, {Role::a, 1}, Hatch::none});
    figure.add(Dot{Layer::handle, place(), 9, {Role::a, 1}, {Role::b, 1}, 0});
    const Vec2 corner = place();
    figure.add(Box{Layer::badge, corner, corner + Vec2{9, 30}, 0, {Role::a, 1}, {Role::b, 1}, 0});
    const Figure bottom = clippedAt(figure, Border::bottom);
    alike(turned(clippedAt(turned(figure), Border::top)), bottom);
    alike(mirrored(clippedAt(mirrored(figure), Border::right)), bottom);
    alike(mirrored(sideways(clippedAt(sideways(mirrored(figure)), Border::left))), bottom);
  }
}

TEST_CASE("a text that sticks out to the left or right is left out") {
  for (const Align align : {Align::left, Align::center, Align::right}) {
    Figure figure;
    figure.width = 100;
    figure.height = 50;
    for (const double x : {-3.0, 50.0, 103.0}) {
      Text text{Layer::label, {x, 25}, "words"};
      text.align = align;
      figure.add(text);
    }
    const Figure clipped = clippedAt(clippedAt(figure, Border::left), Border::right);
    CHECK(clipped.items.size() == 1);
  }
}

TEST_CASE("law: what is left of an area is the part above the edge") {
  Random random(8);
  const auto contains = [](const std::vector<Vec2>& outline, Vec2 p) {
    bool inside = false;
    for (std::size_t i = 0, k = outline.size() - 1; i < outline.size(); k = i++) {
      const Vec2 a = outline[i];
      const Vec2 b = outline[k];
      if ((a.y > p.y) == (b.y > p.y)) continue;
      if (p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)) inside = !inside;
    }
    return inside;
  };
  for (int i = 0; i < 200; ++i) {
    CAPTURE(i);
    Figure figure;
    figure.height = 50;
    std::vector<Vec2> outline;
    for (int k = random.integer(3, 8); k > 0; --k)
      outline.push_back({random.uniform(0, 100), random.uniform(0, 100)});
    figure.add(Fill{Layer::fill, outline, {Role::a, 1}, Hatch::none});
    const Figure clipped = clippedAt(figure, Border::bottom);
    for (int k = 0; k < 20; ++k) {
      const Vec2 p{random.uniform(0, 100), random.uniform(0, 49.9)};
      const bool left =
          !clipped.items.empty() && contains(std::get<Fill>(clipped.items.front()).outline, p);
      CHECK(left == contains(outline, p));
    }
  }
}

TEST_CASE("the canvas does not reach into legend and caption") {
  for (const int step : {-1, 1, 3, 5, 7}) {
    for (const int width : {420, 700, 1130}) {
      CAPTURE(step);
      CAPTURE(width);
      Picture picture = pictureOf("two-pentagons", width, 2 * width / 3, {0, step});
      picture.request.legend = picture.request.caption = true;
      REQUIRE(picture.problem().empty());
      const Figure figure = picture.figure();
      const auto caption = std::ranges::find(figure.items, Part::caption, partOf);
      REQUIRE(caption != figure.items.end());
      // Legend and caption are added last; a legend's row is 30 logical pixels high.
      const double top = std::get<Text>(*caption).position.y - 20 - 30;
      int below = 0;
      for (auto item = figure.items.begin(); item != caption; ++item) {
        const bool projection = partOf(*item) == Part::projection;
        if (projection && bottomOf(*item) > top) ++below;
        CHECK(bottomOf(*item) <= std::get<Text>(*caption).position.y);
      }
      CHECK(below == 0);
    }
  }
}

TEST_CASE("a caption is never cut: a picture that is too small for it is refused") {
  for (const BuiltinScene& row : builtinScenes()) {
    for (const int side : {60, 200, 300, 420, 600}) {
      CAPTURE(row.id);
      CAPTURE(side);
      Picture picture = pictureOf(std::string(row.id), side, 3 * side / 4);
      picture.request.legend = picture.request.caption = true;
      const std::string problem = picture.problem();
      if (!problem.empty()) {
        CHECK(problem.starts_with("the picture is too small for its legend and caption; choose"));
        continue;
      }
      const Figure figure = picture.figure();
      CHECK(figure.height == picture.view.camera.height);
      for (const Item& item : figure.items) {
        const Text* text = std::get_if<Text>(&item);
        if (text == nullptr || groupOf(text->part) != PartGroup::page) continue;
        CHECK(text->position.y + descent(text->size) <= figure.height);
      }
    }
  }
  const Picture tiny = pictureOf("two-pentagons", 60, 40);
  PictureRequest request = tiny.request;
  request.caption = true;
  CHECK_FALSE(pictureProblem(techniques(), tiny.evidence, tiny.view, request).empty());
  request.caption = false;
  CHECK(pictureProblem(techniques(), tiny.evidence, tiny.view, request).empty());
}

TEST_CASE("the size that a refusal names is enough") {
  Picture picture = pictureOf("first-contact", 60, 700);
  picture.request.legend = picture.request.caption = true;
  const std::string problem = picture.problem();
  const std::size_t at = problem.find("at least ");
  REQUIRE(at != problem.npos);
  int width = 0;
  int height = 0;
  REQUIRE(std::sscanf(problem.c_str() + at, "at least %dx%d", &width, &height) == 2);
  Picture larger = pictureOf("first-contact", width, height);
  larger.request.legend = larger.request.caption = true;
  CHECK(larger.problem() == "");
}

TEST_CASE("a picture of pixels that is too narrow for its legend names a size, and no page") {
  Scene scene = test::builtin("two-pentagons");
  scene.bodies.back().name = std::string(260, 'B');
  const auto problemAt = [&](int width, int height) {
    Picture picture;
    picture.request.width = width;
    picture.request.height = height;
    picture.request.legend = true;
    picture.evidence = analyze(scene);
    picture.view = testing::pictureView(scene, picture.evidence, picture.request, {});
    return picture.problem();
  };
  for (const auto& size : {std::pair(1200, 750), std::pair(1600, 1000)}) {
    const std::string problem = problemAt(size.first, size.second);
    const std::size_t at = problem.find("at least ");
    REQUIRE_MESSAGE(at != problem.npos, problem);
    int width = 0;
    int height = 0;
    REQUIRE(std::sscanf(problem.c_str() + at, "at least %dx%d", &width, &height) == 2);
    CHECK(problemAt(width, height) == "");
  }
}

TEST_CASE("without evidence only grid, bodies, names, handles and words stay") {
  for (const BuiltinScene& row : builtinScenes()) {
    CAPTURE(row.id);
    Picture picture = pictureOf(std::string(row.id), 1130, 710);
    picture.request.layers.evidence = picture.request.layers.words = false;
    picture.request.legend = true;
    std::vector<std::string> known{"solid pixels", "other bodies"};
    for (const BodyShape& body : picture.evidence.bodies) known.push_back(body.name);
    for (const std::string& text : textsOf(picture.figure()))
      CHECK_MESSAGE(std::ranges::find(known, text) != known.end(), text);
  }
}

TEST_CASE("without close-ups what they name is named in the picture") {
  Picture picture = pictureOf("through-the-wall", 1600, 1000);
  const auto isCloseUp = [](const std::string& text) { return text.ends_with("×"); };
  CHECK(std::ranges::any_of(textsOf(picture.figure()), isCloseUp));
  picture.request.layers.closeUps = false;
  CHECK(std::ranges::none_of(textsOf(picture.figure()), isCloseUp));
  CHECK(says(picture.figure(), "t = 30/60"));
}

TEST_CASE("a part of the world is shown exactly, without lanes") {
  Picture picture = pictureOf("first-contact", 1200, 600);
  picture.request.crop = PictureCrop{{-2, -1}, {2, 1}};
  picture.view.camera = pictureCamera(picture.view.camera, picture.request);
  CHECK(picture.view.camera.toWorld({0, 600}) == Vec2{-2, -1});
  CHECK(picture.view.camera.toWorld({1200, 0}) == Vec2{2, 1});
  CHECK_FALSE(says(picture.figure(), "The step in time"));
  CHECK(says(pictureOf("first-contact", 1200, 600).figure(), "The step in time"));
  picture.request.layers.words = false;
  CHECK_FALSE(says(picture.figure(), "meet on all"));
}

TEST_CASE("small pictures of motions have lanes too") {
  CHECK(says(pictureOf("first-contact", 480, 300).figure(), "The step in time"));
  CHECK_FALSE(says(pictureOf("first-contact", 480, 299).figure(), "The step in time"));
}

TEST_CASE("the legend lists what is drawn") {
  const auto legend = [](const std::string& id, int height, RenderMoment moment = {}) {
    Picture picture = pictureOf(id, 1000, height, moment);
    picture.request.legend = true;
    return picture.figure();
  };
  CHECK(says(legend("first-contact", 700), "shadows meet"));
  CHECK_FALSE(says(legend("first-contact", 290), "shadows meet"));
  CHECK(says(legend("first-contact", 700), "contact"));
  CHECK(says(legend("two-pentagons", 700), "overlap"));
  CHECK(std::ranges::count(textsOf(legend("passing-by", 700)), "contact") == 0);
  CHECK(std::ranges::count(textsOf(legend("two-pentagons", 700, {0, 0})), "overlap") == 0);
  CHECK(says(legend("ray-figure-1", 700), "not tested"));

  Scene scene = test::builtin("two-pentagons");
  scene.technique = "motion";
  scene.bodies.front().velocity = {1, 0};
  PictureRequest request;
  request.width = 1000;
  request.height = 290;
  request.legend = true;
  const Evidence evidence = analyze(scene);
  const Figure low = pictureFigure(techniques(), evidence,
                                   testing::pictureView(scene, evidence, request, {}), request);
  CHECK(says(low, "overlap"));
  CHECK_FALSE(says(low, "shadows meet"));
}

TEST_CASE("solid pixels have their own colour in the legend") {
  Picture picture = pictureOf("ray-figure-1", 1000, 700);
  picture.request.legend = true;
  std::map<double, int> pixels;  // by how opaque they are
  std::vector<double> shown;
  for (const Item& item : picture.figure().items) {
    const Box* box = std::get_if<Box>(&item);
    if (!box || box->fill.role != Role::b) continue;
    if (box->part == Part::solidPixel) ++pixels[box->fill.alpha];
    if (box->part == Part::legend) shown.push_back(box->fill.alpha);
  }
  REQUIRE(pixels.size() > 1);  // those of the map, and of a tile's bitmap
  for (const auto& [alpha, count] : pixels) CHECK(count <= pixels[shown.front()]);
  CHECK(shown.size() == 1);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax
