#include "core/repair/polygon_repair.h"

#include "core/exact/predicates.h"
#include "core/polygon/hull.h"
#include "tests/support/concave_shapes.h"
#include "tests/support/tangles.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <tuple>

using namespace sepax;
using namespace sepax::test;

namespace {

using Points = std::vector<Vec2>;

Points picked(const Points& list, const Picks& picks) {
  Points result;
  for (const int i : picks) result.push_back(list[static_cast<std::size_t>(i)]);
  return result;
}

bool has(const Points& list, DefectKind kind) {
  const PolygonReport report = checkPolygon(list);
  return std::any_of(report.defects.begin(), report.defects.end(),
                     [kind](const Defect& defect) { return defect.kind == kind; });
}

Points sorted(Points points) {
  std::sort(points.begin(), points.end(),
            [](Vec2 p, Vec2 q) { return std::tuple(p.x, p.y) < std::tuple(q.x, q.y); });
  return points;
}

double areaOf(const Points& piece) {
  const PolygonReport report = checkPolygon(piece);
  REQUIRE_MESSAGE(report.polygon, listText(piece));
  CHECK(report.winding == Winding::counterclockwise);
  return area(*report.polygon);
}

void forAllBroken(void (*law)(const Points&)) {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Points list = brokenShape(random, seed % 2 == 0 ? Kind::random : Kind::lattice);
    INFO("seed " << seed << ": " << listText(list));
    law(list);
  }
}

/// Every piece is a polygon, they cover what the even-odd rule covers, and nothing twice.
void checkPieces(const Points& list, const std::vector<Points>& pieces) {
  double sum = 0;
  for (const Points& piece : pieces) sum += areaOf(piece);
  CHECK(sum == doctest::Approx(evenOddArea(list)).epsilon(1e-9));
  Random random(list.size());
  for (int i = 0; i < 20; ++i) {
    const Vec2 probe{random.uniform(-6, 6), random.uniform(-6, 6)};
    const auto count = std::count_if(pieces.begin(), pieces.end(), [&](const Points& piece) {
      return insideEvenOdd(piece, probe);
    });
    CHECK(count == (insideEvenOdd(list, probe) ? 1 : 0));
  }
}

}  // namespace

TEST_CASE("repairs by picking vertices") {
  const Points repeats{{0, 0}, {0, 0}, {2, 0}, {2, 2}, {2, 2}, {0, 0}};
  CHECK(withoutRepeats(repeats) == Picks{0, 2, 3});
  const Points straight{{1, 0}, {2, 0}, {2, 0}, {4, 0}, {4, 4}, {0, 0}, {1, 0}};
  CHECK(withoutCollinear(straight) == Picks{3, 4, 5});
  const Points spike{{0, 0}, {4, 0}, {8, 0}, {4, 0}, {4, 4}};
  CHECK(picked(spike, withoutSpikes(spike)) == Points{{0, 0}, {4, 0}, {4, 4}});
  const Points needles{{0, 0}, {4, 0}, {4, 9}, {4, 5}, {4, 9}, {4, 4}, {9, 4}, {4, 4}};
  CHECK(picked(needles, withoutSpikes(needles)) == Points{{0, 0}, {4, 0}, {4, 4}});
  const Points shortEdges{{0, 0}, {4, 0}, {4, 0.1}, {4, 4}, {0.1, 0}};
  CHECK(withoutShortEdges(shortEdges, 0.2, Keep::first) == Picks{0, 1, 3});
  CHECK(withoutShortEdges(shortEdges, 0.2, Keep::last) == Picks{2, 3, 4});
  const Points dart{{0, 0}, {4, 0}, {1, 1}, {0, 4}, {0, 4}};
  CHECK(hullPicks(dart) == Picks{0, 1, 3});
}

TEST_CASE("a bow-tie splits into its two triangles and untangles into a box") {
  const Points bowTie{{0, 0}, {2, 2}, {2, 0}, {0, 2}};
  const SplitResult split = splitAtCrossings(bowTie);
  CHECK(split.problem.empty());
  CHECK(split.pieces == std::vector<Points>{{{0, 0}, {1, 1}, {0, 2}}, {{2, 2}, {1, 1}, {2, 0}}});
  CHECK(picked(bowTie, untangled(bowTie)) == Points{{0, 0}, {2, 0}, {2, 2}, {0, 2}});
}

TEST_CASE("splits by the even-odd rule") {
  struct Row {
    const char* name;
    Points list;
    std::size_t pieces;
    double area;
  };
  const Row rows[] = {
      {"a polygon stays", {{0, 0}, {4, 0}, {4, 4}}, 1, 8},
      {"clockwise is turned", {{0, 0}, {4, 4}, {4, 0}}, 1, 8},
      {"a ring drawn twice vanishes", {{0, 0}, {4, 0}, {4, 4}, {0, 0}, {4, 0}, {4, 4}}, 0, 0},
      {"a loop within a loop leaves a ring, cut in two",
       {{0, 0}, {9, 0}, {9, 9}, {0, 0}, {6, 2}, {6, 4}},
       2,
       34.5},
      {"a hole at the end of a bridge",
       {{0, 0}, {9, 0}, {9, 9}, {0, 9}, {0, 0}, {2, 2}, {2, 4}, {4, 4}, {4, 2}, {2, 2}},
       3,
       77},
      {"two lobes that touch at a vertex", {{0, 0}, {2, 0}, {1, 1}, {2, 2}, {0, 2}, {1, 1}}, 2, 2},
      {"a spike has no area", {{0, 0}, {4, 0}, {8, 0}, {4, 0}, {4, 4}}, 1, 8},
      {"a pentagram has five tips", {{0, 5}, {3, -4}, {-5, 2}, {5, 2}, {-3, -4}}, 5, 0},
      {"on one line", {{0, 0}, {4, 4}, {2, 2}}, 0, 0},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const SplitResult split = splitAtCrossings(row.list);
    CHECK(split.pieces.size() == row.pieces);
    CHECK(split.problem.empty() == (row.pieces > 0));
    checkPieces(row.list, split.pieces);
    if (row.area == 0) continue;
    CHECK(evenOddArea(row.list) == doctest::Approx(row.area));
  }
}

TEST_CASE("edges that all but lie on each other split where they cross") {
  const Points lists[] = {// Two vertices lie on the line of another edge but for the last bit.
                          {{0.8532201395705331, -3.7774953120176646},
                           {0.0625456545812816, -2.612682097574083},
                           {-0.32152768368259216, 1.1829048145891445},
                           {5.919963615653674, -1.8829371466694684},
                           {2.799217965985541, -0.35001616604016195},
                           {1.2388451411514743, 0.4164443242744913},
                           {3.711548279721173, -1.0969725566032424},
                           {0.7431994421737323, -2.9776384322758394}},
                          // The rounded crossings would walk along the edges, bit by bit.
                          {{-1.6351702679655467, -2.7666357498779415},
                           {2.9951777686381926, -4.293048695398596},
                           {0.680003750336323, -3.5298422226382686},
                           {1.987188796115471, -4.238923434719538},
                           {3.013698479192149, -4.999615116019177},
                           {-3.011051491021689, -0.5845422599976188},
                           {-3.011056816038736, -0.5845479398606539},
                           {4.28023517325898, 1.2828790335641784},
                           {0.757153792649019, -2.4547983813128793},
                           {-1.1834135288501502, 4.070550956152291},
                           {3.4689442883743844, -3.6906453051646437},
                           {4.802077833400119, -0.5582518225709254},
                           {2.7090601763264024, 1.1768418138295207}}};
  for (const Points& list : lists) {
    const SplitResult split = splitAtCrossings(list);
    CHECK(split.problem.empty());
    checkPieces(list, split.pieces);
  }
}

TEST_CASE("splitting gives up on a mesh") {
  Points mesh;
  for (int i = 0; i < 200; ++i) {
    const double x = i, far = i % 2 == 0 ? 0 : 1000;
    mesh.push_back({x, far});
    mesh.push_back({far, x});
  }
  CHECK(splitAtCrossings(mesh).problem.find("too many places") != std::string::npos);
}

TEST_CASE("law: split pieces are polygons that tile the even-odd area") {
  forAllBroken([](const Points& list) {
    const SplitResult split = splitAtCrossings(list);
    CHECK(split.problem.empty() == !split.pieces.empty());
    checkPieces(list, split.pieces);
    for (const Points& piece : split.pieces) CHECK_FALSE(has(piece, DefectKind::collinearVertex));
  });
}

TEST_CASE("a tangle too large for swaps is joined around its lowest corner") {
  Points grid;
  for (int i = 0; i < 900; ++i)
    grid.push_back({static_cast<double>(i % 30), static_cast<double>(i / 30)});
  Random random(1);
  for (std::size_t i = grid.size(); i > 1; --i) std::swap(grid[i - 1], grid[random.bits() % i]);
  CHECK(checkPolygon(picked(grid, untangled(grid))).polygon);
}

TEST_CASE("law: untangling reorders the same vertices into a polygon") {
  forAllBroken([](const Points& list) {
    const Picks picks = untangled(list);
    if (picks.empty()) {
      CHECK(convexHull(list).size() < 3);
      return;
    }
    const Points result = picked(list, picks);
    CHECK(sorted(result) == sorted(list));
    const PolygonReport report = checkPolygon(result);
    CHECK(report.polygon);
    CHECK(report.winding == Winding::counterclockwise);
    CHECK(picked(result, untangled(result)) == result);
  });
}

TEST_CASE("law: dropped vertices leave nothing of their kind and the same boundary") {
  forAllBroken([](const Points& list) {
    CHECK_FALSE(has(picked(list, withoutRepeats(list)), DefectKind::repeatedVertex));
    const Points smooth = picked(list, withoutSpikes(list));
    CHECK_FALSE(has(smooth, DefectKind::spike));
    CHECK(evenOddArea(smooth) == doctest::Approx(evenOddArea(list)).epsilon(1e-9));
    const Points corners = picked(list, withoutCollinear(list));
    CHECK_FALSE(has(corners, DefectKind::collinearVertex));
    CHECK(evenOddArea(corners) == doctest::Approx(evenOddArea(list)).epsilon(1e-9));
    for (const Keep keep : {Keep::first, Keep::last}) {
      const Points merged = picked(list, withoutShortEdges(list, 0.01, keep));
      for (std::size_t i = 0; merged.size() > 2 && i < merged.size(); ++i)
        CHECK(distance(merged[i], merged[(i + 1) % merged.size()]) >= 0.01);
    }
  });
}

TEST_CASE("law: convex pieces tile the polygon and have corners only") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Points list = simpleShape(random, seed % 2 == 0 ? Kind::random : Kind::lattice, {});
    INFO("seed " << seed << ": " << listText(list));
    const Polygon polygon = polygonOf(list);
    double sum = 0;
    for (const Picks& picks : convexPieces(polygon)) {
      const Points piece = picked(list, picks);
      CHECK_FALSE(has(piece, DefectKind::reflexVertex));
      CHECK_FALSE(has(piece, DefectKind::collinearVertex));
      sum += areaOf(piece);
    }
    CHECK(sum == doctest::Approx(area(polygon)).epsilon(1e-12));
    const Points hull = picked(list, hullPicks(list));
    CHECK(hull == convexHull(list));
  }
}

TEST_CASE("law: parts of at most so many corners are convex, tile the polygon and are few") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    Random random = streamOf(static_cast<std::uint64_t>(seed));
    const Points list = simpleShape(random, seed % 2 == 0 ? Kind::random : Kind::lattice, {});
    INFO("seed " << seed << ": " << listText(list));
    const Polygon polygon = polygonOf(list);
    const std::vector<Picks> whole = convexPieces(polygon);
    for (const std::size_t most : {3u, 4u, 8u}) {
      CAPTURE(most);
      std::size_t fewest = 0;
      for (const Picks& part : whole) fewest += (part.size() - 3) / (most - 2) + 1;
      const std::vector<Picks> pieces = convexPieces(polygon, most);
      CHECK(pieces.size() == fewest);
      double sum = 0;
      for (const Picks& picks : pieces) {
        CHECK(picks.size() <= most);
        const Points piece = picked(list, picks);
        CHECK_FALSE(has(piece, DefectKind::reflexVertex));
        sum += areaOf(piece);
      }
      CHECK(sum == doctest::Approx(area(polygon)).epsilon(1e-12));
    }
  }
}
