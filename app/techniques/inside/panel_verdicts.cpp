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

/// The crossings of all rays that the page counts with one counter.
int crossingsOfAll(const InsideEvidence& inside) {
  int sum = 0;
  for (const auto* points : {&inside.aInB, &inside.middles})
    for (const PointEvidence& point : *points) sum += point.crossings;
  return sum;
}

/// Right by luck: its one counter comes to another number that is odd or even alike.
void addOtherCount(const Evidence& evidence, const PublishedCrossing& found, VerdictRow& row) {
  const int exact = crossingsOfAll(*evidence.inside);
  if (!row.agrees || found.perVertex || !found.radiiOverlap || found.crossings == exact) return;
  row.beside = "same answer, other count";
  row.why = fmt::format(
      "It counts {} for all vertices together, where their rays cross {} times: the answer is "
      "right by luck.",
      crossingsText(found.crossings), exact);
}

/// One reading of CD.detect; its comparison of the radii is strict, its crossing rule half-open.
VerdictRow crossingRow(const Evidence& evidence, std::string name, const PublishedCrossing& found) {
  const std::string count = found.perVertex ? std::string() : ", " + crossingsText(found.crossings);
  VerdictRow row{std::move(name),
                 !found.radiiOverlap ? "no hit, radii apart" : answerOf(found) + count,
                 found.fault == CrossingFault::none,
                 false,
                 faultReason(evidence, found),
                 true,
                 found.outOfRange ? Role::text : roleOfHit(found.collided)};
  addOtherCount(evidence, found, row);
  return row;
}

VerdictRow verticesRow(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  const PublishedVertexTest& vertices = *evidence.publishedVertices;
  return {"Asks for vertices inside, and for no edge",
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

/// What one gets who types the article, or parts of it.
std::vector<VerdictRow> publishedRows(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  std::vector<VerdictRow> rows;
  if (evidence.publishedVertices) rows.push_back(verticesRow(evidence));
  if (!evidence.publishedCrossing) return rows;
  const PublishedCrossing& crossing = *evidence.publishedCrossing;
  rows.push_back({"Compares the two radii, and nothing else",
                  crossing.radiiOverlap ? "hit" : "no hit",
                  crossing.radiiOverlap == inside.intersects, false,
                  radiiReason(evidence, crossing), true, roleOfHit(crossing.radiiOverlap)});
  rows.push_back(crossingRow(evidence, "One count for all vertices", crossing));
  rows.push_back(
      crossingRow(evidence, "A count for every vertex", *evidence.publishedCrossingMeant));
  if (evidence.typedAsked)
    rows.push_back(
        crossingRow(evidence, "As typed, with its slips", *evidence.publishedCrossingTyped));
  rows.push_back(crossingRow(evidence, "The same, in doubles", *evidence.publishedCrossingDoubles));
  return rows;
}

}  // namespace

void crossingVerdicts(const PanelContext& context) {
  const Ui& ui = context.ui;
  heading(ui, "Verdict", "a touch is a hit");
  const Relation relation = context.evidence.inside->relation;
  drawVerdicts(ui, {{"Exact: vertices both ways, and edges",
                     std::string(wordOf(relation)),
                     true,
                     true,
                     {},
                     true,
                     roleOf(relation)}});
  const std::vector<VerdictRow> rows = publishedRows(context.evidence);
  if (!rows.empty()) {
    heading(ui, "What the article’s code would say", {}, Role::muted);
    drawVerdicts(ui, rows);
  }
  if (!context.evidence.publishedFrames) return;
  heading(context.ui, "The whole step", "frames t = 0 and t = 1");
  drawVerdicts(context.ui, stepRows(context.evidence));
}

}  // namespace sepax
