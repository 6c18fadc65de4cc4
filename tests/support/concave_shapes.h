#pragma once

#include "tests/support/shapes.h"

#include <string>
#include <vector>

/// Random simple polygons, most of them concave.
namespace sepax::test {

/// A simple polygon near `center`: a star, a polyomino with or without its collinear vertices, or a
/// few points joined in a random order. Either winding, any first vertex.
[[nodiscard]] std::vector<Vec2> simpleShape(Random& random, Kind kind, Vec2 center);

/// A block 4 wide and 5 high with a slot 2 wide from above, down to 1.
inline const std::vector<Vec2> kSlot{{0, 0}, {4, 0}, {4, 5}, {3, 5},
                                     {3, 1}, {1, 1}, {1, 5}, {0, 5}};

/// A generator of its own for each seed: the streams of Random(1), Random(2), ... overlap.
[[nodiscard]] Random streamOf(std::uint64_t seed);

/// A pair of simple polygons with a motion; some are convex, some lattice ones turned by 3-4-5.
[[nodiscard]] Case makeConcaveCase(std::uint64_t seed, Kind kind);

/// Runs a law on random and lattice cases, with the seed and the scene in the message.
void forAllConcaveCases(int count, void (*law)(const Case&));

/// The points moved by a vector.
[[nodiscard]] std::vector<Vec2> movedBy(std::vector<Vec2> points, Vec2 by);

}  // namespace sepax::test
