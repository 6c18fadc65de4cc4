#include "core/polygon/defect.h"

namespace sepax {

bool isError(DefectKind kind) { return kind < DefectKind::clockwise; }

const char* nameOf(DefectKind kind) {
  switch (kind) {
    case DefectKind::nonFinite:
      return "non_finite";
    case DefectKind::tooFewVertices:
      return "too_few_vertices";
    case DefectKind::zeroArea:
      return "zero_area";
    case DefectKind::spike:
      return "spike";
    case DefectKind::selfIntersection:
      return "self_intersection";
    case DefectKind::clockwise:
      return "clockwise";
    case DefectKind::repeatedVertex:
      return "repeated_vertex";
    case DefectKind::collinearVertex:
      return "collinear_vertex";
    case DefectKind::reflexVertex:
      return "reflex_vertex";
  }
  return "";
}

std::string describe(const Defect& defect) {
  const std::string vertex = "vertex " + std::to_string(defect.first);
  switch (defect.kind) {
    case DefectKind::nonFinite:
      return vertex + " is not a finite number";
    case DefectKind::tooFewVertices:
      return "fewer than three distinct vertices";
    case DefectKind::zeroArea:
      return "all vertices lie on one line";
    case DefectKind::spike:
      return "spike at " + vertex;
    case DefectKind::selfIntersection:
      return "edges " + std::to_string(defect.first) + " and " + std::to_string(defect.second) +
             " cross or touch";
    case DefectKind::clockwise:
      return "clockwise";
    case DefectKind::repeatedVertex:
      return vertex + " repeats its neighbour";
    case DefectKind::collinearVertex:
      return vertex + " lies on the line of its neighbours";
    case DefectKind::reflexVertex:
      return "reflex " + vertex;
  }
  return {};
}

}  // namespace sepax
