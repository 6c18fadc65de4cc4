#include "core/sweep/crossing_segments.h"
#include "core/exact/predicates.h"
#include "core/sweep/swept_segments.h"
#include "tests/support/segment_pairs.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

/// Each has a point between its ends in common with the other, and they are not parallel.
bool crossNow(const SegmentPair& pair) {
  const auto parts = [](const Segment& line, const Segment& ends) {
    return orientation(line.start, line.end, ends.start) *
               orientation(line.start, line.end, ends.end) <
           0;
  };
  return parts(pair.a, pair.b) && parts(pair.b, pair.a);
}

}  // namespace

TEST_CASE("segments that pass through each other cross, others do not") {
  const auto crossing = [](const SegmentPair& pair) { return crossingSegments(pair); };
  const auto start = crossing(lines({0, -1}, {0, 1}, {1, 0}, {-1, 0}, {1, 0}, {0, 1}));
  REQUIRE(start);
  CHECK((start->atStart && start->atContact && start->from == 0));
  const auto entering = crossing(lines({0, -1}, {0, 1}, {4, 0}, {2, 0}, {5, 0}, {}));
  REQUIRE(entering);
  CHECK((!entering->atStart && entering->atContact && entering->from == 0.5));
  const auto touching = crossing(lines({0, -1}, {0, 1}, {1, 0}, {0, 0}, {1, 0}, {}));
  REQUIRE(touching);  // they touch at t = 0 and cross right after it
  CHECK((!touching->atStart && touching->atContact && touching->from == 0));
  // The lower end of the wall slides along it before it is passed.
  const auto later = crossing(lines({0, 0}, {0, 2}, {2, 0}, {-1, 0}, {1, 2}, {}));
  REQUIRE(later);
  CHECK(later->atStart);
  CHECK_FALSE(crossing(lines({0, -1}, {0, 1}, {2, 0}, {2, 0}, {5, 0}, {})));  // only at t = 1
  CHECK_FALSE(crossing(lines({0, 0}, {0, 1}, {4, 0}, {2, 0}, {2, 1}, {})));   // face to face
  CHECK_FALSE(crossing(lines({0, 0}, {0, 1}, {4, 0}, {2, 1}, {5, 1}, {})));   // end past end
  CHECK_FALSE(crossing(lines({0, 0}, {1, 0}, {4, 0}, {3, -1}, {3, 0}, {})));  // along itself
}

TEST_CASE("law: crossing segments cross from that time on, and never before") {
  constexpr int kSamples = 24;
  int found = 0;
  for (int seed = 0; seed < lawCases(); ++seed) {
    const SegmentPair pair = latticePair(static_cast<std::uint64_t>(seed));
    CAPTURE(seed);
    const std::optional<CrossingSegments> crossing = crossingSegments(pair);
    CHECK((crossing && crossing->atStart) == crossNow(pair));
    for (int k = 0; k <= kSamples; ++k) {
      if (!crossNow(at(pair, k, kSamples))) continue;
      REQUIRE(crossing);
      CHECK(crossing->from <= static_cast<double>(k) / kSamples + 1e-15);
      CHECK(crossing->until.value_or(1) >= static_cast<double>(k) / kSamples - 1e-15);
    }
    if (!crossing) continue;
    ++found;
    const SweptSegments swept = sweptSegments(pair);
    REQUIRE(swept.time);
    CHECK(*swept.time <= crossing->from);
    CHECK(crossing->atContact == (crossing->from - *swept.time < 1e-12));
    constexpr int kFine = 1 << 20;  // the pairs of the lattice cross for longer than a step of it
    const int next = static_cast<int>(std::floor(crossing->from * kFine)) + 1;
    CHECK(crossNow(at(pair, next, kFine)));
    CHECK(crossNow(
        at(pair, static_cast<int>(std::ceil(crossing->until.value_or(1) * kFine)) - 1, kFine)));
    const SegmentPair swapped{pair.b, pair.a, {pair.motion.vb, pair.motion.va}};
    const auto again = crossingSegments(swapped);
    REQUIRE(again);
    CHECK(again->from == crossing->from);
    CHECK(again->atStart == crossing->atStart);
    CHECK(again->until == crossing->until);
  }
  CHECK(found > lawCases() / 20);
}

TEST_CASE("parallel segments pass through each other face to face, or along their line") {
  const auto face = passingSegments(lines({0, 0}, {0, 1}, {4, 0}, {2, 0}, {2, 1}, {}));
  REQUIRE(face);
  CHECK((face->from == 0.5 && !face->alongLine && !face->atStart));
  const auto along = passingSegments(lines({0, 0}, {1, 0}, {2, 0}, {2, 0}, {3, 0}, {}));
  REQUIRE(along);
  CHECK((along->from == 0.5 && along->alongLine && !along->atStart));
  const auto within = passingSegments(lines({0, 0}, {4, 0}, {}, {2, 0}, {1, 0}, {}));
  REQUIRE(within);
  CHECK((within->from == 0 && within->alongLine && within->atStart));
  const auto touching = passingSegments(lines({0, 0}, {1, 0}, {1, 0}, {1, 0}, {2, 0}, {}));
  REQUIRE(touching);
  CHECK((touching->from == 0 && !touching->atStart));
  CHECK_FALSE(passingSegments(lines({0, 0}, {0, 1}, {4, 0}, {2, 1}, {2, 2}, {})));   // end past end
  CHECK_FALSE(passingSegments(lines({0, 0}, {0, 1}, {2, 0}, {2, 0}, {2, 1}, {})));   // at t = 1
  CHECK_FALSE(passingSegments(lines({0, 0}, {0, 1}, {2, 0}, {0, 0}, {0, 1}, {})));   // at t = 0
  CHECK_FALSE(passingSegments(lines({0, 0}, {1, 0}, {-2, 0}, {1, 0}, {3, 0}, {})));  // they part
  CHECK_FALSE(passingSegments(lines({0, 0}, {1, 0}, {1, 0}, {2, 0}, {3, 0}, {})));   // end to end
  CHECK_FALSE(passingSegments(lines({0, 0}, {1, 0}, {4, 0}, {2, 0}, {2, 0}, {})));   // no length
}

TEST_CASE("law: parallel segments share no piece before they are said to, and are never crossing") {
  int found = 0;
  for (int seed = 0; seed < lawCases(); ++seed) {
    const SegmentPair pair = latticePair(static_cast<std::uint64_t>(seed));
    CAPTURE(seed);
    const auto passing = passingSegments(pair);
    const SegmentPair swapped{pair.b, pair.a, {pair.motion.vb, pair.motion.va}};
    const auto again = passingSegments(swapped);
    CHECK(passing.has_value() == again.has_value());
    if (!passing) continue;
    ++found;
    CHECK_FALSE(crossingSegments(pair));
    CHECK(again->from == passing->from);
    const SweptSegments swept = sweptSegments(pair);
    REQUIRE(swept.time);
    CHECK(*swept.time <= passing->from);
    if (passing->atStart) CHECK(swept.initial);
  }
  CHECK(found > lawCases() / 100);
}
