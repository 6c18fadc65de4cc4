#include "core/evidence/swept_edges_moment.h"

#include "core/polygon/callers_edges.h"
#include "core/sweep/swept_edge_pair.h"
#include "core/sweep/swept_edges.h"
#include "tests/support/exact_edges.h"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

using namespace sepax;
using namespace sepax::test;

namespace {

void checkPair(const ExactCase& pair, const EdgePairEvidence& edges, int part) {
  const double time = static_cast<double>(part) / kTimeParts;
  const ExactEdge a = edgeAt(pair.a, pair.velocityA, edges.edgeA, part);
  const ExactEdge b = edgeAt(pair.b, pair.velocityB, edges.edgeB, part);
  const EdgePairMoment moment = momentOf(edges, time);
  const Wide parallel = cross(a.along(), b.along());
  REQUIRE(moment.parallel.has_value() == (parallel == 0));
  if (moment.parallel) {
    CHECK(moment.parallel->sameLine == (cross(b.along(), a.start - b.start) == 0));
    return;
  }
  CHECK(moment.side[0] == sideOfMeeting(a, b));
  CHECK(moment.side[1] == sideOfMeeting(b, a));
  if (moment.contact == ContactStage::before) CHECK_FALSE(moment.touching);
  if (moment.contact == ContactStage::now) CHECK(moment.touching);
  if (moment.contact == ContactStage::never) CHECK_FALSE(moment.touching);
}

}  // namespace

TEST_CASE("law: where the lines meet on two moving edges is exact at every time") {
  forExactCases(lawCases() / 40, convexCase, [](const ExactCase& pair) {
    const Polygon a = polygonOf(pair.scene.a);
    const Polygon b = polygonOf(pair.scene.b);
    const RelativeMotion motion{pair.scene.va, pair.scene.vb};
    for (const CallersEdge& edgeA : callersEdges(a)) {
      for (const CallersEdge& edgeB : callersEdges(b)) {
        const EdgePairEvidence edges = edgePairTest(edgeA, edgeB, motion);
        for (const int part : {0, 11, 16, 32, 48, 64}) checkPair(pair, edges, part);
      }
    }
  });
}

TEST_CASE("law: the doubles about the first contact of the outlines hold it between them") {
  forExactCases(lawCases() / 40, convexCase, [](const ExactCase& pair) {
    const SweptEdgesEvidence edges = sweptEdgesTest(
        polygonOf(pair.scene.a), polygonOf(pair.scene.b), pair.scene.va, pair.scene.vb);
    REQUIRE(edges.time.has_value() == edges.enclosedTime.has_value());
    if (!edges.time) return;
    CHECK(std::fabs(edges.enclosedTime->low - *edges.time) <= 1e-14);
    CHECK(edges.enclosedTime->high <= std::nextafter(edges.enclosedTime->low, 2));
    if (!edges.pair) return;
    CHECK(momentOf(*edges.pair, edges.enclosedTime->high).contact == ContactStage::now);
    CHECK(stageAt(edges.enclosedTime, *edges.time / 2) ==
          (*edges.time > 0 ? ContactStage::before : ContactStage::now));
  });
}

TEST_CASE("parallel lines close, coincide and part again") {
  const ParallelClosing closing{1, false, 2, 1, 0.5, EnclosedTime{0.5, 0.5}};
  CHECK(momentOf(closing, 0.25).gap == 0.5);
  CHECK(momentOf(closing, 0.25).trend == -1);
  CHECK(momentOf(closing, 0.5).sameLine);
  CHECK(momentOf(closing, 0.5).trend == 0);
  CHECK(momentOf(closing, 0.75).gap == 0.5);
  CHECK(momentOf(closing, 0.75).trend == 1);
}
