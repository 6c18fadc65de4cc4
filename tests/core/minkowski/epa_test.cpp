#include "core/minkowski/epa.h"
#include "core/exact/predicates.h"
#include "core/minkowski/gjk.h"
#include "core/minkowski/minkowski.h"
#include "core/minkowski/origin.h"
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

/// The points are in convex position, counterclockwise, with the origin inside of all edges.
void checkPolytope(const Case& c, const EpaIteration& now) {
  const std::size_t n = now.polytope.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Vec2 p = placeOf(c, now.polytope[i]);
    const Vec2 q = placeOf(c, now.polytope[(i + 1) % n]);
    const Vec2 r = placeOf(c, now.polytope[(i + 2) % n]);
    REQUIRE(orientation({}, p, q) > 0);
    REQUIRE(cross(q - p, r - q) >= -1e-12);
    const double away = cross(p, q) / distance(p, q);
    REQUIRE(away >= now.distance - 1e-13);
    if (static_cast<int>(i) == now.nearest) REQUIRE(isNear(away, now.distance));
  }
}

}  // namespace

TEST_SUITE_BEGIN("core");

TEST_CASE("EPA on known pairs, iteration by iteration") {
  struct Step {
    const char* polytope;
    int nearest;
    VertexPair support;
    bool beyond;
  };
  struct Row {
    const char* name;
    Points a;
    Points b;
    Vec2 mtv;
    std::vector<Step> steps;
  };
  const Points square = kUnitSquare;
  const std::vector<Row> rows{
      {"two squares",
       square,
       shifted(square, {0.75, 0.25}),
       {-0.25, 0},
       {{"20 02 13", 2, {1, 0}, false}}},
      {"the same square: of all sides edge 0 of A",
       square,
       square,
       {0, 1},
       {{"10 20 01 02", 1, {3, 1}, true},
        {"10 20 31 01 02", 4, {1, 3}, true},
        {"10 20 31 01 02 13", 4, {0, 2}, false}}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const MinkowskiEvidence e = minkowskiTest(bodyOf(row.a), bodyOf(row.b));
    REQUIRE(e.epa);
    CHECK(isNear(e.epa->mtv, row.mtv));
    for (std::size_t i = 0; i < e.epa->iterations.size(); ++i) {
      CAPTURE(i);
      const EpaIteration& now = e.epa->iterations[i];
      const Step step = i < row.steps.size() ? row.steps[i] : Step{};
      CHECK(textOf(now.polytope) == std::string(step.polytope ? step.polytope : ""));
      CHECK(now.nearest == step.nearest);
      CHECK(now.support == step.support);
      CHECK(now.beyond == step.beyond);
    }
    CHECK(e.epa->iterations.size() == row.steps.size());
  }
}

TEST_CASE("law: EPA ends in the nearest edge and the push of the separating axis test") {
  forMinkowskiPairs([](const Case&, const Polygon& a, const Polygon& b) {
    const MinkowskiEvidence e = minkowskiTest(a, b);
    REQUIRE(e.epa.has_value() == (relationOf(a, b) == Relation::overlapping));
    if (!e.epa) return;
    const SatEvidence sat = satTest(a, b);
    REQUIRE(e.epa->edge == e.nearest.edge);
    REQUIRE(isNear(e.epa->depth, sat.depth));
    REQUIRE(isNear(e.epa->mtv, sat.mtv));
    REQUIRE(isNear(e.epa->depth, e.depth));
  });
}

TEST_CASE("law: EPA puts in points beyond edges that are nearer than any of the difference only") {
  forMinkowskiPairs([](const Case& c, const Polygon& a, const Polygon& b) {
    if (relationOf(a, b) != Relation::overlapping) return;
    const MinkowskiDifference d = minkowskiDifference(a, b);
    const EpaRun run = epa(a, b, d, gjk(a, b).kept);
    const DifferenceEdge& nearest = d.sides[static_cast<std::size_t>(run.edge)].line;
    for (const EpaIteration& now : run.iterations) {
      const auto pointAt = [&](std::size_t i) {
        const VertexPair of = now.polytope[i % now.polytope.size()];
        return differencePoint(c.a[static_cast<std::size_t>(of.a)],
                               c.b[static_cast<std::size_t>(of.b)]);
      };
      const auto k = static_cast<std::size_t>(now.nearest);
      const int order = compareLineDistances({pointAt(k), pointAt(k + 1)}, nearest);
      REQUIRE(order == (now.beyond ? -1 : 0));
    }
  });
}

TEST_CASE("law: EPA stops within n_a + n_b iterations, each but the last puts one point in") {
  forMinkowskiPairs([](const Case& c, const Polygon& a, const Polygon& b) {
    const MinkowskiEvidence e = minkowskiTest(a, b);
    if (!e.epa) return;
    const std::vector<EpaIteration>& all = e.epa->iterations;
    REQUIRE(all.size() <= a.vertices.size() + b.vertices.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
      REQUIRE(all[i].beyond == (i + 1 < all.size()));
      checkPolytope(c, all[i]);
      REQUIRE(isNear(all[i].place, placeOf(c, all[i].support)));
      if (i == 0) continue;
      REQUIRE(all[i].polytope.size() == all[i - 1].polytope.size() + 1);
      const auto put = static_cast<std::size_t>(all[i - 1].nearest) + 1;
      REQUIRE(all[i].polytope[put] == all[i - 1].support);
      REQUIRE(all[i].distance >= all[i - 1].distance * (1 - 1e-14));
    }
  });
}

TEST_SUITE_END();
