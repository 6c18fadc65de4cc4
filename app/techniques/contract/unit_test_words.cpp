#include "app/techniques/contract/unit_test_words.h"

namespace sepax {

namespace {

constexpr TestWords kDoctest{
    .start = R"(#include <doctest/doctest.h>

#include <cmath>
#include <vector>

struct Point {
  double x = 0;
  double y = 0;
};
using Polygon = std::vector<Point>;

enum class Relation { disjoint, touching, overlapping };

struct Answer {
  Relation relation = Relation::disjoint;
  Point push;  // shortest move of a that ends the overlap, (0, 0) when there is none
};

// Replace by a call of your collision code.
Answer collide(const Polygon& a, const Polygon& b);
)",
    .distanceAdapter = R"(
// Replace by a call of your collision code, or leave out its check. Distance of polygons that are
// apart.
double distanceBetween(const Polygon& a, const Polygon& b);
)",
    .timeAdapter = R"(
// Replace by a call of your collision code. Time of the first contact of polygons that move by
// their velocities from time 0 to 1: 0 when they meet at the start, negative when they never meet.
double contactTime(const Polygon& a, Point velocityA, const Polygon& b, Point velocityB);
)",
    .open = R"(
TEST_CASE("{} and {} are {}") {{
)",
    .polygonOpen = "const Polygon {} = {{",
    .check = "CHECK",
    .relationPrefix = "Relation::",
    .math = "std::",
    .absolute = "std::abs",
    .pushX = "answer.push.x",
    .pushY = "answer.push.y",
    .collide = "const Answer answer = collide(a, b);",
    .distance = "distanceBetween(a, b)",
    .velocity = "  const Point velocity{} = {{{}}};\n",
    .contactTime = "const double time = contactTime(a, velocityA, b, velocityB);",
    .anyPush = "// Each of these is as short.",
    .tolerance = "// of lengths; code that computes with floats needs more",
};

constexpr TestWords kAsserts{
    .start = R"(#include <assert.h>
#include <math.h>

enum Relation { disjoint, touching, overlapping };

struct Answer {
  enum Relation relation;
  double push[2]; /* shortest move of a that ends the overlap, (0, 0) when there is none */
};

/* Replace by a call of your collision code. */
struct Answer collide(const double (*a)[2], int countA, const double (*b)[2], int countB);
)",
    .distanceAdapter = R"(
/* Replace by a call of your collision code, or leave out its check. Distance of polygons that are
   apart. */
double distanceBetween(const double (*a)[2], int countA, const double (*b)[2], int countB);
)",
    .timeAdapter = R"(
/* Replace by a call of your collision code. Time of the first contact of polygons that move by
   their velocities from time 0 to 1: 0 when they meet at the start, negative when they never
   meet. */
double contactTime(const double (*a)[2], int countA, const double *velocityA,
                   const double (*b)[2], int countB, const double *velocityB);
)",
    .open = R"(
/* "{}" and "{}" are {}. */
void testCollision(void) {{
)",
    .polygonOpen = "static const double {}[][2] = {{",
    .check = "assert",
    .relationPrefix = "",
    .math = "",
    .absolute = "fabs",
    .pushX = "answer.push[0]",
    .pushY = "answer.push[1]",
    .collide = R"(const int countA = sizeof a / sizeof a[0];
  const int countB = sizeof b / sizeof b[0];
  const struct Answer answer = collide(a, countA, b, countB);)",
    .distance = "distanceBetween(a, countA, b, countB)",
    .velocity = "  const double velocity{}[2] = {{{}}};\n",
    .contactTime = "const double time = contactTime(a, countA, velocityA, b, countB, velocityB);",
    .anyPush = "/* Each of these is as short. */",
    .tolerance = "/* of lengths; code that computes with floats needs more */",
};

}  // namespace

TestWords testWords(TestStyle style) { return style == TestStyle::doctest ? kDoctest : kAsserts; }

}  // namespace sepax
