#include "core/exact/segment.h"
#include "core/overlap/concave.h"
#include "core/published/cozic_raycast.h"
#include "core/published/drake.h"
#include "core/published/gamecodeschool.h"
#include "core/published/gpwiki_edges.h"
#include "core/ray/raycast.h"
#include "core/sweep/swept_edges.h"
#include "core/sweep/swept_segments.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

// The articles' answers of the pitfall list, by its ids: each published answer must come out as
// recorded, and differ from the exact one.

using namespace sepax;
using namespace sepax::test;
using doctest::Approx;

namespace {

using Points = std::vector<Vec2>;
using Rows = std::vector<std::string>;
using published::CollisionPackage;
using published::CrossingReading;
using published::DrakeSegment;

/// One row: two moving segments, what the recipe says, and the exact time.
struct DrakeRow {
  const char* id;
  DrakeSegment p;
  DrakeSegment q;
  DrakeOutcome outcome;
  std::optional<double> time;
  std::optional<Vec2> point;
  std::optional<double> exact;
};

constexpr auto kCollision = DrakeOutcome::collision;
constexpr auto kNone = DrakeOutcome::noCollision;
constexpr auto kUndefined = DrakeOutcome::zeroOverZero;

const std::vector<DrakeRow> kDrakeRows{
    {"D2", {{{{0, 0}, {0, 1}}}, {4, 0}}, {{{{3, 0}, {3, 1}}}, {}}, kNone, {}, {}, 0.75},
    {"D3", {{{{0, 0}, {1, 0}}}, {2, 0}}, {{{{2, 0}, {3, 0}}}, {}}, kUndefined, {}, {}, 0.5},
    {"D4",
     {{{{0, 0}, {1, 0}}}, {1, 0}},
     {{{{0, 1}, {1, 1}}}, {}},
     DrakeOutcome::divisionByZero,
     {},
     {},
     {}},
    {"D5", {{{{-3, 1}, {-3, -1}}}, {1, 0}}, {{{{0, 2}, {0, 0}}}, {}}, kCollision, 3, {}, {}},
    {"D6",
     {{{{-1, 1}, {-2, 0}}}, {-1, 2}},
     {{{{0, 1}, {-1, 0}}}, {0, 1}},
     kCollision,
     -0.5,
     {},
     {}},
    {"D7",
     {{{{0, 0}, {0, 1}}}, {2, 2}},
     {{{{-1, 0}, {0, 2}}}, {}},
     kCollision,
     0.5,
     Vec2{-1, 0},
     {}},
    {"D8", {{{{0, -1}, {-1, -3}}}, {0, -1}}, {{{{1, 0}, {0, 1}}}, {}}, kCollision, 2, {}, {}},
    {"D9", {{{{0, 0}, {1, 0}}}, {4, 0}}, {{{{3, -1}, {3, 1}}}, {}}, kUndefined, {}, {}, 0.5},
    {"D10", {{{{0, 0}, {1, 0}}}, {4, 0}}, {{{{3, -1}, {4, 1}}}, {-1, 0}}, kNone, {}, {}, 0.5},
    {"D11",
     {{{{-2, -1}, {0, 0}}}, {-1, 1}},
     {{{{-1, 1}, {-1, 0}}}, {}},
     kCollision,
     1,
     Vec2{-1, 1},
     1.0 / 3},
    {"D12", {{{{0, 0}, {100, 1}}}, {}}, {{{{0, 5}, {100, 5}}}, {0, -10}}, kCollision, 0.5, {}, 0.4},
    {"D13",
     {{{{0, -1}, {0, 1}}}, {1, 0}},
     {{{{-1, 0}, {1, 0}}}, {0, 1}},
     kCollision,
     1,
     Vec2{1, 1},
     0.0},
};

TileGrid mapOf(const Rows& rows) {
  const std::array<Solidity, 1> palette{solidityOf(rows)};
  std::size_t size = rows.size();
  for (const std::string& row : rows) size = std::max(size, row.size());
  return placed(makeTileGrid(static_cast<int>(size), 1, 1, palette), 0, 0, {0});
}

const Points kBox{{-10, -10}, {10, -10}, {10, 10}, {-10, 10}};

/// A body without motion, from world coordinates.
CollisionPackage bodyOf(const Points& vertices, double radius = 1000) {
  return {vertices, {}, radius, 0};
}

CollisionPackage asteroidOf(const Points& vertices) { return bodyOf(published::padded(vertices)); }

bool overlap(const Points& a, const Points& b) {
  return firstContact(polygonOf(a), polygonOf(b), {}, {}).initial == Relation::overlapping;
}

CrossingReading withoutCasts() {
  CrossingReading reading;
  reading.integerCasts = false;
  return reading;
}

}  // namespace

TEST_CASE("Drake: the recorded answers for pairs of segments") {
  for (const DrakeRow& row : kDrakeRows) {
    INFO(row.id);
    const PublishedSweptSegments published = published::sweptSegments(row.p, row.q);
    CHECK(published.outcome == row.outcome);
    CHECK(published.time.has_value() == row.time.has_value());
    if (row.time) CHECK(*published.time == Approx(*row.time));
    if (row.point) CHECK(distance(*published.point, *row.point) < 1e-12);

    const SweptSegments exact = sepax::sweptSegments({{row.p.ends[0], row.p.ends[1]},
                                                      {row.q.ends[0], row.q.ends[1]},
                                                      {row.p.velocity, row.q.velocity}});
    CHECK(exact.time.has_value() == row.exact.has_value());
    if (row.exact) CHECK(*exact.time == Approx(*row.exact));
  }
}

TEST_CASE("Drake: slopes, intercepts and the lens") {
  published::DrakeReading printed;
  printed.interceptAsPrinted = true;
  const published::SlopeLine vertical{{2, 0}, std::nullopt};
  const published::SlopeLine diagonal{{0, 0}, 1.0};
  CHECK(published::meetingPoint(vertical, diagonal, printed) == Vec2{2, -2});  // D1
  CHECK(published::meetingPoint(vertical, diagonal) == Vec2{2, 2});
  CHECK(published::meetingPoint(diagonal, vertical) == Vec2{2, 2});
  CHECK_FALSE(published::meetingPoint(diagonal, {{5, 0}, 1.0}));
  CHECK(published::insideByDistances({0.5, 0.8}, {0, 0}, {1, 0}));  // D15
  CHECK_FALSE(onSegment({0, 0}, {1, 0}, {0.5, 0.8}));
  const auto far = published::meetingPoint({{0, 0}, 0.0}, {{0, 1}, 1e-15});  // D18
  CHECK(far->x == Approx(-999999999999999.9).epsilon(1e-15));
  CHECK_FALSE(published::meetingPoint({{0, 0}, 0.0}, {{0, 1e300}, 1e-300}));
}

TEST_CASE("Drake: candidates say what becomes of them") {
  const DrakeRow& row = kDrakeRows[9];  // D11: the ends of a resting body have no path
  const PublishedSweptSegments result = published::sweptSegments(row.p, row.q);
  REQUIRE(result.candidates.size() == 4);
  CHECK(result.candidates[0].verdict == DrakeVerdict::outsideSegment);
  CHECK(result.candidates[1].verdict == DrakeVerdict::accepted);
  CHECK(result.candidates[2].verdict == DrakeVerdict::noPath);
  CHECK(*result.initial == Vec2{-1, -0.5});
  const PublishedSweptSegments parallel =
      published::sweptSegments(kDrakeRows[3].p, kDrakeRows[3].q);
  CHECK(parallel.kind == DrakeCase::parallel);
  CHECK(std::fabs(parallel.gap) == 3);
  CHECK(std::fabs(parallel.rateA) == 1);
}

TEST_CASE("Drake: the recipe's own quantities at its errors") {
  const auto row = [](const std::string& id) {
    const auto found = std::find_if(kDrakeRows.begin(), kDrakeRows.end(),
                                    [&id](const DrakeRow& entry) { return entry.id == id; });
    return published::sweptSegments(found->p, found->q);
  };
  const auto accepted = [](const PublishedSweptSegments& result) {
    const auto found =
        std::find_if(result.candidates.begin(), result.candidates.end(),
                     [](const DrakeCandidate& c) { return c.verdict == DrakeVerdict::accepted; });
    REQUIRE((found != result.candidates.end()));
    return *found;
  };
  // D1: a vertical line, x = 2, and the diagonal.
  const PublishedSweptSegments vertical =
      published::sweptSegments({{{{2, -1}, {2, 1}}}, {1, 0}}, {{{{0, 0}, {1, 1}}}, {}});
  CHECK(vertical.oneVertical);
  CHECK(*vertical.initial == Vec2{2, 2});
  CHECK(*vertical.initialAsPrinted == Vec2{2, -2});
  CHECK_FALSE(vertical.startLines[0].slope);
  CHECK(vertical.startLines[0].intercept == 2);
  CHECK(vertical.endLines[0].intercept == 3);
  CHECK(vertical.startLines[1].slope == 1.0);
  CHECK(vertical.resting == std::array{false, true});
  // D3, D4: rates that add up to 0.
  CHECK(row("D3").gap == 0);
  CHECK(row("D4").gap == 1);
  CHECK(row("D4").rateA + row("D4").rateB == 0);
  // D5, D6: the distance is a distance, the rates may separate.
  CHECK(row("D5").gap == 3);
  CHECK(row("D6").gap > 0);
  CHECK(row("D6").rateA + row("D6").rateB < 0);
  // D7, D8: behind the start, and taken for a meeting within and beyond the step.
  CHECK(accepted(row("D7")).behind);
  CHECK_FALSE(accepted(row("D7")).beside);
  CHECK(accepted(row("D8")).behind);
  // D9: a path without length. D10: no path of an end crosses it.
  CHECK(row("D9").pathLength == 0);
  for (const DrakeCandidate& candidate : row("D10").candidates)
    if (candidate.owner == Owner::a) CHECK_FALSE(candidate.point);
  // D12: told as nearly parallel, with both numbers.
  CHECK(row("D12").kind == DrakeCase::nearlyParallel);
  CHECK(*row("D12").slopeDifference == Approx(0.01));
  CHECK(row("D12").nearParallelSlope == 0.02);
  CHECK(row("D12").resting == std::array{true, false});
  // D15: the lens is wider than the segment.
  CHECK(published::clearlyBeside({0.5, 0.8}, {0, 0}, {1, 0}));
  CHECK_FALSE(published::clearlyBeside({0.5, 0}, {0, 0}, {1, 0}));
  // D16: the other segment is taken where it is at the candidate's time.
  const DrakeCandidate moved = accepted(
      published::sweptSegments({{{{0, 0}, {2, 0}}}, {0, 4}}, {{{{5, 3}, {5, 1}}}, {-4, 0}}));
  CHECK(*moved.time == Approx(0.75));
  CHECK(distance(moved.otherEnds[0], {2, 3}) < 1e-12);
  CHECK(distance(moved.otherEnds[1], {2, 1}) < 1e-12);
}

TEST_CASE("law: Drake's candidates are sorted, and the accepted one passes the article's test") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    CAPTURE(seed);
    Random random(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const auto segment = [&] {
      const Vec2 from = vectorWithin(random, kind, 5);
      return DrakeSegment{{from, from + vectorWithin(random, kind, 4)},
                          vectorWithin(random, kind, 6)};
    };
    const DrakeSegment a = segment();
    const DrakeSegment b = segment();
    if (a.ends[0] == a.ends[1] || b.ends[0] == b.ends[1]) continue;
    const PublishedSweptSegments result = published::sweptSegments(a, b);
    CHECK(result.gap >= 0);
    double before = 0;
    for (const DrakeCandidate& candidate : result.candidates) {
      if (!candidate.point) continue;
      CHECK(candidate.distance >= before);
      before = candidate.distance;
      if (candidate.verdict != DrakeVerdict::accepted) continue;
      CHECK(candidate.toEnds[0] <= candidate.otherLength);
      CHECK(candidate.toEnds[1] <= candidate.otherLength);
      CHECK(*result.time == *candidate.time);
      CHECK(*result.point == *candidate.point);
    }
  }
}

TEST_CASE("Drake: two boxes, one in the other, do not collide (D14)") {
  const Points a{{4, 4}, {5, 4}, {5, 5}, {4, 5}};
  const Points b{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
  const PublishedSwept swept = published::sweptPolygons(a, {2, 0}, b, {});
  CHECK(swept.chosen == -1);
  CHECK(swept.culled + static_cast<int>(swept.pairs.size()) == 16);
  CHECK(overlap(a, b));
  CHECK(published::sweptPolygons({}, {}, b, {}).chosen == -1);
}

TEST_CASE("Cozic's ray: the recorded answers") {
  SUBCASE("R1: a ray of length 0 answers the opposite") {
    const PublishedRay ray = published::rayCast(mapOf({"."}), {0, 0}, {1, 0}, 0);
    CHECK(ray.collides);
    CHECK(ray.position == Vec2{0, 0});
    CHECK_FALSE(published::rayCast(mapOf({"#"}), {0, 0}, {1, 0}, 0).collides);
  }
  SUBCASE("R2: a fractional start is walked from the far end") {
    const TileGrid grid = mapOf({".....#..#..."});
    const PublishedRay ray = published::rayCast(grid, {0.5, 0.5}, {1, 0}, 10);
    CHECK(ray.backwards);
    CHECK(ray.position == Vec2{8, 0});
    CHECK(firstSolidPixel(grid, rayAlong({0.5, 0.5}, {1, 0}, 10)) == Pixel{5, 0});
    CHECK(published::rayCast(grid, {0, 0}, {1, 0}, 10).position == Vec2{5, 0});
  }
  SUBCASE("R3: the list follows the swapped ends") {
    using Line = std::vector<Pixel>;
    CHECK(published::bresenhamLine({0, 0}, {2, 1}) == Line{{0, 0}, {1, 1}, {2, 1}});
    CHECK(published::bresenhamLine({0, 0}, {-2, 1}) == Line{{-2, 1}, {-1, 0}, {0, 0}});
  }
  SUBCASE("R4: truncation moves negative positions") {
    const PublishedRay ray = published::rayCast(mapOf({"#"}), {-0.5, 0.5}, {-1, 0}, 3);
    CHECK(ray.collides);
    CHECK(ray.position == Vec2{0, 0});
    CHECK_FALSE(firstSolidPixel(mapOf({"#"}), rayAlong({-0.5, 0.5}, {-1, 0}, 3)));
  }
  SUBCASE("R5, R6: through a diagonal wall, and past a pixel that the ray crosses") {
    const double diagonal = std::sqrt(2.0);
    CHECK_FALSE(published::rayCast(mapOf({".#", "#."}), {0.5, 0.5}, {1, 1}, diagonal).collides);
    const double length = std::sqrt(5.0);
    CHECK_FALSE(published::rayCast(mapOf({".#.", "..."}), {0.5, 0.5}, {2, 1}, length).collides);
  }
  SUBCASE("R8: tiles from a division in single precision") {
    const std::array<Solidity, 1> palette{solidityOf(Rows(16, std::string(16, '#')))};
    const TileGrid grid = placed(makeTileGrid(16, 2'097'152, 1, palette), 2'097'151, 0, {0});
    CHECK_FALSE(published::isBlocked(grid, {33'554'431, 0}));
    CHECK(isSolid(grid, {33'554'431, 0}));
  }
  SUBCASE("R9: the end by length is rounded") {
    const PublishedRay ray = published::rayCast(mapOf({"."}), {0, 0}, {1, 1}, 9.899494936611665);
    CHECK(ray.line.back() == Pixel{6, 6});
  }
  SUBCASE("R10: zero direction, and lines too long to list") {
    CHECK(published::rayCast(mapOf({"."}), {0, 0}, {0, 0}, 5).undefined);
    CHECK(published::rayCast(mapOf({"."}), {0, 0}, {1, 0}, 1e300).tooLong);
  }
}

TEST_CASE("R7: a tile of 16 x 16 pixels holds at most 16 pixels of a line and 31 of a walk") {
  std::ptrdiff_t longestLine = 0;
  std::ptrdiff_t longestWalk = 0;
  for (int end = 0; end <= 64; ++end) {
    const TileRay ray{{-0.25 + end / 16.0, -0.125}, {15.75, 16.125 - end / 32.0}};
    const RayEvidence evidence = castRay(mapOf(Rows(16, "................")), ray);
    const auto inTile = [](Pixel p) { return PixelBox{0, 0, 16, 16}.contains(p); };
    const auto line = std::count_if(evidence.pixels.begin(), evidence.pixels.end(),
                                    [&](const LinePixel& pixel) { return inTile(pixel.pixel); });
    const auto walk = std::count_if(evidence.cells.begin(), evidence.cells.end(),
                                    [&](const CellVisit& visit) { return inTile(visit.cell); });
    longestLine = std::max(longestLine, line);
    longestWalk = std::max(longestWalk, walk);
  }
  CHECK(longestLine == 16);
  CHECK(longestWalk == 31);
}

TEST_CASE("GameCodeSchool: one counter for all vertices (A1)") {
  const CollisionPackage ship{{{-2, 0}, {2, 0}, {0, 30}}, {}, 30, 0};
  const CollisionPackage asteroid{published::padded(kBox), {}, 25, 0};
  const PublishedCrossing published = published::detect(ship, asteroid);
  CHECK_FALSE(published.collided);
  CHECK(published.crossings == 2);
  CrossingReading perVertex;
  perVertex.oneCounter = false;
  CHECK(published::detect(ship, asteroid, perVertex).collided);
}

TEST_CASE("GameCodeSchool: the slips of the pen (A2, A3, A4)") {
  CrossingReading slope;
  slope.slopeAsPrinted = true;
  const CollisionPackage triangle = asteroidOf({{0, 0}, {30, 0}, {0, 30}});
  CHECK(published::detect(bodyOf({{16, 16}}), triangle, slope).collided);
  CHECK_FALSE(published::detect(bodyOf({{16, 16}}), triangle).collided);

  CrossingReading index;
  index.nextVertexAsPrinted = true;
  CHECK_FALSE(published::detect(bodyOf({{-8, 5}}), asteroidOf(kBox), index).collided);
  CHECK(published::detect(bodyOf({{-8, 5}}), asteroidOf(kBox)).collided);

  const CollisionPackage six = bodyOf({{0, 0}, {1, 0}, {2, 1}, {1, 2}, {0, 2}, {-1, 1}});
  const PublishedCrossing outside =
      published::detect(six, asteroidOf(kBox), published::kLiteralReading);
  CHECK(outside.outOfRange);
  CHECK_FALSE(outside.collided);
}

TEST_CASE("GameCodeSchool: integer casts move vertices (A5)") {
  const CollisionPackage small = bodyOf({{-0.9, -0.9}, {0.9, -0.9}, {0.9, 0.9}, {-0.9, 0.9}});
  CHECK(published::detect(small, small).first == Points(4, Vec2{0, 0}));
  const Points kept = published::detect(small, small, withoutCasts()).first;
  CHECK(distance(kept[2], {0.9, 0.9}) < 1e-6);
}

TEST_CASE("GameCodeSchool: only the first body's vertices are tested (A6, A12)") {
  const Points ship{{0, 2}, {6, 2}, {6, 4}, {0, 4}};
  const Points bar{{2.5, -10}, {2.75, -10}, {2.75, 10}, {2.5, 10}};
  const Points padded = published::withMidpoints(ship);
  CHECK(padded.size() == 8);
  CHECK(padded[1] == Vec2{3, 2});
  CHECK_FALSE(published::detect(bodyOf(padded), asteroidOf(bar), withoutCasts()).collided);
  CHECK(overlap(ship, bar));

  const Points one{{-1, -1}, {1, -1}, {0, 2}};
  CHECK(published::detect(bodyOf(one), asteroidOf(kBox)).collided);
  CHECK_FALSE(published::detect(bodyOf(kBox), asteroidOf(one)).collided);
}

TEST_CASE("GameCodeSchool: the forgotten closing vertex (A7)") {
  const Points open{{10, 10}, {-10, 10}, {-10, -10}, {10, -10}};
  CHECK_FALSE(published::detect(bodyOf({{0, 0}}), bodyOf(open)).collided);
  CHECK(published::detect(bodyOf({{0, 0}}), asteroidOf(open)).collided);
  CHECK(published::padded(published::padded(open)).size() == 5);
}

TEST_CASE("GameCodeSchool: the radius phase (A8, A9)") {
  const CollisionPackage ship{{{0, 5}, {-20, -5}, {20, -5}}, {}, 5, 0};
  const Points shape{{-6, -5}, {6, -5}, {6, 5}, {-6, 5}};
  const CollisionPackage asteroid{published::padded(shape), {24, -5}, 8, 0};
  const PublishedCrossing rejected = published::detect(ship, asteroid);
  CHECK_FALSE(rejected.radiiOverlap);
  CHECK_FALSE(rejected.collided);
  CHECK(overlap(ship.vertices, {{18, -10}, {30, -10}, {30, 0}, {18, 0}}));

  const CollisionPackage left{{{1, 0}}, {0, 0}, 1, 0};
  const CollisionPackage right{{{-1, 0}}, {2, 0}, 1, 0};
  CHECK(published::detect(left, right).distance == 2);
  CHECK_FALSE(published::detect(left, right).radiiOverlap);
  CHECK(discsMeet({0, 0}, 1, {2, 0}, 1));
}

TEST_CASE("GameCodeSchool: boundary points, and floats far away (A10, A11)") {
  const CollisionPackage square = asteroidOf({{0, 0}, {2, 0}, {2, 2}, {0, 2}});
  const std::array<bool, 4> expected{true, false, true, false};
  const Points onBoundary{{0, 1}, {2, 1}, {1, 0}, {1, 2}};
  for (std::size_t i = 0; i < onBoundary.size(); ++i) {
    CHECK(published::detect(bodyOf({onBoundary[i]}), square).collided == expected[i]);
  }
  const CollisionPackage far{{{0.5, 0}}, {16'777'216, 0}, 1, 0};
  CHECK(published::detect(far, far, withoutCasts()).first[0] == Vec2{16'777'216, 0});
}

TEST_CASE("gpwiki: vertices alone miss a cross and shared edges (G4, G5)") {
  const Points a{{0, 2}, {6, 2}, {6, 4}, {0, 4}};
  const Points b{{2, 0}, {4, 0}, {4, 6}, {2, 6}};
  CHECK_FALSE(published::verticesInside(a, b).intersects);
  CHECK(overlap(a, b));
  const Points wide{{0, 0}, {4, 0}, {4, 2}, {0, 2}};
  const Points narrow{{1, 0}, {3, 0}, {3, 2}, {1, 2}};
  CHECK_FALSE(published::verticesInside(wide, narrow).intersects);
  CHECK(overlap(wide, narrow));
  const PublishedVertexTest inside =
      published::verticesInside(kBox, Points{{0, 0}, {50, 0}, {50, 1}});
  CHECK(inside.intersects);
  CHECK(inside.bInA == std::vector<int>{0});
}

TEST_CASE("gpwiki: parallel edges meet at (NaN, NaN) (G6, G7, G8)") {
  struct Row {
    const char* id;
    std::array<Vec2, 4> ends;
    SegmentMeeting exact;
  };
  for (const Row& row : {Row{"G6", {{{0, 0}, {1, 0}, {5, 0}, {6, 0}}}, SegmentMeeting::none},
                         Row{"G7", {{{0, 0}, {4, 0}, {1, 0}, {3, 0}}}, SegmentMeeting::segment},
                         Row{"G8", {{{1, 1}, {1, 1}, {0, 0}, {2, 2}}}, SegmentMeeting::point}}) {
    INFO(row.id);
    const auto& [a, b, c, d] = row.ends;
    const PublishedEdgeIntersection published = published::edgeIntersection(a, b, c, d);
    CHECK(published.det == 0);
    CHECK(published.reported);
    CHECK_FALSE(published.point);
    CHECK(segmentIntersection(a, b, c, d).kind == row.exact);
  }
  const PublishedEdgeIntersection crossing =
      published::edgeIntersection({0, 0}, {2, 2}, {0, 2}, {2, 0});
  CHECK(crossing.point == Vec2{1, 1});
  CHECK_FALSE(published::edgeIntersection({0, 0}, {1, 0}, {0, 1}, {1, 1}).reported);
}
