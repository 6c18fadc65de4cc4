#include "app/cli/render_view.h"
#include "app/figure/numbers.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/swept_edges/pitfalls.h"
#include "app/techniques/swept_edges/published.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "core/exact/predicates.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <variant>

// What the scenes of Mighty Drake's article show as they open, and that their words are true.

namespace sepax::test {
namespace {

const Technique& swept() { return *findTechnique("swept_edges"); }

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

struct Opened : OpenedScene {
  using OpenedScene::OpenedScene;
  [[nodiscard]] std::vector<std::string> words() const { return wordsIn(paint(evidence, view)); }
};

bool starts(const std::vector<std::string>& words, const std::string& with) {
  return std::ranges::any_of(words,
                             [&](const std::string& word) { return word.starts_with(with); });
}

std::string rowOf(const std::vector<ComparedRow>& rows, const std::string& label) {
  const auto row = std::ranges::find(rows, label, &ComparedRow::label);
  return row == rows.end() ? std::string() : row->published + " | " + row->exact;
}

TEST_SUITE_BEGIN("viewers published recipe");

TEST_CASE("each figure of the article opens with what it shows, and no more") {
  const Opened first("figure-swept-1");
  CHECK(shownVerdict(swept(), first.evidence, first.view).badge == "Two bodies in motion");
  CHECK(starts(first.words(), "A moves"));
  CHECK_FALSE(starts(first.words(), "lines meet"));
  const Opened second("figure-swept-2");
  CHECK_FALSE(starts(second.words(), "I₀"));
  CHECK(recipeProgress(second.evidence, second.view.step).phase ==
        RecipeProgress::Phase::edgeBoxes);
  const Opened third("figure-swept-3");
  CHECK(starts(third.words(), "I₀"));
  CHECK_FALSE(starts(third.words(), "I₁"));
  const Opened fourth("figure-swept-4");
  CHECK((starts(fourth.words(), "I₀") && starts(fourth.words(), "I₁")));
  CHECK_FALSE(starts(fourth.words(), "1 · "));
  const Opened fifth("figure-swept-5");
  for (const char* rank : {"1 · B0", "2 · A1", "3 · B1", "4 · A0"}) {
    CAPTURE(rank);
    CHECK(starts(fifth.words(), rank));
  }
}

TEST_CASE("the lines of figure 3 hold the formula of the meeting point with its values") {
  const Opened third("figure-swept-3");
  const PublishedSweptSegments& told = *toldPair(third.evidence);
  const std::vector<CodeLine> lines = recipeSteps(third.evidence, third.view);
  CHECK(contains(lines[3].text, "x = (m₂x₂ − m₁x₁ − y₂ + y₁) / (m₂ − m₁)"));
  CHECK(contains(lines[4].text, "y = m₁ (x − x₁) + y₁"));
  CHECK(lines[3].current);
  REQUIRE(told.initialX);
  CHECK(told.initialX->above / told.initialX->below == told.initial->x);
  CHECK(lines[3].value == number(told.initialX->above, 2) + " / " +
                              number(told.initialX->below, 2) + " = " + number(told.initial->x, 2));
  CHECK(lines[4].value == number(told.initial->y, 2));
}

TEST_CASE("D8: the candidate lies beyond the end of the path, D7: behind its start") {
  const auto accepted = [](const std::string& id) {
    return *acceptedOf(recipeHit(Opened(id).evidence)->result);
  };
  const DrakeCandidate ahead = accepted("erratum-D8");
  CHECK((ahead.beyond && !ahead.behind && !ahead.beside));
  CHECK(*ahead.time == doctest::Approx(2.5));
  const DrakeCandidate before = accepted("erratum-D7");
  CHECK((before.behind && !before.beyond));
  const Opened opened("erratum-D8");
  CHECK(opened.evidence.edges->contact == Contact::none);
  const int count = recipeStepCount(opened.evidence);
  CHECK(contains(recipeVerdict(opened.evidence, opened.both(count - 2)).sentence, "beyond I₁"));
}

TEST_CASE("a time outside the step is told without a meeting point where lines are parallel") {
  const auto words = std::ranges::find(kSweptEdgesPitfalls, "time-range", &PitfallWords::id);
  REQUIRE((words != kSweptEdgesPitfalls.end()));
  CHECK_FALSE(contains(std::string(words->wrongLine), "I₀"));
  CHECK_FALSE(contains(std::string(words->rightLine), "I₀"));
  const Opened apart("erratum-D6");
  const std::string closing = recipeSteps(apart.evidence, apart.both(4))[4].value;
  CHECK(closing == "0.71 / (−2.12 + 0.71) = −0.500");
  CHECK(contains(recipeVerdict(apart.evidence, apart.both(3)).sentence, "moves away"));
}

TEST_CASE("segments that cross are said to, and no scene of them grazes") {
  for (const std::string id :
       {"figure-swept-6", "figure-swept-7", "erratum-D1", "erratum-D9", "erratum-D10",
        "erratum-D11", "erratum-D12", "erratum-D17", "erratum-D18"}) {
    CAPTURE(id);
    const Opened opened(id);
    const Verdict verdict = sweptEdgesVerdict(opened.evidence, opened.both(-1));
    CHECK(verdict.badge.starts_with("Will hit at t = "));
    CHECK(verdict.role == Role::result);
    CHECK(contains(verdict.sentence, "they cross"));
    CHECK(opened.evidence.edges->contact == Contact::grazing);  // of sets without interior
  }
  const Opened ends("erratum-D16");
  const Verdict past = sweptEdgesVerdict(ends.evidence, ends.both(-1));
  CHECK(past.badge.starts_with("Will graze"));
  CHECK(contains(past.sentence, "never cross"));
  const Opened start("erratum-D13");
  const Verdict verdict = sweptEdgesVerdict(start.evidence, start.both(-1));
  CHECK(verdict.badge == "Crossing at the start");
  CHECK(verdict.role == Role::result);
  CHECK_FALSE(contains(verdict.sentence, "push"));
}

Scene segments(const std::array<Vec2, 6>& numbers) {
  Scene scene;
  scene.technique = "swept_edges";
  for (const std::size_t i : {std::size_t{0}, std::size_t{3}}) {
    Body body;
    body.name = i == 0 ? "A" : "B";
    body.form.kind = BodyKind::segment;
    body.vertices = {numbers[i], numbers[i + 1]};
    body.velocity = numbers[i + 2];
    scene.bodies.push_back(body);
  }
  return scene;
}

bool crossAt(const std::array<Vec2, 6>& n, double time) {
  const auto moved = [&](std::size_t i, std::size_t end) { return n[i + end] + n[i + 2] * time; };
  const auto parts = [](Vec2 a, Vec2 b, Vec2 p, Vec2 q) {
    return orientation(a, b, p) * orientation(a, b, q) < 0;
  };
  return parts(moved(0, 0), moved(0, 1), moved(3, 0), moved(3, 1)) &&
         parts(moved(3, 0), moved(3, 1), moved(0, 0), moved(0, 1));
}

TEST_CASE("law: two segments are said to graze or to keep apart only if they never cross") {
  std::mt19937 random(7);
  const auto draw = [&] { return static_cast<double>(static_cast<int>(random() % 9)) - 4; };
  for (int i = 0; i < 600; ++i) {
    std::array<Vec2, 6> numbers;
    for (Vec2& number : numbers) number = {draw(), draw()};
    if (numbers[0] == numbers[1] || numbers[3] == numbers[4]) continue;
    CAPTURE(i);
    const Evidence evidence = analyze(segments(numbers));
    const Verdict verdict = sweptEdgesVerdict(evidence, viewAt("swept_edges", -1));
    CAPTURE(verdict.sentence);
    CHECK((verdict.badge == "Crossing at the start") == crossAt(numbers, 0));
    const bool denies = verdict.badge.starts_with("Will graze") ||
                        verdict.badge.starts_with("No collision") ||
                        contains(verdict.sentence, "does not push");
    for (int k = 0; k <= 32 && denies; ++k) CHECK_FALSE(crossAt(numbers, k / 32.0));
  }
}

TEST_CASE("where several pairs meet at once, the shown one is named throughout") {
  const Opened resting("swept-resting-line");
  const Verdict verdict = sweptEdgesVerdict(resting.evidence, resting.both(-1));
  CHECK(contains(verdict.badge, "edge A1 meets edge B3"));
  CHECK(contains(verdict.sentence, "along a piece of both"));
  CHECK_FALSE(contains(verdict.sentence, "path of the meeting point"));
  CHECK(resting.evidence.edges->points.size() == 2);
  CHECK(contains(rowOf(recipeCompared(resting.evidence), "shown of them"), "| A1 × B3, one of"));
  const Opened near("swept-near-parallel");
  CHECK(contains(rowOf(recipeCompared(near.evidence), "shown of them"),
                 "| A3 × B0, one of 2 at once"));
  CHECK(contains(recipeVerdict(near.evidence, near.both(2)).sentence, "our limit"));
}

TEST_CASE("alone the recipe has the lines of the pair that it takes, through its hit") {
  const OpenedScene scene("pitfall-resting-end", Answers::published);
  const RecipePair& told = *scene.evidence.recipePair;
  const PublishedEdgePair& hit = *recipeHit(scene.evidence);
  REQUIRE(std::pair(hit.a, hit.b) != std::pair(told.a, told.b));
  const Vec2 at = scene.view.camera.toScreen(*hit.result.point);
  int through = 0;
  for (const Item& item : paint(scene.evidence, scene.view).items) {
    const Stroke* stroke = std::get_if<Stroke>(&item);
    if (stroke == nullptr || stroke->part != Part::publishedLine || stroke->dash.on == 0) continue;
    const Vec2 way = normalized(stroke->points[1] - stroke->points[0]);
    if (std::abs(cross(way, at - stroke->points[0])) < 0.5) ++through;
  }
  CHECK(through >= 2);
}

TEST_CASE("an end that reaches a line that slides along itself is not told by a path") {
  const Opened sliding("erratum-D9");
  const std::string sentence = sweptEdgesVerdict(sliding.evidence, sliding.both(-1)).sentence;
  CHECK(contains(sentence, "in one place all through the step"));
  CHECK_FALSE(contains(sentence, "path of the meeting point"));
}

TEST_CASE("parallel edges are stepped by their rates where the scene is about them") {
  const Opened parallel("swept-parallel");
  const std::vector<CodeLine> lines = recipeSteps(parallel.evidence, parallel.both(-1));
  CHECK(contains(lines[3].text, "rates"));
  CHECK(contains(lines[3].value, " and "));
  CHECK(contains(lines[4].text, "t = distance / (rate₁ + rate₂)"));
  CHECK(contains(lines[4].value, " = " + number(*parallel.evidence.edges->time)));
}

TEST_CASE("the caption names the reading that is compared") {
  const PublishedMethod& method = swept().published.front();
  const auto caption = [&](const char* id) { return citation(method, Opened(id).evidence); };
  CHECK(contains(caption("erratum-D2"), "the recipe of its figures"));
  CHECK(contains(caption("erratum-D1"), "the intercept as described"));
  CHECK(contains(caption("erratum-D16"), "the segment as drawn"));
  CHECK(contains(caption("erratum-D18"), "nearly parallel lines crossed"));
}

TEST_CASE("many bodies: what their boxes leave is said once, and C is not said to be unseen") {
  for (const std::string id : {"swept-crowd", "swept-limits"}) {
    for (const int step : {0, 1}) {
      CAPTURE(id);
      CAPTURE(step);
      const Opened opened(id);
      const std::string said = shownVerdict(swept(), opened.evidence, opened.both(step)).sentence;
      const std::size_t first = said.find("the boxes of their ways are apart");
      if (first == std::string::npos) continue;
      CHECK(said.find("the boxes of their ways are apart", first + 1) == std::string::npos);
    }
  }
  const Opened crowd("swept-crowd");
  CHECK(contains(shownVerdict(swept(), crowd.evidence, crowd.view).sentence,
                 "Of 1225 pairs of bodies 1205 cannot meet: the boxes of their ways are apart. 20 "
                 "are left, "));
  const Opened limits("swept-limits");
  CHECK(limits.evidence.broadPhase->compared == 3);
  CHECK_FALSE(contains(limits.scene.notes, "no pair that is looked at"));
}

/// The lowest candidate of the picture, and where the sentence below it starts; pixels.
std::array<double, 2> lowestMark(const Figure& figure) {
  double mark = 0;
  double words = figure.height;
  for (const Item& item : figure.items) {
    if (const Dot* dot = std::get_if<Dot>(&item)) {
      if (dot->part == Part::candidate || dot->part == Part::refusedCandidate)
        mark = std::max(mark, dot->center.y + dot->radius);
    } else if (const Text* text = std::get_if<Text>(&item)) {
      if (text->part == Part::narration) words = std::min(words, text->position.y - 16);
    }
  }
  return {mark, words};
}

TEST_CASE("no candidate of the errors lies under the sentence") {
  for (const std::string id :
       {"erratum-D5", "erratum-D6", "erratum-D7", "erratum-D8", "erratum-D11"}) {
    CAPTURE(id);
    const Opened opened(id);
    ViewState view = opened.both(-1);
    for (const Answers answers : {Answers::both, Answers::exact}) {
      view.answers = answers;
      view.camera = cameraOnAll(techniques(), opened.evidence, view);
      const auto [mark, words] = lowestMark(paint(opened.evidence, view));
      CHECK((mark > 0 || answers == Answers::both));
      CHECK(mark < words);
    }
  }
}

TEST_CASE("the mark of a published hit alone tells when that is, not its bodies, too") {
  const Opened opened("pitfall-recipe-rounding");
  for (const bool paper : {false, true}) {
    ViewState view = opened.both(-1);
    view.wording.paper = paper;
    const Figure figure = paintUnlabelled(techniques(), opened.evidence, view);
    const auto says = [&](std::string_view words) {
      return std::ranges::any_of(figure.labels, [&](const Label& label) {
        return label.text.text.find(words) != std::string::npos;
      });
    };
    CHECK(says("published hit at t = 0.333"));
    CHECK(!says("as published"));
    CHECK(std::ranges::any_of(
        figure.items, [](const Item& item) { return partOf(item) == Part::publishedBody; }));
  }
}

TEST_CASE("beside the answer of the recipe only candidates that count are drawn, and no end") {
  const auto countOf = [](const Opened& opened, Answers answers, int step, Part part) {
    ViewState view = opened.both(step);
    view.answers = answers;
    const Figure figure = paint(opened.evidence, view);
    return std::ranges::count(figure.items, part, [](const Item& item) { return partOf(item); });
  };
  const Opened lens("pitfall-lens-on-segment");
  CHECK(countOf(lens, Answers::both, -1, Part::refusedCandidate) == 0);
  CHECK(countOf(lens, Answers::exact, -1, Part::refusedCandidate) > 0);
  CHECK(countOf(lens, Answers::both, -1, Part::ghost) == 0);
  CHECK(countOf(lens, Answers::exact, -1, Part::ghost) > 0);
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
