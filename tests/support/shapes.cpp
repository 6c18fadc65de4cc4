#include "tests/support/shapes.h"

#include "core/polygon/hull.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

namespace sepax::test {

std::uint64_t Random::bits() {
  std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

double Random::uniform(double low, double high) {
  return low + (high - low) * (static_cast<double>(bits() >> 11) * 0x1p-53);
}

int Random::integer(int low, int high) {
  return low + static_cast<int>(bits() % static_cast<std::uint64_t>(high - low + 1));
}

Vec2 vectorWithin(Random& random, Kind kind, double reach) {
  if (kind == Kind::lattice) {
    const int limit = static_cast<int>(reach);
    const int x = random.integer(-limit, limit);
    return {static_cast<double>(x), static_cast<double>(random.integer(-limit, limit))};
  }
  const double x = random.uniform(-reach, reach);
  return {x, random.uniform(-reach, reach)};
}

std::vector<Vec2> convexShape(Random& random, Kind kind, Vec2 center) {
  for (;;) {
    std::vector<Vec2> points;
    const int count = random.integer(3, 9);
    for (int i = 0; i < count; ++i) points.push_back(center + vectorWithin(random, kind, 4));
    std::vector<Vec2> hull = convexHull(points);
    if (hull.size() < 3) continue;
    const auto first = static_cast<std::ptrdiff_t>(random.bits() % hull.size());
    std::rotate(hull.begin(), hull.begin() + first, hull.end());
    if (random.integer(0, 1) == 1) std::reverse(hull.begin(), hull.end());
    return hull;
  }
}

Case makeCase(std::uint64_t seed, Kind kind) {
  Random random(seed);
  Case c;
  c.a = convexShape(random, kind, {});
  c.b = convexShape(random, kind, vectorWithin(random, kind, 7));
  if (random.integer(0, 7) != 0) c.va = vectorWithin(random, kind, 9);
  if (random.integer(0, 1) == 0) c.vb = vectorWithin(random, kind, 4);
  return c;
}

std::string toText(const Case& c) {
  const auto list = [](const std::vector<Vec2>& points) {
    std::string text;
    for (const Vec2 p : points) text += fmt::format("{}[{},{}]", text.empty() ? "" : ",", p.x, p.y);
    return text;
  };
  return fmt::format(R"({{"format":"sepax-scene","version":1,"technique":"motion","bodies":[)"
                     R"({{"name":"A","vertices":[{}],"velocity":[{},{}]}},)"
                     R"({{"name":"B","vertices":[{}],"velocity":[{},{}]}}]}})",
                     list(c.a), c.va.x, c.va.y, list(c.b), c.vb.x, c.vb.y);
}

Polygon polygonOf(const std::vector<Vec2>& vertices) {
  const PolygonReport report = checkPolygon(vertices);
  if (!report.polygon) throw std::invalid_argument("the test's vertex list is not a polygon");
  return *report.polygon;
}

namespace {

constexpr int kFewCases = 10'000;

}  // namespace

int lawCases() {
  const char* wanted = std::getenv("SEPAX_LAW_CASES");
  return wanted ? std::atoi(wanted) : kFewCases;
}

bool looksAtAll() { return lawCases() > kFewCases; }

}  // namespace sepax::test
