#include "app/techniques/contract/compared.h"

#include "app/figure/numbers.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// The tables that set published and exact answers side by side: a line is coloured exactly where
// its two values differ.

namespace sepax {
namespace {

/// A built-in scene as it opens, with the evidence of all techniques.
Evidence openedEvidence(std::string_view id) {
  const Scene scene = test::builtin(id);
  ViewState view;
  view.technique = scene.technique;
  view = shownAs(techniques(), scene, view);
  return analyze(scene, {{}, view.options, view.time});
}

const PublishedMethod& methodOf(std::string_view id) {
  for (const Technique& technique : techniques())
    if (const PublishedMethod* method = methodNamed(technique, id)) return *method;
  FAIL("no such method");
  return techniques().front().published.front();
}

std::vector<ComparedRow> rowsOf(std::string_view scene, std::string_view method) {
  return methodOf(method).compared(openedEvidence(scene));
}

ComparedRow rowOf(std::string_view scene, std::string_view method, std::string_view label) {
  const std::vector<ComparedRow> rows = rowsOf(scene, method);
  const auto found = std::ranges::find(rows, label, &ComparedRow::label);
  REQUIRE(found != rows.end());
  return *found;
}

void checkRows(const Evidence& evidence) {
  for (const Technique& technique : techniques()) {
    for (const PublishedMethod& method : technique.published) {
      if (!method.known(evidence) || method.compared == nullptr) continue;
      CAPTURE(method.id);
      for (const ComparedRow& row : method.compared(evidence)) {
        CAPTURE(row.label);
        CAPTURE(row.published);
        CAPTURE(row.exact);
        const bool both = !row.published.empty() && !row.exact.empty();
        CHECK((!row.published.empty() || !row.exact.empty()));
        CHECK(row.differs == (both && row.published != row.exact));
      }
    }
  }
}

}  // namespace

TEST_SUITE("compared") {
  TEST_CASE("law: a row is coloured exactly where its two values differ, on every scene") {
    for (const std::string_view id : test::allBuiltinIds()) {
      CAPTURE(id);
      checkRows(openedEvidence(id));
    }
  }

  TEST_CASE("law: and on random and lattice pairs") {
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
      CAPTURE(seed);
      const test::ExactCase pair = seed % 3 == 0 ? test::simpleCase(seed) : test::convexCase(seed);
      checkRows(analyze(test::sceneOf(pair.scene, "sat")));
    }
  }

  TEST_CASE("equal values are not coloured, different ones are") {
    CHECK_FALSE(rowOf("erratum-C9", "cozic-rest", "push").differs);
    CHECK_FALSE(rowOf("erratum-C11", "cozic-single", "push").differs);
    CHECK_FALSE(rowOf("erratum-G11", "gpwiki-unnormalised", "overlap on B0").differs);
    CHECK(rowOf("erratum-G11", "gpwiki-unnormalised", "its length").differs);
    CHECK(rowOf("erratum-C3", "cozic-motion", "its length").differs);
    CHECK(rowOf("crossing-bars", "cozic-rest", "push").differs);
    CHECK_FALSE(rowOf("crossing-bars", "cozic-rest", "its length").differs);
    CHECK(rowOf("touching", "cozic-rest", "push").differs);  // by rounding beside an exact zero
    CHECK(rowOf("ray-figure-1", "cozic-rays", "tested").differs);
  }

  TEST_CASE("different numbers have as many digits as tell them apart") {
    const ComparedRow near = comparedNumber("x", 3.12512, 3.12534, true);
    CHECK(near.published == "3.1251");
    CHECK(near.exact == "3.1253");
    const ComparedRow same = comparedNumber("x", 0.30000000000000004, 0.3, false);
    CHECK(same.published == "0.300");
    CHECK(same.exact == "0.300");
    CHECK_FALSE(same.differs);
    CHECK(comparedNumber("x", 1, 2, true).published == "1.000");
    CHECK(comparedPlace("x", {1, 2}, {1.0001, 2}, true).exact == "(1.0001, 2.0000)");
    CHECK_FALSE(publishedFact("x", "y").differs);
    CHECK_FALSE(exactFact("x", "y").differs);
  }

  TEST_CASE("law: pushes, moves and lengths differ by what the evidence holds") {
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
      CAPTURE(seed);
      const Evidence evidence = analyze(test::sceneOf(test::convexCase(seed).scene, "sat"));
      const auto apart = [](Vec2 a, Vec2 b) { return length(a - b) > 1e-6; };
      if (const auto& rest = evidence.publishedRest) {
        CHECK(rest->pushDiffers == apart(rest->mtv, rest->exactPush));
        CHECK(rest->lengthDiffers ==
              (std::abs(length(rest->mtv) - length(rest->exactPush)) > 1e-6));
      }
      if (const auto& move = evidence.publishedMove) {
        const PublishedSat& found = *evidence.publishedSat;
        CHECK(move->moveDiffers == apart(found.velocity + found.mtv, move->ownMove));
        CHECK(move->pushDiffers == apart(found.mtv, move->neededPush));
        CHECK(move->lengthDiffers ==
              (std::abs(length(found.mtv) - length(move->neededPush)) > 1e-6));
      }
      if (const auto& skipping = evidence.publishedSkipping)
        CHECK(skipping->pushDiffers == apart(skipping->push, skipping->exactPush));
      if (const auto& sides = evidence.publishedSides; sides && sides->unnormalisedAxis)
        CHECK(sides->unnormalisedPushDiffers == apart(sides->unnormalisedPush, sides->exactPush));
    }
  }
}

TEST_CASE("rounding beside an exact zero is shown for each coordinate by itself") {
  const double rest = 2.2e-16;
  const ComparedRow flat = comparedFully("push", Vec2{3, rest}, Vec2{3, 0}, false);
  CHECK(flat.published == "(" + number(3.0, 2) + ", " + number(rest, 2) + ")");
  CHECK(flat.exact == numbers({3, 0}, 2));
  const ComparedRow steep = comparedFully("push", Vec2{rest, 3 + 1e-15}, Vec2{0, 3}, false);
  CHECK(steep.published == "(" + number(rest, 2) + ", " + number(3.0, 2) + ")");
  CHECK(steep.published != steep.exact);
}

}  // namespace sepax
