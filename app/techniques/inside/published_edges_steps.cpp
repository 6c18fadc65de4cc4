#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/inside/published_edges.h"
#include "app/techniques/inside/published_frames.h"
#include "app/techniques/inside/steps_words.h"

#include <fmt/format.h>

#include <string>

// The lines of the section on nonconvex polygons with the values of a step, and the words for it.

namespace sepax {

namespace {

using Phase = EdgeLoopStep::Phase;

struct NamedVertex {
  std::string name;
  std::string other;  ///< name of the other body
  bool inside = false;
};

NamedVertex vertexAt(const Evidence& evidence, const PublishedEdgeLoop& loop, int index) {
  const auto first = static_cast<int>(loop.a.size());
  if (index < first)
    return {nameOf(evidence, {Owner::a, index}), bodyName(evidence, evidence.b),
            loop.aInside[static_cast<std::size_t>(index)]};
  return {nameOf(evidence, {Owner::b, index - first}), bodyName(evidence, evidence.a),
          loop.bInside[static_cast<std::size_t>(index - first)]};
}

std::string pairName(const Evidence& evidence, const PublishedSidePair& pair) {
  return fmt::format("{} and {}", nameOf(evidence, {Owner::a, pair.edgeA}),
                     nameOf(evidence, {Owner::b, pair.edgeB}));
}

/// "3 / 6 = 0.5", "0 / 0 = NaN", "3 / 0 = ∞"
std::string quotientText(double numerator, const PublishedSidePair& pair,
                         const std::optional<double>& value) {
  const std::string shown = !value ? "NaN" : pair.parallel ? "±∞" : number(*value);
  return fmt::format("{} / {} = {}", number(numerator), number(pair.result.det), shown);
}

std::string rangeText(const PublishedSidePair& pair) {
  if (pair.outcome == EdgeOutcome::notANumber) return "NaN passes every comparison";
  return fmt::format("t {}, u {}", pair.insideT ? "yes" : "no", pair.insideU ? "yes" : "no");
}

std::string pointText(const PublishedSidePair& pair) {
  if (pair.outcome == EdgeOutcome::none) return "none";
  return pair.result.point ? numbers(*pair.result.point) : "(NaN, NaN)";
}

std::string verticesText(const Evidence& evidence) {
  const PublishedVertexTest& vertices = *evidence.publishedVertices;
  return fmt::format("{} of {}, {} of {}", vertices.aInB.size(), bodyName(evidence, evidence.a),
                     vertices.bInA.size(), bodyName(evidence, evidence.b));
}

void fillPair(const Evidence& evidence, const PublishedSidePair& pair,
              std::vector<CodeLine>& lines) {
  lines[2].value = pairName(evidence, pair);
  lines[3].value = fmt::format("{} × {} = {}", numbers(pair.along), numbers(pair.against),
                               number(pair.result.det));
  lines[4].value = quotientText(pair.numeratorT, pair, pair.result.t);
  lines[5].value = quotientText(pair.numeratorU, pair, pair.result.u);
  lines[6].value = rangeText(pair);
  lines[7].value = pointText(pair);
  if (pair.outcome == EdgeOutcome::point) lines[8].value = numbers(pair.normal);
}

std::string pairSentence(const Evidence& evidence, const PublishedSidePair& pair) {
  const std::string name = pairName(evidence, pair);
  switch (pair.outcome) {
    case EdgeOutcome::notANumber:
      return fmt::format(
          "Published: {} have the determinant 0, t or u is 0 / 0, and the NaN passes "
          "every comparison: the point is (NaN, NaN).",
          name);
    case EdgeOutcome::point:
      return fmt::format("Published: {} meet at t = {} and u = {}, in {}; the normal of {} is {}.",
                         name, number(*pair.result.t), number(*pair.result.u),
                         numbers(*pair.result.point), nameOf(evidence, {Owner::b, pair.edgeB}),
                         numbers(pair.normal));
    case EdgeOutcome::none:
      break;
  }
  if (pair.parallel)
    return fmt::format("Published: {} have the determinant 0; what is infinite is refused.", name);
  return fmt::format("Published: {} do not meet: t = {}, u = {}.", name, number(*pair.result.t),
                     number(*pair.result.u));
}

std::string fusedWords(const Evidence& evidence) {
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  const PublishedSidePair& pair = loop.pairs[static_cast<std::size_t>(loop.contracted->pair)];
  return fmt::format(" With fused multiply-add the determinant of the parallel {} is {}: {}.",
                     pairName(evidence, pair), number(pair.result.det),
                     pair.outcome == EdgeOutcome::point ? "they meet in " + pointText(pair)
                                                        : "point " + pointText(pair));
}

/// Of sides on one line, whose quotient is no number; empty without such a pair.
std::string notNumberWords(const Evidence& evidence) {
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  if (loop.notNumbers == 0) return {};
  const auto first =
      std::ranges::find(loop.pairs, EdgeOutcome::notANumber, &PublishedSidePair::outcome);
  const std::string more =
      loop.notNumbers == 1 ? "" : fmt::format(", one of {} such pairs,", loop.notNumbers);
  return fmt::format(" For edges {}{} it divides 0 by 0 and returns the point (NaN, NaN).",
                     pairName(evidence, *first), more);
}

Verdict resultVerdict(const Evidence& evidence) {
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  const bool late = isTooLate(evidence);
  Verdict verdict{loop.intersects ? "hit" : "no hit", roleOfHit(loop.intersects), ""};
  verdict.sentence =
      loop.intersects
          ? fmt::format("gpwiki’s test of all vertices finds {} inside: hit.",
                        verticesText(evidence))
          : fmt::format("gpwiki’s test finds no vertex of one inside the other: no hit{}.",
                        loop.misses ? ", though they overlap" : "");
  if (late)
    verdict.sentence += fmt::format(" So it is in both frames, t = 0 and t = 1, though {}.",
                                    enteringWords(evidence));
  if (fusedErrs(loop)) verdict.sentence += fusedWords(evidence);
  if (!loop.intersects && loop.notNumbers == 0) return verdict;
  if (loop.points > 0 || loop.notNumbers == 0)
    verdict.sentence +=
        fmt::format(" Its edgeIntersection returns {}.", counted(loop.points, "point"));
  verdict.sentence += notNumberWords(evidence);
  return verdict;
}

}  // namespace

std::vector<CodeLine> edgeLoopSteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines{
      {"for each vertex of A and of B: inside the other?", "", false, {}},
      {"none inside: no collision", "", false, {}},
      {"for each side ab of A, each side cd of B:", "", false, {}},
      {"    det = |b − a, c − d|", "", false, {}},
      {"    t = |c − a, c − d| / det", "", false, {}},
      {"    u = |b − a, c − a| / det", "", false, {}},
      {"    t or u outside of [0, 1]: none", "", false, {}},
      {"    point = a (1 − t) + b t", "", false, {}},
      {"    normal of cd = (−y, x), unit length", "", false, {}},
  };
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  if (loop.contraction == Contraction::fused) lines[3].text = "    det = |b − a, c − d|, fused";
  const EdgeLoopStep step = edgeLoopStepAt(loop, view.step);
  if (step.phase == Phase::vertex) {
    const NamedVertex vertex = vertexAt(evidence, loop, step.index);
    lines[0].value =
        fmt::format("{} in {}: {}", vertex.name, vertex.other, vertex.inside ? "yes" : "no");
  } else {
    lines[1].value = verticesText(evidence);
  }
  std::size_t current = step.phase == Phase::vertex ? 0 : 1;
  if (step.phase == Phase::pair) {
    const PublishedSidePair& pair = loop.pairs[static_cast<std::size_t>(step.index)];
    fillPair(evidence, pair, lines);
    current = pair.outcome == EdgeOutcome::none ? 6 : 7;
  }
  if (step.phase == Phase::result)
    lines[7].value = fmt::format("{}, {} NaN", counted(loop.points, "point"), loop.notNumbers);
  if (view.step >= 0) lines[current].current = true;
  return lines;
}

Verdict edgeLoopVerdict(const Evidence& evidence, const ViewState& view) {
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  const EdgeLoopStep step = edgeLoopStepAt(loop, view.step);
  if (step.phase == Phase::result) return resultVerdict(evidence);
  if (step.phase == Phase::vertices)
    return {loop.intersects ? "a vertex is inside" : "none inside", Role::other,
            fmt::format("Published: {} are inside: {}.", verticesText(evidence),
                        loop.intersects
                            ? "look for the points in which sides meet"
                            : "no collision, and the test ends. What edgeIntersection makes of "
                              "the sides comes after it all the same")};
  if (step.phase == Phase::vertex) {
    const NamedVertex vertex = vertexAt(evidence, loop, step.index);
    return {vertex.name, Role::other,
            fmt::format("Published: vertex {} is {}inside {}.", vertex.name,
                        vertex.inside ? "" : "not ", vertex.other)};
  }
  const PublishedSidePair& pair = loop.pairs[static_cast<std::size_t>(step.index)];
  return {pairName(evidence, pair), Role::other, pairSentence(evidence, pair)};
}

}  // namespace sepax
