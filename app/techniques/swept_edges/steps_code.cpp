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
  if (pair.path->rests) return "I₀ " + numbers(pair.path->start) + " at every t";
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

/// How the bodies stand at the start.
std::string_view startWords(const SweptEdgesEvidence& edges) {
  if (edges.crossing && edges.crossing->atStart) return "crossing: t = 0";
  switch (edges.initial) {
    case Relation::disjoint:
      break;
    case Relation::touching:
      return "touching: t = 0";
    case Relation::overlapping:
      return "overlapping: t = 0";
  }
  return "apart";
}

const char* linesLine(const EdgePairEvidence& pair) {
  if (pair.parallel)
    return pair.parallel->sameLine && pair.parallel->direction == 0
               ? "    one line all the time: the ends close along it"
               : "    parallel: the lines coincide at t = gap / closing speed";
  return pair.path && pair.path->rests
             ? "    extend both: the lines stay and meet in I₀ all the time"
             : "    extend both: the lines meet in I₀ at t = 0, I₁ at t = 1";
}

const char* endsLine(const EdgePairEvidence& pair) {
  const bool alongLine = pair.parallel && pair.parallel->sameLine && pair.parallel->direction == 0;
  return alongLine ? "    each end: t = gap to the other edge / closing speed"
                   : "    each end: t = gap to the other line / closing speed";
}

enum Row : std::size_t { startRow, pairRow, boxesRow, linesRow, endsRow, keptRow, answerRow };

std::size_t currentLine(Phase phase, bool answeredAtStart) {
  switch (phase) {
    case Phase::objects:
      return startRow;
    case Phase::boxes:
      return boxesRow;
    case Phase::start:
    case Phase::path:
      return linesRow;
    case Phase::candidates:
      return endsRow;
    case Phase::first:
      return keptRow;
    case Phase::result:
      break;
  }
  return answeredAtStart ? startRow : answerRow;
}

/// The lines of the shown pair as far as the step knows them.
void fillPair(const Evidence& evidence, const SweepProgress& progress,
              std::vector<CodeLine>& lines) {
  const EdgePairEvidence& pair = *evidence.edgePair;
  const auto reached = [&](Phase phase) { return progress.phase >= phase; };
  if (reached(Phase::start)) {
    lines[linesRow].value = pathValue(pair, reached(Phase::path));
  }
  if (const EdgeCandidate* first = firstOf(pair); first && reached(Phase::first)) {
    lines[endsRow].value = quotientText(evidence, *first, true);
  } else if (progress.phase == Phase::candidates) {
    lines[endsRow].value = quotientText(
        evidence, pair.candidates[static_cast<std::size_t>(progress.candidates - 1)], false);
  }
  if (reached(Phase::candidates))
    lines[keptRow].value = acceptedValue(evidence, progress.candidates);
}

}  // namespace

std::vector<CodeLine> sweptEdgesSteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines{
      {"if A and B meet at t = 0: return 0", "", false, {}},
      {"for each edge a of A, each edge b of B:", "", false, {}},
      {"    if the boxes of their ways are apart: next pair", "", false, {}},
      {"    extend both: the lines meet in I₀ at t = 0, I₁ at t = 1", "", false, {}},
      {"    each end: t = gap to the other line / closing speed", "", false, {}},
      {"    keep 0 ≤ t ≤ 1 with 0 ≤ u ≤ 1; the smallest t is first", "", false, {}},
      {"return the smallest t of all pairs", "", false, {}},
  };
  if (!evidence.edges) return lines;
  const SweptEdgesEvidence& edges = *evidence.edges;
  const EdgePairEvidence& pair = *evidence.edgePair;
  const bool atOnce = edges.contact == Contact::initial;
  const SweepProgress progress = sweepProgress(evidence, view.step);
  if (view.step >= 0) lines[currentLine(progress.phase, atOnce)].current = true;
  lines[startRow].value = startWords(edges);
  lines[linesRow].text = linesLine(pair);
  lines[endsRow].text = endsLine(pair);
  if (atOnce) return lines;
  if (progress.phase >= Phase::boxes) {
    lines[pairRow].value =
        "a = " + edgeName(evidence, Owner::a) + "  b = " + edgeName(evidence, Owner::b);
    lines[boxesRow].value = fmt::format("{} culled, {} to test", edges.culled, edges.tested);
  }
  if (edges.tested > 0) fillPair(evidence, progress, lines);
  if (progress.phase == Phase::result) lines[answerRow].value = exactSweepText(edges);
  return lines;
}

}  // namespace sepax
