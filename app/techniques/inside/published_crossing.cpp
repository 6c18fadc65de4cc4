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
  std::string text;
  for (const int count : found.vertexCrossings)
    text += fmt::format("{}{}", text.empty() ? "" : " + ", count);
  return text;
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

/// Rows of what a reading does in its own way.
void addReadingRows(const Evidence& evidence, const PublishedCrossing& found,
                    std::vector<ComparedRow>& rows) {
  const std::string& b = bodyName(evidence, evidence.b);
  if (found.slopeAsTyped)
    rows.push_back(
        {"run of a side", "x2 − x2 = 0", "x2 − x1", found.fault == CrossingFault::wrongSlope});
  if (found.nextAsTyped)
    rows.push_back(
        {"end of side j", fmt::format("{}[i + 1]", b), fmt::format("{}[j + 1]", b),
         found.fault == CrossingFault::wrongEnd || found.fault == CrossingFault::outOfRange});
  if (!found.closed)
    rows.push_back({"list",
                    fmt::format("ends in {}",
                                crossingSideName(evidence, found, countOf(found.turnsSecond) - 1)),
                    "closed by itself", found.fault == CrossingFault::openList});
  if (found.exchanged)
    rows.push_back({"bodies exchanged", *found.exchanged ? "hit" : "no hit",
                    evidence.inside->intersects ? "hit" : "no hit",
                    *found.exchanged != evidence.inside->intersects});
  if (found.doubles)
    rows.push_back({"side of a point", "by a quotient", "by an exact sign",
                    found.fault == CrossingFault::division});
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
  std::vector<ComparedRow> rows;
  rows.push_back({"verdict", answerOf(found), std::string(nameOf(inside.relation)),
                  found.fault != CrossingFault::none});
  const bool radii =
      found.fault == CrossingFault::strictRadius || found.fault == CrossingFault::givenRadius;
  rows.push_back({"circles",
                  fmt::format("{} {} {}", number(found.distance), found.radiiOverlap ? "<" : "≥",
                              number(found.reach)),
                  inside.circles.meet ? "meet" : "apart", radii});
  if (!found.radiiOverlap) return rows;
  addReadingRows(evidence, found, rows);
  rows.push_back({"crossings",
                  found.perVertex ? countsText(found)
                                  : fmt::format("{} = {}", countsText(found), found.crossings),
                  exactCounts(inside, found) + ", each for itself",
                  !found.perVertex && found.vertexCrossings.size() > 1});
  if (found.casts)
    rows.push_back({"casts", "move vertices by up to " + number(found.largestCast), "none",
                    found.largestCast > 0});
  rows.push_back({"boundary", "left and lower sides in", "in: closed sets",
                  found.fault == CrossingFault::halfOpen});
  rows.push_back({"tested",
                  fmt::format("{} of {}", counted(found.first.size(), "point"),
                              bodyName(evidence, evidence.a)),
                  "both ways, and edges", found.fault == CrossingFault::oneWay});
  return rows;
}

}  // namespace sepax
