#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <fmt/format.h>

namespace sepax {

namespace {

std::string pairSentence(const Evidence& evidence) {
  const std::string pair =
      bodyName(evidence, evidence.a) + " and " + bodyName(evidence, evidence.b);
  const std::size_t others = evidence.bodies.size() - 2;
  if (others == 0) return fmt::format("The answer is that of {}.", pair);
  return fmt::format(
      "The answer is that of {}, one pair of {} bodies: the other {} no part in it, and none in "
      "what follows from it.",
      pair, others + 2, others == 1 ? "one takes" : fmt::format("{} take", others));
}

std::string contactSentence(const Evidence& evidence) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  if (!edges.time) return "They do not meet in this step, and no later step is looked at.";
  return fmt::format(
      "It ends at the first contact, t = {}: no momentum passes on there, and what follows in the "
      "rest of the step is not looked for, a second contact neither.",
      number(*edges.time));
}

}  // namespace

std::vector<std::string> sweepLimits(const Evidence& evidence, bool answered) {
  std::vector<std::string> sentences{
      pairSentence(evidence),
      "Each velocity is that of the whole step: nothing turns, speeds up or slows down."};
  if (answered) sentences.insert(sentences.begin() + 1, contactSentence(evidence));
  return sentences;
}

}  // namespace sepax
