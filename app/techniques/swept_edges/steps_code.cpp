#include "app/figure/numbers.h"
#include "app/techniques/swept_edges/steps_words.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <fmt/format.h>

#include <string>

// The lines of the algorithm with the values of a step.

namespace sepax {
namespace {

using Phase = SweepProgress::Phase;

std::string pathValue(const EdgePairEvidence& pair, bool whole) {
  if (pair.parallel) return whole ? closingText(*pair.parallel) : "parallel";
  if (!pair.path) return "out of range";
  return whole ? fmt::format("I₀ {} → I₁ {}", numbers(pair.path->start), numbers(pair.path->end))
               : "I₀ " + numbers(pair.path->start);
}

std::string acceptedValue(const Evidence& evidence, int known) {
  std::string text;
  for (int i = 0; i < known; ++i) {
    const auto& candidate = evidence.edgePair->candidates[static_cast<std::size_t>(i)];
    if (candidate.fate != CandidateFate::accepted) continue;
    text += (text.empty() ? "" : ", ") +
            fmt::format("{} at {}", endName(evidence, candidate), number(*candidate.time));
  }
  return text.empty() ? "none" : text;
}

std::size_t currentLine(Phase phase) {
  switch (phase) {
    case Phase::objects:
      return 0;
    case Phase::boxes:
      return 1;
    case Phase::start:
    case Phase::path:
      return 2;
    case Phase::candidates:
      return 3;
    case Phase::first:
      return 4;
    case Phase::result:
      break;
  }
  return 5;
}

}  // namespace

std::vector<CodeLine> sweptEdgesSteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines{
      {"for each edge a of A, each edge b of B:", "", false, {}},
      {"    if their swept boxes are apart: next pair", "", false, {}},
      {"    extend both: the lines meet in I₀ at t = 0, I₁ at t = 1", "", false, {}},
      {"    each of the 4 ends crosses I₀I₁ at t, u along the other", "", false, {}},
      {"    keep 0 ≤ t ≤ 1 with 0 ≤ u ≤ 1; the smallest t is first", "", false, {}},
      {"return the smallest t of all pairs", "", false, {}},
  };
  if (!evidence.edges) return lines;
  const SweptEdgesEvidence& edges = *evidence.edges;
  const EdgePairEvidence& pair = *evidence.edgePair;
  if (pair.parallel) {
    lines[2].text = "    parallel: the lines coincide at t = gap / closing speed";
    lines[3].text = "    each of the 4 ends comes to a place u on the other edge";
  }
  const SweepProgress progress = sweepProgress(view.step);
  const auto reached = [&](Phase phase) { return progress.phase >= phase; };
  lines[0].value = "a = " + edgeName(evidence, Owner::a) + "  b = " + edgeName(evidence, Owner::b);
  if (reached(Phase::boxes))
    lines[1].value = fmt::format("{} culled, {} tested", edges.culled, edges.tested);
  if (reached(Phase::start)) lines[2].value = pathValue(pair, reached(Phase::path));
  if (const EdgeCandidate* first = firstOf(pair); first && reached(Phase::first)) {
    lines[3].value = candidateText(evidence, *first, true);
  } else if (progress.phase == Phase::candidates) {
    lines[3].value = candidateText(
        evidence, pair.candidates[static_cast<std::size_t>(progress.candidates - 1)], false);
  }
  if (reached(Phase::candidates)) lines[4].value = acceptedValue(evidence, progress.candidates);
  if (reached(Phase::result)) lines[5].value = exactSweepText(edges);
  if (view.step >= 0) lines[currentLine(progress.phase)].current = true;
  return lines;
}

}  // namespace sepax
