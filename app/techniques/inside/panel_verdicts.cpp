#include "app/techniques/inside/panel_verdicts.h"

#include "app/techniques/inside/steps_words.h"
#include "app/widgets/verdict_row.h"
#include "app/widgets/widgets.h"

#include <fmt/format.h>

#include <string>
#include <vector>

namespace sepax {
namespace {

std::string whyCounter(const Evidence& evidence) {
  const PublishedCrossing& crossing = *evidence.publishedCrossing;
  if (crossing.collided) {
    return "the casts to int or a vertex on the boundary make the number of crossings odd";
  }
  if (!crossing.radiiOverlap) return "the circles about the locations are taken for apart";
  const std::size_t inside = evidence.publishedVertices->aInB.size();
  if (inside == 0) return "only the vertices of the first body are tested, and none is inside";
  return fmt::format(
      "the counter is never reset: {} crossings of all vertices together are even, "
      "although {} inside",
      crossing.crossings,
      inside == 1 ? std::string("a vertex is") : fmt::format("{} vertices are", inside));
}

std::vector<VerdictRow> verdictRows(const Evidence& evidence) {
  const bool touching = evidence.inside->relation == Relation::touching;
  const bool overlapping = evidence.inside->relation == Relation::overlapping;
  std::vector<VerdictRow> rows{{"Exact: points both ways and edges",
                                overlapping ? "overlapping"
                                : touching  ? "touching"
                                            : "apart",
                                true,
                                true,
                                {}}};
  if (!evidence.publishedVertices) return rows;
  const PublishedVertexTest& vertices = *evidence.publishedVertices;
  rows.push_back({"Vertices in polygons alone",
                  vertices.intersects
                      ? fmt::format("hit, {} inside", vertices.aInB.size() + vertices.bInA.size())
                      : "no hit",
                  vertices.intersects == overlapping, false,
                  "no vertex lies inside: only the edges tell that the polygons overlap"});
  const PublishedCrossing& crossing = *evidence.publishedCrossing;
  rows.push_back({"Radii alone (the first phase)", crossing.radiiOverlap ? "hit" : "no hit",
                  crossing.radiiOverlap == overlapping, false,
                  "the circles reach beyond the polygons"});
  const std::string sum = crossingsText(crossing.crossings);
  rows.push_back({"One counter for all vertices",
                  !crossing.radiiOverlap ? "no hit, radii apart"
                                         : (crossing.collided ? "hit, " : "no hit, ") + sum,
                  crossing.collided == overlapping, false, whyCounter(evidence)});
  return rows;
}

}  // namespace

void crossingVerdicts(const PanelContext& context) {
  heading(context.ui, "Verdicts", "published and exact");
  const std::vector<VerdictRow> rows = verdictRows(context.evidence);
  drawVerdicts(context.ui, rows);
  const VerdictRow& counter = rows.back();
  if (!counter.agrees && context.evidence.disagreements.empty()) {
    paragraph(context.ui, Role::muted, "✗ " + counter.name + ": " + counter.why + ".");
  }
}

}  // namespace sepax
