#pragma once

#include "core/evidence/published_cozic.h"
#include "core/evidence/terms.h"
#include "core/exact/vec2.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Evidence of the separating axis test at many positions of A.
namespace sepax {

/// A and B of a map: everything that its answers depend on but A's own position.
struct MapSubject {
  std::vector<Vec2> modelA;  ///< before angle and position, caller's order
  double angleA = 0;         ///< degrees
  std::vector<Vec2> worldB;  ///< as it stands, caller's order
  Vec2 middleA = {};         ///< of A's area beside its position: where a map is drawn
  friend bool operator==(const MapSubject&, const MapSubject&) = default;
};

/// Positions of A in rows and columns, world units; a cell stands for the area around its position.
struct MapGrid {
  Vec2 first;  ///< of column 0 and row 0, the lowest one
  Vec2 step;   ///< to the next column and to the next row; both positive
  int columns = 0;
  int rows = 0;
  [[nodiscard]] Vec2 at(int column, int row) const {
    return {first.x + column * step.x, first.y + row * step.y};
  }
  [[nodiscard]] std::size_t indexOf(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
           static_cast<std::size_t>(column);
  }
  friend bool operator==(const MapGrid&, const MapGrid&) = default;
};

/// What a map is asked for.
struct MapRequest {
  MapSubject subject;
  MapGrid grid;
  bool published = false;      ///< with the faults of the article's answers
  std::optional<double> line;  ///< y of the section, world units
  friend bool operator==(const MapRequest&, const MapRequest&) = default;
};

/// The answer at one position, as satTest gives it there, bit by bit.
struct MapCell {
  double depth = 0;
  Vec2 mtv;       ///< of A; zero unless overlapping
  int axis = -1;  ///< index into PositionMap::axes of the one that decides; -1 = A's vertices are
                  ///< rounded to no convex polygon there, and there is no answer
  Relation relation = Relation::disjoint;
  PushFault fault = PushFault::none;  ///< of the article's answer at rest; where it is asked for
  friend bool operator==(const MapCell&, const MapCell&) = default;
};

/// Depths on every axis while A moves along a line of one y, at the columns of the map.
struct MapSection {
  double y = 0;
  std::vector<double> depths;  ///< by axis, then by column; NaN where there is no answer
  std::vector<int> deciding;   ///< by column; -1 where there is no answer
};

/// How many positions gave which answer.
struct MapTotals {
  int positions = 0;
  int overlapping = 0;
  int faulty = 0;             ///< of the overlapping ones
  int wrongVerdict = 0;       ///< of all
  double deepest = 0;         ///< largest depth of an overlap
  std::vector<int> deciding;  ///< by axis: overlapping positions that it decides
};

/// Depths are told apart in so many equal steps.
inline constexpr int kMapLevels = 6;

/// The places of A's middle at which one side of the border decides, a convex polygon, world units,
/// rounded.
struct MapRegion {
  int axis = 0;  ///< index into SatEvidence::axes
  std::vector<Vec2> outline;
  std::vector<std::vector<Vec2>> bands;  ///< its parts by level, kMapLevels of them, some empty
};

/// Answers at the positions of a grid, by default all of them; a map that is still being refined
/// has those of every `stride`th column and row, and the others show their lower left neighbour's.
struct PositionMap {
  MapRequest request;
  int stride = 1;
  std::vector<AxisName> axes;  ///< in the order of SatEvidence::axes
  std::vector<MapCell> cells;  ///< rows from the lowest one
  std::optional<MapSection> section;
  MapTotals totals;  ///< of the positions that were answered so far
  [[nodiscard]] const MapCell& cell(int column, int row) const {
    return cells[request.grid.indexOf(column, row)];
  }
};

}  // namespace sepax
