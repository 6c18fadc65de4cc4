#include "core/published/cozic_raycast.h"
#include "tests/support/published_ray_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

// Cozic's ray as printed, held to a transcription of the page that shares no code with it, and what
// is said of its errors.

using namespace sepax;
using namespace sepax::test;

namespace {

using Rows = std::vector<std::string>;

/// The page's functions again, on whole numbers and rows of text.
struct Literal {
  std::vector<Pixel> line;
  std::vector<std::int64_t> errors;
  std::vector<Pixel> tests;
  bool collides = false;
  std::optional<Vec2> position;
};

bool isTraversable(const Rows& rows, std::int64_t x, std::int64_t y) {
  const auto side = static_cast<std::int64_t>(rows.size());
  const double column = std::floor(static_cast<double>(x) / static_cast<double>(side));
  const double row = std::floor(static_cast<double>(y) / static_cast<double>(side));
  if (column != 0 || row != 0) return true;
  return rows[static_cast<std::size_t>(y % side)][static_cast<std::size_t>(x % side)] != '#';
}

void listLine(Literal& out, std::int64_t x0, std::int64_t y0, std::int64_t x1, std::int64_t y1) {
  const bool steep = std::abs(y1 - y0) > std::abs(x1 - x0);
  if (steep) std::swap(x0, y0), std::swap(x1, y1);
  if (x0 > x1) std::swap(x0, x1), std::swap(y0, y1);
  const std::int64_t deltax = x1 - x0;
  const std::int64_t deltay = std::abs(y1 - y0);
  std::int64_t error = 0;
  std::int64_t y = y0;
  for (std::int64_t x = x0; x <= x1; x++) {
    out.line.push_back(steep ? Pixel{y, x} : Pixel{x, y});
    error += deltay;
    out.errors.push_back(error);
    if (2 * error < deltax) continue;
    y += y0 < y1 ? 1 : -1;
    error -= deltax;
  }
}

Literal literalCast(const Rows& rows, Vec2 position, Vec2 direction, double length) {
  Literal out;
  const auto cast = [](double value) { return static_cast<std::int64_t>(value); };
  if (length == 0) {
    out.tests = {{cast(position.x), cast(position.y)}};
    out.collides = isTraversable(rows, cast(position.x), cast(position.y));
    out.position = position;
    return out;
  }
  const Vec2 end = position + normalized(direction) * length;
  listLine(out, cast(position.x), cast(position.y), cast(end.x), cast(end.y));
  const auto isStart = [&](Pixel p) {
    return static_cast<double>(p.x) == position.x && static_cast<double>(p.y) == position.y;
  };
  const bool forwards = isStart(out.line[0]);
  auto index = forwards ? std::int64_t{0} : static_cast<std::int64_t>(out.line.size()) - 1;
  while (index >= 0 && index < static_cast<std::int64_t>(out.line.size())) {
    const Pixel point = out.line[static_cast<std::size_t>(index)];
    out.tests.push_back(point);
    if (!isTraversable(rows, point.x, point.y)) {
      out.position = Vec2{static_cast<double>(point.x), static_cast<double>(point.y)};
      out.collides = true;
      break;
    }
    index += forwards ? 1 : -1;
  }
  return out;
}

bool has(const PublishedRay& ray, RayError error) {
  return std::ranges::count(ray.errors, error) == 1;
}

bool agrees(const Judged& judged) {
  const std::optional<RayHit>& hit = judged.exact.conservative;
  if (judged.ray.collides != hit.has_value()) return false;
  return !hit || judged.ray.zeroLength || std::ranges::count(hit->pixels, *judged.ray.hit) > 0;
}

}  // namespace

TEST_CASE("law: the published ray is the page's, point by point and test by test") {
  forPublishedCases([](const PublishedCase& c) {
    const PublishedRay ray = published::rayCast(tileOf(c.rows), c.position, c.direction, c.length);
    const Literal literal = literalCast(c.rows, c.position, c.direction, c.length);
    CHECK(ray.line == literal.line);
    CHECK(ray.collides == literal.collides);
    CHECK(ray.position == literal.position);
    CHECK(ray.tested == static_cast<std::int64_t>(literal.tests.size()));
    REQUIRE(ray.turns.size() == literal.line.size());
    for (std::size_t i = 0; i < ray.turns.size(); ++i) {
      CHECK(ray.turns[i].pixel == literal.line[i]);
      CHECK(ray.turns[i].error == literal.errors[i]);
      CHECK(ray.turns[i].steps == (2 * literal.errors[i] >= ray.setup.deltax));
    }
    REQUIRE(ray.tests.size() == literal.tests.size());
    for (std::size_t i = 0; i < ray.tests.size(); ++i) {
      CHECK(ray.tests[i].pixel == literal.tests[i]);
      CHECK(ray.tests[i].traversable ==
            isTraversable(c.rows, literal.tests[i].x, literal.tests[i].y));
      if (!ray.zeroLength)
        CHECK(ray.line[static_cast<std::size_t>(ray.tests[i].index)] == ray.tests[i].pixel);
    }
  });
}

TEST_CASE("law: there is a fault where the answers differ, and an error with every fault") {
  forPublishedCases([](const PublishedCase& c) {
    const Judged judged = judgedCast(c);
    CHECK((judged.ray.fault == RayFault::none) == agrees(judged));
    if (judged.ray.fault != RayFault::none) CHECK_FALSE(judged.ray.errors.empty());
    CHECK(std::ranges::is_sorted(judged.ray.errors));
    const bool invented = judged.ray.collides && !judged.exact.conservative;
    CHECK((judged.ray.fault == RayFault::invented) == (invented && !judged.ray.zeroLength));
    const bool missed = !judged.ray.collides && judged.exact.conservative;
    CHECK((judged.ray.fault == RayFault::missed) == (missed && !judged.ray.zeroLength));
  });
}

TEST_CASE("law: what the errors say of the line is so") {
  forPublishedCases([](const PublishedCase& c) {
    const auto& [ray, exact] = judgedCast(c);
    if (has(ray, RayError::wrongEnd)) {
      CHECK(ray.hit != exact.hit);
      CHECK(ray.otherStart);
    }
    if (has(ray, RayError::swappedTie)) {
      CHECK(ray.hit != exact.hit);
      // Of a line of other pixels the mended one is meant, which may be swapped where it is not.
      const bool rounded = has(ray, RayError::rounding) || has(ray, RayError::roundedEnd);
      CHECK((ray.setup.swapped || rounded));
      if (ray.setup.from == exact.firstPixel && ray.setup.to == exact.lastPixel)
        CHECK(std::ranges::count(ray.turns, true, &PublishedLineTurn::tie) > 0);
    }
    if (ray.swappedTie) CHECK(ray.setup.swapped);
    if (has(ray, RayError::diagonalLeak)) {
      CHECK_FALSE(exact.leaks.empty());
      CHECK_FALSE(ray.collides);
    }
    if (has(ray, RayError::otherPixels) && exact.conservative && !exact.hit) {
      for (const LinePixel& listed : exact.pixels)
        CHECK(std::ranges::count(exact.conservative->pixels, listed.pixel) == 0);
    }
    if (ray.zeroLength) return;
    CHECK(ray.otherEnd == (ray.setup.to != exact.lastPixel));
    CHECK(ray.otherStart == (ray.tests.front().pixel != exact.firstPixel));
    const bool whole = ray.setup.from == exact.firstPixel && ray.setup.to == exact.lastPixel;
    if (whole) CHECK_FALSE(has(ray, RayError::rounding));
  });
}

TEST_CASE("law: a line walked from whole pixels is walked from its start, or wholly backwards") {
  forPublishedCases([](const PublishedCase& c) {
    const PublishedRay ray = published::rayCast(tileOf(c.rows), c.position, c.direction, c.length);
    if (ray.zeroLength) return;
    const Pixel from = ray.backwards ? ray.line.back() : ray.line.front();
    CHECK(ray.tests.front().pixel == from);
    const bool steep = ray.setup.steep;
    for (std::size_t i = 1; i < ray.line.size(); ++i) {
      const Pixel a = ray.line[i - 1];
      const Pixel b = ray.line[i];
      CHECK((steep ? b.y - a.y : b.x - a.x) == 1);
      CHECK(std::abs(steep ? b.x - a.x : b.y - a.y) <= 1);
    }
  });
}
