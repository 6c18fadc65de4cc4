#include "core/overlap/rounded_contact.h"
#include "core/overlap/sat.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <optional>
#include <vector>

// Contacts that the coordinates of the bodies are too coarse for.

using namespace sepax;
using namespace sepax::test;

namespace {

/// A square whose right side is at x, beside one whose left side is at 1; both moved away from the
/// origin.
Evidence squares(double x, double away, Vec2 velocity = {}) {
  Evidence evidence;
  const std::vector<Vec2> a{{-1, away}, {x, away}, {x, away + 1}, {-1, away + 1}};
  const std::vector<Vec2> b{{1, away}, {2, away}, {2, away + 1}, {1, away + 1}};
  evidence.bodies.resize(2);
  evidence.bodies[0].vertices = a;
  evidence.bodies[0].velocity = velocity;
  evidence.bodies[1].vertices = b;
  evidence.a = 0;
  evidence.b = 1;
  evidence.sat = satTest(polygonOf(a), polygonOf(b));
  return evidence;
}

constexpr double kInf = std::numeric_limits<double>::infinity();

}  // namespace

TEST_CASE("a gap and a depth below the step of the coordinates are contacts by rounding") {
  for (const double x : {std::nextafter(1, 0), std::nextafter(1, 2)}) {
    CAPTURE(x);
    const std::optional<RoundedContact> found = roundedContact(squares(x, 4));
    REQUIRE(found);
    CHECK(found->size == std::fabs(x - 1));
    CHECK(found->step == std::nextafter(5.0, kInf) - 5);
    CHECK_FALSE(found->moves);
    CHECK(roundedContact(squares(x, 4, {1, 0}))->moves);
  }
}

TEST_CASE("touching bodies, wider gaps and places that are fine enough are none") {
  CHECK_FALSE(roundedContact(squares(1, 4)));
  CHECK_FALSE(roundedContact(squares(1 - 1e-9, 4)));
  CHECK_FALSE(roundedContact(squares(1 + 1e-9, 4)));
  CHECK_FALSE(roundedContact(squares(1 + 0x1p-50, 4)));  // the step itself
  CHECK(roundedContact(squares(1 - 1e-9, 1e8)));
  CHECK_FALSE(roundedContact(Evidence{}));
}
