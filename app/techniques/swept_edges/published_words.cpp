#include "app/techniques/swept_edges/published_words.h"

#include "app/figure/numbers.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <fmt/format.h>

#include <cmath>

namespace sepax {

std::string lineEquation(const DrakeLine& line) {
  if (!line.slope) return fmt::format("x = {}", number(line.intercept, 2));
  return fmt::format("y = {} x {} {}", number(*line.slope, 2),
                     std::signbit(line.intercept) ? "−" : "+",
                     number(std::fabs(line.intercept), 2));
}

std::string lineText(const DrakeLine& line) {
  return line.slope ? fmt::format("m {}, b {}", number(*line.slope, 2), number(line.intercept, 2))
                    : fmt::format("x {}", number(line.intercept, 2));
}

std::string placeText(Vec2 point, const PublishedSweptSegments& told) {
  return numbers(point) + (told.coarse ? " ± " + number(told.spacing) : "");
}

std::string quotientText(const DrakeQuotient& quotient) {
  return fmt::format("{} / {}", number(quotient.above, 2), number(quotient.below, 2));
}

std::string closingText(const PublishedSweptSegments& told) {
  if (told.outcome == DrakeOutcome::zeroOverZero) return "0 / 0";
  const std::string division = fmt::format("{} / ({} + {})", number(told.gap, 2),
                                           number(told.rateA, 2), number(told.rateB, 2));
  if (told.candidates.empty()) return division;
  return fmt::format("{} = {}", division, number(*told.candidates.front().time));
}

std::string testText(const PublishedSweptSegments& told, const DrakeCandidate& candidate) {
  const bool crossing = told.kind == DrakeCase::crossing;
  const bool accepted = candidate.verdict == DrakeVerdict::accepted;
  return fmt::format("{}, {} {}{} {}", number(candidate.toEnds[0], 2),
                     number(candidate.toEnds[1], 2), accepted ? "" : "not ", crossing ? "≤" : "<",
                     number(candidate.otherLength, 2));
}

std::string fractionText(const PublishedSweptSegments& told) {
  const DrakeCandidate& accepted = *acceptedOf(told);
  return fmt::format("{} / {} = {}", number(accepted.distance, 2), number(told.pathLength, 2),
                     number(*accepted.time));
}

std::string ratioText(const PublishedSweptSegments& told) {
  const double along = acceptedOf(told)->along;
  return fmt::format("{} / {} = {}", number(along, 2), number(told.pathSquare, 2),
                     number(along / told.pathSquare));
}

std::string orderText(const Evidence& evidence, const PublishedSweptSegments& told) {
  std::string text;
  for (const DrakeCandidate& candidate : told.candidates) {
    if (!candidate.point) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", recipeEndName(evidence, candidate),
                        number(candidate.distance, 2));
  }
  return text;
}

}  // namespace sepax
