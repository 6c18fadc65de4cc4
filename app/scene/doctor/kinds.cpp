#include "app/scene/doctor/kinds.h"

#include <algorithm>

namespace sepax {

namespace {

constexpr Cure kDelete{"delete", "Delete the body"};
constexpr Cure kDrop{"drop", "Drop the vertices"};

std::vector<DefectRow> errorRows() {
  return {
      {"non_finite",
       DefectKind::nonFinite,
       "Not a number",
       true,
       "A coordinate that is no finite number has no projection on any axis.",
       {}},
      {"too_few_vertices",
       DefectKind::tooFewVertices,
       "Too few vertices",
       true,
       "Fewer than three points have no inside and no axes that could separate it.",
       {{kDelete, {}}}},
      {"zero_area",
       DefectKind::zeroArea,
       "No area",
       true,
       "Points on one line have no inside, so an overlap has no depth.",
       {{kDelete, {}}}},
      {"spike",
       DefectKind::spike,
       "Spike",
       true,
       "Where the boundary runs back over itself it encloses nothing, yet projections reach to its "
       "tip.",
       {{{"drop", "Drop the spike"},
         {"clockwise", "collinear_vertex", "reflex_vertex", "sliver", "float_precision",
          "far_from_origin"}}}},
      {"self_intersection",
       DefectKind::selfIntersection,
       "Self-crossing",
       true,
       "A boundary that crosses or touches itself has no single inside, and its normals point "
       "inwards on some edges.",
       {{{"split", "Split at the crossing"},
         {"collinear_vertex", "reflex_vertex", "sliver", "float_precision", "far_from_origin"}},
        {{"untangle", "Untangle"},
         {"repeated_vertex", "collinear_vertex", "reflex_vertex", "sliver"}}}},
  };
}

std::vector<DefectRow> shapeRows() {
  return {
      {"reflex_vertex",
       DefectKind::reflexVertex,
       "Concave",
       false,
       "Projections cover the notch too, so the separating axis test would answer for the convex "
       "hull.",
       {{{"split", "Split into convex parts"}, {"sliver", "float_precision", "far_from_origin"}},
        {{"parts", "Split into parts"}, {"sliver", "float_precision"}},
        {{"hull", "Use the convex hull"}, {"sliver"}}}},
      {"sliver",
       std::nullopt,
       "Sliver edge",
       false,
       "So short an edge has few digits for its direction: its normal, and an axis with it, is "
       "dominated by rounding.",
       {{{"merge", "Merge the short edge"},
         {"collinear_vertex", "float_precision", "far_from_origin"}}}},
      {"repeated_vertex",
       DefectKind::repeatedVertex,
       "Repeated vertex",
       false,
       "An edge of length zero has no normal; code that normalises it divides by zero.",
       {{kDrop, {}}}},
      {"collinear_vertex",
       DefectKind::collinearVertex,
       "Collinear vertex",
       false,
       "It adds an axis that its neighbour tests already: the same answer for more work.",
       {{kDrop, {}}}},
      {"clockwise",
       DefectKind::clockwise,
       "Clockwise",
       false,
       "Code that expects counterclockwise vertices gets inward normals and pushes the wrong way.",
       {{{"reverse", "Reverse the order"}, {}}}},
  };
}

std::vector<DefectRow> numberRows() {
  return {
      {"far_from_origin",
       std::nullopt,
       "Far from its origin",
       false,
       "The distance uses up digits that the shape needs, and a turn swings it around a far point.",
       {{{"centre", "Move the origin to the polygon"}, {"collinear_vertex", "reflex_vertex"}}}},
      {"float_precision",
       std::nullopt,
       "Loses precision as float",
       false,
       "A game that stores floats collides another shape than this one.",
       {{{"round", "Round to float"},
         {"repeated_vertex", "collinear_vertex", "reflex_vertex", "sliver"}}}},
  };
}

std::vector<DefectRow> allRows() {
  std::vector<DefectRow> rows = errorRows();
  for (const std::vector<DefectRow>& more : {shapeRows(), numberRows()})
    rows.insert(rows.end(), more.begin(), more.end());
  return rows;
}

}  // namespace

std::span<const DefectRow> defectRows() {
  static const std::vector<DefectRow> rows = allRows();
  return rows;
}

const DefectRow* findDefectRow(std::string_view kind) {
  const auto rows = defectRows();
  const auto row = std::ranges::find(rows, kind, &DefectRow::kind);
  return row == rows.end() ? nullptr : &*row;
}

const CureRow* findCureRow(const DefectRow& row, std::string_view cure) {
  const auto found =
      std::ranges::find_if(row.cures, [cure](const CureRow& c) { return c.cure.id == cure; });
  return found == row.cures.end() ? nullptr : &*found;
}

std::span<const std::string_view> mayReveal(std::string_view kind, std::string_view cure) {
  const DefectRow* row = findDefectRow(kind);
  const CureRow* found = row ? findCureRow(*row, cure) : nullptr;
  return found ? std::span<const std::string_view>(found->reveals)
               : std::span<const std::string_view>{};
}

}  // namespace sepax
