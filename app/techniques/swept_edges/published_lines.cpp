#include "app/figure/numbers.h"
#include "app/techniques/swept_edges/published_words.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <fmt/format.h>

#include <string>

// The lines of the recipe with the values of a step.

namespace sepax {

namespace {

using RecipePhase = RecipeProgress::Phase;

std::vector<CodeLine> linesOf(std::initializer_list<const char*> texts) {
  std::vector<CodeLine> lines;
  for (const char* text : texts) lines.push_back({text, "", false, {}});
  return lines;
}

const char* placeLine(bool oneVertical) {
  return oneVertical ? "  I₀: at the start; x of the vertical line"
                     : "  I₀: x = (m₂x₂ − m₁x₁ − y₂ + y₁) / (m₂ − m₁)";
}

const char* heightLine(bool oneVertical, RecipeReading reading) {
  if (!oneVertical) return "      y = m₁ (x − x₁) + y₁";
  return reading == RecipeReading::describedIntercept ? "      y = y_P − m (x − x_P)"
                                                      : "      y = y_P + m (x − x_P)";
}

const char* testLine(RecipeReading reading) {
  return reading == RecipeReading::drawnSegment ? "  first d₀, d₁ ≤ length, drawn at t = 0"
                                                : "  first d₀, d₁ ≤ length (or squares)";
}

std::vector<CodeLine> crossingLines(bool oneVertical, RecipeReading reading) {
  return linesOf({"boxes of both bodies, motion included: apart?",
                  "each edge a of A, b of B: do their boxes meet?", "  lines y = m x + b",
                  placeLine(oneVertical), heightLine(oneVertical, reading),
                  "  I₁: the same, both moved to the end", "  paths of the 4 ends × I₀I₁",
                  "  sort by d to I₀ (or by d²)", testLine(reading),
                  "  t = distance to I₀ / length of I₀I₁", "  fix: (X − I₀)·(I₁ − I₀) / |I₁ − I₀|²",
                  "the smallest t of all pairs"});
}

std::vector<CodeLine> parallelLines() {
  return linesOf({"boxes of both bodies, motion included: apart?",
                  "each edge a of A, b of B: do their boxes meet?",
                  "  lines y = m x + b: parallel?", "  rates: velocities across the lines",
                  "  t = distance / (rate₁ + rate₂)", "  an end with d₀, d₁ < length",
                  "the smallest t of all pairs"});
}

/// How far the lines are known, and which of them the step executes.
struct Filled {
  std::vector<CodeLine> lines;
  RecipePhase phase = RecipePhase::result;

  [[nodiscard]] bool reached(RecipePhase step) const { return phase >= step; }
};

std::string slopesValue(const PublishedSweptSegments& told) {
  if (told.kind == DrakeCase::nearlyParallel) {
    return fmt::format("|m₁ − m₂| = {} < {}: nearly", number(*told.slopeDifference),
                       number(told.nearParallelSlope, 2));
  }
  return fmt::format("{} · {}", lineText(told.startLines[0]), lineText(told.startLines[1]));
}

std::string endValue(const PublishedSweptSegments& told) {
  if (!told.final) return "out of range";
  return fmt::format("{}, length {}", numbers(*told.final), number(told.pathLength, 2));
}

std::string candidateValue(const Evidence& evidence, const PublishedSweptSegments& told, int end) {
  const DrakeCandidate& candidate = *candidateOfEnd(told, end);
  const std::string name = recipeEndName(evidence, candidate);
  if (candidate.verdict == DrakeVerdict::noPath) return name + " rests: no path";
  if (candidate.verdict == DrakeVerdict::pathsParallel) return name + ": never";
  return fmt::format("{}: {}", name, numbers(*candidate.point));
}

/// The last candidate that is tested up to this step.
const DrakeCandidate* testedAt(const PublishedSweptSegments& told, const RecipeProgress& progress) {
  if (progress.phase == RecipePhase::test)
    return &told.candidates[static_cast<std::size_t>(progress.index)];
  return progress.phase > RecipePhase::test ? acceptedOf(told) : nullptr;
}

std::string testValue(const Evidence& evidence, const PublishedSweptSegments& told,
                      const RecipeProgress& progress) {
  if (const DrakeCandidate* tested = testedAt(told, progress))
    return recipeEndName(evidence, *tested) + ": " + testText(told, *tested);
  return progress.phase > RecipePhase::test ? "none" : "";
}

/// I₀ by its coordinates.
void fillStart(const PublishedSweptSegments& told, Filled& code) {
  if (!told.initial) {
    code.lines[3].value = "out of range";
    return;
  }
  const std::string known = told.coarse ? " ± " + number(told.spacing) : "";
  const std::string x = number(told.initial->x, 2) + known;
  code.lines[3].value = told.initialX ? fmt::format("{} = {}", quotientText(*told.initialX), x) : x;
  code.lines[4].value = number(told.initial->y, 2);
}

void fillCrossing(const Evidence& evidence, const PublishedSweptSegments& told,
                  const RecipeProgress& progress, Filled& code) {
  if (code.reached(RecipePhase::start)) fillStart(told, code);
  if (code.reached(RecipePhase::end)) code.lines[5].value = endValue(told);
  if (told.outcome == DrakeOutcome::zeroOverZero) {
    if (code.reached(RecipePhase::result)) code.lines[9].value = "0 / 0";
    return;
  }
  if (told.candidates.empty()) return;
  if (progress.phase == RecipePhase::candidate)
    code.lines[6].value = candidateValue(evidence, told, progress.index);
  if (code.reached(RecipePhase::sorted)) code.lines[7].value = orderText(evidence, told);
  code.lines[8].value = testValue(evidence, told, progress);
  if (code.reached(RecipePhase::time) && told.outcome == DrakeOutcome::collision) {
    code.lines[9].value = fractionText(told);
    code.lines[10].value = ratioText(told);
  }
}

void fillParallel(const Evidence& evidence, const PublishedSweptSegments& told,
                  const RecipeProgress& progress, Filled& code) {
  if (code.reached(RecipePhase::rates)) {
    const auto rate = [](double value, bool rests) {
      return number(value, 2) + (rests ? " (rests)" : "");
    };
    code.lines[3].value = fmt::format("{} and {}", rate(told.rateA, told.resting[0]),
                                      rate(told.rateB, told.resting[1]));
  }
  if (code.reached(RecipePhase::closing)) code.lines[4].value = closingText(told);
  if (!told.candidates.empty()) code.lines[5].value = testValue(evidence, told, progress);
}

std::size_t currentLine(RecipePhase phase, bool parallel) {
  switch (phase) {
    case RecipePhase::objectBoxes:
      return 0;
    case RecipePhase::edgeBoxes:
      return 1;
    case RecipePhase::slopes:
      return 2;
    case RecipePhase::start:
    case RecipePhase::rates:
      return 3;
    case RecipePhase::closing:
      return 4;
    case RecipePhase::end:
      return 5;
    case RecipePhase::candidate:
      return 6;
    case RecipePhase::sorted:
      return 7;
    case RecipePhase::test:
      return parallel ? 5 : 8;
    case RecipePhase::time:
      return 9;
    case RecipePhase::result:
      break;
  }
  return parallel ? 6 : 11;
}

}  // namespace

std::vector<CodeLine> recipeSteps(const Evidence& evidence, const ViewState& view) {
  const PublishedSweptSegments* told = knowsRecipe(evidence) ? toldPair(evidence) : nullptr;
  const bool parallel = told != nullptr && told->kind != DrakeCase::crossing;
  const RecipeReading reading =
      knowsRecipe(evidence) ? evidence.publishedSwept->reading : RecipeReading::figures;
  Filled code{parallel ? parallelLines()
                       : crossingLines(told != nullptr && told->oneVertical, reading)};
  if (!knowsRecipe(evidence)) return code.lines;
  const RecipeProgress progress = recipeProgress(evidence, view.step);
  code.phase = progress.phase;
  const PublishedSwept& swept = *evidence.publishedSwept;
  code.lines[0].value = swept.objectsMeet ? "they meet" : "apart: no pair is left";
  if (code.reached(RecipePhase::edgeBoxes)) {
    code.lines[1].value =
        fmt::format("{} left; {} × {}{}", swept.pairs.size(), toldEdge(evidence, Owner::a),
                    toldEdge(evidence, Owner::b), told == nullptr ? ": no" : "");
  }
  if (told != nullptr && code.reached(RecipePhase::slopes)) {
    code.lines[2].value = slopesValue(*told);
    parallel ? fillParallel(evidence, *told, progress, code)
             : fillCrossing(evidence, *told, progress, code);
  }
  if (code.reached(RecipePhase::result)) code.lines.back().value = publishedSweepText(evidence);
  if (view.step >= 0) code.lines[currentLine(progress.phase, parallel)].current = true;
  return code.lines;
}

}  // namespace sepax
