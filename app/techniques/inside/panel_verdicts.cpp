#include "app/techniques/inside/panel_verdicts.h"

#include "app/techniques/drawing/words.h"
#include "app/techniques/inside/published_crossing.h"
#include "app/techniques/inside/published_fault.h"
#include "app/techniques/inside/published_frames.h"
#include "app/techniques/inside/steps_words.h"
#include "app/widgets/verdict_row.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {
namespace {

std::string_view wordOf(Relation relation) {
  return relation == Relation::disjoint ? "apart" : nameOf(relation);
}

/// Of the whole step: the two frames, and what happens in them and in between.
std::vector<VerdictRow> stepRows(const Evidence& evidence) {
  const PublishedFrames& frames = *evidence.publishedFrames;
  return {{"Exact: frames and ways",
           framesExactAnswer(evidence),
           true,
           true,
           {},
           true,
           framesExactVerdict(evidence, ViewState{}).role},
          {"The two frames alone", frames.hit ? "hit" : "no hit", !framesErr(evidence), false,
           frames.jumpsOver ? enteringWords(evidence)
                            : std::string("CD.detect errs in one of the frames"),
           true, roleOfHit(frames.hit)}};
}

/// One reading of CD.detect; its comparison of the radii is strict, its crossing rule half-open.
VerdictRow crossingRow(const Evidence& evidence, std::string name, const PublishedCrossing& found) {
  const std::string count = found.perVertex ? std::string() : ", " + crossingsText(found.crossings);
  return {std::move(name),
          !found.radiiOverlap ? "no hit, radii apart" : answerOf(found) + count,
          found.fault == CrossingFault::none,
          false,
          faultReason(evidence, found),
          true,
          found.outOfRange ? Role::text : roleOfHit(found.collided)};
}

VerdictRow verticesRow(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  const PublishedVertexTest& vertices = *evidence.publishedVertices;
  return {"Vertices in polygons alone (strict)",
          vertices.intersects
              ? fmt::format("hit, {} inside", vertices.aInB.size() + vertices.bInA.size())
              : "no hit",
          vertices.intersects == inside.intersects,
          false,
          inside.relation == Relation::touching
              ? "a touch has no vertex strictly inside"
              : "no vertex lies inside: only the edges tell that the polygons overlap",
          true,
          roleOfHit(vertices.intersects)};
}

std::vector<VerdictRow> verdictRows(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  std::vector<VerdictRow> rows{{"Exact: both ways and edges (closed)",
                                std::string(wordOf(inside.relation)),
                                true,
                                true,
                                {},
                                true,
                                roleOf(inside.relation)}};
  if (evidence.publishedVertices) rows.push_back(verticesRow(evidence));
  if (!evidence.publishedCrossing) return rows;
  const PublishedCrossing& crossing = *evidence.publishedCrossing;
  rows.push_back({"Published radii alone (strict)", crossing.radiiOverlap ? "hit" : "no hit",
                  crossing.radiiOverlap == inside.intersects, false,
                  radiiReason(evidence, crossing), true, roleOfHit(crossing.radiiOverlap)});
  rows.push_back(crossingRow(evidence, "One counter, casts (half-open)", crossing));
  rows.push_back(crossingRow(evidence, "As meant (half-open)", *evidence.publishedCrossingMeant));
  if (evidence.typedAsked)
    rows.push_back(
        crossingRow(evidence, "Lines as typed (half-open)", *evidence.publishedCrossingTyped));
  rows.push_back(
      crossingRow(evidence, "In doubles (half-open)", *evidence.publishedCrossingDoubles));
  return rows;
}

}  // namespace

void crossingVerdicts(const PanelContext& context) {
  heading(context.ui, "Verdicts", "a touch is a hit");
  const std::vector<VerdictRow> rows = verdictRows(context.evidence);
  drawVerdicts(context.ui, rows);
  if (!context.evidence.publishedFrames) return;
  heading(context.ui, "The whole step", "frames t = 0 and t = 1");
  drawVerdicts(context.ui, stepRows(context.evidence));
}

}  // namespace sepax
