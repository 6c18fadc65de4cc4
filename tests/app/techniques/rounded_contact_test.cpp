#include "app/techniques/contract/rounded_contact.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/table.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <string>

namespace sepax {
namespace {

/// A's tip stands where doubles put it on B's slanted side from (0.3, −0.7) to (0.9, 1.1), or one
/// double beside that.
Scene tipOnSide(double beside) {
  const double x = std::nextafter(0.65, beside);
  Scene scene;
  scene.bodies = {{"A", {{-1, -0.2}, {x, 0.35}, {-1, 1}}, {}, 0, {}, 0},
                  {"B", {{0.3, -0.7}, {4, -0.7}, {4, 1.1}, {0.9, 1.1}}, {}, 0, {}, 0}};
  return scene;
}

constexpr double kLeft = -std::numeric_limits<double>::infinity();
constexpr double kRight = std::numeric_limits<double>::infinity();

/// As the technique is shown when nobody has chosen whose answer.
Verdict verdictOf(const Scene& scene, const std::string& id, int step = -1) {
  ViewState view;
  view.technique = id;
  view.step = step;
  return shownVerdict(*findTechnique(id), analyze(scene, optionsFrom(view)), view);
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a tip a double beside a slanted side touches but for rounding, in each technique") {
  for (const char* id : {"sat", "motion", "minkowski"}) {
    CAPTURE(std::string(id));
    for (const double side : {kLeft, kRight}) {
      const Verdict verdict = verdictOf(tipOnSide(side), id);
      CHECK(verdict.badge.ends_with("by rounding"));
      CHECK(contains(verdict.sentence, "But for rounding they touch: "));
      CHECK(contains(verdict.sentence, "4.4e−16") == false);  // of coordinates up to 4: 8.9e−16
      CHECK(contains(verdict.sentence, "8.9e−16"));
    }
    CHECK_FALSE(contains(verdictOf(tipOnSide(kLeft), id, 0).sentence, "rounding"));
  }
}

TEST_CASE("no article is accused of what rounding alone decides") {
  const Scene scene = tipOnSide(kLeft);
  ViewState view;
  view.technique = "sat";
  const Evidence evidence = analyze(scene, optionsFrom(view));
  REQUIRE(evidence.sat->relation == Relation::disjoint);
  REQUIRE_FALSE(evidence.disagreements.empty());
  CHECK(accusedHere(*findTechnique("sat"), evidence) == nullptr);
  CHECK(shownAnswers(*findTechnique("sat"), evidence, view).published == nullptr);
}

TEST_CASE("an exact touch and a true gap are not called rounding") {
  Scene touching = tipOnSide(kLeft);
  touching.bodies[0].vertices[1] = {0.3, -0.7};
  Scene apart = tipOnSide(kLeft);
  apart.bodies[0].vertices[1].x -= 1e-12;
  Scene overlapping = tipOnSide(kLeft);
  overlapping.bodies[0].vertices[1].x += 1e-12;
  for (const Scene& scene : {touching, apart, overlapping}) {
    for (const char* id : {"sat", "motion", "minkowski"}) {
      CAPTURE(std::string(id));
      const Verdict verdict = verdictOf(scene, id);
      CHECK_FALSE(contains(verdict.badge, "rounding"));
      CHECK_FALSE(contains(verdict.sentence, "But for rounding"));
    }
  }
}

TEST_CASE("of bodies that move it is said of their start") {
  Scene scene = tipOnSide(kLeft);
  scene.bodies[0].velocity = {1, 0};
  CHECK(contains(verdictOf(scene, "sat").sentence, "But for rounding they touch at the start: "));
  // That they collide on their way, and when, is no matter of rounding.
  for (const char* id : {"motion", "minkowski"})
    CHECK_FALSE(contains(verdictOf(scene, id).badge, "rounding"));
}

}  // namespace sepax
