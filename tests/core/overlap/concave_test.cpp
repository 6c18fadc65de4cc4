#include "core/overlap/concave.h"
#include "core/exact/predicates.h"
#include "core/inside/crossing.h"
#include "core/overlap/sat.h"
#include "core/polygon/convex_parts.h"
#include "core/polygon/hull.h"
#include "core/polygon/thin.h"
#include "core/sweep/slide.h"
#include "tests/support/concave_shapes.h"
#include "tests/support/lattice_oracle.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

const Points kNotched{{0, 0}, {6, 0}, {6, 6}, {4, 6}, {4, 2}, {2, 2}, {2, 6}, {0, 6}};

ConcaveEvidence concave(const Points& a, const Points& b) {
  return concaveTest(polygonOf(a), polygonOf(b));
}

bool isLattice(const Points& points) {
  return std::all_of(points.begin(), points.end(),
                     [](Vec2 p) { return p.x == std::floor(p.x) && p.y == std::floor(p.y); });
}

Relation fromOracle(const Points& a, const Points& b) {
  return static_cast<Relation>(latticeRelation(a, b));
}

/// Random polygons never just touch, so a crossing or a vertex inside decides.
bool randomOverlap(const Points& a, const Points& b) {
  const Polygon polygonA = polygonOf(a);
  const Polygon polygonB = polygonOf(b);
  if (sideOf(polygonB, a[0]) != Side::outside || sideOf(polygonA, b[0]) != Side::outside) {
    return true;
  }
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t k = 0; k < b.size(); ++k) {
      if (segmentsMeet(a[i], a[(i + 1) % a.size()], b[k], b[(k + 1) % b.size()])) return true;
    }
  }
  return false;
}

/// The polygons overlap by more than rounding: also after every part has shrunk a little.
bool overlapClearly(const Polygon& a, const Polygon& b) {
  const auto shrunk = [](Polygon part) {
    const Vec2 middle = centroid(part);
    for (Vec2& v : part.vertices) v = lerp(v, middle, 1e-9);
    return part;
  };
  for (const Polygon& partA : convexParts(a)) {
    for (const Polygon& partB : convexParts(b)) {
      if (relationOf(shrunk(partA), shrunk(partB)) == Relation::overlapping) return true;
    }
  }
  return false;
}

/// Nearest of all places that could be the shortest push, by brute force: the feet on all edges of
/// the hulls of all differences and all meetings of two edges, that lie strictly in no hull.
/// Lattice polygons only: places are integers over a denominator.
class NearestPlace {
 public:
  NearestPlace(const Polygon& a, const Polygon& b) {
    for (const Polygon& partA : convexParts(a)) {
      for (const Polygon& partB : convexParts(b)) {
        Points points;
        for (const Vec2 p : partA.vertices) {
          for (const Vec2 q : partB.vertices) points.push_back(q - p);
        }
        hulls_.push_back(convexHull(points));
      }
    }
  }

  [[nodiscard]] double distance() const {
    double nearest = 1e300;
    forEachEdge([&](Vec2 from, Vec2 along) {
      consider(turnedRight(along) * cross(from, along), squaredLength(along), nearest);
      forEachEdge([&](Vec2 otherFrom, Vec2 otherAlong) {
        const double denominator = cross(along, otherAlong);
        if (denominator == 0) return;
        const double place = cross(otherFrom - from, otherAlong);
        const double otherPlace = cross(otherFrom - from, along);
        const auto onEdge = [&](double x) { return x / denominator >= 0 && x / denominator <= 1; };
        if (!onEdge(place) || !onEdge(otherPlace)) return;
        consider(from * denominator + along * place, denominator, nearest);
      });
    });
    return nearest;
  }

 private:
  template <class Visitor>
  void forEachEdge(Visitor visit) const {
    for (const Points& hull : hulls_) {
      for (std::size_t i = 0; i < hull.size(); ++i) {
        visit(hull[i], hull[(i + 1) % hull.size()] - hull[i]);
      }
    }
  }

  /// Takes the place point / denominator if it is nearer and lies in no open hull. All numbers are
  /// integers below 2^53, so doubles are exact.
  void consider(Vec2 point, double denominator, double& nearest) const {
    const double away = length(point) / std::fabs(denominator);
    if (away >= nearest) return;
    const double sign = denominator > 0 ? 1 : -1;
    for (const Points& hull : hulls_) {
      bool inside = true;
      for (std::size_t i = 0; i < hull.size() && inside; ++i) {
        const Vec2 along = hull[(i + 1) % hull.size()] - hull[i];
        inside = sign * cross(along, point - hull[i] * denominator) > 0;
      }
      if (inside) return;
    }
    nearest = away;
  }

  std::vector<Points> hulls_;
};

}  // namespace

TEST_CASE("parts of known polygons") {
  SUBCASE("a convex polygon is its own part") {
    CHECK(convexParts(polygonOf({{0, 0}, {2, 0}, {4, 0}, {4, 4}})).size() == 1);
  }
  SUBCASE("a notch needs three") { CHECK(convexParts(polygonOf(kNotched)).size() <= 4); }
  SUBCASE("collinear vertices become corners of triangles with an area") {
    const Polygon polygon = polygonOf({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 3}, {2, 2}, {1, 1}});
    const std::vector<Triangle> triangles = triangulate(polygon);
    CHECK(triangles.size() == 5);
  }
  SUBCASE("a vertex of the hole of a spiral blocks the ear") {
    const Points spiral{{0, 0}, {9, 0}, {9, 9}, {2, 9}, {2, 4},
                        {4, 4}, {4, 7}, {7, 7}, {7, 2}, {0, 2}};
    CHECK(triangulate(polygonOf(spiral)).size() == 8);
  }
}

TEST_CASE("law: triangles have an area and tile the polygon") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Polygon polygon = polygonOf(simpleShape(random, kind, {}));
    CAPTURE(seed);
    const std::vector<Triangle> triangles = triangulate(polygon);
    REQUIRE(triangles.size() == polygon.vertices.size() - 2);
    double total = 0;
    std::map<std::pair<int, int>, int> sides;
    for (const Triangle& t : triangles) {
      const auto at = [&](std::size_t i) {
        return polygon.vertices[static_cast<std::size_t>(t[i])];
      };
      CHECK(orientation(at(0), at(1), at(2)) > 0);
      total += cross(at(1) - at(0), at(2) - at(0)) / 2;
      for (std::size_t i = 0; i < 3; ++i) ++sides[{t[i], t[(i + 1) % 3]}];
    }
    CHECK(total == doctest::Approx(area(polygon)).epsilon(1e-12));
    const int size = static_cast<int>(polygon.vertices.size());
    for (const auto& [side, count] : sides) {
      CHECK(count == 1);
      const bool isEdge = side.second == (side.first + 1) % size;
      CHECK(sides.count({side.second, side.first}) == (isEdge ? 0 : 1));
    }
  }
}

TEST_CASE("law: parts are convex, tile the polygon and own each of its edges once") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Points list = simpleShape(random, kind, {});
    const Polygon polygon = polygonOf(list);
    CAPTURE(seed);
    double total = 0;
    std::multiset<int> edges;
    for (const Polygon& part : convexParts(polygon)) {
      total += area(part);
      CHECK(part.convex);
      const PolygonReport report = checkPolygon(part.vertices);
      REQUIRE(report.polygon);
      CHECK(report.polygon->convex);
      CHECK(report.winding == Winding::counterclockwise);
      for (std::size_t i = 0; i < part.vertices.size(); ++i) {
        CHECK(list[static_cast<std::size_t>(part.vertexIndex[i])] == part.vertices[i]);
      }
      for (const Edge& edge : part.edges) {
        if (edge.index != kCut) edges.insert(edge.index);
      }
    }
    CHECK(total == doctest::Approx(area(polygon)).epsilon(1e-12));
    std::multiset<int> wanted;
    for (const Edge& edge : polygon.edges) wanted.insert(edge.index);
    CHECK(edges == wanted);
  }
}

TEST_CASE("relations of known concave pairs") {
  CHECK(concave(kNotched, {{2.5, 3}, {3.5, 3}, {3.5, 4}, {2.5, 4}}).relation == Relation::disjoint);
  CHECK(concave(kNotched, {{2, 3}, {4, 3}, {4, 4}, {2, 4}}).relation == Relation::touching);
  CHECK(concave(kNotched, {{2, 3}, {4.5, 3}, {4, 4}, {2, 4}}).relation == Relation::overlapping);
  CHECK(concave(kNotched, kNotched).relation == Relation::overlapping);
}

TEST_CASE("law: the relation through parts is that of an independent exact test") {
  forAllConcaveCases(lawCases(), [](const Case& c) {
    const Relation relation = polygonRelation(polygonOf(c.a), polygonOf(c.b));
    CHECK(relation == polygonRelation(polygonOf(c.b), polygonOf(c.a)));
    if (isLattice(c.a)) {
      CHECK(relation == fromOracle(c.a, c.b));
    } else {
      CHECK(relation == (randomOverlap(c.a, c.b) ? Relation::overlapping : Relation::disjoint));
    }
  });
}

TEST_CASE("the shortest push of known pairs") {
  SUBCASE("out of a notch that fits exactly: in the pocket of both walls") {
    const ConcaveEvidence e = concave(kNotched, {{2.5, 0.5}, {4.5, 0.5}, {4.5, 5}, {2.5, 5}});
    CHECK(e.mtv.x == doctest::Approx(0.5));
    CHECK(e.mtv.y == doctest::Approx(-1.5));
    CHECK(e.limit == PushLimit::corner);
    CHECK(e.limitedBy.size() == 2);
    CHECK(e.differs);
  }
  SUBCASE("convex pairs have one part each and the MTV of the separating axis test") {
    const ConcaveEvidence e = concave({{1, 1}, {2, 1}, {2, 2}, {1, 2}}, {{0, 0}, {4, 1}, {0, 6}});
    CHECK(e.mtv.x == doctest::Approx(7.0 / 17));
    CHECK(e.mtv.y == doctest::Approx(-28.0 / 17));
    CHECK(e.limit == PushLimit::edge);
    CHECK_FALSE(e.differs);
    CHECK(e.bestPair == 0);
  }
  SUBCASE("nothing to push") {
    const ConcaveEvidence e = concave(kNotched, {{2, 3}, {4, 3}, {4, 4}, {2, 4}});
    CHECK(e.depth == 0);
    CHECK(e.mtv == Vec2{});
    CHECK(e.limit == PushLimit::none);
    CHECK_FALSE(e.bestPair);
  }
}

TEST_CASE("law: on convex pairs the push is the separating axis test's MTV") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    const Case c =
        makeCase(static_cast<std::uint64_t>(seed), seed % 2 == 0 ? Kind::random : Kind::lattice);
    CAPTURE(seed);
    const SatEvidence sat = satTest(polygonOf(c.a), polygonOf(c.b));
    const ConcaveEvidence e = concave(c.a, c.b);
    CHECK(e.relation == sat.relation);
    if (sat.relation != Relation::overlapping) continue;
    CHECK(e.depth == doctest::Approx(sat.depth).epsilon(1e-12));
    CHECK_FALSE(e.differs);
    CHECK(e.pairs[0].separates);
  }
}

TEST_CASE("a point in a concave polygon has a relation and no push") {
  const ConcaveEvidence evidence = concaveTest(thinPolygon(Points{{1, 4}}), polygonOf(kNotched));
  CHECK(evidence.relation == Relation::overlapping);
  CHECK(!evidence.bestPair);
  CHECK(evidence.depth == 0);
  CHECK(!evidence.differs);
}

/// The push is at a right angle to the named edge of the polygon, and away from its body's inside
/// where it is B's, into it where it is A's.
bool leavesAcross(const ConcaveEvidence& e, const Polygon& owner) {
  const auto named = std::ranges::find(owner.edges, e.pushEdge->edge, &Edge::index);
  if (named == owner.edges.end()) return false;
  const Vec2 from = owner.vertices[static_cast<std::size_t>(named->from)];
  const Vec2 side = owner.vertices[static_cast<std::size_t>(named->to)] - from;
  const double outwards = -cross(side, e.mtv);
  const bool right = std::abs(dot(side, e.mtv)) <= 1e-9 * length(side) * e.depth;
  return right && (e.pushEdge->owner == Owner::b ? outwards > 0 : outwards < 0);
}

TEST_CASE("law: the push separates, and no shorter one does") {
  static int edges;
  edges = 0;
  forAllConcaveCases(lawCases() / 10, [](const Case& c) {
    const Polygon a = polygonOf(c.a);
    const Polygon b = polygonOf(c.b);
    const ConcaveEvidence e = concaveTest(a, b);
    CHECK((e.depth > 0) == (e.relation == Relation::overlapping));
    CHECK(e.depth == doctest::Approx(concaveTest(b, a).depth).epsilon(1e-9));
    if (e.relation != Relation::overlapping) return;
    CHECK_FALSE(overlapClearly(translated(a, e.mtv), b));
    CHECK((e.limit == PushLimit::edge || !e.pushEdge));
    if (e.pushEdge) CHECK(leavesAcross(e, e.pushEdge->owner == Owner::a ? a : b));
    edges += e.pushEdge ? 1 : 0;
    CHECK(polygonRelation(translated(a, e.mtv * (1 - 1e-6)), b) == Relation::overlapping);
    for (int i = 0; i < 40; ++i) {
      const double angle = 2 * std::numbers::pi * i / 40;
      const Vec2 way{std::cos(angle), std::sin(angle)};
      for (const double part : {0.3, 0.7, 0.99}) {
        CHECK(polygonRelation(translated(a, way * (part * e.depth)), b) == Relation::overlapping);
      }
    }
    const PartPair& best = e.pairs[static_cast<std::size_t>(*e.bestPair)];
    if (best.separates) CHECK(best.depth >= e.depth * (1 - 1e-12));
    CHECK(overlapClearly(translated(a, best.push), b) == !best.separates);
  });
  CHECK(edges > 20);
}

TEST_CASE(
    "law: what a single push leaves is what overlaps after it, and the first that fails is named") {
  forAllConcaveCases(lawCases() / 10, [](const Case& c) {
    const Polygon a = polygonOf(c.a);
    const Polygon b = polygonOf(c.b);
    const ConcaveEvidence e = concaveTest(a, b);
    const std::vector<Polygon> partsA = convexParts(a);
    const std::vector<Polygon> partsB = convexParts(b);
    std::optional<int> failing;
    for (std::size_t i = 0; i < e.pairs.size(); ++i) {
      const PartPair& pair = e.pairs[i];
      CHECK(pair.region.empty() == (pair.relation != Relation::overlapping));
      if (pair.depth == 0) continue;
      CHECK(pair.separates == pair.remaining.empty());
      if (!pair.separates && !failing) failing = static_cast<int>(i);
      std::set<int> left;
      for (const RemainingOverlap& remaining : pair.remaining) {
        left.insert(remaining.pair);
        CHECK(remaining.pair != static_cast<int>(i));
      }
      for (std::size_t k = 0; k < e.pairs.size(); ++k) {
        const PartPair& other = e.pairs[k];
        const Polygon& part = partsA[static_cast<std::size_t>(other.a)];
        const bool clearly =
            overlapClearly(translated(part, pair.push), partsB[static_cast<std::size_t>(other.b)]);
        CHECK(clearly == left.contains(static_cast<int>(k)));
      }
    }
    CHECK(e.failing == failing);
  });
}

TEST_CASE("law: the push is the nearest of all places that brute force finds") {
  for (int seed = 0; seed < lawCases() / 40; ++seed) {
    const Case c = makeConcaveCase(static_cast<std::uint64_t>(seed), Kind::lattice);
    INFO("seed " << seed << ": " << toText(c));
    const Polygon a = polygonOf(c.a);
    const Polygon b = polygonOf(c.b);
    const ConcaveEvidence e = concaveTest(a, b);
    if (e.relation != Relation::overlapping) continue;
    CHECK(e.depth == doctest::Approx(NearestPlace(a, b).distance()).epsilon(1e-12));
  }
}

TEST_CASE("law: on lattice pairs no lattice translation shorter than the push separates") {
  for (int seed = 0; seed < lawCases() / 10; ++seed) {
    const Case c = makeConcaveCase(static_cast<std::uint64_t>(seed), Kind::lattice);
    INFO("seed " << seed << ": " << toText(c));
    const ConcaveEvidence e = concave(c.a, c.b);
    const int reach = std::min(8, static_cast<int>(e.depth) + 1);
    for (int x = -reach; x <= reach; ++x) {
      for (int y = -reach; y <= reach; ++y) {
        const Vec2 move{static_cast<double>(x), static_cast<double>(y)};
        if (latticeRelation(movedBy(c.a, move), c.b) == OracleRelation::overlapping) continue;
        CHECK(length(move) >= e.depth * (1 - 1e-12));
      }
    }
  }
}
