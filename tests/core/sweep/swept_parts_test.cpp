#include "core/sweep/swept_parts.h"
#include "core/sweep/sweep.h"
#include "tests/support/laws.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

Polygon box(double x, double y, double width, double height) {
  return polygonOf({{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}});
}

using Parts = std::vector<Polygon>;

}  // namespace

TEST_CASE("of bodies of parts the pair that tells is the one that the words can be said of") {
  SUBCASE("the part that overlaps, not another that touches and is entered at once") {
    const MotionEvidence e =
        sweepParts(Parts{box(0, 0, 2, 2)}, Parts{box(-1, -2, 4, 2), box(1, 1, 4, 4)}, {0, -3}, {});
    CHECK(e.contact == Contact::initial);
    CHECK(e.initial == Relation::overlapping);
    CHECK((*e.parts)[1] == 1);
    CHECK_FALSE(e.othersEnter);
  }
  SUBCASE("a part is grazed before another is entered") {
    const MotionEvidence e =
        sweepParts(Parts{box(0, 0, 1, 1)}, Parts{box(1.5, 1, 1, 1), box(4, 0, 1, 1)}, {4, 0}, {});
    CHECK(e.contact == Contact::entering);
    CHECK(e.time == 0.125);
    CHECK(e.overlapTime == 0.75);
    CHECK((*e.parts)[1] == 0);
    CHECK(e.othersEnter);
  }
  SUBCASE("a part is touched from the start, another entered later") {
    const MotionEvidence e =
        sweepParts(Parts{box(0, 0, 1, 1)}, Parts{box(-1, 1, 4, 1), box(4, 0, 1, 1)}, {4, 0}, {});
    CHECK(e.contact == Contact::initial);
    CHECK(e.initial == Relation::touching);
    CHECK(e.overlapTime == 0.75);
    CHECK(e.othersEnter);
  }
  SUBCASE("the part that is met first is entered") {
    const MotionEvidence e =
        sweepParts(Parts{box(0, 0, 1, 1)}, Parts{box(3, 0, 1, 1), box(4, 0, 1, 1)}, {4, 0}, {});
    CHECK(e.time == 0.5);
    CHECK_FALSE(e.othersEnter);
  }
}

TEST_CASE(
    "law: the pair that tells stands as the bodies do, and others enter only where it does not") {
  int others = 0;
  for (int seed = 0; seed < lawCases(); ++seed) {
    CAPTURE(seed);
    Random random(static_cast<std::uint64_t>(seed));
    const Kind kind = seed % 2 == 0 ? Kind::random : Kind::lattice;
    const Polygon a = polygonOf(convexShape(random, kind, {}));
    const Parts parts{polygonOf(convexShape(random, kind, vectorWithin(random, kind, 8))),
                      polygonOf(convexShape(random, kind, vectorWithin(random, kind, 8)))};
    const Vec2 velocity = vectorWithin(random, kind, 12);
    const MotionEvidence e = sweepParts(Parts{a}, parts, velocity, {});
    const MotionEvidence own =
        sweepTest(a, parts[static_cast<std::size_t>((*e.parts)[1])], velocity, {});
    CHECK(own.initial == e.initial);
    CHECK(own.time == e.time);
    CHECK(e.othersEnter == (e.overlapTime && !own.overlapTime));
    others += e.othersEnter;
  }
  CHECK(others > 0);
}
