#include "tests/support/exact_case.h"

#include "tests/support/concave_shapes.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdlib>

namespace sepax::test {

namespace {

constexpr double kFine = 1024;

Vec2 snapped(Vec2 p) { return {std::round(p.x * kFine) / kFine, std::round(p.y * kFine) / kFine}; }

std::vector<Vec2> snapped(std::vector<Vec2> points) {
  for (Vec2& p : points) p = snapped(p);
  return points;
}

bool isPolygon(const std::vector<Vec2>& points, bool convex) {
  const PolygonReport report = checkPolygon(points);
  return report.polygon && (!convex || report.polygon->convex);
}

WidePoint wide(Vec2 p, double unit) {
  return {static_cast<std::int64_t>(p.x * unit), static_cast<std::int64_t>(p.y * unit)};
}

ExactCase inIntegers(const Case& scene, double unit) {
  ExactCase exact{scene, static_cast<std::int64_t>(unit), {}, {}, {}, {}};
  for (const Vec2 p : scene.a) exact.a.push_back(wide(p, unit));
  for (const Vec2 p : scene.b) exact.b.push_back(wide(p, unit));
  exact.velocityA = wide(scene.va, unit);
  exact.velocityB = wide(scene.vb, unit);
  return exact;
}

ExactCase made(std::uint64_t seed, Case (*make)(std::uint64_t, Kind), bool convex) {
  if (seed % 2 == 0) {
    Case fine = make(seed, Kind::random);
    fine = {snapped(fine.a), snapped(fine.b), snapped(fine.va), snapped(fine.vb)};
    if (isPolygon(fine.a, convex) && isPolygon(fine.b, convex)) return inIntegers(fine, kFine);
  }
  return inIntegers(make(seed, Kind::lattice), 1);
}

}  // namespace

double Fraction::rounded() const {
  return static_cast<double>(numerator) / static_cast<double>(denominator);
}

Fraction fraction(Wide numerator, Wide denominator) {
  return denominator < 0 ? Fraction{-numerator, -denominator} : Fraction{numerator, denominator};
}

int compare(Fraction x, Fraction y) {
  return signOf(x.numerator * y.denominator - y.numerator * x.denominator);
}

ExactCase convexCase(std::uint64_t seed) { return made(seed, makeCase, true); }

ExactCase simpleCase(std::uint64_t seed) { return made(seed, makeConcaveCase, false); }

OracleRelation relationAtStart(const ExactCase& pair) {
  const auto asGiven = [](const std::vector<WidePoint>& points) {
    std::vector<Vec2> given;
    for (const WidePoint p : points) {
      given.push_back({static_cast<double>(p.x), static_cast<double>(p.y)});
    }
    return given;
  };
  return latticeRelation(asGiven(pair.a), asGiven(pair.b));
}

int sideOf(WidePoint point, const std::vector<WidePoint>& polygon) {
  bool odd = false;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const WidePoint p = polygon[i];
    const WidePoint q = polygon[(i + 1) % polygon.size()];
    const Wide side = cross(q - p, point - p);
    const bool level = dot(p - point, q - point) <= 0;
    if (side == 0 && level) return 0;
    if ((p.y > point.y) != (q.y > point.y) && (side > 0) == (q.y > p.y)) odd = !odd;
  }
  return odd ? 1 : -1;
}

void forExactCases(int count, ExactCase (*make)(std::uint64_t), void (*law)(const ExactCase&)) {
  for (int seed = 0; seed < count; ++seed) {
    const ExactCase exact = make(static_cast<std::uint64_t>(seed));
    INFO("seed " << seed << ": " << toText(exact.scene));
    law(exact);
  }
}

int viewerCases(int few) { return std::getenv("SEPAX_LAW_CASES") ? lawCases() : few; }

}  // namespace sepax::test
