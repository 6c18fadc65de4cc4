#include "app/lessons/prediction.h"
#include "app/lessons/lesson_play.h"
#include "app/techniques/table.h"

#include <doctest/doctest.h>

#include <vector>

namespace sepax::test {

namespace {

using Json = nlohmann::json;

Prediction predicted(PredictionKind kind, std::string of, double tolerance = 0) {
  Prediction prediction;
  prediction.kind = kind;
  prediction.of = std::move(of);
  prediction.tolerance = tolerance;
  return prediction;
}

/// Two squares of side 2; A reaches 0.5 into B from the left, so that the shortest push is
/// (-0.5, 0).
Scene overlapping() {
  Scene scene;
  scene.bodies = {{"A", {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}, {-1.5, 0.25}, 0, {}, 0},
                  {"B", {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}, {}, 0, {}, 0}};
  return scene;
}

}  // namespace

TEST_CASE("predictions: what is wrong has a name") {
  const Facts facts =
      Facts::parse(R"({"yes": true, "axis": {"body": "B", "edge": 3, "normal": [1, 0]},
      "time": 0.5, "count": 3, "never": null, "place": [1, 2], "pixels": [[0, 0], [1, 0]]})");
  struct Row {
    PredictionKind kind;
    const char* of;
    double tolerance;
    Json guess;
    bool right;
    const char* misconception;
  };
  const std::vector<Row> rows{
      {PredictionKind::verdict, "/yes", 0, true, true, ""},
      {PredictionKind::verdict, "/yes", 0, false, false, ""},
      {PredictionKind::axis, "/axis", 0, {{"body", "B"}, {"edge", 3}}, true, ""},
      {PredictionKind::axis, "/axis", 0, {{"body", "B"}, {"edge", 2}}, false, "another edge"},
      {PredictionKind::axis, "/axis", 0, {{"body", "A"}, {"edge", 3}}, false, "the other body"},
      {PredictionKind::time, "/time", 0.05, 0.54, true, ""},
      {PredictionKind::time, "/time", 0.05, 0.4, false, "too early"},
      {PredictionKind::time, "/time", 0.05, 0.6, false, "too late"},
      {PredictionKind::time, "/never", 0.05, 0.6, false, "never"},
      {PredictionKind::number, "/count", 0, 3, true, ""},
      {PredictionKind::number, "/count", 0, 2, false, "too few"},
      {PredictionKind::number, "/count", 0, 4, false, "too many"},
      {PredictionKind::point, "/place", 0.1, {1.05, 2}, true, ""},
      {PredictionKind::point, "/place", 0.1, {2, 2}, false, "elsewhere"},
      {PredictionKind::pixels, "/pixels", 0, {{1, 0}, {0, 0}}, true, ""},
      {PredictionKind::pixels, "/pixels", 0, Json::array({Json::array({0, 0})}), false, "missing"},
      {PredictionKind::pixels, "/pixels", 0, {{0, 0}, {1, 0}, {2, 0}}, false, "extra"},
      {PredictionKind::pixels, "/pixels", 0, {{0, 0}, {5, 0}}, false, "others"}};
  for (const Row& row : rows) {
    CAPTURE(row.of);
    CAPTURE(row.guess.dump());
    const Judgement judgement =
        judged(predicted(row.kind, row.of, row.tolerance), row.guess, facts);
    CHECK(judgement.right == row.right);
    CHECK(judgement.misconception == row.misconception);
    CHECK_FALSE(judgement.say.empty());
  }
}

TEST_CASE("predictions: a push is judged by what it does") {
  const Prediction push = predicted(PredictionKind::vector, "/sat/mtv", 0.1);
  struct Row {
    Json guess;
    const char* misconception;
  };
  for (const Row& row : std::vector<Row>{{{-0.5, 0}, ""},
                                         {{0.5, 0}, "opposite"},
                                         {{0, 2.0}, "separates but longer"},
                                         {{-0.3, 0}, "right way, too short"},
                                         {{0, 0.7}, "does not separate"}}) {
    CAPTURE(row.guess.dump());
    const Judgement judgement = judgedOn(techniques(), push, row.guess, overlapping(), ViewState{});
    CHECK(judgement.misconception == row.misconception);
    CHECK(judgement.right == judgement.misconception.empty());
  }
}

TEST_CASE("predictions: feedback of the lesson goes before the plain words") {
  Prediction asked = predicted(PredictionKind::number, "/count");
  Condition two;
  two.at = "/prediction/guess";
  two.value = 2;
  asked.feedback = {{"", {two}, 2, "two is what the drawing suggests"},
                    {"too few", {}, 1, "count again"}};
  const auto said = [&](int guess) {
    return judged(asked, guess, {{"count", 3}, {"prediction", {{"guess", guess}}}}).say;
  };
  CHECK(said(2) == "two is what the drawing suggests");
  CHECK(said(1) == "count again");
  CHECK(said(3) == "Right.");
  CHECK(said(4).find("4") != std::string::npos);
}

TEST_CASE("predictions: what is no guess is told") {
  CHECK(guessProblem(predicted(PredictionKind::vector, "/x"), {1, 2}).empty());
  CHECK_FALSE(guessProblem(predicted(PredictionKind::vector, "/x"), 3).empty());
  CHECK_FALSE(guessProblem(predicted(PredictionKind::axis, "/x"), {{"body", "B"}}).empty());
  CHECK_FALSE(guessProblem(predicted(PredictionKind::number, "/x"), 0.5).empty());
  CHECK_FALSE(guessProblem(predicted(PredictionKind::pixels, "/x"), Json::array({1})).empty());
  CHECK_FALSE(guessProblem(predicted(PredictionKind::time, "/x"), "soon").empty());
}

}  // namespace sepax::test
