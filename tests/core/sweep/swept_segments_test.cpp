#include "core/sweep/swept_segments.h"
#include "tests/support/boundary_distance.h"
#include "tests/support/segment_pairs.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace sepax;
using namespace sepax::test;

namespace {

bool meetNow(const SegmentPair& pair) {
  return segmentIntersection(pair.a.start, pair.a.end, pair.b.start, pair.b.end).kind !=
         SegmentMeeting::none;
}

}  // namespace

TEST_CASE("moving segments: the special cases of the article") {
  struct Row {
    const char* name;
    SegmentPair pair;
    std::optional<double> time;
    Vec2 p, q;
  };
  const Row rows[] = {
      {"face to face", lines({0, 0}, {0, 1}, {4, 0}, {3, 0}, {3, 1}, {}), 0.75, {3, 0}, {3, 1}},
      {"along one line", lines({0, 0}, {1, 0}, {2, 0}, {2, 0}, {3, 0}, {}), 0.5, {2, 0}, {2, 0}},
      {"parallel, never", lines({0, 0}, {1, 0}, {1, 0}, {0, 1}, {1, 1}, {}), {}, {}, {}},
      {"too late", lines({-3, 1}, {-3, -1}, {1, 0}, {0, 2}, {0, 0}, {}), {}, {}, {}},
      {"moving apart", lines({-1, 1}, {-2, 0}, {-1, 2}, {0, 1}, {-1, 0}, {0, 1}), {}, {}, {}},
      {"behind the start", lines({0, 0}, {0, 1}, {2, 2}, {-1, 0}, {0, 2}, {}), {}, {}, {}},
      {"beyond the end", lines({0, -1}, {-1, -3}, {0, -1}, {1, 0}, {0, 1}, {}), {}, {}, {}},
      {"along itself", lines({0, 0}, {1, 0}, {4, 0}, {3, -1}, {3, 1}, {}), 0.5, {3, 0}, {3, 0}},
      {"path along a path",
       lines({0, 0}, {1, 0}, {4, 0}, {3, -1}, {4, 1}, {-1, 0}),
       0.5,
       {3, 0},
       {3, 0}},
      {"onto a resting end",
       lines({-2, -1}, {0, 0}, {-1, 1}, {-1, 1}, {-1, 0}, {}),
       1.0 / 3,
       {-1, 0},
       {-1, 0}},
      {"nearly parallel",
       lines({0, 0}, {100, 1}, {}, {0, 5}, {100, 5}, {0, -10}),
       0.4,
       {100, 1},
       {100, 1}},
      {"crossing at the start",
       lines({0, -1}, {0, 1}, {1, 0}, {-1, 0}, {1, 0}, {0, 1}),
       0.0,
       {0, 0},
       {0, 0}},
      {"both move", lines({0, 0}, {2, 0}, {0, 4}, {5, 3}, {5, 1}, {-4, 0}), 0.75, {2, 3}, {2, 3}},
      {"face to face, shifted",
       lines({0, 0}, {0, 2}, {4, 4}, {2, 0}, {2, 3}, {}),
       0.5,
       {2, 2},
       {2, 3}},
      {"one end of each", lines({0, 0}, {0, 2}, {4, 0}, {2, 1}, {2, 3}, {}), 0.5, {2, 1}, {2, 2}},
      {"contained", lines({0, 0}, {0, 9}, {4, 0}, {2, 1}, {2, 3}, {}), 0.5, {2, 1}, {2, 3}},
      {"one end in common, shorter",
       lines({0, 0}, {0, 9}, {4, 0}, {2, 0}, {2, 3}, {}),
       0.5,
       {2, 0},
       {2, 3}},
      {"corner to corner", lines({0, 0}, {0, 1}, {4, 0}, {2, 1}, {2, 2}, {}), 0.5, {2, 1}, {2, 1}},
      {"a point", lines({0, 0}, {0, 0}, {4, 0}, {2, -1}, {2, 2}, {}), 0.5, {2, 0}, {2, 0}},
      {"two points", lines({0, 0}, {0, 0}, {4, 2}, {2, 1}, {2, 1}, {}), 0.5, {2, 1}, {2, 1}},
      {"a point past a point", lines({0, 0}, {0, 0}, {4, 2}, {2, 0}, {2, 0}, {}), {}, {}, {}},
      {"at exactly t = 1", lines({0, 0}, {0, 1}, {3, 0}, {3, 0}, {3, 1}, {}), 1.0, {3, 0}, {3, 1}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.name);
    const SweptSegments swept = sweptSegments(row.pair);
    CHECK(swept.time == row.time);
    if (!row.time || !swept.time) continue;
    const bool sameWay = swept.contact.p == row.p;
    CHECK((sameWay ? swept.contact.q : swept.contact.p) == row.q);
    CHECK((sameWay ? swept.contact.p : swept.contact.q) == row.p);
    CHECK((swept.contact.kind == SegmentMeeting::segment) == (row.p != row.q));
  }
}

TEST_CASE("law: moving segments meet at their time and never before") {
  constexpr int kSamples = 24;
  for (int seed = 0; seed < lawCases(); ++seed) {
    const SegmentPair pair = latticePair(static_cast<std::uint64_t>(seed));
    CAPTURE(seed);
    const SweptSegments swept = sweptSegments(pair);
    CHECK(swept.initial == meetNow(pair));
    for (int k = 0; k <= kSamples; ++k) {
      if (!meetNow(at(pair, k, kSamples))) continue;
      REQUIRE(swept.time);
      CHECK(*swept.time <= static_cast<double>(k) / kSamples + 1e-15);
      break;
    }
    if (!swept.time) continue;
    const double t = *swept.time;
    for (const Vec2 p : {swept.contact.p, swept.contact.q}) {
      const auto moved = [&](Vec2 end, Vec2 v) { return end + v * t; };
      CHECK(toSegment(moved(pair.a.start, pair.motion.va), moved(pair.a.end, pair.motion.va), p) <
            1e-12);
      CHECK(toSegment(moved(pair.b.start, pair.motion.vb), moved(pair.b.end, pair.motion.vb), p) <
            1e-12);
    }
    const auto before = static_cast<int>(std::ceil(t * kSamples - 1e-9)) - 1;
    for (int k = 0; k <= before; ++k) CHECK_FALSE(meetNow(at(pair, k, kSamples)));
  }
}

TEST_CASE("law: moving segments are symmetric, and only the relative velocity counts") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    const SegmentPair pair = latticePair(static_cast<std::uint64_t>(seed));
    CAPTURE(seed);
    const SweptSegments swept = sweptSegments(pair);
    SegmentPair swapped{pair.b, pair.a, {pair.motion.vb, pair.motion.va}};
    SegmentPair turned = pair;
    std::swap(turned.a.start, turned.a.end);
    SegmentPair carried = pair;
    carried.motion.va += {7, -5};
    carried.motion.vb += {7, -5};
    for (const SegmentPair& other : {swapped, turned, carried}) {
      const SweptSegments again = sweptSegments(other);
      CHECK(again.time == swept.time);
      CHECK(again.contact.kind == swept.contact.kind);
      CHECK(again.initial == swept.initial);
    }
  }
}

TEST_CASE("an edge pair explains its four candidates") {
  // A's steep edge falls onto B's flatter one: its start meets it before its end would.
  const EdgePairEvidence e = pairOf(lines({0, 4}, {6, 9}, {0, -4}, {-2, 0}, {4, 3}, {0, 0}));
  CHECK(e.time == 0.75);
  CHECK(e.candidates[0].fate == CandidateFate::accepted);
  CHECK(e.candidates[0].first);
  CHECK(e.candidates[0].time == 0.75);
  CHECK(*e.candidates[0].place == doctest::Approx(1.0 / 3));
  CHECK(e.candidates[0].point == Vec2{0, 1});
  CHECK(e.candidates[1].fate == CandidateFate::afterEnd);
  CHECK(e.candidates[2].fate == CandidateFate::offEdge);
  CHECK(*e.candidates[2].place == doctest::Approx(-1.0 / 3));
  CHECK(e.candidates[3].fate == CandidateFate::afterEnd);
  REQUIRE(e.path);
  CHECK_FALSE(e.parallel);
}

TEST_CASE("edge pairs name every reason of refusal") {
  const auto fates = [](const SegmentPair& pair) {
    std::vector<CandidateFate> result;
    for (const EdgeCandidate& candidate : pairOf(pair).candidates) result.push_back(candidate.fate);
    return result;
  };
  using enum CandidateFate;
  using Fates = std::vector<CandidateFate>;
  CHECK(fates(lines({0, 0}, {1, 0}, {1, 0}, {0, 1}, {1, 1}, {})) == Fates(4, never));
  CHECK(fates(lines({0, 0}, {1, 0}, {}, {0, 1}, {1, 1}, {})) == Fates(4, atRest));
  CHECK(fates(lines({0, 0}, {1, 0}, {0, -1}, {0, 1}, {1, 1}, {})) == Fates(4, beforeStart));
  CHECK(fates(lines({0, 0}, {1, 0}, {0, 1}, {0, 3}, {1, 3}, {})) == Fates(4, afterEnd));
  CHECK(fates(lines({0, 0}, {1, 0}, {0, 4}, {5, 1}, {6, 1}, {})) == Fates(4, offEdge));
  CHECK(fates(lines({0, 0}, {1, 0}, {0, 4}, {0, 1}, {1, 1}, {})) == Fates(4, accepted));
  const EdgePairEvidence along = pairOf(lines({0, 0}, {1, 0}, {4, 0}, {3, 0}, {5, 0}, {}));
  CHECK(along.time == 0.5);
  CHECK(along.candidates[0].time == 0.75);
  CHECK(along.candidates[1].place == 0.0);
  REQUIRE(along.parallel);
  CHECK(along.parallel->gap == 0);
  CHECK_FALSE(along.parallel->time);
}

TEST_CASE("parallel edges close in one dimension") {
  const EdgePairEvidence e = pairOf(lines({0, 0}, {2, 0}, {3, 2}, {1, 4}, {3, 4}, {0, -3}));
  REQUIRE(e.parallel);
  CHECK(e.parallel->gap == 4);
  CHECK(e.parallel->speed == 5);
  CHECK(e.parallel->time == 0.8);
  CHECK_FALSE(e.path);
  const EdgePairEvidence apart = pairOf(lines({0, 4}, {2, 4}, {0, 1}, {1, 0}, {3, 0}, {}));
  CHECK(apart.parallel->speed == -1);
  CHECK(apart.parallel->time == -4);
}

TEST_CASE("law: every candidate lies on the straight path of the meeting point") {
  for (int seed = 0; seed < lawCases(); ++seed) {
    const EdgePairEvidence e = pairOf(latticePair(static_cast<std::uint64_t>(seed)));
    CAPTURE(seed);
    std::optional<double> earliest;
    for (const EdgeCandidate& candidate : e.candidates) {
      if (candidate.fate == CandidateFate::accepted) {
        REQUIRE(candidate.time);
        earliest = std::min(earliest.value_or(2), *candidate.time);
        CHECK(*candidate.place >= 0);
        CHECK(*candidate.place <= 1);
      }
      if (candidate.first) CHECK(candidate.time == e.time);
      if (!e.path || !candidate.time || candidate.fate == CandidateFate::never) continue;
      const bool slides = cross(e.endsA[1] - e.endsA[0], e.path->end - e.path->start) == 0 &&
                          e.path->start == e.path->end;
      if (slides) continue;  // then the meeting point rests and the end comes to it
      CHECK(distance(lerp(e.path->start, e.path->end, *candidate.time), *candidate.point) < 1e-9);
    }
    if (e.initial) {
      CHECK(e.time == 0.0);
    } else {
      CHECK(e.time == earliest);
    }
  }
}
