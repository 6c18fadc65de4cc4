#include "core/ray/grid_walk.h"
#include "core/exact/predicates.h"
#include "core/ray/pixel_line.h"
#include "tests/support/grid_cells.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace sepax;
using namespace sepax::test;

namespace {

using Pixels = std::vector<Pixel>;
constexpr std::size_t kNoLimit = 1'000'000;

Pixels pixelsOf(const PixelLine& line) {
  Pixels pixels;
  forEachPixel(line, {0, line.length()}, [&](std::int64_t index, Pixel pixel) {
    REQUIRE(pixel == line.at(index));
    pixels.push_back(pixel);
    return true;
  });
  return pixels;
}

Pixels cellsOf(const std::vector<CellVisit>& visits) {
  Pixels cells;
  for (const CellVisit& visit : visits) cells.push_back(visit.cell);
  return cells;
}

Pixels walkOf(Vec2 p, Vec2 q) { return cellsOf(halfOpenCells(p, q, boxAround(p, q), kNoLimit)); }

Pixel randomPixel(Random& random, int reach) {
  const int x = random.integer(-reach, reach);
  return {x, random.integer(-reach, reach)};
}

/// A point on quarters, so that it often lies on lines and corners of the grid.
Vec2 quarters(Random& random, int reach) {
  const Pixel pixel = randomPixel(random, 4 * reach);
  return {static_cast<double>(pixel.x) / 4, static_cast<double>(pixel.y) / 4};
}

PixelBox randomBox(Random& random) {
  const Pixel corner = randomPixel(random, 6);
  return {corner.x, corner.y, corner.x + random.integer(0, 6), corner.y + random.integer(0, 6)};
}

// The half-open cells by fractions of small integers.

/// When a point is in a cell on one axis: low..high over a positive denominator, in quarters.
struct Window {
  std::int64_t low = 0;
  std::int64_t high = 0;
  std::int64_t denominator = 1;
  bool lowOpen = false;
  bool highOpen = false;
  bool never = false;
};

Window windowOf(std::int64_t from, std::int64_t to, std::int64_t cell) {
  const std::int64_t near = 4 * cell - from;
  const std::int64_t far = 4 * cell + 4 - from;
  const std::int64_t run = to - from;
  if (run > 0) return {near, far, run, false, true, false};
  if (run < 0) return {-far, -near, -run, true, false, false};
  return {0, 1, 1, false, false, near > 0 || far <= 0};
}

/// First parameter of the half-open cell on the segment, and whether it is met only after it.
struct FirstTime {
  double t = 0;
  bool open = false;
};

std::optional<FirstTime> firstTime(Vec2 p, Vec2 q, Pixel cell) {
  const auto in = [](double value) { return static_cast<std::int64_t>(value * 4); };
  const Window whole{0, 1, 1, false, false, false};
  const Window x = windowOf(in(p.x), in(q.x), cell.x);
  const Window y = windowOf(in(p.y), in(q.y), cell.y);
  if (x.never || y.never) return std::nullopt;
  const std::array<Window, 3> windows{whole, x, y};
  const Window* latest = &windows[0];
  const Window* soonest = &windows[0];
  for (const Window& w : windows) {
    const std::int64_t later = w.low * latest->denominator - latest->low * w.denominator;
    if (later > 0 || (later == 0 && w.lowOpen)) latest = &w;
    const std::int64_t sooner = w.high * soonest->denominator - soonest->high * w.denominator;
    if (sooner < 0 || (sooner == 0 && w.highOpen)) soonest = &w;
  }
  const std::int64_t room =
      soonest->high * latest->denominator - latest->low * soonest->denominator;
  if (room < 0 || (room == 0 && (latest->lowOpen || soonest->highOpen))) return std::nullopt;
  return FirstTime{static_cast<double>(latest->low) / static_cast<double>(latest->denominator),
                   latest->lowOpen};
}

/// Every half-open cell that the segment meets, in order, by trying them all.
std::vector<CellVisit> halfOpenByForce(Vec2 p, Vec2 q) {
  std::vector<std::tuple<double, bool, Pixel>> found;
  const PixelBox box = boxAround(p, q);
  for (std::int64_t x = box.left; x < box.right; ++x) {
    for (std::int64_t y = box.top; y < box.bottom; ++y) {
      if (const auto time = firstTime(p, q, {x, y})) {
        found.emplace_back(time->t, time->open, Pixel{x, y});
      }
    }
  }
  std::sort(found.begin(), found.end());
  std::vector<CellVisit> visits;
  for (const auto& entry : found) visits.push_back({std::get<2>(entry), std::get<0>(entry)});
  return visits;
}

/// Closed square against closed segment: the boxes meet and no line side holds all corners.
bool closedCellMeets(Vec2 p, Vec2 q, Pixel cell) {
  const auto x = static_cast<double>(cell.x);
  const auto y = static_cast<double>(cell.y);
  if (std::max(p.x, q.x) < x || std::min(p.x, q.x) > x + 1) return false;
  if (std::max(p.y, q.y) < y || std::min(p.y, q.y) > y + 1) return false;
  int least = 1;
  int most = -1;
  for (const Vec2 corner : {Vec2{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}}) {
    const int side = orientation(p, q, corner);
    least = std::min(least, side);
    most = std::max(most, side);
  }
  return least <= 0 && most >= 0;
}

Pixels closedByForce(Vec2 p, Vec2 q, PixelBox box) {
  Pixels cells;
  for (std::int64_t x = box.left; x < box.right; ++x) {
    for (std::int64_t y = box.top; y < box.bottom; ++y) {
      if (closedCellMeets(p, q, {x, y})) cells.push_back({x, y});
    }
  }
  return cells;
}

Pixels within(Pixels pixels, PixelBox box) {
  std::erase_if(pixels, [&](Pixel pixel) { return !box.contains(pixel); });
  return pixels;
}

Pixel flippedX(Pixel p) { return {-p.x, p.y}; }
Pixel transposed(Pixel p) { return {p.y, p.x}; }

Pixels mapped(Pixels pixels, Pixel (*map)(Pixel)) {
  std::transform(pixels.begin(), pixels.end(), pixels.begin(), map);
  return pixels;
}

/// Some pixel of the line was rounded from exactly half way.
bool hasTie(const PixelLine& line) {
  const std::int64_t dx = std::abs(line.to.x - line.from.x);
  const std::int64_t dy = std::abs(line.to.y - line.from.y);
  const std::int64_t n = std::max(dx, dy);
  for (std::int64_t k = 0; k <= n && n > 0; ++k) {
    if ((2 * k * std::min(dx, dy) + n) % (2 * n) == 0) return true;
  }
  return false;
}

void forAllSeeds(void (*law)(Random&)) {
  for (int seed = 0; seed < lawCases(); ++seed) {
    INFO("seed " << seed);
    Random random(static_cast<std::uint64_t>(seed));
    law(random);
  }
}

}  // namespace

TEST_CASE("Bresenham from the origin, in every octant") {
  CHECK(pixelsOf({{0, 0}, {2, 1}}) == Pixels{{0, 0}, {1, 1}, {2, 1}});
  CHECK(pixelsOf({{0, 0}, {-2, 1}}) == Pixels{{0, 0}, {-1, 1}, {-2, 1}});
  CHECK(pixelsOf({{0, 0}, {2, -4}}) == Pixels{{0, 0}, {1, -1}, {1, -2}, {2, -3}, {2, -4}});
  CHECK(pixelsOf({{5, 5}, {5, 5}}) == Pixels{{5, 5}});
  CHECK(pixelsOf({{1, 0}, {-1, -2}}) == Pixels{{1, 0}, {0, -1}, {-1, -2}});
}

TEST_CASE("lines of any length are entered anywhere at once") {
  const PixelLine line{{-kMaxPixel, -kMaxPixel}, {kMaxPixel, kMaxPixel - 2}};
  CHECK(line.at(0) == line.from);
  CHECK(line.at(line.length() - 1) == line.to);
  const IndexRange inside = indicesInside(line, {0, -4, 3, 3});
  CHECK(inside.size() == 3);
  CHECK(line.at(inside.first) == Pixel{0, -1});
  CHECK(pixelAt({1e300, -1e300}) == Pixel{kMaxPixel, -kMaxPixel});
  CHECK(pixelAt({-0.5, -1}) == Pixel{-1, -1});
}

TEST_CASE("half-open cells at corners and on lines of the grid") {
  CHECK(walkOf({0.5, 0.5}, {2.5, 1.5}) == Pixels{{0, 0}, {1, 0}, {1, 1}, {2, 1}});
  CHECK(walkOf({0.5, 0.5}, {2.5, 2.5}) == Pixels{{0, 0}, {1, 1}, {2, 2}});
  CHECK(walkOf({2.5, 0.5}, {0.5, 2.5}) == Pixels{{2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}});
  CHECK(walkOf({4.5, 5}, {4.5, 3}) == Pixels{{4, 5}, {4, 4}, {4, 3}});
  CHECK(walkOf({9, -2}, {9, -2}) == Pixels{{9, -2}});
  CHECK(closedCells({9, -2}, {9, -2}, {0, -9, 20, 9}) ==
        Pixels{{8, -3}, {8, -2}, {9, -3}, {9, -2}});
}

TEST_CASE("a walk through a box far away starts at the box") {
  const std::vector<CellVisit> visits =
      halfOpenCells({-1e15, 1.5}, {1e15, 1.5}, {0, 0, 3, 3}, kNoLimit);
  CHECK(cellsOf(visits) == Pixels{{0, 1}, {1, 1}, {2, 1}});
  CHECK(visits[0].t == 0.5);
  CHECK(halfOpenCells({-1e300, 0}, {1e300, 1e300}, {0, 0, 3, 3}, kNoLimit).empty());
  CHECK(halfOpenCells({-1e100, -1e100}, {1e100, 1e100}, {0, 0, 3, 3}, kNoLimit).size() == 3);
  CHECK(halfOpenCells({0.5, 0.5}, {99.5, 0.5}, {0, 0, 99, 1}, 7).size() == 7);
}

TEST_CASE("law: Bresenham's line is mirrored, transposed and reversed with its ends") {
  forAllSeeds([](Random& random) {
    const PixelLine line{randomPixel(random, 12), randomPixel(random, 12)};
    const Pixels pixels = pixelsOf(line);
    REQUIRE(pixels.back() == line.to);
    REQUIRE(pixelsOf({flippedX(line.from), flippedX(line.to)}) == mapped(pixels, flippedX));
    REQUIRE(pixelsOf({transposed(line.from), transposed(line.to)}) == mapped(pixels, transposed));
    if (hasTie(line)) return;
    Pixels reversed = pixelsOf({line.to, line.from});
    std::reverse(reversed.begin(), reversed.end());
    REQUIRE(reversed == pixels);
  });
}

TEST_CASE("law: the pixels of a line inside a box are found without walking") {
  forAllSeeds([](Random& random) {
    const PixelLine line{randomPixel(random, 12), randomPixel(random, 12)};
    const PixelBox box = randomBox(random);
    Pixels found;
    forEachPixel(line, indicesInside(line, box), [&](std::int64_t, Pixel pixel) {
      found.push_back(pixel);
      return true;
    });
    REQUIRE(found == within(pixelsOf(line), box));
  });
}

TEST_CASE("law: the half-open walk is every cell that owns a point, in order") {
  forAllSeeds([](Random& random) {
    const Vec2 p = quarters(random, 4);
    const Vec2 q = quarters(random, 4);
    INFO(p.x << "," << p.y << " -> " << q.x << "," << q.y);
    const std::vector<CellVisit> walk = halfOpenCells(p, q, boxAround(p, q), kNoLimit);
    const std::vector<CellVisit> expected = halfOpenByForce(p, q);
    REQUIRE(cellsOf(walk) == cellsOf(expected));
    for (std::size_t i = 0; i < walk.size(); ++i) {
      REQUIRE(walk[i].t == doctest::Approx(expected[i].t));
      REQUIRE((i == 0 || walk[i - 1].t <= walk[i].t));
    }
  });
}

TEST_CASE("law: the closed cells are those whose closed square the segment meets") {
  forAllSeeds([](Random& random) {
    const bool lattice = random.integer(0, 1) == 0;
    const Vec2 p = lattice ? quarters(random, 4) : vectorWithin(random, Kind::random, 4);
    const Vec2 q = lattice ? quarters(random, 4) : vectorWithin(random, Kind::random, 4);
    const PixelBox box = boxAround(p, q);
    REQUIRE(closedCells(p, q, box) == closedByForce(p, q, box));
    REQUIRE(closedCells(q, p, box) == closedByForce(p, q, box));
    REQUIRE(closedCells(p, q, {-1, -2, 2, 1}) == closedByForce(p, q, {-1, -2, 2, 1}));
  });
}

TEST_CASE("law: a near miss of a corner is told from a hit") {
  forAllSeeds([](Random& random) {
    const Vec2 p = vectorWithin(random, Kind::random, 4);
    const Vec2 corner = vectorWithin(random, Kind::lattice, 4);
    const Vec2 q = p + (corner - p) * random.uniform(1, 3);  // rounded: beside the corner or on it
    const PixelBox box = boxAround(p, q);
    REQUIRE(closedCells(p, q, box) == closedByForce(p, q, box));
  });
}

TEST_CASE("law: the events in a box are those of the whole walk whose points lie in it") {
  forAllSeeds([](Random& random) {
    const bool lattice = random.integer(0, 1) == 0;
    const Vec2 p = lattice ? quarters(random, 8) : vectorWithin(random, Kind::random, 9);
    const Vec2 q = lattice ? quarters(random, 8) : vectorWithin(random, Kind::random, 9);
    const PixelBox box = randomBox(random);
    if (box.empty()) return;
    INFO(p.x << "," << p.y << " -> " << q.x << "," << q.y);
    GridWalk clipped(p, q, box);
    GridWalk whole(p, q, boxAround(p, q));
    while (const std::optional<GridEvent> event = whole.next()) {
      const EventCells closed = sepax::cellsOf(*event, CornerRule::closed);
      const auto inBox = [&](Pixel cell) { return box.contains(cell); };
      if (std::none_of(closed.cells().begin(), closed.cells().end(), inBox)) continue;
      const std::optional<GridEvent> same = clipped.next();
      REQUIRE(same);
      REQUIRE(same->t == event->t);
      REQUIRE(std::tuple(same->before, same->at, same->after) ==
              std::tuple(event->before, event->at, event->after));
    }
    REQUIRE_FALSE(clipped.next());
  });
}

TEST_CASE("law: walks far from the origin are the same walks, moved") {
  forAllSeeds([](Random& random) {
    const Vec2 p = quarters(random, 4);
    const Vec2 q = quarters(random, 4);
    const double far = random.integer(0, 1) == 0 ? 0x1p40 : -0x1p45;
    const Vec2 by{far, -far + 1};
    Pixels expected = walkOf(p, q);
    for (Pixel& cell : expected) {
      cell = {cell.x + static_cast<std::int64_t>(by.x), cell.y + static_cast<std::int64_t>(by.y)};
    }
    REQUIRE(walkOf(p + by, q + by) == expected);
  });
}

TEST_CASE("law: a walk clipped to a box is the part of the walk inside it") {
  forAllSeeds([](Random& random) {
    const bool lattice = random.integer(0, 1) == 0;
    const Vec2 p = lattice ? quarters(random, 8) : vectorWithin(random, Kind::random, 9);
    const Vec2 q = lattice ? quarters(random, 8) : vectorWithin(random, Kind::random, 9);
    const PixelBox box = randomBox(random);
    INFO(p.x << "," << p.y << " -> " << q.x << "," << q.y);
    REQUIRE(cellsOf(halfOpenCells(p, q, box, kNoLimit)) == within(walkOf(p, q), box));
  });
}

TEST_CASE("law: between pixel centres every cell contains Bresenham") {
  forAllSeeds([](Random& random) {
    const PixelLine line{randomPixel(random, 15), randomPixel(random, 15)};
    const auto centre = [](Pixel pixel) {
      return Vec2{static_cast<double>(pixel.x) + 0.5, static_cast<double>(pixel.y) + 0.5};
    };
    const Pixels walk = walkOf(centre(line.from), centre(line.to));
    for (const Pixel pixel : pixelsOf(line)) {
      REQUIRE(std::find(walk.begin(), walk.end(), pixel) != walk.end());
    }
  });
}
