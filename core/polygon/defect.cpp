#include "core/polygon/defect.h"

#include <array>
#include <cstddef>

namespace sepax {

bool isError(DefectKind kind) { return kind < DefectKind::clockwise; }

std::string_view nameOf(DefectKind kind) {
  constexpr std::array<std::string_view, 14> kNames{
      "non_finite", "too_few_vertices", "zero_area",        "spike",         "self_intersection",
      "clockwise",  "repeated_vertex",  "collinear_vertex", "reflex_vertex", "closing_vertex",
      "sliver",     "far_from_origin",  "float_precision",  "parts_overlap"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string indexedName(std::string_view body, int index) {
  // "A3" reads well; a longer name needs a sign between name and number.
  return std::string(body) + (body.size() > 1 ? "·" : "") + std::to_string(index);
}

std::string describe(const Defect& defect, std::string_view body) {
  const std::string vertex = "vertex " + indexedName(body, defect.first);
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
      return "edges " + indexedName(body, defect.first) + " and " +
             indexedName(body, defect.second) + " cross or touch";
    case DefectKind::clockwise:
      return "clockwise";
    case DefectKind::repeatedVertex:
      return vertex + " repeats its neighbour";
    case DefectKind::collinearVertex:
      return vertex + " lies on the line of its neighbours";
    case DefectKind::reflexVertex:
      return "reflex " + vertex;
    case DefectKind::closingVertex:
      return vertex + " repeats the first one and closes the list";
    case DefectKind::sliver:
    case DefectKind::farFromOrigin:
    case DefectKind::floatPrecision:
    case DefectKind::partsOverlap:
      break;
  }
  return {};
}

}  // namespace sepax
