#include "core/published/slide_move.h"
#include "core/overlap/concave.h"
#include "core/overlap/sat.h"
#include "core/published/cozic.h"
#include "core/sweep/slide.h"
#include "core/sweep/sweep.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

// Velocity and push of the article beside a slide by the same velocity.

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

const Points kUnit{{0, 0}, {1, 0}, {1, 1}, {0, 1}};

/// A among obstacles of which the first is B, with the index 1.
struct Step {
  Polygon a;
  std::vector<Polygon> obstacles;
  Vec2 velocity;

  [[nodiscard]] SlideEvidence slide() const {
    SlideEvidence evidence = slideAmong(a, obstacles, velocity);
    for (SlideHit& hit : evidence.hits) ++hit.body;
    return evidence;
  }
  [[nodiscard]] PublishedSat found() const {
    const auto& b = obstacles[0].vertices;
    return published::withLandings(published::polygonCollision(a.vertices, b, velocity), a.vertices,
                                   b);
  }
  [[nodiscard]] PublishedSlide compared(const PublishedSat& result) const {
    std::vector<published::SlideObstacle> all;
    for (std::size_t i = 0; i < obstacles.size(); ++i)
      all.push_back({static_cast<int>(i) + 1, std::span(&obstacles[i], 1)});
    return published::compareSlide(
        {a.vertices, obstacles[0].vertices, a, obstacles[0], velocity, {}}, 1, result, slide(),
        all);
  }
};

Step stepOf(const Points& a, const std::vector<Points>& obstacles, Vec2 velocity) {
  Step step{polygonOf(a), {}, velocity};
  for (const Points& points : obstacles) step.obstacles.push_back(polygonOf(points));
  return step;
}

const Points kWall{{4, -50}, {20, -50}, {20, 50}, {4, 50}};
const Points kCeiling{{-9, 2.5}, {9, 2.5}, {9, 9}, {-9, 9}};

}  // namespace

TEST_CASE("why velocity and push end elsewhere than the slide") {
  struct Row {
    const char* name;
    Step step;
    SlideDifference difference;
    Vec2 move;
    int inTheWay = -1;
  };
  const Row rows[] = {
      {"a wall", stepOf(kUnit, {kWall}, {10, 2}), SlideDifference::none, {3, 2}},
      {"a thin wall, from inside of it",
       stepOf(kUnit, {{{4, -50}, {6, -50}, {6, 50}, {4, 50}}}, {10, 2}),
       SlideDifference::overlaps,
       {4, 2}},
      {"nothing", stepOf(kUnit, {kWall}, {1, 2}), SlideDifference::none, {1, 2}},
      {"a ceiling, too",
       stepOf(kUnit, {kWall, kCeiling}, {10, 2}),
       SlideDifference::unasked,
       {3, 2},
       2},
      {"only the ceiling",
       stepOf(kUnit, {kWall, kCeiling}, {1, 2}),
       SlideDifference::unasked,
       {1, 2},
       2},
      {"a post that the push leads into",
       stepOf(kUnit,
              {{{0.5, -1}, {3, -1}, {3, 2}, {0.5, 2}}, {{-9, -1}, {-0.2, -1}, {-0.2, 2}, {-9, 2}}},
              {0, 0}),
       SlideDifference::unasked,
       {-0.5, 0},
       2},
      {"from inside of a ceiling",
       stepOf(kUnit, {kWall, {{-9, 0.5}, {9, 0.5}, {9, 9}, {-9, 9}}}, {1, 0}),
       SlideDifference::unasked,
       {1, 0}},
      {"past a small box",
       stepOf(kUnit, {{{4, 0.5}, {5, 0.5}, {5, 1.5}, {4, 1.5}}}, {10, 0}),
       SlideDifference::beyond,
       {10, -0.5}},
      {"never in the way",
       stepOf(kUnit, {{{8, 1}, {9, 1}, {9, 2}, {8, 2}}}, {10, 10}),
       SlideDifference::pushedThoughFree,
       {10, 8}},
      {"up a step",
       stepOf(kUnit, {{{4, -5}, {12, -5}, {12, 0.5}, {4, 0.5}}}, {10, 0}),
       SlideDifference::onePush,
       {10, 0.5}},
      {"inside at first",
       stepOf(kUnit, {{{0.5, -1}, {3, -1}, {3, 2}, {0.5, 2}}}, {2, 5}),
       SlideDifference::startsInside,
       {2, 7}},
  };
  for (const Row& row : rows) {
    CAPTURE(std::string(row.name));
    const PublishedSlide compared = row.step.compared(row.step.found());
    CHECK(compared.difference == row.difference);
    CHECK(distance(compared.move, row.move) < 1e-9);
    CHECK(compared.inTheWay == row.inTheWay);
  }
}

TEST_CASE("a page that misses B is told so") {
  const Step step = stepOf(kUnit, {kWall}, {10, 2});
  PublishedSat missed = step.found();
  missed.willIntersect = false;
  const PublishedSlide compared = step.compared(missed);
  CHECK(compared.difference == SlideDifference::missed);
  CHECK(compared.move == Vec2{10, 2});
}

TEST_CASE("what velocity and push lead A into and through is listed, and what they do not is not") {
  const Points post{{6, 1.2}, {7, 1.2}, {7, 2}, {6, 2}};
  const Points end{{10.5, -1}, {12, -1}, {12, 0}, {10.5, 0}};
  const Points far{{40, 0}, {41, 0}, {41, 1}};
  const Step step =
      stepOf(kUnit, {{{4, 0.5}, {5, 0.5}, {5, 1.5}, {4, 1.5}}, post, end, far}, {10, 0});
  const PublishedSlide compared = step.compared(step.found());  // ends at (10, -0.5)
  REQUIRE(compared.beside.size() == 2);
  CHECK(compared.beside[0].body == 1);
  CHECK(compared.beside[0].passedThrough);
  CHECK(compared.beside[0].published.clear);
  CHECK(compared.beside[1].body == 3);
  CHECK_FALSE(compared.beside[1].passedThrough);
  CHECK(compared.beside[1].published.depth == doctest::Approx(0.5));
  CHECK(compared.beside[1].exact.clear);
  // Along a wall that it touches it passes through nothing.
  const Step along = stepOf(kUnit, {{{-5, -2}, {50, -2}, {50, 0}, {-5, 0}}}, {10, -3});
  CHECK(along.compared(along.found()).beside.empty());
}

TEST_CASE("the rounding of a move that ends at a touch passes through nothing") {
  for (int i = 1; i <= 40; ++i) {
    CAPTURE(i);
    const Step step = stepOf({{0, 0}, {0.1, 0}, {0.1, 0.1}, {0, 0.1}},
                             {{{0.7, -50}, {90, -50}, {90, 50}, {0.7, 50}}}, {0.7 + 0.1 * i, 0.3});
    CHECK(step.compared(step.found()).beside.empty());
  }
}

TEST_CASE("law: what is told of velocity and push beside a slide is true of A where they take it") {
  std::map<SlideDifference, int> seen;
  int through = 0;
  for (int seed = 0; seed < lawCases() / 10; ++seed) {
    CAPTURE(seed);
    Random random(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    Step step{polygonOf(convexShape(random, kind, {})), {}, {}};
    for (int i = 0; i < 2; ++i)
      step.obstacles.push_back(
          polygonOf(convexShape(random, kind, vectorWithin(random, kind, 12))));
    step.velocity = vectorWithin(random, kind, 16);
    const PublishedSlide compared = step.compared(step.found());
    ++seen[compared.difference];
    const double apart = distance(compared.move, step.slide().displacement);
    CHECK((compared.difference == SlideDifference::none) == (apart < 1e-6));
    const Polygon& b = step.obstacles[0];
    const auto relationAt = [&](Vec2 place) {
      return satTest(translated(step.a, place), b).relation;
    };
    const bool startsInside = relationAt({}) == Relation::overlapping;
    const bool stopped = sweepTest(step.a, b, step.velocity, Vec2{}).overlapTime.has_value();
    switch (compared.difference) {
      case SlideDifference::startsInside:
        CHECK(startsInside);
        break;
      case SlideDifference::pushedThoughFree:
        CHECK_FALSE(stopped);
        CHECK(compared.found.willIntersect);
        break;
      case SlideDifference::overlaps:
        CHECK(stopped);
        CHECK(relationAt(compared.move) == Relation::overlapping);
        break;
      case SlideDifference::beyond:
      case SlideDifference::onePush:
        CHECK(stopped);
        CHECK(satTest(translated(step.a, compared.move), b).depth < 1e-6);
        break;
      case SlideDifference::unasked: {
        const Polygon& other = step.obstacles[1];
        const bool meets =
            compared.inTheWay == 2 || polygonRelation(step.a, other) == Relation::overlapping;
        CHECK(meets);
        break;
      }
      case SlideDifference::missed:
        CHECK(false);  // the page never misses by more than rounding
        break;
      case SlideDifference::none:
        break;
    }
    for (const SlideBeside& row : compared.beside) {
      const Polygon& body = step.obstacles[static_cast<std::size_t>(row.body) - 1];
      if (!row.passedThrough) continue;
      ++through;
      CHECK(sweepTest(step.a, body, compared.move, Vec2{}).overlapTime);
      CHECK(satTest(step.a, body).relation != Relation::overlapping);
    }
    for (std::size_t i = 0; i < 2; ++i) {  // what a few samples are deep inside of is listed
      const Polygon& body = step.obstacles[i];
      double deepest = 0;
      for (int k = 0; k <= 32; ++k)
        deepest =
            std::max(deepest, satTest(translated(step.a, compared.move * (k / 32.0)), body).depth);
      const bool starts = satTest(step.a, body).relation == Relation::overlapping;
      const bool listed =
          std::ranges::count(compared.beside, static_cast<int>(i) + 1, &SlideBeside::body) == 1;
      if (deepest > 1e-3 && !starts) CHECK(listed);
    }
  }
  for (const SlideDifference each :
       {SlideDifference::none, SlideDifference::unasked, SlideDifference::startsInside,
        SlideDifference::pushedThoughFree, SlideDifference::beyond, SlideDifference::overlaps,
        SlideDifference::onePush})
    CHECK(seen[each] > 0);
  CHECK(through > 0);
}
