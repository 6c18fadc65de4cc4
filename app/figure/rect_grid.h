#pragma once

#include "app/figure/label_space.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace sepax {

/// Rectangles sorted into square cells, so that asking what a small one overlaps looks at few of
/// many. The border cells also hold whatever lies outside of the area. Rectangles are not turned
/// inside out.
class RectGrid {
 public:
  /// `area` is finite; nothing is lost where it is empty.
  explicit RectGrid(Rect area)
      : origin(area.min),
        last{std::max(0, static_cast<int>((area.max.x - area.min.x) / kCell)),
             std::max(0, static_cast<int>((area.max.y - area.min.y) / kCell))},
        cells(static_cast<std::size_t>(last.column + 1) * static_cast<std::size_t>(last.row + 1)) {}

  void add(Rect rect) {
    const Cell from = cellOf(rect.min);
    const Cell to = cellOf(rect.max);
    for (int row = from.row; row <= to.row; ++row) {
      for (int column = from.column; column <= to.column; ++column) {
        at({column, row}).push_back({rect, from});
      }
    }
  }

  /// One that was added, once.
  void remove(Rect rect) {
    const Cell from = cellOf(rect.min);
    const Cell to = cellOf(rect.max);
    for (int row = from.row; row <= to.row; ++row) {
      for (int column = from.column; column <= to.column; ++column) {
        std::vector<Entry>& cell = at({column, row});
        const auto found = std::ranges::find(cell, rect, &Entry::rect);
        if (found != cell.end()) cell.erase(found);
      }
    }
  }

  [[nodiscard]] bool anyOverlaps(Rect rect) const {
    return !visitOverlapping(rect, [](Rect) { return false; });
  }

  /// Calls `goesOn(rectangle)` once for each that overlaps, until it says no; whether it never did.
  template <class GoesOn>
  bool visitOverlapping(Rect rect, GoesOn goesOn) const {
    const Cell from = cellOf(rect.min);
    const Cell to = cellOf(rect.max);
    for (int row = from.row; row <= to.row; ++row) {
      for (int column = from.column; column <= to.column; ++column) {
        for (const Entry& entry : cells[indexOf({column, row})]) {
          // In the first cell that both lie in, so that none is met twice.
          const bool first = column == std::max(from.column, entry.first.column) &&
                             row == std::max(from.row, entry.first.row);
          if (first && overlaps(entry.rect, rect) && !goesOn(entry.rect)) return false;
        }
      }
    }
    return true;
  }

 private:
  struct Cell {
    int column = 0;
    int row = 0;
  };
  struct Entry {
    Rect rect;
    Cell first;  ///< the first of its cells
  };
  static constexpr double kCell = 48;  // logical pixels: about the width of a label

  [[nodiscard]] static int clamped(double cells, int last) {
    // Written so that a NaN goes into the first cell.
    return cells > 0 ? static_cast<int>(std::min(cells, static_cast<double>(last))) : 0;
  }
  [[nodiscard]] Cell cellOf(Vec2 point) const {
    return {clamped((point.x - origin.x) / kCell, last.column),
            clamped((point.y - origin.y) / kCell, last.row)};
  }
  [[nodiscard]] std::size_t indexOf(Cell cell) const {
    return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(last.column + 1) +
           static_cast<std::size_t>(cell.column);
  }
  [[nodiscard]] std::vector<Entry>& at(Cell cell) { return cells[indexOf(cell)]; }

  Vec2 origin;
  Cell last;
  std::vector<std::vector<Entry>> cells;
};

}  // namespace sepax
