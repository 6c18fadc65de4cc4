#include "app/lessons/read_parts.h"
#include "app/scene/json_fields.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

/// "sat.mtv" as the pointer "/sat/mtv"; a pointer stays one.
std::string pointerOf(std::string words) {
  if (words.starts_with('/')) return words;
  std::ranges::replace(words, '.', '/');
  return "/" + words;
}

PredictionChoice readChoice(const JsonCursor& object) {
  if (!object.isObjectOf({"value", "say"})) return {};
  return {object.member("value").value(), readWords(object, "say")};
}

/// What a verdict may be that names no choices.
std::vector<PredictionChoice> yesAndNo() { return {{true, "Yes"}, {false, "No"}}; }

Feedback readFeedback(const JsonCursor& object, const Prediction& prediction) {
  if (!object.isObjectOf({"when", "guess", "say"})) return {};
  Feedback feedback;
  const JsonCursor when = object.member("when");
  if (when.isText()) {
    feedback.when = when.text();
    const std::vector<std::string_view> known = misconceptionsOf(prediction.kind);
    if (std::ranges::find(known, feedback.when) == known.end())
      when.fail(known.empty()
                    ? fmt::format("a {} has no mistakes with a name; write a condition such as "
                                  "{{ \"at\": \"/prediction/guess\", \"is\": false }}",
                                  nameOf(prediction.kind))
                    : fmt::format("{} is no mistake of a {}; known: {}", inQuotes(feedback.when),
                                  nameOf(prediction.kind), fmt::join(known, ", ")));
  } else if (!object.failed()) {
    feedback.conditions = readConditions(object, "when");
  }
  if (object.has("guess")) {
    const JsonCursor guess = object.member("guess");
    feedback.guess = guess.value();
    const std::string problem = guessProblem(prediction, feedback.guess);
    if (!problem.empty()) guess.fail(problem);
  }
  feedback.say = readWords(object, "say");
  return feedback;
}

}  // namespace

Prediction readPrediction(const JsonCursor& object) {
  Prediction prediction;
  if (!object.isObjectOf({"kind", "of", "ask", "tolerance", "choices", "feedback", "right"}))
    return prediction;
  const JsonCursor kind = object.member("kind");
  const std::string name = readWords(object, "kind");
  if (const auto known = predictionKindNamed(name))
    prediction.kind = *known;
  else
    kind.fail(inQuotes(name) + " is no kind of prediction; known: " + predictionKindNames());
  prediction.of = pointerOf(readWords(object, "of"));
  prediction.ask = readWords(object, "ask");
  prediction.tolerance = numberOr(object, "tolerance", 0);
  if (prediction.tolerance < 0) object.member("tolerance").fail("is below zero");
  prediction.choices = readList(object, "choices", readChoice);
  if (prediction.kind == PredictionKind::verdict && prediction.choices.empty())
    prediction.choices = yesAndNo();
  prediction.right = textOr(object, "right", "");
  prediction.feedback = readList(
      object, "feedback", [&](const JsonCursor& entry) { return readFeedback(entry, prediction); });
  return prediction;
}

}  // namespace sepax
