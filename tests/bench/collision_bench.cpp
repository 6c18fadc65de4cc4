// Times per pair, against peers in the same run: Box2D 2.4 where its polygons reach (8 vertices)
// and the articles' own algorithms. Every pass visits the pairs in a new order, and every answer is
// used, so neither branch prediction nor the optimiser gets it for nothing.
//   build/release/tests/collision_bench

#include "core/overlap/position_map.h"
#include "core/overlap/sat.h"
#include "core/overlap/sat_savings.h"
#include "core/polygon/hull.h"
#include "core/published/cozic.h"
#include "core/published/cozic_raycast.h"
#include "core/ray/raycast.h"
#include "core/sweep/sweep.h"
#include "tests/support/grid_cells.h"

#include <benchmark/benchmark.h>
#include <box2d/b2_collision.h>
#include <box2d/b2_polygon_shape.h>
#include <box2d/b2_time_of_impact.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <vector>

namespace {

using namespace sepax;

constexpr std::size_t kPairs = 256;

struct Pair {
  Polygon a;
  Polygon b;
  std::vector<Vec2> pointsA;
  std::vector<Vec2> pointsB;
  b2PolygonShape shapeA;
  b2PolygonShape shapeB;
  Vec2 velocity;
};

std::vector<Vec2> nearlyRegular(std::mt19937& random, int n, Vec2 center) {
  std::uniform_real_distribution<double> shake(-0.3, 0.3);
  std::vector<Vec2> points;
  for (int i = 0; i < n; ++i) {
    const double angle = 6.283185307179586 * (i + shake(random)) / n;
    points.push_back(center + Vec2{std::cos(angle), std::sin(angle)});
  }
  return convexHull(points);
}

b2PolygonShape boxShape(const std::vector<Vec2>& points) {
  b2PolygonShape shape;
  std::vector<b2Vec2> vertices;
  for (const Vec2 p : points) {
    vertices.emplace_back(static_cast<float>(p.x), static_cast<float>(p.y));
  }
  if (vertices.size() <= b2_maxPolygonVertices) {
    shape.Set(vertices.data(), static_cast<int>(vertices.size()));
  }
  return shape;
}

/// Large polygons need no 256 pairs to be measured.
std::size_t pairCount(int n) { return n > 1000 ? 2 : n > 100 ? 16 : kPairs; }

/// Pairs of which about half overlap, and motions of which about half hit.
std::vector<Pair> makePairs(int n) {
  std::mt19937 random(static_cast<unsigned>(n));
  std::uniform_real_distribution<double> place(-1.6, 1.6);
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < pairCount(n); ++i) {
    const auto a = nearlyRegular(random, n, {});
    const auto b = nearlyRegular(random, n, {place(random), place(random)});
    pairs.push_back({*checkPolygon(a).polygon,
                     *checkPolygon(b).polygon,
                     a,
                     b,
                     boxShape(a),
                     boxShape(b),
                     {3 * place(random), 3 * place(random)}});
  }
  return pairs;
}

/// Runs `visit` once per pair and pass, in a new order every pass.
template <class Visit>
void shuffled(benchmark::State& state, Visit visit) {
  const std::vector<Pair> pairs = makePairs(static_cast<int>(state.range(0)));
  std::vector<std::size_t> order(pairs.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::mt19937 random(7);
  for (auto _ : state) {
    state.PauseTiming();
    std::shuffle(order.begin(), order.end(), random);
    state.ResumeTiming();
    for (const std::size_t i : order) benchmark::DoNotOptimize(visit(pairs[i]));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(pairs.size()));
}

void staticYesNo(benchmark::State& state) {
  shuffled(state, [](const Pair& p) { return relationOf(p.a, p.b); });
}
void staticWithEvidence(benchmark::State& state) {
  shuffled(state, [](const Pair& p) { return satTest(p.a, p.b).mtv.x; });
}
void staticWithSavings(benchmark::State& state) {
  const SatSavings all{true, true, true, true, true};
  shuffled(state, [all](const Pair& p) { return satWork(p.a, p.b, all).intersects; });
}
void staticPublished(benchmark::State& state) {
  shuffled(state, [](const Pair& p) {
    return published::polygonCollision(p.pointsA, p.pointsB, Vec2{}).mtv.x;
  });
}
void staticBox2d(benchmark::State& state) {
  b2Transform identity;
  identity.SetIdentity();
  shuffled(state, [&](const Pair& p) {
    b2Manifold manifold;
    b2CollidePolygons(&manifold, &p.shapeA, identity, &p.shapeB, identity);
    return manifold.pointCount;
  });
}

void sweptWithEvidence(benchmark::State& state) {
  shuffled(state, [](const Pair& p) { return sweepTest(p.a, p.b, p.velocity, {}).contact; });
}
void sweptPublished(benchmark::State& state) {
  shuffled(state, [](const Pair& p) {
    return published::polygonCollision(p.pointsA, p.pointsB, p.velocity).willIntersect;
  });
}
void sweptBox2d(benchmark::State& state) {
  shuffled(state, [](const Pair& p) {
    b2TOIInput input;
    input.proxyA.Set(&p.shapeA, 0);
    input.proxyB.Set(&p.shapeB, 0);
    input.sweepA =
        b2Sweep{b2Vec2_zero,
                b2Vec2_zero,
                b2Vec2(static_cast<float>(p.velocity.x), static_cast<float>(p.velocity.y)),
                0,
                0,
                0};
    input.sweepB = b2Sweep{b2Vec2_zero, b2Vec2_zero, b2Vec2_zero, 0, 0, 0};
    input.tMax = 1;
    b2TOIOutput output;
    b2TimeOfImpact(&output, &input);
    return output.t;
  });
}

/// A map of 32 x 32 tiles of 16 pixels, one pixel in nine solid in one tile in four.
TileGrid sparseMap() {
  std::vector<std::string> rows(16, std::string(16, '.'));
  for (std::size_t y = 0; y < 16; y += 3) {
    for (std::size_t x = 0; x < 16; x += 3) rows[y][x] = '#';
  }
  const std::vector<Solidity> palette{solidityOf(rows)};
  TileGrid grid = makeTileGrid(16, 32, 32, palette);
  std::mt19937 random(5);
  for (int row = 0; row < 32; ++row) {
    for (int column = 0; column < 32; ++column) {
      if (random() % 4 == 0)
        grid = placed(std::move(grid), column, row, PlacedTile{0, false, false});
    }
  }
  return grid;
}

/// Casts rays from random places in random directions, `length` pixels long.
template <class Cast>
void rays(benchmark::State& state, Cast cast) {
  const TileGrid grid = sparseMap();
  std::mt19937 random(9);
  std::uniform_real_distribution<double> place(0, 512);
  std::uniform_real_distribution<double> turn(-1, 1);
  for (auto _ : state) {
    state.PauseTiming();
    const Vec2 from{place(random), place(random)};
    const Vec2 way{turn(random), turn(random)};
    state.ResumeTiming();
    benchmark::DoNotOptimize(cast(grid, from, way, static_cast<double>(state.range(0))));
  }
}

void rayBresenham(benchmark::State& state) {
  rays(state, [](const TileGrid& grid, Vec2 from, Vec2 way, double length) {
    return test::firstSolidPixel(grid, rayAlong(from, way, length)).has_value();
  });
}
void rayExact(benchmark::State& state) {
  rays(state, [](const TileGrid& grid, Vec2 from, Vec2 way, double length) {
    return castExactly(grid, rayAlong(from, way, length), CornerRule::conservative).has_value();
  });
}
void rayPublished(benchmark::State& state) {
  rays(state, [](const TileGrid& grid, Vec2 from, Vec2 way, double length) {
    return published::rayCast(grid, from, way, length).collides;
  });
}

/// A map of 200 x 150 positions around B.
MapSubject mapSubject(int n) {
  std::mt19937 random(static_cast<unsigned>(n));
  return {nearlyRegular(random, n, {}), 0, nearlyRegular(random, n, {0.1, 0.2})};
}
constexpr MapGrid kMapGrid{{-3, -2.25}, {0.03, 0.03}, 200, 150};

template <class Answer>
void overMap(Answer answer) {
  for (int row = 0; row < kMapGrid.rows; ++row)
    for (int column = 0; column < kMapGrid.columns; ++column)
      benchmark::DoNotOptimize(answer(column, row));
}
void mapOfPositions(benchmark::State& state) {
  const MapSubject subject = mapSubject(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    PositionAnswers answers(subject, kMapGrid);
    overMap([&](int column, int row) { return answers.at(column, row).depth; });
  }
}
/// The peer of the map: the full answer at each position.
void mapByFullAnswers(benchmark::State& state) {
  const MapSubject subject = mapSubject(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    std::vector<AxisName> axes;
    overMap([&](int column, int row) {
      return answerAt(subject, kMapGrid.at(column, row), axes).depth;
    });
  }
}

BENCHMARK(mapOfPositions)->Arg(4)->Arg(8)->Arg(32)->Unit(benchmark::kMillisecond);
BENCHMARK(mapByFullAnswers)->Arg(4)->Arg(8)->Arg(32)->Unit(benchmark::kMillisecond);
BENCHMARK(rayBresenham)->Arg(50)->Arg(500);
BENCHMARK(rayExact)->Arg(50)->Arg(500);
BENCHMARK(rayPublished)->Arg(50)->Arg(500);
BENCHMARK(staticYesNo)->Arg(4)->Arg(8)->Arg(32)->Arg(1000)->Arg(100000);
BENCHMARK(staticWithSavings)->Arg(4)->Arg(8)->Arg(32)->Arg(1000)->Arg(100000);
BENCHMARK(staticWithEvidence)->Arg(4)->Arg(8)->Arg(32)->Arg(1000)->Arg(100000);
BENCHMARK(staticPublished)->Arg(4)->Arg(8)->Arg(32);
BENCHMARK(staticBox2d)->Arg(4)->Arg(8);
BENCHMARK(sweptWithEvidence)->Arg(4)->Arg(8)->Arg(32)->Arg(1000)->Arg(100000);
BENCHMARK(sweptPublished)->Arg(4)->Arg(8)->Arg(32);
BENCHMARK(sweptBox2d)->Arg(4)->Arg(8);

}  // namespace

BENCHMARK_MAIN();
