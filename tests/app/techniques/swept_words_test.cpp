#include "app/cli/render_view.h"
#include "app/figure/numbers.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_answers.h"
#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/swept_edges/published.h"
#include "app/techniques/swept_edges/swept_edges.h"
#include "tests/support/opened_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/viewers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <variant>
#include <vector>

// That every sentence of the edge sweep is true of the pair that it speaks of.

namespace sepax::test {
namespace {

const Technique& swept() { return *findTechnique("swept_edges"); }

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

struct Opened : OpenedScene {
  using OpenedScene::OpenedScene;
  [[nodiscard]] Verdict exact(int step) const { return sweptEdgesVerdict(evidence, both(step)); }
  [[nodiscard]] std::vector<CodeLine> lines(int step) const {
    return sweptEdgesSteps(evidence, both(step));
  }
};

std::string valueOf(const std::vector<CodeLine>& lines, const std::string& text) {
  const auto line =
      std::ranges::find_if(lines, [&](const CodeLine& row) { return contains(row.text, text); });
  return line == lines.end() ? std::string("no such line") : line->value;
}

/// Two segments with their velocities.
using Numbers = std::array<Vec2, 6>;

Scene segments(const Numbers& numbers) {
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

/// Of small whole numbers, half of them parallel, and some of those on one line.
Numbers drawn(std::mt19937& random) {
  const auto draw = [&] { return static_cast<double>(static_cast<int>(random() % 7)) - 3; };
  Numbers numbers;
  for (Vec2& number : numbers) number = {draw(), draw()};
  if (random() % 2 == 0) numbers[4] = numbers[3] + (numbers[1] - numbers[0]);
  if (random() % 4 == 0) {
    const Vec2 direction = numbers[1] - numbers[0];
    const double from = draw();
    numbers[3] = numbers[0] + direction * from;
    numbers[4] = numbers[3] + direction * (draw() + 0.5);
  }
  if (random() % 3 == 0) numbers[2] = numbers[5] + (numbers[1] - numbers[0]);
  return numbers;
}

TEST_SUITE_BEGIN("viewers swept edges");

TEST_CASE("segments that part again in the step are said to cross until then") {
  CHECK(contains(Opened("figure-swept-7").exact(-1).sentence, "; they cross until t = 0.609."));
  CHECK(contains(Opened("erratum-D9").exact(-1).sentence, "; they cross until t = 0.750."));
  CHECK(contains(Opened("erratum-D1").exact(-1).sentence, "; from then on they cross."));
  CHECK(contains(Opened("erratum-D18").exact(-1).sentence, " of the step."));
}

TEST_CASE("law: parallel lines are said to close, part, rest or be one line as they do") {
  std::mt19937 random(11);
  int seen = 0;
  for (int i = 0; i < 3000; ++i) {
    const Numbers n = drawn(random);
    const Vec2 along = n[1] - n[0];
    const Vec2 other = n[4] - n[3];
    if (along == Vec2{} || other == Vec2{} || cross(along, other) != 0) continue;
    CAPTURE(i);
    const Evidence evidence = analyze(segments(n));
    if (sweptEdgesStepCount(evidence) < 10) continue;
    ++seen;
    const std::string said = sweptEdgesVerdict(evidence, viewAt("swept_edges", 2)).sentence;
    CAPTURE(said);
    const double apart = cross(along, n[3] - n[0]);
    const double rate = cross(along, n[5] - n[2]);
    CHECK(contains(said, "one line and stay") == (apart == 0 && rate == 0));
    CHECK(contains(said, "and part from there") == (apart == 0 && rate != 0));
    CHECK(contains(said, "only come nearer") == (apart * rate < 0));
    CHECK(contains(said, "only move apart") == (apart * rate > 0));
    CHECK(contains(said, "keep their distance") == (apart != 0 && rate == 0));
  }
  CHECK(seen > 100);
}

/// They have a piece with a length in common; of parallel ones.
bool shareAPiece(const Numbers& n, double time) {
  const Vec2 along = n[1] - n[0];
  const Vec2 from = n[3] + n[5] * time - (n[0] + n[2] * time);
  if (cross(along, from) != 0) return false;
  const double length = dot(along, along);
  const double one = dot(along, from);
  const double two = one + dot(along, n[4] - n[3]);
  return std::min(one, two) < length && std::max(one, two) > 0;
}

TEST_CASE("law: parallel segments graze only where they share no piece on the way") {
  std::mt19937 random(5);
  int through = 0;
  for (int i = 0; i < 4000; ++i) {
    const Numbers n = drawn(random);
    const Vec2 along = n[1] - n[0];
    if (along == Vec2{} || n[3] == n[4] || cross(along, n[4] - n[3]) != 0) continue;
    CAPTURE(i);
    const Evidence evidence = analyze(segments(n));
    const Verdict verdict = sweptEdgesVerdict(evidence, viewAt("swept_edges", -1));
    CAPTURE(verdict.sentence);
    const bool denies =
        contains(verdict.sentence, "never cross") || contains(verdict.sentence, "does not push");
    const double apart = cross(along, n[3] - n[0]);
    const double rate = cross(along, n[5] - n[2]);
    bool shares = false;
    if (rate == 0) {
      for (int k = 0; k < 240 && apart == 0; ++k) shares = shares || shareAPiece(n, k / 240.0);
    } else if (apart * rate < 0 && -apart / rate < 1) {
      // In numbers that are multiplied by the rate, so that they stay whole.
      Numbers scaled = n;
      for (std::size_t k = 0; k < 6; ++k) scaled[k] = n[k] * (k % 3 == 2 ? 1.0 : rate);
      shares = shareAPiece(scaled, -apart);
      through += shares ? 1 : 0;
    }
    if (denies || verdict.badge.starts_with("Will graze")) CHECK_FALSE(shares);
    CHECK(contains(verdict.sentence, "passes through") == (shares && rate != 0));
  }
  CHECK(through > 20);
}

TEST_CASE("D2, D3: segments that pass through or over each other are hit, and said to") {
  const Opened facing("erratum-D2");
  CHECK(facing.exact(-1).badge.starts_with("Will hit at t = 0.750"));
  CHECK(contains(facing.exact(-1).sentence, "there A passes through B"));
  const Opened along("erratum-D3");
  CHECK(along.exact(-1).badge.starts_with("Will hit at t = 0.500"));
  CHECK(contains(along.exact(-1).sentence, "from then on they lie on each other"));
  CHECK(along.exact(2).sentence == "A0 and B0 lie on one line and stay on it.");
  CHECK(contains(Opened("erratum-D4").exact(2).sentence, "keep their distance"));
  CHECK(contains(Opened("erratum-D6").exact(2).sentence, "only move apart"));
}

TEST_CASE("the sign of the intercept is blamed only where it moves the meeting point") {
  for (const std::string id : {"erratum-D9", "erratum-D13", "erratum-D15", "erratum-D16"}) {
    CAPTURE(id);
    const Opened opened(id);
    REQUIRE(toldPair(opened.evidence)->oneVertical);
    const std::string said = recipeVerdict(opened.evidence, opened.both(3)).sentence;
    CHECK_FALSE(contains(said, "off the other line"));
    CHECK(contains(said, "with either sign"));
  }
  const Opened elsewhere("erratum-D11");
  CHECK(contains(recipeVerdict(elsewhere.evidence, elsewhere.both(3)).sentence,
                 "would put it at (−1.00, −1.50), off the other line"));
}

TEST_CASE("D9, D10, D11: the exact side steps gap, closing speed and relative velocity") {
  for (const std::string id : {"erratum-D9", "erratum-D10", "erratum-D11", "erratum-D17"}) {
    CAPTURE(id);
    const Opened opened(id);
    for (int step = 4; step < 8; ++step) {
      const std::vector<CodeLine> lines = opened.lines(step);
      CHECK_FALSE(std::ranges::any_of(
          lines, [](const CodeLine& line) { return contains(line.text, "crosses I₀I₁"); }));
      const std::string told = valueOf(lines, "gap to the other line / closing speed");
      const EdgeCandidate& end =
          opened.evidence.edgePair->candidates[static_cast<std::size_t>(step - 4)];
      if (!end.time) continue;
      CHECK(contains(
          told, number(end.gap, 2) + " / " + number(end.closing, 2) + " = " + number(*end.time)));
      CHECK(end.gap / end.closing == doctest::Approx(*end.time));
    }
    CHECK_FALSE(contains(opened.exact(-1).sentence, "crosses the path"));
  }
  CHECK(contains(valueOf(Opened("erratum-D9").lines(5), "closing speed"), "A1: 2.00 / 4.00"));
  CHECK(contains(valueOf(Opened("erratum-D11").lines(7), "closing speed"), "= 0.333"));
}

TEST_CASE("D13, D14: what meets at the start is answered by the first line") {
  for (const std::string id : {"erratum-D13", "erratum-D14"}) {
    CAPTURE(id);
    const Opened opened(id);
    REQUIRE(sweptEdgesStepCount(opened.evidence) == 2);
    for (const int step : {0, 1}) {
      const std::vector<CodeLine> lines = opened.lines(step);
      CHECK(contains(lines[0].text, "meet at t = 0: return 0"));
      CHECK(lines[0].current);
      for (std::size_t k = 1; k < lines.size(); ++k) CHECK(lines[k].value.empty());
    }
    const int both = stepCountOf(swept(), opened.evidence, opened.both(0));
    for (int step = 0; step < both; ++step) {
      const std::string said = shownVerdict(swept(), opened.evidence, opened.both(step)).sentence;
      CHECK_FALSE(contains(said, "earliest accepted"));
    }
  }
  CHECK(Opened("erratum-D13").lines(0)[0].value == "crossing: t = 0");
  CHECK(Opened("erratum-D14").lines(0)[0].value == "overlapping: t = 0");
}

TEST_CASE("figure 4 draws the segments where they are at the end of the step") {
  for (const Answers answers : {Answers::exact, Answers::published, Answers::both}) {
    const Opened fourth("figure-swept-4");
    ViewState view = fourth.view;
    view.answers = answers;
    if (answers == Answers::exact) view.step = 3;
    const Figure figure = paint(fourth.evidence, view);
    for (const BodyShape& body : fourth.evidence.bodies) {
      const Vec2 from = view.camera.toScreen(body.vertices[0] + body.velocity);
      const Vec2 to = view.camera.toScreen(body.vertices[1] + body.velocity);
      CHECK(std::ranges::any_of(figure.items, [&](const Item& item) {
        const Stroke* stroke = std::get_if<Stroke>(&item);
        return stroke != nullptr && stroke->points.size() == 2 && stroke->width > 3 &&
               distance(stroke->points[0], from) < 1e-6 && distance(stroke->points[1], to) < 1e-6;
      }));
    }
  }
}

TEST_CASE("both sides step one pair of edges where the recipe has no fault") {
  for (const std::string id : {"swept-crossing", "swept-limits", "figure-swept-1"}) {
    CAPTURE(id);
    const Opened opened(id);
    CHECK(opened.evidence.recipePair->a == opened.evidence.edgePair->edgeA);
    CHECK(opened.evidence.recipePair->b == opened.evidence.edgePair->edgeB);
    CHECK(contains(recipeVerdict(opened.evidence, opened.both(-1)).sentence,
                   "A1 × B4, which is shown, comes to the same time"));
  }
  forExactCases(viewerCases(500), simpleCase, [](const ExactCase& pair) {
    const Evidence evidence = evidenceOf(pair.scene, "swept_edges");
    const EdgePairEvidence& shown = *evidence.edgePair;
    const RecipePair& told = *evidence.recipePair;
    const bool same = told.a == shown.edgeA && told.b == shown.edgeB;
    const bool hit = evidence.edges->pair && recipeHit(evidence) != nullptr;
    if (hit && evidence.recipe->fault == RecipeFault::none) CHECK(same);
    const bool steps = sweptEdgesStepCount(evidence) == 10;
    const std::string said = recipeVerdict(evidence, viewAt("swept_edges", 1)).sentence;
    CHECK(contains(said, "The exact answer is stepped for another pair") == (steps && !same));
  });
}

TEST_CASE("a body that turns is the reason that nothing is stepped") {
  const Opened turning("swept-turning");
  const std::string why = reasonWithoutSteps(turning.evidence);
  CHECK(contains(why, "turns by"));
  CHECK_FALSE(why.ends_with("."));
}

TEST_CASE("D17: both dot products stand with the time, and the line that does with less") {
  const Opened roots("erratum-D17");
  const PublishedSweptSegments& told = *toldPair(roots.evidence);
  const DrakeCandidate& accepted = *acceptedOf(told);
  CHECK(accepted.along / told.pathSquare == doctest::Approx(*accepted.time));
  const std::string ratio = number(accepted.along, 2) + " / " + number(told.pathSquare, 2);
  const int last = recipeStepCount(roots.evidence) - 1;
  const std::vector<CodeLine> lines = recipeSteps(roots.evidence, roots.both(last));
  CHECK(contains(valueOf(lines, "(X − I₀)·(I₁ − I₀)"), ratio + " = " + number(*accepted.time)));
  CHECK(contains(recipeVerdict(roots.evidence, roots.both(last - 1)).sentence, ratio));
  const std::vector<PitfallLines> detours = recipeDetours(roots.evidence);
  REQUIRE(detours.size() == 1);
  CHECK(detours.front().wrongLine == "t = |X − I₀| / |I₁ − I₀|");
  CHECK(recipeDetours(Opened("erratum-D3").evidence).empty());
}

TEST_SUITE_END();

}  // namespace
}  // namespace sepax::test
