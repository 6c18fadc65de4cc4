#include "app/figure/numbers.h"
#include "app/techniques/contract/no_answer.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

using Phase = SweepProgress::Phase;
constexpr int kSteps = 9;

std::string edgeName(const Evidence& evidence, Owner owner) {
  const EdgePairEvidence& pair = *evidence.edgePair;
  return nameOf(evidence, {owner, owner == Owner::a ? pair.edgeA : pair.edgeB});
}

std::string pairName(const Evidence& evidence) {
  return edgeName(evidence, Owner::a) + " × " + edgeName(evidence, Owner::b);
}

/// The edge that a candidate may meet.
std::string otherEdge(const Evidence& evidence, const EdgeCandidate& candidate) {
  return edgeName(evidence, candidate.owner == Owner::a ? Owner::b : Owner::a);
}

const EdgeCandidate* firstOf(const EdgePairEvidence& pair) {
  const auto found = std::find_if(pair.candidates.begin(), pair.candidates.end(),
                                  [](const EdgeCandidate& candidate) { return candidate.first; });
  return found == pair.candidates.end() ? nullptr : &*found;
}

std::string candidateText(const Evidence& evidence, const EdgeCandidate& candidate, bool compared) {
  if (!candidate.time) return endName(evidence, candidate) + ": " + fateText(candidate, compared);
  return fmt::format("{}: t = {}, u = {} on {}: {}", endName(evidence, candidate),
                     number(*candidate.time), number(candidate.place.value_or(0), 2),
                     otherEdge(evidence, candidate), fateText(candidate, compared));
}

std::string closingText(const ParallelClosing& closing) {
  const std::string speeds =
      fmt::format("gap {}, closing speed {}", number(closing.gap), number(closing.speed));
  return closing.time ? fmt::format("{}: t = {}", speeds, number(*closing.time))
                      : speeds + (closing.direction != 0 ? ": far away"
                                  : closing.sameLine     ? ": one line all the time"
                                                         : ": never");
}

// The answer.

Verdict contactVerdict(const Evidence& evidence) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const std::string time = number(*edges.time);
  const std::string a = bodyName(evidence, evidence.a);
  const std::string b = bodyName(evidence, evidence.b);
  const EdgeCandidate* first = edges.pair ? firstOf(*edges.pair) : nullptr;
  const std::string where =
      first ? fmt::format("corner {} meets edge {}", endName(evidence, *first),
                          nameOf(evidence, first->owner == Owner::a
                                               ? AxisName{Owner::b, edges.pair->edgeB}
                                               : AxisName{Owner::a, edges.pair->edgeA}))
            : "the edges meet";
  const std::string counted = fmt::format("Of {} pairs of edges the swept boxes leave {}",
                                          edges.tested + edges.culled, edges.tested);
  if (edges.pair && edges.pair->alongPiece) {
    const std::string meeting =
        fmt::format("edge {} meets edge {}", nameOf(evidence, {Owner::a, edges.pair->edgeA}),
                    nameOf(evidence, {Owner::b, edges.pair->edgeB}));
    const bool enters = edges.contact == Contact::entering;
    return {fmt::format("{} at t = {} · {}", enters ? "Hit" : "Grazes", time, meeting),
            enters ? Role::result : Role::gap,
            fmt::format("{}; the first to meet are parallel: their lines coincide at t = {}, where "
                        "{} along a piece of both.",
                        counted, time, meeting)};
  }
  if (edges.contact == Contact::grazing) {
    return {fmt::format("Grazes at t = {} · {}", time, where), Role::gap,
            fmt::format("{}; the first contact is at t = {}, where {}, but the interiors of {} and "
                        "{} never meet in this step.",
                        counted, time, where, a, b)};
  }
  return {fmt::format("Hit at t = {} · {}", time, where), Role::result,
          fmt::format("{}; their candidates lie where the path of an end crosses the path of the "
                      "meeting point, and the earliest accepted one is at t = {}: {}.",
                      counted, time, where)};
}

/// What becomes of polygons that touch at the start.
std::string afterTouching(const SweptEdgesEvidence& edges) {
  if (!edges.overlapTime) return "; the motion does not push them together";
  if (edges.overlapsAtOnce) return " and move into each other";
  return "; their interiors meet from t = " + number(*edges.overlapTime);
}

Verdict resultVerdict(const Evidence& evidence) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const std::string a = bodyName(evidence, evidence.a);
  const std::string b = bodyName(evidence, evidence.b);
  if (edges.contact == Contact::none) {
    return {"No collision in this step", Role::gap,
            edges.tested == 0
                ? fmt::format("The swept boxes of no edge of {} and edge of {} meet: nothing has "
                              "to be computed.",
                              a, b)
                : fmt::format("{} of {} pairs of edges pass the swept boxes; none of their "
                              "candidates lies on the other edge with 0 ≤ t ≤ 1.",
                              edges.tested, edges.tested + edges.culled)};
  }
  if (edges.contact != Contact::initial) return contactVerdict(evidence);
  if (edges.initial == Relation::touching) {
    return {"Touching at the start", Role::gap,
            fmt::format("{} and {} touch at t = 0{}.", a, b, afterTouching(edges))};
  }
  return {"Overlapping at the start", Role::result,
          fmt::format("{} and {} overlap at t = 0: the sweep of edges only finds contacts that "
                      "begin later.",
                      a, b)};
}

// The steps.

std::string pathSentence(const Evidence& evidence, bool whole) {
  const EdgePairEvidence& pair = *evidence.edgePair;
  if (pair.parallel) {
    return whole ? fmt::format("Parallel edges have no meeting point; one dimension is left: {}.",
                               closingText(*pair.parallel))
                 : fmt::format("{} and {} are parallel: their lines never cross, they only close.",
                               edgeName(evidence, Owner::a), edgeName(evidence, Owner::b));
  }
  if (!pair.path)
    return "The lines are so nearly parallel that their meeting point is out of range.";
  if (pair.path->rests) {
    return fmt::format("Both lines stay where they are: they meet in {} all through the step.",
                       numbers(pair.path->start));
  }
  return whole ? fmt::format(
                     "At the end of the step they meet in {}; on the way the meeting point "
                     "travels along a straight line.",
                     numbers(pair.path->end))
               : fmt::format("Extended to lines, {} and {} meet in {} at t = 0.",
                             edgeName(evidence, Owner::a), edgeName(evidence, Owner::b),
                             numbers(pair.path->start));
}

Verdict stepVerdict(const Evidence& evidence, const SweepProgress& progress) {
  const SweptEdgesEvidence& edges = *evidence.edges;
  const EdgePairEvidence& pair = *evidence.edgePair;
  const std::string badge = "Pair " + pairName(evidence);
  switch (progress.phase) {
    case Phase::boxes:
      return {fmt::format("{} of {} pairs culled", edges.culled, edges.tested + edges.culled),
              Role::accent,
              fmt::format("Boxes that hold an edge all through the step cull {} of {} pairs; {} "
                          "are left to test.",
                          edges.culled, edges.tested + edges.culled, edges.tested)};
    case Phase::start:
      return {badge, Role::path, pathSentence(evidence, false)};
    case Phase::path:
      return {badge, Role::path, pathSentence(evidence, true)};
    case Phase::candidates: {
      const auto& candidate = pair.candidates[static_cast<std::size_t>(progress.candidates - 1)];
      return {fmt::format("{} · candidate {} of 4", badge, progress.candidates),
              candidate.fate == CandidateFate::accepted ? Role::result : Role::accent,
              "Candidate " + candidateText(evidence, candidate, false) + "."};
    }
    case Phase::first:
      return pair.time
                 ? Verdict{fmt::format("{} · meet at t = {}", badge, number(*pair.time)),
                           Role::result,
                           fmt::format("The earliest accepted candidate is the first contact of "
                                       "{} and {}: t = {}.",
                                       edgeName(evidence, Owner::a), edgeName(evidence, Owner::b),
                                       number(*pair.time))}
                 : Verdict{badge + " · do not meet", Role::gap,
                           "No candidate is accepted: these two edges do not meet in this step."};
    case Phase::result:
      break;
  }
  return resultVerdict(evidence);
}

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

SweepProgress sweepProgress(int step) {
  if (step < 0 || step >= kSteps - 1) return {};
  if (step < 3) return {static_cast<Phase>(step), 0};
  if (step < 7) return {Phase::candidates, step - 2};
  return {Phase::first, 4};
}

std::string endName(const Evidence& evidence, const EdgeCandidate& candidate) {
  return nameOf(evidence, {candidate.owner, candidate.vertex});
}

std::string fateText(const EdgeCandidate& candidate, bool compared) {
  switch (candidate.fate) {
    case CandidateFate::accepted:
      if (!compared) return "on the edge";
      return candidate.first ? "first contact" : "on the edge, later";
    case CandidateFate::beforeStart:
      return "too early, t < 0";
    case CandidateFate::afterEnd:
      return "too late, t > 1";
    case CandidateFate::offEdge:
      return candidate.beyond < 0 ? "off the edge, u < 0" : "off the edge, u > 1";
    case CandidateFate::never:
      return "keeps its distance";
    case CandidateFate::atRest:
      return "no relative motion";
  }
  return {};
}

std::string exactSweepText(const SweptEdgesEvidence& edges) {
  return contactWords(edges.contact, edges.time, edges.initial);
}

int sweptEdgesStepCount(const Evidence& evidence) { return evidence.edges ? kSteps : 0; }

Verdict sweptEdgesVerdict(const Evidence& evidence, const ViewState& view) {
  if (!evidence.edges) {
    return noAnswer(evidence, "edges", "The sweep of edges needs two simple polygons");
  }
  const SweepProgress progress = sweepProgress(view.step);
  return progress.phase == Phase::result ? resultVerdict(evidence)
                                         : stepVerdict(evidence, progress);
}

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
