#pragma once

#include "core/evidence/terms.h"
#include "tests/support/lattice_oracle.h"
#include "tests/support/shapes.h"

#include <cstdint>
#include <vector>

/// Pairs in integers, and what is true of them in integer arithmetic: nothing in common with core.
namespace sepax::test {

__extension__ using Wide = __int128;

struct WidePoint {
  Wide x = 0;
  Wide y = 0;
  friend bool operator==(WidePoint, WidePoint) = default;
  friend WidePoint operator+(WidePoint a, WidePoint b) { return {a.x + b.x, a.y + b.y}; }
  friend WidePoint operator-(WidePoint a, WidePoint b) { return {a.x - b.x, a.y - b.y}; }
};
[[nodiscard]] inline Wide cross(WidePoint a, WidePoint b) { return a.x * b.y - a.y * b.x; }
[[nodiscard]] inline Wide dot(WidePoint a, WidePoint b) { return a.x * b.x + a.y * b.y; }
[[nodiscard]] inline int signOf(Wide value) { return (value > 0) - (value < 0); }

/// A fraction; the denominator is positive.
struct Fraction {
  Wide numerator = 0;
  Wide denominator = 1;
  [[nodiscard]] double rounded() const;
};
[[nodiscard]] Fraction fraction(Wide numerator, Wide denominator);  ///< of any sign, not 0
[[nodiscard]] int compare(Fraction x, Fraction y);

/// A pair whose coordinates and velocities are whole multiples of 1 / unit.
struct ExactCase {
  Case scene;
  Wide unit = 1;
  std::vector<WidePoint> a;  ///< as listed, times `unit`
  std::vector<WidePoint> b;
  WidePoint velocityA;
  WidePoint velocityB;
};
/// Lattice pairs, and random ones rounded to 1/1024, in turn; both convex.
[[nodiscard]] ExactCase convexCase(std::uint64_t seed);
/// The same of simple polygons, most of them concave.
[[nodiscard]] ExactCase simpleCase(std::uint64_t seed);

/// How the pair lies at t = 0.
[[nodiscard]] OracleRelation relationAtStart(const ExactCase& pair);
/// 1 = strictly inside the polygon, 0 = on its boundary, -1 = outside.
[[nodiscard]] int sideOf(WidePoint point, const std::vector<WidePoint>& polygon);

/// Calls the law on `count` pairs in turn; a failure names the seed and the scene.
void forExactCases(int count, ExactCase (*make)(std::uint64_t), void (*law)(const ExactCase&));

/// Cases of a law about viewers: a few in the unit tests, SEPAX_LAW_CASES where that is set.
[[nodiscard]] int viewerCases(int few);

}  // namespace sepax::test
