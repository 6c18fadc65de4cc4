#include "app/techniques/inside/published_crossing.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/steps_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

// The steps in their order, and both answers line by line.

namespace sepax {

namespace {

using Phase = CrossingStep::Phase;

int countOf(const std::vector<PublishedTurn>& turns) { return static_cast<int>(turns.size()); }

/// The two loops: a vertex is turned when its turn comes, and the ends of a side for every vertex
/// anew.
void addLoops(const PublishedCrossing& found, std::vector<CrossingStep>& steps) {
  for (std::size_t i = 0; i < found.sides.size(); ++i) {
    const PublishedPass& side = found.sides[i];
    const int index = static_cast<int>(i);
    if (i == 0 || found.sides[i - 1].vertex != side.vertex)
      steps.push_back({Phase::turn, side.vertex});
    steps.push_back({Phase::corners, index});
    if (side.beyond) return;
    steps.push_back({Phase::firstHalf, index});
    if (side.straddles) steps.push_back({Phase::secondHalf, index});
    const bool last = i + 1 == found.sides.size() || found.sides[i + 1].vertex != side.vertex;
    if (!found.perVertex || !last) continue;
    steps.push_back({Phase::parity, side.vertex});
    if (side.vertex == found.deciding) return;
  }
}

std::string countsText(const PublishedCrossing& found) {
  return fmt::format("{}", fmt::join(found.vertexCrossings, ", "));
}

/// Of the tested points in the detection's order.
std::string exactCounts(const InsideEvidence& inside, const PublishedCrossing& found) {
  std::string text;
  for (const PublishedVertex& name : found.names) {
    const auto& points = name.middle ? inside.middles : inside.aInB;
    const auto point = std::ranges::find(points, name.index, &PointEvidence::index);
    if (point == points.end()) continue;
    text += fmt::format("{}{}", text.empty() ? "" : ", ", point->crossings);
  }
  return text;
}

/// What tells the sides apart without rounding; with its value where the quotient is wrong.
std::string signText(const PublishedCrossing& found) {
  const auto wrong = std::ranges::find_if(found.sides, [](const PublishedPass& pass) {
    return pass.straddles && pass.counts != pass.isLeft;
  });
  const std::string sign = "sign of (w − v) × (p − v)";
  if (wrong == found.sides.end()) return sign;
  return sign + (wrong->turn > 0 ? ": +" : wrong->turn < 0 ? ": −" : ": 0");
}

/// Rows of what a reading does in its own way.
void addReadingRows(const Evidence& evidence, const PublishedCrossing& found,
                    std::vector<ComparedRow>& rows) {
  const std::string& b = bodyName(evidence, evidence.b);
  if (found.slopeAsTyped) rows.push_back(comparedWords("run of a side", "x2 − x2 = 0", "x2 − x1"));
  if (found.nextAsTyped)
    rows.push_back(comparedWords("end of side j", b + "[i + 1]", b + "[j + 1]"));
  if (!found.closed)
    rows.push_back(comparedWords("list ends in",
                                 crossingSideName(evidence, found, countOf(found.turnsSecond) - 1),
                                 nameOf(evidence, {Owner::b, 0})));
  if (found.exchanged)
    rows.push_back(comparedWords("bodies exchanged", *found.exchanged ? "hit" : "no hit",
                                 evidence.inside->intersects ? "hit" : "no hit"));
  if (found.doubles)
    rows.push_back(comparedWords("side of a point", "by a quotient", signText(found)));
}

/// What becomes of vertices on the boundary, where there are some.
ComparedRow boundaryRow(const PublishedCrossing& found) {
  const std::size_t in = found.edgeIn.size();
  const std::size_t all = in + found.edgeOut.size();
  if (all == 0) return publishedFact("boundary", "left and lower sides in");
  return comparedWords("on the boundary, in", fmt::format("{} of {}", in, all),
                       fmt::format("{} of {}", all, all));
}

}  // namespace

std::string answerOf(const PublishedCrossing& found) {
  return found.outOfRange ? "exception" : found.collided ? "hit" : "no hit";
}

std::vector<CrossingStep> crossingStepsOf(const PublishedCrossing& found) {
  std::vector<CrossingStep> steps{{Phase::legs, 0}, {Phase::radii, 0}};
  if (found.radiiOverlap) {
    steps.push_back({Phase::angles, 0});
    addLoops(found, steps);
  }
  steps.push_back({Phase::result, 0});
  return steps;
}

CrossingStep crossingStepAt(const PublishedCrossing& found, int step) {
  if (step < 0) return {};
  const std::vector<CrossingStep> steps = crossingStepsOf(found);
  const auto index = static_cast<std::size_t>(step);
  return index < steps.size() ? steps[index] : steps.back();
}

std::string crossingVertexName(const Evidence& evidence, const PublishedCrossing& found,
                               int vertex) {
  const PublishedVertex& name = found.names[static_cast<std::size_t>(vertex)];
  return nameOf(evidence, {Owner::a, name.index}) + (name.middle ? "½" : "");
}

std::string crossingSideName(const Evidence& evidence, const PublishedCrossing& found, int side) {
  const bool closing = found.closed && side > 0 && side + 1 == countOf(found.turnsSecond);
  return nameOf(evidence, {Owner::b, closing ? 0 : side});
}

std::vector<ComparedRow> crossingCompared(const Evidence& evidence,
                                          const PublishedCrossing& found) {
  const InsideEvidence& inside = *evidence.inside;
  const auto meetText = [](bool meet) { return meet ? "meet" : "apart"; };
  std::vector<ComparedRow> rows{
      comparedWords("verdict", answerOf(found), inside.intersects ? "hit" : "no hit"),
      exactFact("how they stand", std::string(nameOf(inside.relation))),
      comparedWords("circles", meetText(found.radiiOverlap), meetText(inside.circles.meet)),
      publishedFact("distance, radii",
                    fmt::format("{} {} {}", number(found.distance), found.radiiOverlap ? "<" : "≥",
                                number(found.reach)))};
  if (!found.radiiOverlap) return rows;
  addReadingRows(evidence, found, rows);
  rows.push_back(comparedWords("crossings", countsText(found), exactCounts(inside, found)));
  if (!found.perVertex)
    rows.push_back(publishedFact(
        "their sum", fmt::format("{}, {}", found.crossings, found.collided ? "odd" : "even")));
  if (found.casts)
    rows.push_back(comparedWords("casts move by up to", number(found.largestCast), number(0)));
  rows.push_back(boundaryRow(found));
  rows.push_back(
      publishedFact("tested", fmt::format("{} of {}", counted(found.first.size(), "point"),
                                          bodyName(evidence, evidence.a))));
  rows.push_back(exactFact("tested here", "points of both, and edges"));
  return rows;
}

}  // namespace sepax
