#include "app/figure/numbers.h"
#include "app/techniques/sat/published.h"
#include "core/overlap/sat.h"
#include "core/published/cozic.h"
#include "core/published/landing.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

using namespace sepax;
using namespace sepax::test;

// PolygonCollision of resting polygons, as the picture of the separating axis test tells it.

namespace {

Evidence atRest(const Case& pair) {
  Case resting = pair;
  resting.va = resting.vb = {};
  return evidenceOf(resting, "sat");
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::string sentenceAt(const Evidence& evidence, int step) {
  return collisionVerdict(evidence, viewAt("sat", step), CollisionReading::printed).sentence;
}

}  // namespace

TEST_SUITE("viewers published collision") {
  TEST_CASE("law: the last step is the whole answer, and that of the literal code") {
    forExactCases(viewerCases(500), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = atRest(pair.scene);
      const PublishedSat literal = published::polygonCollision(pair.scene.a, pair.scene.b, {});
      const std::string whole = sentenceAt(evidence, -1);
      CHECK(whole ==
            sentenceAt(evidence, collisionStepCount(evidence, CollisionReading::printed) - 1));
      CHECK(contains(whole, "pushes") == literal.intersect);
      if (literal.intersect) CHECK(contains(whole, "by " + numbers(literal.mtv)));
    });
  }

  TEST_CASE("law: what it says of the pushed A is so") {
    forExactCases(viewerCases(500), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = atRest(pair.scene);
      const PublishedSat& found = *evidence.publishedRest;
      const std::string words = sentenceAt(evidence, -1);
      CHECK(contains(words, "they do not meet") ==
            (found.intersect && evidence.sat->relation == Relation::disjoint));
      CHECK(contains(words, "they do meet") ==
            (!found.intersect && evidence.sat->relation != Relation::disjoint));
      if (!found.pushed || !found.intersect) return;
      CHECK(contains(words, "overlaps by") == !found.pushed->clear);
      const bool longer = length(found.mtv) > evidence.sat->depth * (1 + 1e-6);
      if (contains(words, "longer than needed")) {
        CHECK(length(found.mtv) > evidence.sat->depth);
      } else if (found.pushed->clear && evidence.sat->relation == Relation::overlapping) {
        CHECK_FALSE(longer);
      }
    });
  }

  TEST_CASE("law: a push the wrong way is one that falls short of the way out that is named") {
    forExactCases(viewerCases(500), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = atRest(pair.scene);
      const PublishedSat& found = *evidence.publishedRest;
      const std::string words = sentenceAt(evidence, -1);
      if (!contains(words, "the wrong way")) return;
      CHECK(found.fault == PushFault::leavesOverlap);
      const PublishedAxis& kept = axisAt(found, found.chosen);
      const double along = dot(found.mtv, kept.axis);
      const double way = along > 0 ? kept.b.high - kept.a.low : kept.a.high - kept.b.low;
      CHECK(between(words, "that way ", " would") == number(way));
      CHECK(length(found.mtv) < way);
    });
  }

  TEST_CASE("law: every step names its axis, and a kept one is the smallest so far") {
    forExactCases(viewerCases(200), convexCase, [](const ExactCase& pair) {
      const Evidence evidence = atRest(pair.scene);
      double smallest = kInfinity;
      for (const PublishedAxis& axis : evidence.publishedRest->axes) {
        CHECK(axis.kept == (axis.compared && std::fabs(axis.sweptDistance) < smallest));
        if (axis.kept) smallest = std::fabs(axis.sweptDistance);
      }
    });
  }

  TEST_CASE("a concave polygon gets the published answer, too") {
    const Case pair{{{0, 0}, {6, 0}, {6, 6}, {4, 6}, {4, 2}, {2, 2}, {2, 6}, {0, 6}},
                    {{2.5, 3}, {3.5, 3}, {3.5, 4}, {2.5, 4}},
                    {},
                    {}};
    const Evidence evidence = atRest(pair);
    CHECK_FALSE(evidence.sat);
    REQUIRE(evidence.publishedRest);
    CHECK(evidence.publishedRest->mtv == Vec2{0, 3});
    CHECK(evidence.publishedRest->fault == PushFault::verdict);
    CHECK(
        contains(sentenceAt(evidence, -1),
                 "though they do not meet: SAT needs convex polygons, and A is concave; after it A "
                 "overlaps by 1.000"));
  }

  TEST_CASE("a push that leaves an overlap, one that is too long, one that is right") {
    const auto fault = [](const Case& pair) { return atRest(pair).publishedRest->fault; };
    CHECK(fault({{{0, -2}, {3, 1}, {-1, 2}}, {{0, 1}, {0, 0}, {1, 0}}, {}, {}}) ==
          PushFault::leavesOverlap);
    CHECK(fault({{{1, 0}, {0, 1}, {0, 0}}, {{2, 0}, {0, 2}, {-1, -1}}, {}, {}}) ==
          PushFault::tooLong);
    CHECK(fault({{{0, 0}, {2, 0}, {2, 2}, {0, 2}}, {{1, 0}, {3, 0}, {3, 2}, {1, 2}}, {}, {}}) ==
          PushFault::none);
  }

  TEST_CASE("touching triangles that the normalised axes part") {
    const Case pair{{{-1, 5}, {-5, 4}, {3, -4}}, {{1, -5}, {-3, 2}, {-2, -2}}, {}, {}};
    CHECK(atRest(pair).publishedRest->fault == PushFault::verdict);
    CHECK(contains(sentenceAt(atRest(pair), -1), "they do meet"));
  }
}
