#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/published_crossing.h"

#include <fmt/format.h>

#include <string>

// The lines of CD.detect with the values of a step, and the words for it.

namespace sepax {

namespace {

using Phase = CrossingStep::Phase;

/// A vertex on its way to world space, of the first body or of the second.
struct Turned {
  const PublishedTurn& turn;
  std::string name;
  double cosine;
  double sine;
};

Turned turnedAt(const Evidence& evidence, const PublishedCrossing& found, int index) {
  const int first = static_cast<int>(found.turnsFirst.size());
  if (index < first)
    return {found.turnsFirst[static_cast<std::size_t>(index)],
            crossingVertexName(evidence, found, index), found.cosineFirst, found.sineFirst};
  return {found.turnsSecond[static_cast<std::size_t>(index - first)],
          crossingSideName(evidence, found, index - first), found.cosineSecond, found.sineSecond};
}

const PublishedPass& sideAt(const PublishedCrossing& found, int index) {
  return found.sides[static_cast<std::size_t>(index)];
}

/// "B1 below, B2 above: holds"
std::string firstHalfText(const Evidence& evidence, const PublishedCrossing& found,
                          const PublishedPass& side) {
  const auto lies = [](bool above) { return above ? "above" : "not above"; };
  return fmt::format("{} {}, {} {}: {}", crossingSideName(evidence, found, side.side),
                     lies(side.fromAbove), crossingSideName(evidence, found, side.next),
                     lies(side.toAbove), side.straddles ? "yes" : "no");
}

std::string secondHalfText(const PublishedCrossing& found, const PublishedPass& side) {
  return fmt::format("{} {} {}: {}", number(found.first[static_cast<std::size_t>(side.vertex)].x),
                     side.counts ? "<" : "≥", number(side.place), side.counts ? "yes" : "no");
}

std::string parityText(int count) {
  return fmt::format("{}, {}", count, count % 2 == 1 ? "odd" : "even");
}

std::string resultText(const PublishedCrossing& found) {
  if (!found.radiiOverlap) return "no hit";
  if (found.outOfRange) return "an exception: no answer";
  if (found.perVertex) return found.collided ? "hit" : "no odd count: no hit";
  return fmt::format("{}: {}", parityText(found.crossings), found.collided ? "hit" : "no hit");
}

std::vector<CodeLine> emptyLines(const PublishedCrossing& found) {
  const bool each = found.perVertex;
  return {
      {"dx = xA − xB, dy = yA − yB", "", false, {}},
      {"d = √(dx² + dy²); unless d < rA + rB: no hit", "", false, {}},
      {found.casts ? "x′ = (int)(x·cos − y·sin), y′ = (int)(…)"
                   : "x′ = x·cos − y·sin, y′ = x·sin + y·cos",
       "",
       false,
       {}},
      {each ? "for each vertex p of A: crosses = 0" : "crosses = 0; for each vertex p of A:",
       "",
       false,
       {}},
      {found.nextAsTyped ? "    for each v of B: w = B[i + 1]" : "    for each side vw of B:",
       "",
       false,
       {}},
      {"        (v.y > p.y) ≠ (w.y > p.y)", "", false, {}},
      {found.slopeAsTyped ? "        p.x < (w.x−w.x)(p.y−v.y)/(w.y−v.y) + v.x"
                          : "        p.x < (w.x−v.x)(p.y−v.y)/(w.y−v.y) + v.x",
       "",
       false,
       {}},
      {"        both: crosses += 1", "", false, {}},
      {each ? "    crosses is odd: hit" : "crosses is odd: hit", "", false, {}},
  };
}

/// "side B2"; as typed "v = B2, w = B1"
std::string sideText(const Evidence& evidence, const PublishedCrossing& found,
                     const PublishedPass& side) {
  const std::string from = crossingSideName(evidence, found, side.side);
  if (!found.nextAsTyped) return "side " + from;
  if (side.beyond) return fmt::format("v = {}, w: no index {}", from, side.next);
  return fmt::format("v = {}, w = {}", from, crossingSideName(evidence, found, side.next));
}

/// How a sentence calls it: "side B2", "the line from B2 to B1".
std::string sideWords(const Evidence& evidence, const PublishedCrossing& found,
                      const PublishedPass& side) {
  const std::string from = crossingSideName(evidence, found, side.side);
  if (!found.nextAsTyped) return "side " + from;
  return fmt::format("the line from {} to {}", from, crossingSideName(evidence, found, side.next));
}

void fillSide(const Evidence& evidence, const PublishedCrossing& found, const CrossingStep& step,
              std::vector<CodeLine>& lines) {
  const PublishedPass& side = sideAt(found, step.index);
  lines[3].value = crossingVertexName(evidence, found, side.vertex) + " = " +
                   numbers(found.first[static_cast<std::size_t>(side.vertex)]);
  lines[4].value = sideText(evidence, found, side);
  if (side.beyond) return;
  lines[5].value = firstHalfText(evidence, found, side);
  const bool decided = step.phase == Phase::secondHalf || !side.straddles;
  if (step.phase == Phase::secondHalf) lines[6].value = secondHalfText(found, side);
  if (decided) lines[7].value = fmt::format("crosses = {}", side.counter);
}

std::size_t currentLine(const PublishedCrossing& found, const CrossingStep& step) {
  switch (step.phase) {
    case Phase::legs:
      return 0;
    case Phase::radii:
      return 1;
    case Phase::turn:
      return 2;
    case Phase::firstHalf:
      return sideAt(found, step.index).beyond ? 4 : 5;
    case Phase::secondHalf:
      return sideAt(found, step.index).counts ? 7 : 6;
    case Phase::parity:
      return 8;
    case Phase::result:
      break;
  }
  return found.radiiOverlap ? 8 : 1;
}

std::string turnSentence(const PublishedCrossing& found, const Turned& turned) {
  const std::string kept =
      found.casts ? "; the casts keep " + numbers(turned.turn.kept) : std::string();
  return fmt::format(
      "Published: {} of the model, {}, is turned with cosine {} and sine {} to {}{}.", turned.name,
      numbers(turned.turn.model), number(turned.cosine), number(turned.sine),
      numbers(turned.turn.turned), kept);
}

std::string sideSentence(const Evidence& evidence, const PublishedCrossing& found,
                         const CrossingStep& step) {
  const PublishedPass& side = sideAt(found, step.index);
  const std::string who = crossingVertexName(evidence, found, side.vertex);
  if (side.beyond)
    return fmt::format(
        "Published: with {} the index of the next corner is {}, and the list ends at {}: an "
        "exception.",
        who, side.next, found.second.size() - 1);
  const std::string name = sideWords(evidence, found, side);
  if (step.phase == Phase::firstHalf) {
    if (side.straddles)
      return fmt::format(
          "Published: {} has one end above {} and one not: the first half of "
          "the condition holds.",
          name, who);
    return fmt::format("Published: {} has {} above {}: no crossing.", name,
                       side.fromAbove ? "both ends" : "no end", who);
  }
  const std::string slope = found.slopeAsTyped ? " taken for vertical" : "";
  return fmt::format("Published: at the height of {} {}{} is at x = {}, {}; the counter is {}.",
                     who, name, slope, number(side.place),
                     side.counts ? "to its right: one crossing" : "not to its right: no crossing",
                     side.counter);
}

/// What stands behind "As published · " in the badge of a step.
std::string stepBadge(const Evidence& evidence, const PublishedCrossing& found,
                      const CrossingStep& step) {
  switch (step.phase) {
    case Phase::legs:
      return "virtual triangle";
    case Phase::radii:
      return found.radiiOverlap ? "radii overlap" : "radii apart";
    case Phase::turn:
      return "turn " + turnedAt(evidence, found, step.index).name;
    case Phase::firstHalf:
    case Phase::secondHalf: {
      const PublishedPass& side = sideAt(found, step.index);
      if (side.beyond)
        return fmt::format("{} · no index {}", crossingVertexName(evidence, found, side.vertex),
                           side.next);
      return fmt::format("{} and side {}", crossingVertexName(evidence, found, side.vertex),
                         crossingSideName(evidence, found, side.side));
    }
    case Phase::parity:
      return fmt::format("{} · {}", crossingVertexName(evidence, found, step.index),
                         parityText(found.vertexCrossings[static_cast<std::size_t>(step.index)]));
    case Phase::result:
      break;
  }
  return {};
}

std::string stepSentence(const Evidence& evidence, const PublishedCrossing& found,
                         const CrossingStep& step) {
  switch (step.phase) {
    case Phase::legs:
      return fmt::format(
          "Published: the legs of the virtual triangle between the locations are {} and {}.",
          number(found.legs.x), number(found.legs.y));
    case Phase::radii:
      return fmt::format("Published: the distance {}: {}.", crossingRadiiText(found),
                         found.radiiOverlap ? "only now are the vertices turned"
                                            : "no hit, and no vertex is turned");
    case Phase::turn:
      return turnSentence(found, turnedAt(evidence, found, step.index));
    case Phase::firstHalf:
    case Phase::secondHalf:
      return sideSentence(evidence, found, step);
    case Phase::parity:
      return fmt::format("With the counter reset, {} has {}.",
                         crossingVertexName(evidence, found, step.index),
                         parityText(found.vertexCrossings[static_cast<std::size_t>(step.index)]));
    case Phase::result:
      break;
  }
  return {};
}

Verdict stepVerdict(const Evidence& evidence, const PublishedCrossing& found,
                    const CrossingStep& step) {
  return {"As published · " + stepBadge(evidence, found, step), Role::other,
          stepSentence(evidence, found, step)};
}

}  // namespace

std::vector<CodeLine> crossingLines(const Evidence& evidence, const PublishedCrossing& found,
                                    const ViewState& view) {
  std::vector<CodeLine> lines = emptyLines(found);
  const CrossingStep step = crossingStepAt(found, view.step);
  lines[0].value = fmt::format("dx = {}, dy = {}", number(found.legs.x), number(found.legs.y));
  if (step.phase >= Phase::radii)
    lines[1].value = fmt::format("{} {} {}", number(found.distance), found.radiiOverlap ? "<" : "≥",
                                 number(found.reach));
  if (step.phase == Phase::turn) {
    const Turned turned = turnedAt(evidence, found, step.index);
    lines[2].value = fmt::format("{}: {}", turned.name, numbers(turned.turn.turned));
    if (found.casts) lines[2].value += " → " + numbers(turned.turn.kept);
  }
  if (step.phase == Phase::firstHalf || step.phase == Phase::secondHalf)
    fillSide(evidence, found, step, lines);
  if (step.phase == Phase::parity) {
    lines[3].value = crossingVertexName(evidence, found, step.index);
    lines[8].value = parityText(found.vertexCrossings[static_cast<std::size_t>(step.index)]);
  }
  if (step.phase == Phase::result) lines[8].value = resultText(found);
  if (view.step >= 0) lines[currentLine(found, step)].current = true;
  return lines;
}

Verdict crossingVerdict(const Evidence& evidence, const PublishedCrossing& found,
                        const ViewState& view) {
  const CrossingStep step = crossingStepAt(found, view.step);
  return step.phase == Phase::result ? crossingResult(evidence, found)
                                     : stepVerdict(evidence, found, step);
}

}  // namespace sepax
