#include "core/minkowski/gjk.h"
#include "core/minkowski/minkowski.h"
#include "core/overlap/sat.h"
#include "tests/core/minkowski/pairs.h"

#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

std::string textOf(const std::vector<VertexPair>& pairs) {
  std::string text;
  for (const VertexPair pair : pairs)
    text += (text.empty() ? "" : " ") + std::to_string(pair.a) + std::to_string(pair.b);
  return text;
}

Vec2 placeOf(const Case& c, VertexPair pair) {
  return c.a[static_cast<std::size_t>(pair.a)] - c.b[static_cast<std::size_t>(pair.b)];
}

bool isStop(const GjkIteration& iteration) { return iteration.stop != GjkStop::none; }

/// What every iteration promises about itself and about the one before.
void checkIteration(const Case& c, const GjkIteration& now, const GjkIteration* last) {
  if (last == nullptr) REQUIRE(now.before.empty());
  if (last != nullptr) {
    REQUIRE(now.before == last->after);
    REQUIRE(last->progress);
  }
  if (now.progress) REQUIRE(std::count(now.before.begin(), now.before.end(), now.support) == 0);
  REQUIRE(isNear(now.place, placeOf(c, now.support)));
  REQUIRE(length(now.direction) > 0);
  for (const Vec2 p : c.a)  // nothing is farther that way
    for (const Vec2 q : c.b)
      REQUIRE(dot(now.direction, p - q - now.place) <= 1e-12 * (1 + length(now.direction)));
  const bool holds = now.stop == GjkStop::originInside || now.stop == GjkStop::originOnBoundary;
  if (holds) REQUIRE(now.nearest == Vec2{});
  if (now.after.size() == 1) REQUIRE(isNear(now.nearest, placeOf(c, now.after[0])));
  if (now.after.size() >= 2) {
    const Vec2 p = placeOf(c, now.after[0]);
    const Vec2 q = placeOf(c, now.after[1]);
    if (now.after.size() == 2) REQUIRE(std::fabs(cross(q - p, now.nearest - p)) < 1e-12);
  }
}

}  // namespace

TEST_SUITE_BEGIN("core");

TEST_CASE("GJK on known pairs, iteration by iteration") {
  struct Step {
    Vec2 direction;
    VertexPair support;
    const char* after;
    GjkStop stop;
  };
  struct Row {
    const char* name;
    Points a;
    Points b;
    Relation relation;
    int verdictAt;
    std::vector<Step> steps;
  };
  const Points square = kUnitSquare;
  const std::vector<Row> rows{
      {"face to face: the verdict comes first, then the distance",
       square,
       shifted(square, {3, 0}),
       Relation::disjoint,
       0,
       {{{3, 0}, {1, 0}, "10", GjkStop::separated}, {{2, 0}, {1, 0}, "10", GjkStop::noProgress}}},
      {"corner on corner",
       square,
       shifted(square, {1, 1}),
       Relation::touching,
       0,
       {{{1, 1}, {2, 0}, "20", GjkStop::originOnBoundary}}},
      {"the same square",
       square,
       square,
       Relation::overlapping,
       2,
       {{{1, 0}, {1, 0}, "10", GjkStop::none},
        {{-1, 0}, {0, 1}, "10 01", GjkStop::originOnBoundary},
        {{0, -2}, {0, 2}, "10 01 02", GjkStop::none},
        {{0, 2}, {2, 0}, "10 20 01 02", GjkStop::originInside}}},
      {"two points apart",
       {{1, 1}},
       {{4, 5}},
       Relation::disjoint,
       0,
       {{{3, 4}, {0, 0}, "00", GjkStop::separated}, {{3, 4}, {0, 0}, "00", GjkStop::noProgress}}},
      {"the same point",
       {{1, 1}},
       {{1, 1}},
       Relation::touching,
       0,
       {{{1, 0}, {0, 0}, "00", GjkStop::originOnBoundary}}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const GjkRun run = gjk(bodyOf(row.a), bodyOf(row.b)).run;
    CHECK(run.relation == row.relation);
    for (std::size_t i = 0; i < run.iterations.size(); ++i) {
      CAPTURE(i);
      const GjkIteration& now = run.iterations[i];
      const Step step = i < row.steps.size() ? row.steps[i] : Step{};
      CHECK(now.direction == step.direction);
      CHECK(now.support == step.support);
      CHECK(textOf(now.after) == step.after);
      CHECK(now.stop == step.stop);
    }
    REQUIRE(run.iterations.size() == row.steps.size());
  }
}

TEST_CASE("law: GJK ends in the exact relation and distance") {
  forMinkowskiPairs([](const Case& c, const Polygon& a, const Polygon& b) {
    const GjkRun run = gjk(a, b).run;
    const MinkowskiEvidence e = minkowskiTest(a, b);
    REQUIRE(run.relation == relationOf(a, b));
    REQUIRE(run.originInside == e.originInside);
    REQUIRE(run.distance.has_value() == (run.relation == Relation::disjoint));
    if (!run.distance) return;
    REQUIRE(isNear(run.distance->distance, e.distance->distance));
    REQUIRE(isNear(run.distance->onA - run.distance->onB, e.nearest.point));
    REQUIRE(isNear(run.iterations.back().nearest, e.nearest.point));
    REQUIRE(toOutline(c.a, run.distance->onA) < 1e-13);
    REQUIRE(toOutline(c.b, run.distance->onB) < 1e-13);
  });
}

TEST_CASE("law: the boolean version is right at its first stop") {
  forMinkowskiPairs([](const Case&, const Polygon& a, const Polygon& b) {
    const GjkRun run = gjk(a, b).run;
    const auto first = std::find_if(run.iterations.begin(), run.iterations.end(), isStop);
    REQUIRE(run.verdictAt == first - run.iterations.begin());
    const bool meet = run.relation != Relation::disjoint;
    const bool saysMeet =
        first->stop == GjkStop::originInside || first->stop == GjkStop::originOnBoundary;
    REQUIRE(saysMeet == meet);
    REQUIRE(isStop(run.iterations.back()));
    const GjkStop last = run.iterations.back().stop;
    REQUIRE(run.originInside == (last == GjkStop::originInside));
    if (!meet) REQUIRE(last == GjkStop::noProgress);
    for (const GjkIteration& iteration : run.iterations) {
      if (iteration.reaches < 0) REQUIRE_FALSE(meet);
      if (iteration.stop == GjkStop::separated) REQUIRE(iteration.reaches < 0);
    }
  });
}

TEST_CASE("law: GJK stops within n_a + n_b + 3 iterations, and each is nearer than the last") {
  forMinkowskiPairs([](const Case& c, const Polygon& a, const Polygon& b) {
    const GjkRun run = gjk(a, b).run;
    REQUIRE(run.iterations.size() <= a.vertices.size() + b.vertices.size() + 3);
    for (std::size_t i = 0; i < run.iterations.size(); ++i) {
      const GjkIteration& now = run.iterations[i];
      const GjkIteration* last = i == 0 ? nullptr : &run.iterations[i - 1];
      checkIteration(c, now, last);
      const bool searching = last != nullptr && last->nearest != Vec2{};
      if (searching && now.progress)
        REQUIRE(length(now.nearest) <= length(last->nearest) * (1 + 1e-14));
      if (last != nullptr && !now.progress) REQUIRE(i + 1 == run.iterations.size());
    }
  });
}

TEST_SUITE_END();
