#pragma once

#include "app/figure/label_space.h"

#include <limits>
#include <vector>

namespace sepax {

/// A straight line on which no text should lie.
struct DrawnLine {
  Vec2 start;
  Vec2 end;
  double weight = 1;  ///< how much it disturbs, in (0, 1]
};

/// Lines cut into short pieces that are sorted into square cells, so that asking what lies under a
/// text looks at few of many. What lies outside of the area is left out.
class LineGrid {
 public:
  static constexpr double kAll = std::numeric_limits<double>::infinity();

  /// `area` is finite.
  explicit LineGrid(Rect area);

  void add(const DrawnLine& line);
  // Where a sum is more than `most`, each of these gives anything above that.

  /// Sum over the lines of their lengths in the rectangle, each times its weight.
  [[nodiscard]] double lengthUnder(Rect rect, double most = kAll) const;

  /// The same of how wide those pieces are: nothing of upright lines, all of level ones.
  [[nodiscard]] double widthUnder(Rect rect, double most = kAll) const;

  /// Sum of the lengths, each times its weight, that run no farther than `width` from the segment:
  /// twice `width` of a line across it, and all of a line along it.
  [[nodiscard]] double lengthAlong(Vec2 start, Vec2 end, double width, double most = kAll) const;

 private:
  /// Over the pieces that may meet the rectangle, in cells of which `holds(row, column)`.
  template <class Holds, class Measure>
  [[nodiscard]] double sumNear(Rect rect, double most, Holds holds, Measure measure) const;
  [[nodiscard]] Vec2 middleOf(int row, int column) const;
  [[nodiscard]] int columnOf(double x) const;
  [[nodiscard]] int rowOf(double y) const;

  Rect area_;
  int columns_;
  int rows_;
  std::vector<std::vector<DrawnLine>> cells_;
};

}  // namespace sepax
