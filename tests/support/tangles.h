#pragma once

#include "tests/support/shapes.h"

#include <string>
#include <vector>

/// Vertex lists as people get them wrong.
namespace sepax::test {

/// 3 to 12 vertices: a tangle, a simple polygon, or one of both with repeated, collinear, spiky or
/// nearly equal vertices. No two vertices are equal in a random tangle, many in a lattice one.
[[nodiscard]] std::vector<Vec2> brokenShape(Random& random, Kind kind);

/// Area by the even-odd rule: strips between all the x at which edges start, end or cross, each
/// measured along its middle. Nothing in common with core.
[[nodiscard]] double evenOddArea(const std::vector<Vec2>& list);
/// Whether a ray from the point to the right crosses the list an odd number of times.
[[nodiscard]] bool insideEvenOdd(const std::vector<Vec2>& list, Vec2 point);

/// "[[0,0],[1,2]]" with all digits.
[[nodiscard]] std::string listText(const std::vector<Vec2>& list);

}  // namespace sepax::test
