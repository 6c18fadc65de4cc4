#include "app/figure/numbers.h"
#include "app/techniques/inside/published_crossing.h"

#include <fmt/format.h>

#include <string>

// The sentences for the steps of CD.detect.

namespace sepax {

namespace {

using Phase = CrossingStep::Phase;

const PublishedPass& toldPass(const PublishedCrossing& found, int index) {
  return found.sides[static_cast<std::size_t>(index)];
}

const PublishedTurn& turnAt(const std::vector<PublishedTurn>& turns, int index) {
  return turns[static_cast<std::size_t>(index)];
}

/// "(2, 0), is turned to (1, 1); the casts keep (1, 1); in the world (3, 4)"
std::string turnText(const PublishedCrossing& found, const PublishedTurn& turn) {
  const std::string lost =
      turn.given == turn.model
          ? " is"
          : fmt::format(
                " becomes {} with the place added in floats, and {} with it taken off again; it is",
                farNumbers(turn.added), numbers(turn.model));
  const std::string kept =
      found.casts ? fmt::format("; the casts keep {}", numbers(turn.kept)) : "";
  return fmt::format("{},{} turned to {}{}; in the world {}", numbers(turn.given), lost,
                     numbers(turn.turned), kept, farNumbers(turn.world));
}

std::string anglesSentence(const PublishedCrossing& found) {
  return fmt::format(
      "Published: the angles {}° and {}° are {} and {} in radians; their cosine and sine, once for "
      "all vertices: {} and {}, {} and {}.",
      number(found.facingFirst, 2), number(found.facingSecond, 2),
      number(radiansOf(found.facingFirst)), number(radiansOf(found.facingSecond)),
      number(found.cosineFirst), number(found.sineFirst), number(found.cosineSecond),
      number(found.sineSecond));
}

std::string cornersSentence(const Evidence& evidence, const PublishedCrossing& found,
                            const PublishedPass& pass) {
  const std::string who = crossingVertexName(evidence, found, pass.vertex);
  if (pass.beyond)
    return fmt::format(
        "Published: with {} the index of the next corner is {}, and the list ends at {}: an "
        "exception.",
        who, pass.next, found.second.size() - 1);
  const auto corner = [&](int index) {
    const PublishedTurn& turn = turnAt(found.turnsSecond, index);
    const std::string given = numbers(turn.given);
    const std::string model = numbers(turn.model);
    const std::string lost =  // digits that are not shown say nothing
        given == model ? "" : fmt::format(" ({} of the model is left as {})", given, model);
    return fmt::format("{} at {}{}", crossingSideName(evidence, found, index),
                       farNumbers(turn.world), lost);
  };
  return fmt::format(
      "Published: for {} both ends of the side are turned anew, {} and {}: {} so far.", who,
      corner(pass.side), corner(pass.next),
      counted(pass.turned, "vertex turned", "vertices turned"));
}

/// How a sentence calls it: "side B2", "the line from B2 to B1".
std::string passWords(const Evidence& evidence, const PublishedCrossing& found,
                      const PublishedPass& pass) {
  const std::string from = crossingSideName(evidence, found, pass.side);
  if (!found.nextAsTyped) return "side " + from;
  return fmt::format("the line from {} to {}", from, crossingSideName(evidence, found, pass.next));
}

std::string firstHalfSentence(const Evidence& evidence, const PublishedCrossing& found,
                              const PublishedPass& pass) {
  const std::string who = crossingVertexName(evidence, found, pass.vertex);
  const std::string name = passWords(evidence, found, pass);
  if (pass.straddles)
    return fmt::format(
        "Published: {} has one end above {} and one not: the first half of the condition holds.",
        name, who);
  return fmt::format("Published: {} has {} above {}: no crossing.", name,
                     pass.fromAbove ? "both ends" : "no end", who);
}

/// Where the quotient is rounded to the wrong side: what the exact sign says.
std::string exactSideText(const Evidence& evidence, const PublishedCrossing& found,
                          const PublishedPass& pass) {
  if (!found.doubles || pass.counts == pass.isLeft) return {};
  const std::string p = crossingVertexName(evidence, found, pass.vertex);
  const std::string v = crossingSideName(evidence, found, pass.side);
  return fmt::format(" The sign of ({} − {}) × ({} − {}) is {}: exactly it is {}to its right.",
                     crossingSideName(evidence, found, pass.next), v, p, v,
                     pass.turn > 0   ? "+"
                     : pass.turn < 0 ? "−"
                                     : "0",
                     pass.isLeft ? "" : "not ");
}

std::string secondHalfSentence(const Evidence& evidence, const PublishedCrossing& found,
                               const PublishedPass& pass) {
  const std::string slope = found.slopeAsTyped ? " taken for vertical" : "";
  const double x = found.first[static_cast<std::size_t>(pass.vertex)].x;
  const auto [own, place] = decidingNumbers(found, pass);
  const std::string at = own == farNumber(x) ? std::string() : fmt::format(", itself at {},", own);
  return fmt::format("Published: at the height of {}{} {}{} is at x = {}, {}; the counter is {}.{}",
                     crossingVertexName(evidence, found, pass.vertex), at,
                     passWords(evidence, found, pass), slope, place,
                     pass.counts ? "to its right: one crossing" : "not to its right: no crossing",
                     pass.counter, exactSideText(evidence, found, pass));
}

std::string passBadge(const Evidence& evidence, const PublishedCrossing& found,
                      const PublishedPass& pass) {
  const std::string who = crossingVertexName(evidence, found, pass.vertex);
  if (pass.beyond) return fmt::format("{} · no index {}", who, pass.next);
  return fmt::format("{} and side {}", who, crossingSideName(evidence, found, pass.side));
}

/// The badge of a step.
std::string stepBadge(const Evidence& evidence, const PublishedCrossing& found,
                      const CrossingStep& step) {
  switch (step.phase) {
    case Phase::legs:
      return "virtual triangle";
    case Phase::radii:
      return found.radiiOverlap ? "radii overlap" : "radii apart";
    case Phase::angles:
      return "sine and cosine";
    case Phase::turn:
      return "turn " + crossingVertexName(evidence, found, step.index);
    case Phase::corners:
    case Phase::firstHalf:
    case Phase::secondHalf:
      return passBadge(evidence, found, toldPass(found, step.index));
    case Phase::parity:
      return fmt::format(
          "{} · {}", crossingVertexName(evidence, found, step.index),
          crossingParityText(found.vertexCrossings[static_cast<std::size_t>(step.index)]));
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
    case Phase::angles:
      return anglesSentence(found);
    case Phase::turn:
      return fmt::format("Published: {} of the model, {}.",
                         crossingVertexName(evidence, found, step.index),
                         turnText(found, turnAt(found.turnsFirst, step.index)));
    case Phase::corners:
      return cornersSentence(evidence, found, toldPass(found, step.index));
    case Phase::firstHalf:
      return firstHalfSentence(evidence, found, toldPass(found, step.index));
    case Phase::secondHalf:
      return secondHalfSentence(evidence, found, toldPass(found, step.index));
    case Phase::parity:
      return fmt::format(
          "With the counter reset, {} has {}.", crossingVertexName(evidence, found, step.index),
          crossingParityText(found.vertexCrossings[static_cast<std::size_t>(step.index)]));
    case Phase::result:
      break;
  }
  return {};
}

}  // namespace

Verdict crossingVerdict(const Evidence& evidence, const PublishedCrossing& found,
                        const ViewState& view) {
  const CrossingStep step = crossingStepAt(found, view.step);
  if (step.phase == Phase::result) return crossingResult(evidence, found);
  return {stepBadge(evidence, found, step), Role::other, stepSentence(evidence, found, step)};
}

}  // namespace sepax
