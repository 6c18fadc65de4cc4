#include "core/minkowski/simplex.h"
#include "core/minkowski/origin.h"
#include "tests/core/minkowski/pairs.h"
#include "tests/support/boundary_distance.h"

#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

std::vector<Support> supportsAt(const Points& places) {
  std::vector<Support> points;
  for (std::size_t i = 0; i < places.size(); ++i)
    points.push_back({{static_cast<int>(i), 0}, differencePoint(places[i], {})});
  return points;
}

std::string indicesOf(const Simplex& simplex) {
  std::string text;
  for (const Support& point : simplex.points) text += std::to_string(point.of.a);
  return text;
}

/// Strictly inside, for whole numbers.
bool holdsInside(const Points& p) {
  const double x = cross(p[1] - p[0], Vec2{} - p[0]);
  const double y = cross(p[2] - p[1], Vec2{} - p[1]);
  const double z = cross(p[0] - p[2], Vec2{} - p[2]);
  return (x > 0 && y > 0 && z > 0) || (x < 0 && y < 0 && z < 0);
}

double plainDistance(const Points& p) {
  if (p.size() == 3 && holdsInside(p)) return 0;
  double nearest = length(p[0]);
  for (std::size_t i = 0; i < p.size(); ++i)
    nearest = std::min(nearest, toSegment(p[i], p[(i + 1) % p.size()], {}));
  return nearest;
}

}  // namespace

TEST_SUITE_BEGIN("core");

TEST_CASE("what is kept of one, two and three points") {
  struct Row {
    const char* name;
    Points points;
    const char* kept;
    OriginPlace place;
  };
  const std::vector<Row> rows{
      {"a point", {{3, 4}}, "0", OriginPlace::apart},
      {"the origin", {{0, 0}}, "0", OriginPlace::atPoint},
      {"the foot is between the ends", {{-1, 2}, {3, 2}}, "01", OriginPlace::apart},
      {"the foot is before the first end", {{1, 2}, {3, 2}}, "0", OriginPlace::apart},
      {"the foot is the second end", {{-2, 2}, {0, 2}}, "1", OriginPlace::apart},
      {"on a segment", {{-2, 2}, {1, -1}}, "01", OriginPlace::onSegment},
      {"at its end", {{-2, 2}, {0, 0}}, "1", OriginPlace::atPoint},
      {"a point twice", {{1, 2}, {1, 2}}, "0", OriginPlace::apart},
      {"in a triangle", {{-1, -1}, {1, -1}, {0, 2}}, "012", OriginPlace::inside},
      {"in a clockwise triangle", {{-1, -1}, {0, 2}, {1, -1}}, "021", OriginPlace::inside},
      {"on the side of a triangle", {{-1, 0}, {1, 0}, {0, 2}}, "012", OriginPlace::onSegment},
      {"beyond a side", {{-1, 1}, {1, 1}, {0, 2}}, "01", OriginPlace::apart},
      {"beyond a corner", {{0, 1}, {1, 5}, {-1, 5}}, "0", OriginPlace::apart},
      {"three on one line", {{-4, 1}, {-2, 1}, {3, 1}}, "12", OriginPlace::apart},
      {"three on one line through the origin",
       {{-4, 0}, {1, 0}, {3, 0}},
       "01",
       OriginPlace::onSegment},
      {"three times a point", {{2, 2}, {2, 2}, {2, 2}}, "0", OriginPlace::apart},
      {"three times the origin", {{0, 0}, {0, 0}, {0, 0}}, "0", OriginPlace::atPoint},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const Simplex simplex = simplexOf(supportsAt(row.points));
    CHECK(indicesOf(simplex) == row.kept);
    CHECK(simplex.place == row.place);
  }
}

TEST_CASE("law: the kept points are as near as all, and no fewer are") {
  for (int seed = 0; seed < 4 * lawCases(); ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 4 == 0 ? Kind::random : Kind::lattice;
    Points points;
    const int count = random.integer(1, 3);
    for (int i = 0; i < count; ++i) points.push_back(vectorWithin(random, kind, 3));
    INFO("seed " << seed);
    const Simplex simplex = simplexOf(supportsAt(points));
    Points kept;
    for (const Support& point : simplex.points) kept.push_back(point.point.rounded());
    const double away = plainDistance(points);
    REQUIRE(plainDistance(kept) == doctest::Approx(away).epsilon(1e-12));
    const bool held = simplex.place != OriginPlace::apart;
    if (kind == Kind::lattice) REQUIRE((away == 0) == held);
    if (simplex.place == OriginPlace::onSegment) {
      REQUIRE(toSegment(kept[0], kept[1], {}) == doctest::Approx(0));
      kept.resize(2);
    }
    if (simplex.place == OriginPlace::inside) {
      REQUIRE(cross(kept[1] - kept[0], kept[2] - kept[0]) > 0);
      for (std::size_t i = 0; i < 3; ++i) REQUIRE(toSegment(kept[i], kept[(i + 1) % 3], {}) > 0);
    }
    if (kept.size() == 2) REQUIRE(std::min(length(kept[0]), length(kept[1])) > plainDistance(kept));
    if (!held) REQUIRE(isNear(length(nearestOf(simplex.points).point()), away));
  }
}

TEST_SUITE_END();
