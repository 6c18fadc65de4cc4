#include "app/figure/nearest.h"

#include <doctest/doctest.h>

namespace sepax {

TEST_CASE("the point of a segment that is nearest to a place") {
  struct Row {
    Vec2 a, b, place, nearest;
  };
  const Row rows[] = {
      {{0, 0}, {4, 0}, {1, 3}, {1, 0}},  {{0, 0}, {4, 0}, {-2, 1}, {0, 0}},
      {{0, 0}, {4, 0}, {9, -1}, {4, 0}}, {{1, 1}, {3, 3}, {3, 1}, {2, 2}},
      {{2, 5}, {2, 5}, {-7, 1}, {2, 5}}, {{4, 0}, {0, 0}, {1, -3}, {1, 0}},
      {{0, -8}, {0, 8}, {5, 2}, {0, 2}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.place.x);
    CHECK(nearestOnSegment(row.a, row.b, row.place) == row.nearest);
  }
}

}  // namespace sepax
