#include "app/techniques/drawing/draw.h"

#include <doctest/doctest.h>

#include <vector>

namespace sepax {
namespace {

TEST_CASE("what lies foremost is a side or a corner of the outline, also of a concave one") {
  const std::vector<Vec2> box{{0, 0}, {10, 0}, {10, 6}, {0, 6}};
  CHECK(foremostOf(box, {0, 3}).middle == Vec2{5, 6});
  CHECK(foremostOf(box, {0, 3}).reach == 18);
  CHECK(foremostOf(box, {-1, 0}).middle == Vec2{0, 3});  // from its last vertex to its first
  CHECK(foremostOf(box, {1, 2}).middle == Vec2{10, 6});
  const std::vector<Vec2> cup{{0, 0},   {60, 0},  {60, 60}, {40, 60},
                              {40, 20}, {20, 20}, {20, 60}, {0, 60}};
  CHECK(foremostOf(cup, {0, 1}).middle == Vec2{50, 60});  // not where it is open
  CHECK(foremostOf({{3, 4}, {3, 4}}, {1, 0}).middle == Vec2{3, 4});
}

}  // namespace
}  // namespace sepax
