#pragma once

#include "core/evidence/ray.h"
#include "core/exact/vec2.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Every cell of the unit grid that a segment meets, in order (the idea: J. Amanatides and A. Woo,
/// A Fast Voxel Traversal Algorithm for Ray Tracing, 1987), without running sums: the crossing
/// times are rationals of the given doubles and are compared exactly.
namespace sepax {

/// A moment at which the segment stands on a line of the grid, or at its start.
struct GridEvent {
  double t = 0;           ///< rounded; equal exact times are one event
  Vec2 point;             ///< exact in the coordinate that lies on a crossed line
  Pixel before;           ///< cell of the open piece of the segment before the event
  Pixel at;               ///< cell that owns the point
  Pixel after;            ///< cell of the open piece after the event
  bool start = false;     ///< t = 0: nothing before, `before` = `at`
  bool end = false;       ///< t = 1: nothing after, `after` = `at`
  bool crossesX = false;  ///< reaches the vertical line x = at.x
  bool crossesY = false;  ///< reaches the horizontal line y = at.y
  bool onX = false;       ///< the point lies on the vertical line x = at.x
  bool onY = false;       ///< the point lies on the horizontal line y = at.y
};

/// The segment on one axis of the grid, going from line to line.
struct GridAxis {
  double from = 0;
  double to = 0;
  int direction = 0;
  std::int64_t next = 0;   ///< line that it reaches next
  std::int64_t last = 0;   ///< last line that it reaches within the box
  bool entersBox = false;  ///< starts outside; `next` is the side of the box
  bool leavesBox = false;  ///< goes on outside

  [[nodiscard]] bool exhausted() const {
    return direction == 0 || (direction > 0 ? next > last : next < last);
  }
  /// Cell of the open piece that ends at `next`.
  [[nodiscard]] std::int64_t cell() const;
};

/// The events of the closed segment p->q whose points lie in a closed box, one at a time and in
/// order. The box is entered at once, however far away the segment starts, and never left, so the
/// number of events is at most about the box's width plus its height.
/// Laws: the events do not depend on the box but for those outside of it; t never falls.
class GridWalk {
 public:
  GridWalk(Vec2 p, Vec2 q, PixelBox box);
  [[nodiscard]] std::optional<GridEvent> next();

 private:
  void enterBox();
  [[nodiscard]] GridEvent startEvent() const;

  GridAxis x_;
  GridAxis y_;
  double lastTime_ = 0;  ///< two exact times in order may round to doubles out of order
  bool startPending_ = false;
  bool finished_ = false;
};

/// The cells that one event adds to a walk; at most four.
class EventCells {
 public:
  [[nodiscard]] std::span<const Pixel> cells() const { return {cells_.data(), count_}; }
  void add(Pixel cell);  ///< unless it is already there

 private:
  std::array<Pixel, 4> cells_;
  std::size_t count_ = 0;
};

/// halfOpen: the cells that own the point and the piece after it, as far as they are new.
/// conservative: and at an inner lattice corner the cells beside it. closed: every cell whose
/// closed square holds the point.
[[nodiscard]] EventCells cellsOf(const GridEvent& event, CornerRule rule);

/// Smallest box with every cell whose closed square a segment meets.
[[nodiscard]] PixelBox boxAround(Vec2 p, Vec2 q);

/// The half-open walk within a box, cut after `limit` cells.
/// Law: each cell owns a point of the segment; all such cells are there, each once.
[[nodiscard]] std::vector<CellVisit> halfOpenCells(Vec2 p, Vec2 q, PixelBox box, std::size_t limit);

}  // namespace sepax
