#pragma once

#include "app/figure/camera.h"
#include "app/figure/figure.h"
#include "core/evidence/position_map.h"

#include <functional>

/// The cells of a map over all positions of A.
namespace sepax {

/// What a cell looks like; nothing is drawn for the part none.
struct CellLook {
  Part part = Part::none;
  Paint paint = {};
  Hatch hatch = Hatch::none;
  friend bool operator==(const CellLook& one, const CellLook& other) {
    return one.part == other.part && one.paint.role == other.paint.role &&
           one.paint.alpha == other.paint.alpha && one.hatch == other.hatch;
  }
};

using CellLookOf = std::function<CellLook(const MapCell&)>;

/// The cells on the screen, their borders on whole logical pixels.
struct MapScreen {
  const PositionMap& map;
  const Camera& camera;

  /// The position that a cell stands for.
  [[nodiscard]] Vec2 placeOf(int column, int row) const;
  [[nodiscard]] double left(int column) const;
  /// The lower border of a row.
  [[nodiscard]] double bottom(int row) const;
};

/// The cells as few rectangles.
void addMapCells(Figure& figure, const MapScreen& screen, const CellLookOf& lookOf);

}  // namespace sepax
