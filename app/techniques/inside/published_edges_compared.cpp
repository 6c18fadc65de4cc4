#include "app/techniques/inside/published_edges.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/steps_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

// What the loop of sides makes of a scene, line by line beside the exact answer.

namespace sepax {

namespace {

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

std::string pairNames(const Evidence& evidence, const PublishedSidePair& pair) {
  return nameOf(evidence, {Owner::a, pair.edgeA}) + " and " +
         nameOf(evidence, {Owner::b, pair.edgeB});
}

std::string pointWords(const PublishedEdgeIntersection& found) {
  if (!found.reported) return "do not meet";
  return found.point ? numbers(*found.point) : "(NaN, NaN)";
}

/// Both ways of computing the determinant of parallel sides, side by side.
void addContraction(const Evidence& evidence, std::vector<ComparedRow>& rows) {
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  if (!loop.contracted || !loop.contracted->parallel) return;
  const PublishedContraction& found = *loop.contracted;
  const PublishedSidePair& pair = loop.pairs[static_cast<std::size_t>(found.pair)];
  const std::string names = pairNames(evidence, pair);
  const std::string exact = exactPairText(*evidence.inside, pair);
  for (const auto& [label, way] :
       {std::pair{"fused", &found.fused}, std::pair{"not fused", &found.plain}}) {
    rows.push_back(
        comparedWords(fmt::format("det of {}, {}", names, label), number(way->det), number(0)));
    rows.push_back(comparedWords(fmt::format("… meet, {}", label), pointWords(*way), exact));
  }
}

/// The normal that comes with the first point, and the one that leads out of B.
void addNormal(const Evidence& evidence, std::vector<ComparedRow>& rows) {
  const auto& pairs = evidence.publishedEdges->pairs;
  const auto pair = std::ranges::find(pairs, EdgeOutcome::point, &PublishedSidePair::outcome);
  if (pair == pairs.end() || pair->normal == Vec2{}) return;
  rows.push_back(comparedPlace(
      fmt::format("normal of {}, out of {}", nameOf(evidence, {Owner::b, pair->edgeB}),
                  bodyName(evidence, evidence.b)),
      pair->normal, pair->outward, pair->inward));
}

/// The test once a frame, and what happens between the frames.
void addFrames(const Evidence& evidence, std::vector<ComparedRow>& rows) {
  if (!evidence.publishedVertexFrames) return;
  const PublishedVertexFrames& frames = *evidence.publishedVertexFrames;
  const auto inside = [](const PublishedVertexTest& test) {
    return counted(test.aInB.size() + test.bInA.size(), "vertex inside", "vertices inside");
  };
  rows.push_back(publishedFact("frame t = 0", inside(frames.start)));
  rows.push_back(publishedFact("frame t = 1", inside(frames.end)));
  if (frames.tooLate)
    rows.push_back(comparedWords("between them", "not looked at", enteringWords(evidence)));
}

}  // namespace

std::vector<ComparedRow> edgeLoopCompared(const Evidence& evidence) {
  const PublishedEdgeLoop& loop = *evidence.publishedEdges;
  const InsideEvidence& inside = *evidence.inside;
  const PublishedVertexTest& vertices = *evidence.publishedVertices;
  const auto flag = [](bool value) { return value ? "yes" : "no"; };
  std::vector<ComparedRow> rows{comparedWords("the interiors meet", flag(loop.intersects),
                                              flag(inside.relation == Relation::overlapping)),
                                exactFact("how they stand", standingWords(inside.relation, false))};
  addContraction(evidence, rows);
  rows.push_back(publishedFact("vertices strictly inside",
                               std::to_string(vertices.aInB.size() + vertices.bInA.size())));
  rows.push_back(comparedWords("sides have in common", returnedText(loop), commonText(inside)));
  addNormal(evidence, rows);
  addFrames(evidence, rows);
  if (loop.firstError < 0) return rows;
  const PublishedSidePair& pair = loop.pairs[static_cast<std::size_t>(loop.firstError)];
  rows.push_back(comparedWords(pairNames(evidence, pair), pointWords(pair.result),
                               exactPairText(inside, pair)));
  return rows;
}

}  // namespace sepax
