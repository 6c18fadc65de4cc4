#include "app/platform/desktop/headless.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <numbers>
#include <optional>

namespace sepax {
namespace {

Figure emptyFigure(double width, double height) {
  Figure figure;
  figure.width = width;
  figure.height = height;
  return figure;
}

/// With ink on transparent ground, so that alpha is coverage.
Image drawn(const Figure& figure, double scale = 1) {
  const DrawnPicture result = renderFigure(figure, {ThemeId::dark, scale, true});
  REQUIRE_MESSAGE(result.error.empty(), result.error);
  return result.image;
}

int alphaAt(const Image& image, int x, int y) {
  return image.rgba[static_cast<std::size_t>(4 * (y * image.width + x) + 3)];
}

/// Covered area in device pixels.
double inkOf(const Image& image) {
  double sum = 0;
  for (std::size_t i = 3; i < image.rgba.size(); i += 4) sum += image.rgba[i] / 255.0;
  return sum;
}

int mostAlpha(const Image& image) {
  int most = 0;
  for (std::size_t i = 3; i < image.rgba.size(); i += 4) most = std::max<int>(most, image.rgba[i]);
  return most;
}

double areaOf(const std::vector<Vec2>& outline) {
  double twice = 0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    twice += cross(outline[i], outline[(i + 1) % outline.size()]);
  }
  return std::abs(twice) / 2;
}

std::vector<Vec2> turned(std::vector<Vec2> points, Vec2 center, double degrees) {
  const double angle = degrees * std::numbers::pi / 180;
  for (Vec2& point : points) {
    const Vec2 from = point - center;
    point = center + std::cos(angle) * from + std::sin(angle) * turnedLeft(from);
  }
  return points;
}

Stroke line(std::vector<Vec2> points, double width, Cap cap = Cap::butt) {
  return Stroke{.points = std::move(points), .width = width, .cap = cap};
}

/// A built-in scene as the command line draws it.
TEST_SUITE("gl") {
  TEST_CASE("a stroke covers its width times its length, at any width, angle and scale") {
    for (const double width : {0.4, 1.0, 2.4, 5.0, 7.0}) {
      for (const double angle : {0.0, 17.0, 45.0, 90.0, 123.0}) {
        for (const double scale : {1.0, 1.5, 3.0}) {
          CAPTURE(width);
          CAPTURE(angle);
          CAPTURE(scale);
          Figure figure = emptyFigure(200, 200);
          figure.add(line(turned({{20.3, 100.2}, {180.3, 100.2}}, {100, 100}, angle), width));
          const double ink = inkOf(drawn(figure, scale)) / (scale * scale);
          // A hairline between two rows of pixels is a little more or less than itself.
          const double tolerance = width * scale < 2 ? 0.06 : 0.02;
          CHECK(ink == doctest::Approx(160 * width).epsilon(tolerance));
        }
      }
    }
  }

  TEST_CASE("a line of one pixel on a row of pixels is that row") {
    Figure figure = emptyFigure(40, 10);
    figure.add(line({{10, 5.5}, {30, 5.5}}, 1));
    const Image image = drawn(figure);
    CHECK(inkOf(image) == doctest::Approx(20));
    for (int x = 10; x < 30; ++x) CHECK(alphaAt(image, x, 5) == 255);
  }

  TEST_CASE("round caps add a disc, butt caps nothing") {
    Figure round = emptyFigure(100, 60);
    round.add(line({{30, 30}, {70, 30}}, 20, Cap::round));
    CHECK(inkOf(drawn(round)) == doctest::Approx(800 + 100 * std::numbers::pi).epsilon(0.01));
    Figure point = emptyFigure(100, 60);
    point.add(line({{30, 30}, {30, 30}}, 20, Cap::round));
    CHECK(inkOf(drawn(point)) == doctest::Approx(100 * std::numbers::pi).epsilon(0.01));
  }

  TEST_CASE("a translucent polyline is nowhere darker and has no holes") {
    for (const double angle : {0.0, 10.0, 45.0, 77.0}) {
      CAPTURE(angle);
      Figure figure = emptyFigure(200, 200);
      const std::vector<Vec2> zigzag =
          turned({{30, 60}, {80, 60}, {60, 110}, {150, 70}, {70, 120}, {150, 130}, {185, 40}},
                 {100, 90}, angle);
      Stroke stroke = line(zigzag, 11);
      stroke.paint.alpha = 0.5;
      figure.add(stroke);
      const Image image = drawn(figure);
      CHECK(mostAlpha(image) <= 129);
      for (std::size_t i = 0; i + 1 < zigzag.size(); ++i) {
        for (double t = 0.02; t < 0.99; t += 0.01) {
          const Vec2 p = lerp(zigzag[i], zigzag[i + 1], t);
          CHECK(alphaAt(image, static_cast<int>(p.x), static_cast<int>(p.y)) >= 126);
        }
      }
    }
  }

  TEST_CASE("a translucent curve of short segments covers the same as a ring") {
    Figure figure = emptyFigure(200, 200);
    Stroke ring = line({}, 12);
    for (int i = 0; i < 120; ++i) {
      const double angle = i * 2 * std::numbers::pi / 120;
      ring.points.push_back(Vec2{100, 100} + 60 * Vec2{std::cos(angle), std::sin(angle)});
    }
    ring.closed = true;
    ring.paint.alpha = 0.5;
    figure.add(ring);
    const Image image = drawn(figure);
    CHECK(mostAlpha(image) <= 129);
    CHECK(inkOf(image) == doctest::Approx(0.5 * 2 * std::numbers::pi * 60 * 12).epsilon(0.01));
  }

  TEST_CASE("dashes cover their share, also across vertices") {
    Figure figure = emptyFigure(400, 100);
    Stroke straight = line({{20, 20}, {380, 20}}, 3);
    straight.dash = {8, 4};
    figure.add(straight);
    CHECK(inkOf(drawn(figure)) == doctest::Approx(360 * 3 * 8.0 / 12).epsilon(0.01));

    Figure parts = emptyFigure(400, 100);
    Stroke many = line({}, 3, Cap::round);
    for (int i = 0; i <= 90; ++i) many.points.push_back({20 + 4.0 * i, 20});
    many.dash = {8, 4};
    parts.add(many);
    CHECK(inkOf(drawn(parts)) == doctest::Approx(360 * 3 * 8.0 / 12).epsilon(0.01));
  }

  TEST_CASE("fills have the area of their outline: convex, concave, tiny, cut by the border") {
    const std::vector<std::vector<Vec2>> outlines = {
        {{40, 50}, {120, 30}, {160, 90}, {100, 160}, {50, 140}},
        {{30, 30}, {170, 40}, {160, 160}, {100, 60}, {40, 150}},
        {{30, 30}, {170, 33}, {30, 36}},
        {{100.2, 100.3}, {103.9, 100.6}, {102.1, 104.4}}};
    for (const auto& outline : outlines) {
      for (const double angle : {0.0, 33.0}) {
        for (const double scale : {1.0, 2.0}) {
          CAPTURE(outline.size());
          CAPTURE(angle);
          Figure figure = emptyFigure(200, 200);
          figure.add(Fill{.outline = turned(outline, {100, 100}, angle)});
          const double ink = inkOf(drawn(figure, scale)) / (scale * scale);
          const double tolerance = areaOf(outline) < 300 ? 0.08 : 0.01;
          CHECK(ink == doctest::Approx(areaOf(outline)).epsilon(tolerance));
        }
      }
    }
    Figure cut = emptyFigure(100, 100);
    cut.add(Fill{.outline = {{-1e9, 50}, {50, -1e9}, {1e9, 50}, {50, 1e9}}});
    CHECK(inkOf(drawn(cut)) == doctest::Approx(100 * 100));
  }

  TEST_CASE("an outline that crosses itself is filled by the even-odd rule") {
    Figure figure = emptyFigure(200, 200);
    Fill star;
    for (int i = 0; i < 5; ++i) {
      const double angle = (2 * i * 72 - 90) * std::numbers::pi / 180;
      star.outline.push_back(Vec2{100, 100} + 80 * Vec2{std::cos(angle), std::sin(angle)});
    }
    figure.add(star);
    const Image image = drawn(figure);
    CHECK(alphaAt(image, 100, 100) == 0);  // inside twice
    CHECK(alphaAt(image, 100, 60) == 255);
    // Five points of a pentagram: 1.1226 of the squared radius together, less the pentagon.
    const double inner =
        80 * std::sin(18 * std::numbers::pi / 180) / std::sin(54 * std::numbers::pi / 180);
    const double tips = 5 * 80 * inner * std::sin(36 * std::numbers::pi / 180);
    const double pentagon = 2.5 * inner * inner * std::sin(72 * std::numbers::pi / 180);
    CHECK(inkOf(image) == doctest::Approx(tips - pentagon).epsilon(0.01));
  }

  TEST_CASE("an outline that visits a hole leaves no seam on its way") {
    Figure figure = emptyFigure(100, 100);
    figure.add(Fill{.outline = {{10, 10},
                                {90, 10},
                                {90, 90},
                                {10, 90},
                                {10, 10},
                                {40, 40},
                                {40, 60},
                                {60, 60},
                                {60, 40},
                                {40, 40}},
                    .paint = {Role::a, 0.5}});
    const Image image = drawn(figure);
    for (int i = 12; i < 38; ++i) CHECK(alphaAt(image, i, i) == 128);
    CHECK(alphaAt(image, 50, 50) == 0);
    CHECK(inkOf(image) == doctest::Approx(0.5 * (6400 - 400)).epsilon(0.01));
  }

  TEST_CASE("hatching covers a sixth, crossed hatching twice that less the crossings") {
    for (const double scale : {1.0, 2.0}) {
      const auto share = [&](Hatch hatch) {
        Figure figure = emptyFigure(240, 240);
        figure.add(Fill{.outline = {{0, 0}, {240, 0}, {240, 240}, {0, 240}}, .hatch = hatch});
        return inkOf(drawn(figure, scale)) / (240 * 240 * scale * scale);
      };
      CHECK(share(Hatch::forward) == doctest::Approx(1.0 / 6).epsilon(0.03));
      CHECK(share(Hatch::backward) == doctest::Approx(1.0 / 6).epsilon(0.03));
      CHECK(share(Hatch::cross) == doctest::Approx(1.0 / 3 - 1.0 / 36).epsilon(0.05));
    }
  }

  TEST_CASE("dots and boxes have their size, borders lie inside") {
    Figure dot = emptyFigure(60, 60);
    dot.add(Dot{.center = {30.4, 29.7},
                .radius = 12,
                .fill = {Role::ground, 1},
                .ring = {Role::a, 1},
                .ringWidth = 3});
    CHECK(inkOf(drawn(dot)) == doctest::Approx(144 * std::numbers::pi).epsilon(0.01));

    Figure ring = emptyFigure(60, 60);
    ring.add(Dot{.center = {30, 30},
                 .radius = 12,
                 .fill = {Role::ground, 0},
                 .ring = {Role::a, 1},
                 .ringWidth = 3});
    CHECK(inkOf(drawn(ring)) == doctest::Approx((144 - 81) * std::numbers::pi).epsilon(0.01));

    Figure box = emptyFigure(60, 60);
    box.add(Box{.min = {10.25, 10}, .max = {49.75, 40.5}});
    CHECK(inkOf(drawn(box)) == doctest::Approx(39.5 * 30.5).epsilon(0.002));
  }

  TEST_CASE("text stands on its baseline, in its colour, where its metrics say") {
    for (const double scale : {1.0, 2.0, 4.0}) {
      Figure figure = emptyFigure(120, 40);
      figure.add(Text{.position = {10, 30}, .text = "HHHH", .size = 16, .halo = false});
      const Image image = drawn(figure, scale);
      CHECK(mostAlpha(image) > 200);
      int top = image.height;
      int bottom = 0;
      for (int y = 0; y < image.height; ++y) {
        for (int x = 0; x < image.width; ++x) {
          if (alphaAt(image, x, y) < 128) continue;
          top = std::min(top, y);
          bottom = std::max(bottom, y + 1);
        }
      }
      CHECK(bottom == 30 * scale);
      CHECK(top == doctest::Approx((30 - 0.727 * 16) * scale).epsilon(0.04));
    }
  }

  TEST_CASE("on ground a picture is opaque, without ground its alpha is that of the ink") {
    Figure figure = emptyFigure(80, 60);
    figure.add(Fill{.outline = {{10, 10}, {70, 10}, {70, 50}, {10, 50}}, .paint = {Role::a, 0.5}});
    const Image clear = drawn(figure);
    CHECK(alphaAt(clear, 2, 2) == 0);
    CHECK(alphaAt(clear, 40, 30) == 128);
    const Color ink = theme(ThemeId::dark)[Role::a];
    const std::size_t middle = 4 * (30 * 80 + 40);
    CHECK(std::abs(clear.rgba[middle] - ink.r) <= 1);
    CHECK(std::abs(clear.rgba[middle + 1] - ink.g) <= 1);
    CHECK(std::abs(clear.rgba[middle + 2] - ink.b) <= 1);

    const DrawnPicture solid = renderFigure(figure, {ThemeId::dark, 1, false});
    CHECK(inkOf(solid.image) == 80 * 60);
    CHECK(solid.image.rgba[0] == theme(ThemeId::dark)[Role::ground].r);
  }

  TEST_CASE("without ground a halo clears the way instead of painting it") {
    Figure figure = emptyFigure(80, 40);
    figure.add(Fill{.outline = {{0, 0}, {80, 0}, {80, 40}, {0, 40}}, .paint = {Role::a, 1}});
    figure.add(Text{.position = {20, 28}, .text = "I", .size = 20, .paint = {Role::text, 1}});
    const Image image = drawn(figure);
    const double cleared = 80 * 40 - inkOf(image);
    CHECK(cleared > 10);
    CHECK(cleared < 200);
  }

  TEST_CASE("the same figure gives the same bytes, from a new or a used renderer") {
    Figure figure = emptyFigure(160, 120);
    figure.add(Fill{.outline = {{10, 10}, {150, 20}, {80, 50}, {140, 110}, {15, 100}}});
    figure.add(Stroke{.points = {{10, 10}, {150, 20}, {80, 50}}, .width = 3, .dash = {5, 3}});
    figure.add(Text{.position = {20.3, 60}, .text = "depth 0.381 ⊥ θ"});
    figure.add(Dot{.center = {100, 80}});
    Figure other = figure;
    other.add(Text{.position = {3, 90}, .text = "other letters first", .weight = Weight::mono});
    const PictureOptions options{ThemeId::light, 1.5, false};
    HeadlessResult made = makeHeadlessRenderer();
    REQUIRE_MESSAGE(made.renderer, made.error);
    const Image first = renderFigure(figure, options).image;
    CHECK_FALSE(renderFigure(*made.renderer, other, options).image == first);
    CHECK(renderFigure(*made.renderer, figure, options).image == first);
    CHECK(renderFigure(*made.renderer, figure, options).image == first);
  }

  TEST_CASE("an atlas without room for all glyphs grows") {
    Figure figure = emptyFigure(1200, 800);
    for (int i = 0; i < 12; ++i) {
      figure.add(Text{.position = {10.0 + i, 60.0 + 60 * i},
                      .text = "The quick brown fox jumps 0123456789",
                      .size = 50.0 + i});
    }
    const DrawnPicture result = renderFigure(figure, {ThemeId::dark, 2, false});
    CHECK(result.error.empty());
    CHECK(result.image == renderFigure(figure, {ThemeId::dark, 2, false}).image);
  }

  TEST_CASE("numbers that are none, and far too large, do no harm") {
    const double none = std::numeric_limits<double>::quiet_NaN();
    const double huge = std::numeric_limits<double>::max();
    Figure figure = emptyFigure(60, 60);
    for (const double bad : {none, huge, std::numeric_limits<double>::infinity()}) {
      figure.add(line({{bad, 0}, {10, bad}}, 2));
      figure.add(Fill{.outline = {{bad, 0}, {10, bad}, {bad, bad}}});
      figure.add(Dot{.center = {bad, 1}});
      figure.add(Text{.position = {bad, 1}, .text = "?"});
    }
    CHECK(inkOf(drawn(figure)) == 0);
    figure.add(line({{-1e12, 30.5}, {1e12, 30.5}}, 1));
    CHECK(inkOf(drawn(figure)) == doctest::Approx(60));
  }

  TEST_CASE("grid lines are crisp wherever they lie") {
    for (const double x : {10.0, 10.3, 10.5, 10.9}) {
      Figure figure = emptyFigure(40, 20);
      figure.add(Stroke{.layer = Layer::grid, .points = {{x, 0}, {x, 20}}, .width = 1});
      const Image image = drawn(figure);
      CHECK(alphaAt(image, 10, 10) == 255);
      CHECK(inkOf(image) == doctest::Approx(20));
    }
  }

  TEST_CASE("pictures may be larger than what OpenGL can hold, up to the memory") {
    Figure figure = emptyFigure(2048, 16);
    figure.add(line({{0, 8}, {2048, 8}}, 2));
    const Image image = drawn(figure, 4);
    CHECK(image.width == 8192);
    CHECK(inkOf(image) == doctest::Approx(8192 * 8).epsilon(0.001));
    Figure wide = emptyFigure(40000, 16);
    wide.add(line({{0, 8}, {40000, 8}}, 2));
    const Image widest = drawn(wide);
    CHECK(widest.width == 40000);
    CHECK(inkOf(widest) == doctest::Approx(40000 * 2));
    const DrawnPicture result = renderFigure(emptyFigure(1e9, 1e9), {});
    CHECK(result.image.rgba.empty());
    CHECK(result.error == "No memory for so large a picture.");
  }
}

}  // namespace
}  // namespace sepax
