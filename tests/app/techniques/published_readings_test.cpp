#include "app/figure/numbers.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/swept_edges/published.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "app/techniques/table.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>

using namespace sepax;
using namespace sepax::test;

// The recipe of the swept edges in each of its readings, and where the sweep ends.

namespace {

constexpr std::array kOtherReadings{RecipeReading::describedIntercept, RecipeReading::drawnSegment,
                                    RecipeReading::noShortcut};

Evidence readAs(const Case& pair, RecipeReading reading) {
  AnalysisOptions options;
  options.technique = "swept_edges";
  options.options.set(kReading, reading);
  return analyze(sceneOf(pair, "swept_edges"), options);
}

ViewState publishedView(int step) {
  ViewState view = viewAt("swept_edges", step);
  view.answers = Answers::published;
  return view;
}

std::string textAt(const Evidence& evidence, int step) {
  const ViewState view = publishedView(step);
  std::string text = recipeVerdict(evidence, view).sentence + "\n";
  for (const CodeLine& line : recipeSteps(evidence, view)) text += line.text + line.value + "\n";
  return text + textOf(paint(evidence, view));
}

bool isAccused(const Evidence& evidence, std::string_view id) {
  return std::ranges::count(evidence.disagreements, id, &Disagreement::id) > 0;
}

ComparedRow rowOf(const std::vector<ComparedRow>& rows, std::string_view label) {
  const auto row = std::ranges::find(rows, label, &ComparedRow::label);
  REQUIRE((row != rows.end()));
  return *row;
}

/// A built-in scene with the options that it asks for.
Evidence opened(const std::string& id) {
  const Scene scene = builtin(id);
  return analyze(scene, {{}, shownAs(techniques(), scene, {}).options, 0});
}

}  // namespace

TEST_SUITE_BEGIN("viewers published recipe");

TEST_CASE("law: in each reading the steps end in the answer, forth as back, in lines that fit") {
  forExactCases(viewerCases(40), simpleCase, [](const ExactCase& pair) {
    for (const RecipeReading reading : kOtherReadings) {
      const Evidence evidence = readAs(pair.scene, reading);
      CHECK(evidence.publishedSwept->reading == reading);
      const int count = recipeStepCount(evidence);
      CHECK(recipeVerdict(evidence, publishedView(-1)).sentence ==
            recipeVerdict(evidence, publishedView(count - 1)).sentence);
      std::vector<std::string> forth;
      for (int step = 0; step < count; ++step) {
        forth.push_back(textAt(evidence, step));
        const std::vector<CodeLine> lines = recipeSteps(evidence, publishedView(step));
        CHECK(std::ranges::count_if(lines, &CodeLine::current) == 1);
        for (const CodeLine& line : lines)
          CHECK(std::ranges::count_if(line.text, [](char c) {
                  return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
                }) <= 46);
      }
      for (int step = count - 1; step >= 0; --step)
        CHECK(textAt(evidence, step) == forth[static_cast<std::size_t>(step)]);
    }
  });
}

TEST_CASE("law: a reading is accused of what it alone gets wrong, and of nothing else") {
  forExactCases(viewerCases(600), simpleCase, [](const ExactCase& pair) {
    const Evidence figures = evidenceOf(pair.scene, "swept_edges");
    for (const RecipeReading reading : kOtherReadings) {
      const Evidence evidence = readAs(pair.scene, reading);
      const RecipeComparison& recipe = *evidence.recipe;
      const bool differs = recipe.contactDiffers || recipe.timeDiffers || recipe.undefined;
      CHECK(evidence.disagreements.empty() == !differs);
      CHECK((recipe.fault == RecipeFault::none) == !differs);
      // What it says is wrong, and the figures' reading says something else.
      const bool own = recipe.fault == RecipeFault::wrongIntercept ||
                       recipe.fault == RecipeFault::drawnElsewhere ||
                       recipe.fault == RecipeFault::farMeetingPoint;
      CHECK(isAccused(evidence, "vertical-intercept") ==
            (recipe.fault == RecipeFault::wrongIntercept));
      CHECK(isAccused(evidence, "segment-as-drawn") ==
            (recipe.fault == RecipeFault::drawnElsewhere));
      CHECK(isAccused(evidence, "far-meeting-point") ==
            (recipe.fault == RecipeFault::farMeetingPoint));
      const PublishedEdgePair* hit = recipeHit(evidence);
      const PublishedEdgePair* other = recipeHit(figures);
      const bool same = (hit == nullptr) == (other == nullptr) &&
                        (hit == nullptr || *hit->result.time == *other->result.time);
      if (own) CHECK_FALSE(same);
      if (same) CHECK(recipe.fault == figures.recipe->fault);
    }
  });
}

TEST_CASE("the scenes of the readings draw and tell what each gets wrong") {
  const Evidence intercept = opened("erratum-D1");
  const Figure wrong = paint(intercept, publishedView(-1));
  CHECK(shows(wrong, "lines meet, wrong sign (2.00, −2.00)"));
  CHECK(shows(wrong, "lines meet, right sign (2.00, 2.00)"));
  CHECK(rowOf(recipeCompared(intercept), "I₀").differs);
  CHECK(rowOf(recipeCompared(intercept), "I₀").exact == "(2.00, 2.00)");

  const Evidence drawn = opened("erratum-D16");
  REQUIRE(drawn.recipe->meant);
  CHECK(isAccused(drawn, "segment-as-drawn"));
  const std::string test = recipeVerdict(drawn, publishedView(10)).sentence;
  CHECK(test.find("as it is drawn") != std::string::npos);

  const Evidence far = opened("erratum-D18");
  CHECK(isAccused(far, "far-meeting-point"));
  CHECK(rowOf(recipeCompared(far), "I₀, far away").published == "(−1.0e+15, −1.00) ± 0.125");
  CHECK(recipeVerdict(far, publishedView(3)).sentence.find("0.125 apart") != std::string::npos);

  const Evidence undefined = opened("erratum-D4");
  CHECK(isAccused(undefined, "division-by-zero"));
  CHECK(shows(paint(undefined, publishedView(-1)), "t = 5.00 / (0.00 + 0.00)"));
  CHECK(rowOf(recipeCompared(undefined), "contact").published == "no answer");
  CHECK(rowOf(recipeCompared(undefined), "quotient").published == "5.00 / (0.00 + 0.00)");
}

TEST_CASE("the roots of the told pair stand beside none") {
  const Evidence evidence = opened("erratum-D17");
  const ComparedRow row = rowOf(recipeCompared(evidence), "square roots");
  CHECK(row.published == "2");
  CHECK(row.exact == "0");
  CHECK(row.differs);
  CHECK(rowOf(recipeCompared(evidence), "… without squares").published == "11");
  const std::string time = recipeVerdict(evidence, publishedView(12)).sentence;
  CHECK(
      time.find("2 roots are taken; a quotient of dot products, 13.20 / 25.37 = 0.520, takes 0") !=
      std::string::npos);
}

TEST_CASE("the sweep says whose answer it is, where it ends and what it leaves out") {
  const std::vector<std::string> of3 = sweepLimits(opened("swept-limits"), true);
  REQUIRE(of3.size() == 3);
  CHECK(of3[0].find("A and B, one pair of 3 bodies") != std::string::npos);
  CHECK(of3[1].find("first contact, t = 0.520: no momentum") != std::string::npos);
  CHECK(of3[2].find("nothing turns, speeds up or slows down") != std::string::npos);
  CHECK(sweepLimits(opened("erratum-D4"), true)[1].find("do not meet in this step") !=
        std::string::npos);
  for (const std::string& sentence : sweepLimits(opened("swept-limits"), false)) {
    CAPTURE(sentence);
    CHECK(sentence.find("0.520") == std::string::npos);
    CHECK(sentence.find("meet") == std::string::npos);
  }
  const Evidence turning = opened("swept-turning");
  CHECK_FALSE(turning.edges);
  const Verdict refused = sweptEdgesVerdict(turning, {});
  CHECK(refused.badge == "No answer · A turns by 40.0° in this step");
  CHECK(refused.sentence.find("travel along no straight line") != std::string::npos);
}

TEST_SUITE_END();
