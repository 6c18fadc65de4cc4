#pragma once

#include "core/published/cozic.h"
#include "core/published/landing.h"
#include "core/sweep/sweep.h"
#include "tests/support/exact_axes.h"
#include "tests/support/shapes.h"

#include <vector>

namespace sepax::test {

inline const std::vector<Vec2> kUnit{{0, 0}, {1, 0}, {1, 1}, {0, 1}};

/// The published answer for a pair that moves, and how it differs from the exact one.
struct MoveAnswer {
  PublishedSat found;
  MoveComparison check;
};

inline MoveAnswer moveAnswerOf(const Case& pair) {
  const Polygon a = polygonOf(pair.a);
  const Polygon b = polygonOf(pair.b);
  MoveAnswer answer;
  answer.found = published::withLandings(
      published::polygonCollision(pair.a, pair.b, pair.va - pair.vb), pair.a, pair.b);
  answer.check = published::compareMove({pair.a, pair.b, a, b, pair.va, pair.vb}, answer.found,
                                        sweepTest(a, b, pair.va, pair.vb));
  return answer;
}

}  // namespace sepax::test
