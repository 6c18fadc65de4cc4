#include "app/techniques/inside/published_edges.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/steps_words.h"

#include <fmt/format.h>

#include <algorithm>

// The order of the steps, the picture, and both answers line by line.

namespace sepax {

namespace {

using Phase = EdgeLoopStep::Phase;

constexpr int kManyPoints = 12;       ///< beyond these they have no words and no normals
constexpr double kNormalLength = 46;  ///< logical pixels

int vertexCount(const PublishedEdgeLoop& loop) {
  return static_cast<int>(loop.a.size() + loop.b.size());
}

/// Ends of side `edge`.
std::vector<Vec2> sideOf(const std::vector<Vec2>& vertices, int edge, const Camera& camera) {
  const auto i = static_cast<std::size_t>(edge);
  return {camera.toScreen(vertices[i]), camera.toScreen(vertices[(i + 1) % vertices.size()])};
}

void addSide(Figure& figure, std::vector<Vec2> ends) {
  const PartScope part(figure, Part::publishedLine);
  figure.add(
      Stroke{Layer::evidence, std::move(ends), false, {kPublishedRole, 1}, 5, {}, Cap::round});
}

/// Vertices that were found inside, up to a number of tested ones.
void addVertices(const PublishedEdgeLoop& loop, int tested, const Camera& camera, Figure& figure) {
  const auto first = static_cast<int>(loop.a.size());
  for (int i = 0; i < tested; ++i) {
    const bool ofA = i < first;
    const auto index = static_cast<std::size_t>(ofA ? i : i - first);
    if (!(ofA ? loop.aInside : loop.bInside)[index]) continue;
    addPublishedCount(figure, camera.toScreen((ofA ? loop.a : loop.b)[index]), {-1, 1}, "inside");
  }
}

void addPair(const PublishedEdgeLoop& loop, const PublishedSidePair& pair, bool words,
             const Camera& camera, Figure& figure) {
  if (pair.outcome == EdgeOutcome::notANumber) {
    const std::vector<Vec2> side = sideOf(loop.a, pair.edgeA, camera);
    addPublishedLine(figure, side);
    addPublishedLine(figure, sideOf(loop.b, pair.edgeB, camera));
    const PartScope part(figure, Part::publishedLine);
    if (words) addLabel(figure, (side[0] + side[1]) / 2, {1, 1}, "(NaN, NaN)", kPublishedRole, 7);
  }
  if (pair.outcome != EdgeOutcome::point) return;
  const Vec2 at = camera.toScreen(*pair.result.point);
  addPublishedPoint(figure, at, words ? numbers(*pair.result.point) : "");
  if (!words) return;
  const PartScope part(figure, Part::publishedMove);
  addArrow(figure, Layer::evidence, at, at + kNormalLength * Vec2{pair.normal.x, -pair.normal.y},
           {kPublishedRole, 1}, 2, kPublishedDash);
}

/// What edgeIntersection returns: "4 points and 6 times (NaN, NaN)".
std::string returnedText(const PublishedEdgeLoop& loop) {
  std::string text = counted(loop.points, "point");
  if (loop.notNumbers == 1) text += " and once (NaN, NaN)";
  if (loop.notNumbers > 1) text += fmt::format(" and {} times (NaN, NaN)", loop.notNumbers);
  return text;
}

std::string pieceText(const EdgeOverlap& piece) {
  return fmt::format("from {} to {}", numbers(piece.from), numbers(piece.to));
}

/// What the sides have in common: "2 pieces and 1 point", and of one piece its ends.
std::string commonText(const InsideEvidence& inside) {
  if (inside.overlaps.size() != 1) return sharedText(inside, "");
  const auto points = std::ranges::count(inside.meetings, false, &EdgeMeeting::onPiece);
  return "1 piece " + pieceText(inside.overlaps.front()) +
         (points > 0 ? " and " + counted(points, "point") : "");
}

std::string exactPairText(const InsideEvidence& inside, const PublishedSidePair& pair) {
  if (!pair.shared) return "do not meet";
  for (const EdgeOverlap& piece : inside.overlaps)
    if (piece.edgeA == pair.edgeA && piece.edgeB == pair.edgeB)
      return "share the piece " + pieceText(piece);
  return "meet";
}

}  // namespace

bool knowsEdgeLoop(const Evidence& evidence) { return evidence.publishedEdges.has_value(); }

int edgeLoopStepCount(const Evidence& evidence) {
  if (!knowsEdgeLoop(evidence)) return 0;
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  return vertexCount(loop) + static_cast<int>(loop.pairs.size()) + 2;
}

EdgeLoopStep edgeLoopStepAt(const PublishedEdgeLoop& loop, int step) {
  const int vertices = vertexCount(loop);
  if (step < 0 || step > vertices + static_cast<int>(loop.pairs.size())) return {};
  if (step < vertices) return {Phase::vertex, step};
  if (step == vertices) return {Phase::vertices, 0};
  return {Phase::pair, step - vertices - 1};
}

void paintEdgeLoop(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  const EdgeLoopStep step = edgeLoopStepAt(loop, view.step);
  const int tested = step.phase == Phase::vertex ? step.index + 1 : vertexCount(loop);
  if (view.answers == Answers::published) addPoses(figure, evidence, view);
  addVertices(loop, tested, view.camera, figure);
  if (step.phase == Phase::vertex) {
    const auto first = static_cast<int>(loop.a.size());
    const auto index =
        static_cast<std::size_t>(step.index < first ? step.index : step.index - first);
    const Vec2 vertex = (step.index < first ? loop.a : loop.b)[index];
    addPublishedPoint(figure, view.camera.toScreen(vertex), "");
  }
  if (step.phase == Phase::vertex || step.phase == Phase::vertices) return;
  const bool all = step.phase == Phase::result;
  const int known = all ? static_cast<int>(loop.pairs.size()) : step.index + 1;
  const bool words = loop.points + loop.notNumbers <= kManyPoints;
  for (int i = 0; i < known; ++i) {
    const bool now = !all && i + 1 == known;
    addPair(loop, loop.pairs[static_cast<std::size_t>(i)], words || now, view.camera, figure);
  }
  if (all) return;
  const PublishedSidePair& pair = loop.pairs[static_cast<std::size_t>(step.index)];
  addSide(figure, sideOf(loop.a, pair.edgeA, view.camera));
  addSide(figure, sideOf(loop.b, pair.edgeB, view.camera));
}

std::vector<ComparedRow> edgeLoopCompared(const Evidence& evidence) {
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  const InsideEvidence& inside = *evidence.inside;
  const PublishedVertexTest& vertices = *evidence.publishedVertices;
  const auto flag = [](bool value) { return value ? "yes" : "no"; };
  std::vector<ComparedRow> rows{
      comparedWords("the interiors meet", flag(loop.intersects),
                    flag(inside.relation == Relation::overlapping)),
      exactFact("how they stand", std::string(nameOf(inside.relation))),
      publishedFact("vertices strictly inside",
                    std::to_string(vertices.aInB.size() + vertices.bInA.size())),
      comparedWords("sides have in common", returnedText(loop), commonText(inside))};
  if (loop.firstError < 0) return rows;
  const PublishedSidePair& pair = loop.pairs[static_cast<std::size_t>(loop.firstError)];
  rows.push_back(comparedWords(
      nameOf(evidence, {Owner::a, pair.edgeA}) + " and " + nameOf(evidence, {Owner::b, pair.edgeB}),
      pair.outcome == EdgeOutcome::notANumber ? "(NaN, NaN)"
      : pair.result.point                     ? numbers(*pair.result.point)
                                              : "do not meet",
      exactPairText(inside, pair)));
  return rows;
}

}  // namespace sepax
