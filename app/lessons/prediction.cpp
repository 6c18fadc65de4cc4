#include "app/lessons/prediction.h"

#include "app/figure/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace sepax {

namespace {

using ParsedJson = nlohmann::json;

constexpr std::array<std::string_view, 7> kKindNames{"verdict", "axis",   "vector", "time",
                                                     "point",   "pixels", "number"};

bool isPoint(const ParsedJson& value) {
  return value.is_array() && value.size() == 2 && value[0].is_number() && value[1].is_number();
}

Vec2 pointOf(const ParsedJson& value) { return {value[0].get<double>(), value[1].get<double>()}; }

bool isAxis(const ParsedJson& value) {
  return value.is_object() && value.contains("body") && value["body"].is_string() &&
         value.contains("edge") && value["edge"].is_number_integer();
}

bool sameAxis(const ParsedJson& one, const ParsedJson& other) {
  return isAxis(one) && isAxis(other) && one["body"] == other["body"] &&
         one["edge"] == other["edge"];
}

/// The pixels of one list that the other has not.
int missingFrom(const ParsedJson& list, const ParsedJson& other) {
  return static_cast<int>(std::ranges::count_if(list, [&](const ParsedJson& pixel) {
    return std::ranges::find(other, pixel) == other.end();
  }));
}

bool isRight(const Prediction& prediction, const ParsedJson& guess, const ParsedJson& truth) {
  switch (prediction.kind) {
    case PredictionKind::axis:
      return sameAxis(guess, truth);
    case PredictionKind::vector:
    case PredictionKind::point:
      return isPoint(truth) && distance(pointOf(guess), pointOf(truth)) <= prediction.tolerance;
    case PredictionKind::time:
      return truth.is_number() &&
             std::fabs(guess.get<double>() - truth.get<double>()) <= prediction.tolerance;
    case PredictionKind::pixels:
      return truth.is_array() && missingFrom(guess, truth) == 0 && missingFrom(truth, guess) == 0;
    case PredictionKind::verdict:
    case PredictionKind::number:
      break;
  }
  return guess == truth;
}

/// Of a vector that is to part A from B.
std::string vectorMistake(const ParsedJson& guess, const ParsedJson& truth, const Facts& facts) {
  if (!isPoint(truth)) return {};
  const Vec2 way = pointOf(guess);
  const Vec2 best = pointOf(truth);
  const double along = length(way) * length(best);
  const ParsedJson* relation = valueAt(facts, "/moved/sat/relation");
  const ParsedJson* depth = valueAt(facts, "/moved/sat/depth");
  if (relation == nullptr || !relation->is_string()) return {};
  const bool parted = *relation != "overlapping" || (depth != nullptr && depth->is_number() &&
                                                     depth->get<double>() < kGuessSlack);
  if (parted) return "separates but longer";
  if (along > 0 && dot(way, best) < -0.8 * along) return "opposite";
  return along > 0 && dot(way, best) > 0.95 * along ? "right way, too short" : "does not separate";
}

std::string mistakeOf(const Prediction& prediction, const ParsedJson& guess,
                      const ParsedJson& truth, const Facts& facts) {
  switch (prediction.kind) {
    case PredictionKind::axis:
      return isAxis(truth) && guess["body"] != truth["body"] ? "the other body" : "another edge";
    case PredictionKind::vector:
      return vectorMistake(guess, truth, facts);
    case PredictionKind::time:
      if (!truth.is_number()) return "never";
      return guess.get<double>() < truth.get<double>() ? "too early" : "too late";
    case PredictionKind::point:
      return "elsewhere";
    case PredictionKind::pixels: {
      const bool missing = truth.is_array() && missingFrom(truth, guess) > 0;
      const bool extra = truth.is_array() && missingFrom(guess, truth) > 0;
      return missing && extra ? "others" : missing ? "missing" : "extra";
    }
    case PredictionKind::number:
      if (!truth.is_number()) return {};
      return guess.get<double>() < truth.get<double>() ? "too few" : "too many";
    case PredictionKind::verdict:
      break;
  }
  return {};
}

std::string choiceWords(const Prediction& prediction, const ParsedJson& value) {
  const auto found = std::ranges::find(prediction.choices, value, &PredictionChoice::value);
  return found == prediction.choices.end() ? factWords(value) : found->say;
}

std::string guessWords(const Prediction& prediction, const ParsedJson& value) {
  if (value.is_null()) return "none";
  switch (prediction.kind) {
    case PredictionKind::verdict:
      return choiceWords(prediction, value);
    case PredictionKind::pixels:
      return counted(value.size(), "pixel");
    case PredictionKind::time:
      return value.is_number() ? "t = " + number(value.get<double>(), 2) : factWords(value);
    default:
      return factWords(value);
  }
}

/// Where a mistake has no words of its own.
std::string plainWords(const Prediction& prediction, const std::string& mistake,
                       const ParsedJson& guess, const ParsedJson& truth) {
  if (mistake == "separates but longer")
    return fmt::format("That parts them, and it is {} long; {} is enough.",
                       number(length(pointOf(guess)), 2), number(length(pointOf(truth)), 2));
  if (mistake == "opposite") return "That is the way further in: they would still overlap longer.";
  if (mistake == "right way, too short")
    return "The direction is right, and after so short a push they still overlap.";
  if (mistake == "does not separate") return "After that push they still overlap.";
  if (prediction.kind == PredictionKind::pixels && truth.is_array())
    return fmt::format("{} of yours {} not of the answer, and {} of the answer {} missing.",
                       missingFrom(guess, truth), oneOrMany(missingFrom(guess, truth), "is", "are"),
                       missingFrom(truth, guess),
                       oneOrMany(missingFrom(truth, guess), "is", "are"));
  if (prediction.kind == PredictionKind::time && truth.is_number())
    return fmt::format("{} by {}.", mistake == "too early" ? "Too early" : "Too late",
                       number(std::fabs(guess.get<double>() - truth.get<double>()), 2));
  return fmt::format("You said {}; it is {}.", guessWords(prediction, guess),
                     guessWords(prediction, truth));
}

}  // namespace

std::string_view nameOf(PredictionKind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }

std::optional<PredictionKind> predictionKindNamed(std::string_view name) {
  const auto found = std::ranges::find(kKindNames, name);
  if (found == kKindNames.end()) return std::nullopt;
  return static_cast<PredictionKind>(found - kKindNames.begin());
}

std::string predictionKindNames() { return fmt::format("{}", fmt::join(kKindNames, ", ")); }

std::vector<std::string_view> misconceptionsOf(PredictionKind kind) {
  switch (kind) {
    case PredictionKind::axis:
      return {"the other body", "another edge"};
    case PredictionKind::vector:
      return {"opposite", "separates but longer", "right way, too short", "does not separate"};
    case PredictionKind::time:
      return {"too early", "too late", "never"};
    case PredictionKind::point:
      return {"elsewhere"};
    case PredictionKind::pixels:
      return {"missing", "extra", "others"};
    case PredictionKind::number:
      return {"too few", "too many"};
    case PredictionKind::verdict:
      break;
  }
  return {};
}

std::string guessProblem(const Prediction& prediction, const ParsedJson& guess) {
  switch (prediction.kind) {
    case PredictionKind::verdict: {
      const bool known = std::ranges::any_of(
          prediction.choices,
          [&](const PredictionChoice& choice) { return choice.value == guess; });
      return known ? "" : guess.dump() + " is none of the choices";
    }
    case PredictionKind::axis:
      return isAxis(guess) ? "" : "an axis is guessed as {\"body\": \"B\", \"edge\": 3}";
    case PredictionKind::vector:
    case PredictionKind::point:
      return isPoint(guess) ? "" : "a place is guessed as [x, y]";
    case PredictionKind::time:
      return guess.is_number() ? "" : "a time is guessed as a number of steps";
    case PredictionKind::number:
      return guess.is_number_integer() ? "" : "a count is guessed as a whole number";
    case PredictionKind::pixels:
      break;
  }
  const bool pixels = guess.is_array() && std::ranges::all_of(guess, isPoint);
  return pixels ? "" : "pixels are guessed as [[x, y], …]";
}

std::string truthWords(const Prediction& prediction, const Facts& facts) {
  const ParsedJson* found = valueAt(facts, prediction.of);
  return found == nullptr ? "none" : guessWords(prediction, *found);
}

Judgement judged(const Prediction& prediction, const ParsedJson& guess, const Facts& facts) {
  const ParsedJson* found = valueAt(facts, prediction.of);
  const ParsedJson truth = found == nullptr ? ParsedJson(nullptr) : *found;
  Judgement judgement{.right = isRight(prediction, guess, truth),
                      .misconception = {},
                      .guess = guessWords(prediction, guess),
                      .truth = guessWords(prediction, truth),
                      .say = {}};
  if (judgement.right) {
    judgement.say = prediction.right.empty() ? "Right." : prediction.right;
    return judgement;
  }
  judgement.misconception = mistakeOf(prediction, guess, truth, facts);
  const auto fits = [&](const Feedback& feedback) {
    return feedback.when.empty() ? holdAll(feedback.conditions, facts)
                                 : feedback.when == judgement.misconception;
  };
  const auto own = std::ranges::find_if(prediction.feedback, fits);
  judgement.say = own != prediction.feedback.end()
                      ? own->say
                      : plainWords(prediction, judgement.misconception, guess, truth);
  return judgement;
}

}  // namespace sepax
