#pragma once

#include "app/lessons/condition.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a learner says before the answer is shown, and what is said of it then.
namespace sepax {

/// The kinds and what a guess of each is, as JSON: verdict a value of one of the choices; axis and
/// edge {"body": "B", "edge": 3}; vector and point [x, y], world units; time a number of steps;
/// pixels a list of [x, y], pixel space; number a whole number.
enum class PredictionKind { verdict, axis, vector, time, point, pixels, number };

[[nodiscard]] std::string_view nameOf(PredictionKind kind);
[[nodiscard]] std::optional<PredictionKind> predictionKindNamed(std::string_view name);
/// All names, as in "verdict, axis, …".
[[nodiscard]] std::string predictionKindNames();

/// Words for a kind of mistake. One of the words of misconceptionsOf(), or conditions on the facts,
/// where /prediction/guess is the guess and /moved is the query with A moved by a guessed vector.
struct Feedback {
  std::string when;                   ///< a misconception; empty = the conditions
  std::vector<Condition> conditions;  ///< all must hold
  nlohmann::json guess;               ///< an example of it; null = none is given
  std::string say;
};

/// A button of a verdict.
struct PredictionChoice {
  nlohmann::json value;
  std::string say;
};

struct Prediction {
  PredictionKind kind = PredictionKind::verdict;
  std::string of;        ///< JSON pointer of the truth in the facts
  std::string ask;       ///< what to do, one sentence
  double tolerance = 0;  ///< of vector, point and time
  std::vector<PredictionChoice> choices;
  std::vector<Feedback> feedback;
  std::string right;  ///< said of a right guess; empty = "Right."
};

/// The ways in which a guess of this kind can be wrong that have a name.
[[nodiscard]] std::vector<std::string_view> misconceptionsOf(PredictionKind kind);

/// Why this is no guess for the prediction, one sentence; empty when it is one.
[[nodiscard]] std::string guessProblem(const Prediction& prediction, const nlohmann::json& guess);

/// Guess and truth side by side.
struct Judgement {
  bool right = false;
  std::string misconception;  ///< its name, where it has one; empty when right
  std::string guess;          ///< as words
  std::string truth;
  std::string say;  ///< one or two sentences: what is right, or what the guess shows
};

/// `facts` are those of the scene with the guess under /prediction/guess and, of a vector, the
/// query with A moved by it under /moved.
[[nodiscard]] Judgement judged(const Prediction& prediction, const nlohmann::json& guess,
                               const Facts& facts);

/// The answer as words.
[[nodiscard]] std::string truthWords(const Prediction& prediction, const Facts& facts);

/// How close a distance of a guess is: a touch counts as parted, since numbers are drawn by hand.
inline constexpr double kGuessSlack = 1e-6;  ///< world units

}  // namespace sepax
