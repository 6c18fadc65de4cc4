#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// What single lines say: rows of both answers, accusations, steps and names, on the scenes of the
// articles.

namespace sepax {
namespace {

/// A built-in scene as it opens, with one of its methods.
struct Opened {
  Scene scene;
  ViewState view;
  Evidence evidence;
  const PublishedMethod* method = nullptr;

  Opened(std::string_view id, std::string_view methodId) : Opened(test::builtin(id), methodId) {}
  Opened(Scene opened, std::string_view methodId) : scene(std::move(opened)) {
    view.technique = scene.technique;
    view = shownAs(techniques(), scene, view);
    evidence = analyze(scene, {{}, view.options, view.time});
    for (const Technique& technique : techniques())
      if (const PublishedMethod* found = methodNamed(technique, methodId)) method = found;
    REQUIRE(method != nullptr);
  }

  [[nodiscard]] ComparedRow row(std::string_view label) const {
    for (ComparedRow& row : method->compared(evidence))
      if (row.label == label) return row;
    return {"no such row", "", "", false};
  }
  [[nodiscard]] std::string why(std::string_view id) const {
    const auto found = std::ranges::find(evidence.disagreements, id, &Disagreement::id);
    return found == evidence.disagreements.end() ? "" : found->why;
  }
  [[nodiscard]] std::string sentence() const { return method->verdict(evidence, view).sentence; }
};

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_SUITE("compared rows") {
  TEST_CASE("cozic-7: velocity, push and what they leave are told apart") {
    Scene scene = test::builtin("sat-figure-2");  // where stopping at B and pushing out differ
    scene.bodies[0].position = {-4.2, -1};
    scene.bodies[0].velocity = {4.2, 2};
    scene.bodies[1].position = {1.2, -1.2};
    scene.bodies[1].velocity = {-0.2, 2.6};
    const Opened figure(scene, "cozic-motion");
    CHECK(figure.why("relative-velocity") ==
          "published: A is moved by (4.4, −0.6), its velocity relative to B, and by the push; "
          "exact: its own velocity is (4.2, 2)");
    CHECK(figure.row("after it").exact == "no overlap is left");
    CHECK(figure.row("A is moved by").published == "(3.86, −1.68)");
    CHECK(figure.row("A is moved by").exact == "(3.66, 0.92)");
    CHECK(figure.row("stopped at B, it slides by").exact == "(2.95, 2.08)");
    Scene met = scene;  // B moves to where the article puts A
    met.bodies[0].velocity = {3.8, 0.9};
    met.bodies[1].position = {1.2, 0.5};
    met.bodies[1].velocity = {-1.2, 0.4};
    CHECK(Opened(met, "cozic-motion").row("after it").published ==
          "B has moved, too: an overlap of 0.022 is left");
  }

  TEST_CASE("cozic-8: one story of push, length and move, and the names of the result") {
    const Opened swept("pitfall-swept-push", "cozic-motion");
    const ComparedRow push = swept.row("push at the end of the step");
    CHECK(push.published == "(−0.80, 0.00)");
    CHECK(push.exact == "(0.00, −0.60)");
    CHECK(push.differs);
    CHECK(swept.row("its length").exact == "0.600");
    CHECK(swept.row("A is moved by").published == "(1.20, −1.65)");
    CHECK(swept.row("A is moved by").exact == "(2.00, −2.25)");
    std::string names;
    for (const PageName& name : swept.method->names(swept.evidence))
      names += name.name + ": " + name.here + "\n";
    for (const char* line : {"PolygonCollisionResult: ", "Intersect: false", "WillIntersect: true",
                             "MinimumTranslationVector: of A: (−0.80, 0.00)"})
      CHECK_MESSAGE(contains(names, line), line);
  }

  TEST_CASE("cozic-12, cozic-13: a velocity that leads through B is told as such") {
    Opened slide("slide-course", "cozic-motion");
    slide.evidence = analyze(test::throughTheTip());  // swept once in place of sliding
    CHECK(slide.row("with that velocity").exact == "through B from t = 0.540 to 0.798");
    CHECK(contains(slide.why("pushed-though-free"), "though A has gone through B"));
    CHECK(slide.row("stopped at B, it slides by").exact == "(3.43, 0.52)");
    const Opened leaves("erratum-C3", "cozic-motion");
    CHECK(leaves.row("with that velocity").exact.empty());
    CHECK_FALSE(contains(leaves.why("pushed-though-free"), "gone through"));
  }

  TEST_CASE("C2, C15: the exact normal of the contact has a row") {
    for (const char* id : {"erratum-C2", "erratum-C15"})
      CHECK(Opened(id, "cozic-motion").row("its normal").exact == "(−1.00, 0.00)");
  }

  TEST_CASE("G5, G7: what sides have in common are pieces and points") {
    const Opened shared("erratum-G5", "gpwiki-edges");
    CHECK(shared.row("sides have in common").exact == "2 pieces");
    const Opened line("erratum-G7", "gpwiki-edges");
    CHECK(contains(line.row("sides have in common").exact,
                   "1 piece from (1.00, 0.00) to (3.00, 0.00)"));
    CHECK(line.row("A0 and B2").exact == "share the piece from (1.00, 0.00) to (3.00, 0.00)");
    CHECK(line.row("how they stand").exact == "touching: no interior is shared");
  }

  TEST_CASE("G3: axes that divide by zero are counted, and their own slip comes first") {
    const Opened zero("erratum-G3", "gpwiki-prediction");
    CHECK(zero.evidence.publishedPrediction->divided == 4);
    CHECK(contains(zero.sentence(), "4 axes divide by zero."));
    REQUIRE(!zero.evidence.disagreements.empty());
    CHECK(zero.evidence.disagreements.front().id == "zero-closing-speed");
  }

  TEST_CASE("G1: the edge of the page and its normal stand beside the exact ones") {
    const std::array rows{std::array{"erratum-G1", "(−1.00, 0.00)", "(0.00, −1.00)"},
                          std::array{"pitfall-smallest-time", "(0.00, 1.00)", "(−1.00, 0.00)"}};
    for (const auto& [id, published, exact] : rows) {
      const Opened early(id, "gpwiki-prediction");
      const ComparedRow edge = early.row("edge that is hit");
      CHECK(edge.published == "A1");
      CHECK(edge.exact == "A2");
      CHECK(early.row("its normal").published == published);
      CHECK(early.row("its normal").exact == exact);
    }
  }

  TEST_CASE("gpwiki-3: the two cases of nearest features are told apart") {
    const auto nearest = [](const char* id) {
      return Opened(id, "gpwiki-sat").row("nearest features");
    };
    CHECK(nearest("figure-gpwiki-1").published == "a corner and a side");
    CHECK(nearest("figure-gpwiki-1").exact == "a corner and a side");
    CHECK(nearest("gpwiki-parallel-sides").published == "two parallel sides");
    CHECK(nearest("erratum-G12").exact == "two corners");
    CHECK(nearest("erratum-G12").published == "a corner and a side");
  }

  TEST_CASE("gpwiki-4: the dot products are those with the normalised line") {
    const Opened figure("figure-gpwiki-2", "gpwiki-sat");
    REQUIRE(figure.evidence.publishedSides->normalised);
    for (const PublishedSide& side : figure.evidence.publishedSides->sides)
      CHECK(length(side.unitLine) == doctest::Approx(1));
    ViewState view = figure.view;
    view.step = 0;
    CHECK(contains(figure.method->verdict(figure.evidence, view).sentence, ", normalised."));
  }

  TEST_CASE("gpwiki-5: the circles have numbers, and no side is spoken of") {
    const Opened circles("gpwiki-circles-first", "gpwiki-sat");
    CHECK(circles.row("distance to radii").published == "5.077 > 1.624 + 1.701");
    CHECK(contains(circles.row("circle about A").published, "radius 1.624"));
    for (const char* label : {"largest gap as distance", "nearest features"})
      CHECK(circles.row(label).label == "no such row");
  }

  TEST_CASE("gpwiki-8: yes and no stand before the push") {
    const Opened plain("erratum-G11", "gpwiki-unnormalised");
    CHECK(plain.method->compared(plain.evidence).front().label == "verdict");
    CHECK(plain.row("verdict").published == "intersecting");
  }

  TEST_CASE("C9: the axis along an edge is not called its normal") {
    const Opened thin("erratum-C9", "cozic-rest");
    const auto sat = std::ranges::find(techniques(), "sat", &Technique::id);
    bool along = false;
    for (int step = 0; step < sat->stepCount(thin.evidence, thin.view); ++step) {
      ViewState view = thin.view;
      view.step = step;
      for (const CodeLine& line : sat->steps(thin.evidence, view)) {
        if (!line.current || !contains(line.text, "axis =")) continue;
        const bool named = contains(line.value, "∥");
        CHECK(contains(line.text, "outward normal") == !named);
        along = along || named;
      }
    }
    CHECK(along);
  }
}

}  // namespace sepax
