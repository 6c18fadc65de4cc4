#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/published_crossing.h"

#include <fmt/format.h>

#include <cmath>
#include <numbers>
#include <string>

// The lines of CD.detect with the values of a step.

namespace sepax {

namespace {

using Phase = CrossingStep::Phase;

/// Rows of the code, in their order.
enum Row : std::size_t {
  legsRow,
  radiiRow,
  radiansRow,
  anglesRow,
  vertexRow,
  addedRow,
  placeXRow,
  placeYRow,
  cornersRow,
  firstHalfRow,
  secondHalfRow,
  countRow,
  parityRow
};

CodeLine row(std::string text) { return {std::move(text), "", false, {}}; }

/// A vertex of A on its way to the world: u with the place added, p turned about the place.
std::vector<CodeLine> turningLines(const PublishedCrossing& found) {
  if (found.doubles)
    return {row("  u = vertex, as the model has it"), row("  p.x = A.x + u.x·cos − u.y·sin"),
            row("  p.y = A.y + u.x·sin + u.y·cos")};
  const char* cast = found.casts ? "(int)" : "";
  return {row("  u = A + vertex"),
          row(fmt::format("  p.x = A.x + {}((u.x−A.x)cos − (u.y−A.y)sin)", cast)),
          row(fmt::format("  p.y = A.y + {}((u.x−A.x)sin + (u.y−A.y)cos)", cast))};
}

std::vector<CodeLine> emptyLines(const PublishedCrossing& found) {
  const bool each = found.perVertex;
  std::vector<CodeLine> lines{
      row("dx = xA − xB, dy = yA − yB"), row("d = √(dx² + dy²); unless d < rA + rB: no hit"),
      row("radianAngle = facingAngle / 180 · π"), row("cos and sin of both, once"),
      row(each ? "for each vertex of A: crosses = 0" : "crosses = 0; for each vertex of A:")};
  for (CodeLine& line : turningLines(found)) lines.push_back(std::move(line));
  lines.push_back(row(found.nextAsTyped ? "  for each j: v, w likewise: B[j], B[i + 1]"
                                        : "  for each j: v, w likewise: B[j], B[j + 1]"));
  lines.push_back(row("    (v.y > p.y) ≠ (w.y > p.y)"));
  lines.push_back(row(found.slopeAsTyped ? "    p.x < (w.x−w.x)(p.y−v.y)/(w.y−v.y) + v.x"
                                         : "    p.x < (w.x−v.x)(p.y−v.y)/(w.y−v.y) + v.x"));
  lines.push_back(row("    both: crosses += 1"));
  lines.push_back(row(each ? "  crosses is odd: hit" : "crosses is odd: hit"));
  return lines;
}

const PublishedPass& passAt(const PublishedCrossing& found, int index) {
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
  const auto [own, place] = decidingNumbers(found, side);
  return fmt::format("{} {} {}: {}", own, side.counts ? "<" : "≥", place,
                     side.counts ? "yes" : "no");
}

std::string resultText(const PublishedCrossing& found) {
  if (!found.radiiOverlap) return "no hit";
  if (found.outOfRange) return "an exception: no answer";
  if (found.perVertex) return found.collided ? "hit" : "no odd count: no hit";
  return fmt::format("{}: {}", crossingParityText(found.crossings),
                     found.collided ? "hit" : "no hit");
}

/// "0.819, 0.574; 0.985, 0.174": of the first body, then of the second.
std::string anglesText(const PublishedCrossing& found) {
  return fmt::format("{}, {}; {}, {}", number(found.cosineFirst), number(found.sineFirst),
                     number(found.cosineSecond), number(found.sineSecond));
}

constexpr double kFar = 1e6;  ///< beyond it fixed digits hide what floats can still tell

std::string allDigits(double value) {
  return (value < 0 ? "−" : "") + fmt::format("{:.17g}", std::fabs(value));
}

/// "20.00° → 0.349; 0.00° → 0.000": in degrees and radians.
std::string radiansText(const PublishedCrossing& found) {
  const auto one = [](double degrees) {
    return fmt::format("{}° → {}", number(degrees, 2), number(radiansOf(degrees)));
  };
  return one(found.facingFirst) + "; " + one(found.facingSecond);
}

/// The vertex of A that the loop is at.
void fillVertex(const Evidence& evidence, const PublishedCrossing& found, int vertex,
                std::vector<CodeLine>& lines) {
  const PublishedTurn& turn = found.turnsFirst[static_cast<std::size_t>(vertex)];
  const auto place = [](double kept, double turned, double world) {
    return kept == turned
               ? farNumber(world)
               : fmt::format("{} → {}: {}", number(turned), number(kept, 0), farNumber(world));
  };
  lines[vertexRow].value =
      crossingVertexName(evidence, found, vertex) + " = " + numbers(turn.given);
  lines[addedRow].value = farNumbers(turn.added);
  lines[placeXRow].value = place(turn.kept.x, turn.turned.x, turn.world.x);
  lines[placeYRow].value = place(turn.kept.y, turn.turned.y, turn.world.y);
}

void fillPass(const Evidence& evidence, const PublishedCrossing& found, const CrossingStep& step,
              std::vector<CodeLine>& lines) {
  const PublishedPass& side = passAt(found, step.index);
  fillVertex(evidence, found, side.vertex, lines);
  lines[cornersRow].value = crossingPassName(evidence, found, side);
  if (side.beyond || step.phase == Phase::corners) return;
  lines[firstHalfRow].value = firstHalfText(evidence, found, side);
  const bool decided = step.phase == Phase::secondHalf || !side.straddles;
  if (step.phase == Phase::secondHalf) lines[secondHalfRow].value = secondHalfText(found, side);
  if (decided) lines[countRow].value = fmt::format("crosses = {}", side.counter);
}

std::size_t currentRow(const PublishedCrossing& found, const CrossingStep& step) {
  switch (step.phase) {
    case Phase::legs:
      return legsRow;
    case Phase::radii:
      return radiiRow;
    case Phase::angles:
      return anglesRow;
    case Phase::turn:
      return placeXRow;
    case Phase::corners:
      return cornersRow;
    case Phase::firstHalf:
      return firstHalfRow;
    case Phase::secondHalf:
      return passAt(found, step.index).counts ? countRow : secondHalfRow;
    case Phase::parity:
      return parityRow;
    case Phase::result:
      break;
  }
  return found.radiiOverlap ? parityRow : radiiRow;
}

}  // namespace

std::string crossingPassName(const Evidence& evidence, const PublishedCrossing& found,
                             const PublishedPass& pass) {
  const std::string from = crossingSideName(evidence, found, pass.side);
  if (!found.nextAsTyped) return "side " + from;
  if (pass.beyond) return fmt::format("v = {}, w: no index {}", from, pass.next);
  return fmt::format("v = {}, w = {}", from, crossingSideName(evidence, found, pass.next));
}

std::string crossingParityText(int count) {
  return fmt::format("{}, {}", count, count % 2 == 1 ? "odd" : "even");
}

std::string farNumber(double value) {
  if (std::fabs(value) < kFar) return number(value);
  return allDigits(value);
}

double radiansOf(double degrees) { return degrees / 180 * std::numbers::pi; }

std::array<std::string, 2> toldApart(double x, double y) {
  if (x == y || farNumber(x) != farNumber(y)) return {farNumber(x), farNumber(y)};
  return {allDigits(x), allDigits(y)};
}

std::array<std::string, 2> decidingNumbers(const PublishedCrossing& found,
                                           const PublishedPass& pass) {
  const double x = found.first[static_cast<std::size_t>(pass.vertex)].x;
  if (found.doubles && pass.counts != pass.isLeft) return {allDigits(x), allDigits(pass.place)};
  return toldApart(x, pass.place);
}

std::string farNumbers(Vec2 value) {
  if (std::fabs(value.x) < kFar && std::fabs(value.y) < kFar) return numbers(value);
  return fmt::format("({}, {})", farNumber(value.x), farNumber(value.y));
}

std::vector<CodeLine> crossingLines(const Evidence& evidence, const PublishedCrossing& found,
                                    const ViewState& view) {
  std::vector<CodeLine> lines = emptyLines(found);
  const CrossingStep step = crossingStepAt(found, view.step);
  lines[legsRow].value =
      fmt::format("dx = {}, dy = {}", number(found.legs.x), number(found.legs.y));
  if (step.phase >= Phase::radii)
    lines[radiiRow].value = fmt::format("{} {} {}", number(found.distance),
                                        found.radiiOverlap ? "<" : "≥", number(found.reach));
  if (step.phase >= Phase::angles && found.radiiOverlap) {
    lines[radiansRow].value = radiansText(found);
    lines[anglesRow].value = anglesText(found);
  }
  if (step.phase == Phase::turn) fillVertex(evidence, found, step.index, lines);
  if (step.phase == Phase::corners || step.phase == Phase::firstHalf ||
      step.phase == Phase::secondHalf)
    fillPass(evidence, found, step, lines);
  if (step.phase == Phase::parity) {
    lines[vertexRow].value = crossingVertexName(evidence, found, step.index);
    lines[parityRow].value =
        crossingParityText(found.vertexCrossings[static_cast<std::size_t>(step.index)]);
  }
  if (step.phase == Phase::result) lines[parityRow].value = resultText(found);
  if (view.step >= 0) lines[currentRow(found, step)].current = true;
  return lines;
}

}  // namespace sepax
