#pragma once

#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"

#include <cstdint>
#include <string>
#include <vector>

/// Random and lattice shapes for the laws. Every generator is a function of its seed alone, so a
/// failing case is named by its seed.
namespace sepax::test {

/// SplitMix64: a small generator whose numbers are the same everywhere.
class Random {
 public:
  /// The multiplier is not SplitMix64's own step, so that seeds do not share a shifted stream.
  explicit Random(std::uint64_t seed) : state_(seed * 0xd1342543de82ef95u + 1) {}
  std::uint64_t bits();
  double uniform(double low, double high);
  int integer(int low, int high);  ///< both ends included

 private:
  std::uint64_t state_;
};

/// How coordinates are drawn: lattice shapes meet in ties and touches that random ones miss.
enum class Kind { random, lattice };

/// A strictly convex polygon of 3 or more vertices near `center`, either winding, any first vertex.
[[nodiscard]] std::vector<Vec2> convexShape(Random& random, Kind kind, Vec2 center);
/// Random lattice or real vector within `reach`.
[[nodiscard]] Vec2 vectorWithin(Random& random, Kind kind, double reach);

/// A pair with a motion, near enough to meet often.
struct Case {
  std::vector<Vec2> a;
  std::vector<Vec2> b;
  Vec2 va;
  Vec2 vb;
};
[[nodiscard]] Case makeCase(std::uint64_t seed, Kind kind);
/// The case as a scene that can be pasted into a file.
[[nodiscard]] std::string toText(const Case& c);

/// The polygon of a list that must be one.
[[nodiscard]] Polygon polygonOf(const std::vector<Vec2>& vertices);

/// Number of cases per law: few in the unit tests, many with the environment variable
/// SEPAX_LAW_CASES.
[[nodiscard]] int lawCases();
/// They are many: what is left out of the unit tests to save time is looked at, too.
[[nodiscard]] bool looksAtAll();

}  // namespace sepax::test
