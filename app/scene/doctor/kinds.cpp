#include "app/scene/doctor/kinds.h"

#include <algorithm>
#include <cassert>

namespace sepax {

namespace {

constexpr Cure kDelete{"delete", "Delete the body"};
constexpr Cure kDrop{"drop", "Drop the vertices"};

/// What has no inside.
std::vector<DefectRow> rowsWithoutInside() {
  return {
      {DefectKind::nonFinite,
       "Not a number",
       "A coordinate that is no finite number has no projection on any axis.",
       {}},
      {DefectKind::tooFewVertices,
       "Too few vertices",
       "Fewer than three points have no inside and no axes that could separate it.",
       {{kDelete, {}}}},
      {DefectKind::zeroArea,
       "No area",
       "Points on one line have no inside, so an overlap has no depth.",
       {{kDelete, {}}}},
  };
}

/// What goes over itself.
std::vector<DefectRow> crossingRows() {
  return {
      {DefectKind::spike,
       "Spike",
       "Where the boundary runs back over itself it encloses nothing, yet projections reach to its "
       "tip.",
       {{{"drop", "Drop the spike"},
         {DefectKind::clockwise, DefectKind::collinearVertex, DefectKind::reflexVertex,
          DefectKind::sliver, DefectKind::floatPrecision, DefectKind::farFromOrigin}}}},
      {DefectKind::selfIntersection,
       "Self-crossing",
       "A boundary that crosses or touches itself has no single inside, and its normals point "
       "inwards on some edges.",
       {{{"split", "Split at the crossing"},
         {DefectKind::collinearVertex, DefectKind::reflexVertex, DefectKind::sliver,
          DefectKind::floatPrecision, DefectKind::farFromOrigin}},
        {{"untangle", "Untangle"},
         {DefectKind::repeatedVertex, DefectKind::closingVertex, DefectKind::collinearVertex,
          DefectKind::reflexVertex, DefectKind::sliver}}}},
  };
}

std::vector<DefectRow> shapeRows() {
  return {
      {DefectKind::reflexVertex,
       "Concave",
       "Projections cover the notch too, so the separating axis test would answer for the convex "
       "hull.",
       {{{"parts", "Keep one body of convex parts"},
         {DefectKind::sliver, DefectKind::floatPrecision}},
        {{"split", "Split into several convex bodies"},
         {DefectKind::sliver, DefectKind::floatPrecision, DefectKind::farFromOrigin}},
        {{"hull", "Use the convex hull"}, {DefectKind::sliver}}}},
      {DefectKind::sliver,
       "Sliver edge",
       "So short an edge has few digits for its direction: its normal, and an axis with it, is "
       "dominated by rounding.",
       {{{"merge", "Merge the short edge"},
         {DefectKind::collinearVertex, DefectKind::floatPrecision, DefectKind::farFromOrigin}}}},
      {DefectKind::repeatedVertex,
       "Repeated vertex",
       "An edge of length zero has no normal; code that normalises it divides by zero.",
       {{kDrop, {}}}},
      {DefectKind::collinearVertex,
       "Collinear vertex",
       "It adds an axis that its neighbour tests already: the same answer for more work.",
       {{kDrop, {}}}},
      {DefectKind::clockwise,
       "Clockwise",
       "Code that expects counterclockwise vertices gets inward normals and pushes the wrong way.",
       {{{"reverse", "Reverse the order"}, {}}}},
      {DefectKind::closingVertex,
       "Closed list",
       "Code that counts crossings of the pairs in a list needs the first vertex twice; here every "
       "polygon closes by itself, and the repetition changes no answer.",
       {{kDrop, {}}}},
  };
}

/// What is wrong between several lists.
std::vector<DefectRow> bodyRows() {
  return {
      {DefectKind::partsOverlap,
       "Parts overlap",
       "The body is what its parts cover together: where they overlap, edges lie inside it that "
       "are no border, and the depth in one part is not the depth in the body.",
       {}},
  };
}

std::vector<DefectRow> numberRows() {
  return {
      {DefectKind::farFromOrigin,
       "Far from its origin",
       "The distance uses up digits that the shape needs, and a turn swings it around a far point.",
       {{{"centre", "Move the origin to the polygon"},
         {DefectKind::collinearVertex, DefectKind::reflexVertex}}}},
      {DefectKind::floatPrecision,
       "Loses precision as float",
       "A game that stores floats collides another shape than this one.",
       {{{"round", "Round to float"},
         {DefectKind::repeatedVertex, DefectKind::closingVertex, DefectKind::collinearVertex,
          DefectKind::reflexVertex, DefectKind::sliver}}}},
  };
}

std::vector<DefectRow> allRows() {
  std::vector<DefectRow> rows = rowsWithoutInside();
  for (const std::vector<DefectRow>& more : {crossingRows(), bodyRows(), shapeRows(), numberRows()})
    rows.insert(rows.end(), more.begin(), more.end());
  return rows;
}

}  // namespace

std::span<const DefectRow> defectRows() {
  static const std::vector<DefectRow> rows = allRows();
  return rows;
}

const DefectRow& defectRow(DefectKind kind) {
  const auto rows = defectRows();
  const auto row = std::ranges::find(rows, kind, &DefectRow::kind);
  assert(row != rows.end());
  return *row;
}

const CureRow* findCureRow(const DefectRow& row, std::string_view cure) {
  const auto found =
      std::ranges::find_if(row.cures, [cure](const CureRow& c) { return c.cure.id == cure; });
  return found == row.cures.end() ? nullptr : &*found;
}

std::span<const DefectKind> mayReveal(DefectKind kind, std::string_view cure) {
  const CureRow* found = findCureRow(defectRow(kind), cure);
  return found ? std::span<const DefectKind>(found->reveals) : std::span<const DefectKind>{};
}

}  // namespace sepax
