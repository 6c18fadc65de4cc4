#pragma once

#include "core/evidence/position_map.h"
#include "core/overlap/axis.h"
#include "core/polygon/polygon.h"

#include <optional>
#include <span>
#include <vector>

/// The separating axis test of one pair at many positions of A.
namespace sepax {

/// The full answer at one position of A, in world units: satTest of the posed vertices. `axes` is
/// the list that the answer's index belongs to; the name of an axis that is new goes to its end.
[[nodiscard]] MapCell answerAt(const MapSubject& subject, Vec2 position,
                               std::vector<AxisName>& axes);

/// Depths on every axis while A moves along the line of this y, at the columns of the grid.
[[nodiscard]] MapSection sectionAt(const MapSubject& subject, const MapGrid& grid, double y,
                                   std::vector<AxisName>& axes);

/// Answers one position of a grid after the other.
///
/// While A moves, the depth on an axis changes linearly but for the rounding of A's vertices. Its
/// error is bounded beforehand, so that doubles tell which axes may decide; those alone are tested
/// exactly. Where rounding might change the shape of A itself, all of them are.
///
/// Law: every cell is that of answerAt, bit by bit.
class PositionAnswers {
 public:
  PositionAnswers(const MapSubject& subject, const MapGrid& grid);

  [[nodiscard]] MapCell at(int column, int row);
  /// The vertices of A at that position, caller's order, as posed() has them.
  [[nodiscard]] std::vector<Vec2> verticesAt(int column, int row) const;
  [[nodiscard]] const std::vector<AxisName>& axes() const { return axes_; }
  /// Absent when B's vertices are no convex polygon: then no position has an answer.
  [[nodiscard]] const std::optional<Polygon>& b() const { return b_; }
  /// Every position is answered by a few axes.
  [[nodiscard]] bool steady() const { return steady_; }

 private:
  /// The depth on an axis as a function of A's position, with a bound on its error.
  struct Linear {
    double along = 0;    ///< push along the axis at the middle of the grid, world units
    double against = 0;  ///< push against it there
    double doubt = 0;    ///< world units
  };

  void poseAll();
  [[nodiscard]] bool holdsItsShape(const Polygon& middle) const;
  void addLines(const Polygon& middle);
  void addLine(const Polygon& own, const Edge& edge, const Polygon& middle, double wobble);
  [[nodiscard]] MapCell decided(int column, int row);

  MapSubject subject_;
  MapGrid grid_;
  std::optional<Polygon> b_;
  std::vector<AxisName> axes_;
  std::vector<double> x_;  ///< of A's vertices, by column
  std::vector<double> y_;  ///< by row
  bool steady_ = false;
  double extent_ = 0;    ///< of everything at every position: diagonal of its box, world units
  double rounding_ = 0;  ///< that a coordinate of A's vertices can have, at most, world units
  Polygon a_;            ///< at the position that is answered
  std::vector<Linear> lines_;
  std::vector<double> byColumn_;  ///< component of the move from the middle, by column, then axis
  std::vector<double> byRow_;
  std::vector<double> depths_;
};

}  // namespace sepax
