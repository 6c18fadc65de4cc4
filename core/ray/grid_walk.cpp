#include "core/ray/grid_walk.h"

#include "core/exact/exact.h"
#include "core/ray/pixel_line.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

double numberOf(std::int64_t value) { return static_cast<double>(value); }

/// Exact sign of (time at which `x` reaches line `i`) - (time at which `y` reaches line `j`).
/// Neither may rest.
int compareTimes(const GridAxis& x, std::int64_t i, const GridAxis& y, std::int64_t j) {
  const int sign = exactSign([&](auto lift) {
    return (lift(numberOf(i)) - lift(x.from)) * (lift(y.to) - lift(y.from)) -
           (lift(numberOf(j)) - lift(y.from)) * (lift(x.to) - lift(x.from));
  });
  return x.direction * y.direction * sign;
}

double timeAt(const GridAxis& axis, std::int64_t line) {
  return (numberOf(line) - axis.from) / (axis.to - axis.from);
}

bool onLine(double coordinate) { return std::floor(coordinate) == coordinate; }

/// One axis of a segment, clipped to low..high; nothing when it never gets there.
std::optional<GridAxis> clippedAxis(double from, double to, std::int64_t low, std::int64_t high) {
  if (std::min(from, to) > numberOf(high) || std::max(from, to) < numberOf(low)) return {};
  GridAxis axis{from, to, (to > from) - (to < from), 0, 0, false, false};
  if (axis.direction > 0) {
    axis.entersBox = from < numberOf(low);
    axis.leavesBox = to > numberOf(high);
    axis.next = axis.entersBox ? low : static_cast<std::int64_t>(std::floor(from)) + 1;
    axis.last = axis.leavesBox ? high : static_cast<std::int64_t>(std::floor(to));
  } else if (axis.direction < 0) {
    axis.entersBox = from > numberOf(high);
    axis.leavesBox = to < numberOf(low);
    axis.next = axis.entersBox ? high : static_cast<std::int64_t>(std::ceil(from)) - 1;
    axis.last = axis.leavesBox ? low : static_cast<std::int64_t>(std::ceil(to));
  }
  return axis;
}

/// Moves `axis` on to its first line that is not reached before `other` reaches its next one.
void catchUp(GridAxis& axis, const GridAxis& other) {
  std::int64_t known = 0;  // lines to pass at least
  std::int64_t open = (axis.last - axis.next) * axis.direction + 1;
  while (known < open) {
    const std::int64_t middle = known + (open - known) / 2;
    const std::int64_t line = axis.next + axis.direction * middle;
    if (compareTimes(axis, line, other, other.next) < 0) {
      known = middle + 1;
    } else {
      open = middle;
    }
  }
  axis.next += axis.direction * known;
}

/// Cell that owns the axis' coordinate at an event, and the one after it.
struct Passage {
  std::int64_t at = 0;
  std::int64_t after = 0;
  bool end = false;
};

Passage passageOf(const GridAxis& axis, bool crosses) {
  if (!crosses) return {axis.cell(), axis.cell(), false};
  const bool end = numberOf(axis.next) == axis.to;
  return {axis.next, axis.direction > 0 || end ? axis.next : axis.next - 1, end};
}

double coordinateAt(const GridAxis& axis, bool crosses, double t) {
  if (crosses) return numberOf(axis.next);
  return axis.direction == 0 ? axis.from : axis.from + t * (axis.to - axis.from);
}

}  // namespace

std::int64_t GridAxis::cell() const {
  if (direction == 0) return static_cast<std::int64_t>(std::floor(from));
  return direction > 0 ? next - 1 : next;
}

GridWalk::GridWalk(Vec2 p, Vec2 q, PixelBox box) {
  const std::optional<GridAxis> x = clippedAxis(p.x, q.x, box.left, box.right);
  const std::optional<GridAxis> y = clippedAxis(p.y, q.y, box.top, box.bottom);
  finished_ = !x || !y;
  if (finished_) return;
  x_ = *x;
  y_ = *y;
  startPending_ = !x_.entersBox && !y_.entersBox;
  if (!startPending_) enterBox();
}

/// The box is reached when the later of the two axes has reached it.
void GridWalk::enterBox() {
  const bool both = x_.entersBox && y_.entersBox;
  const bool xLast = both ? compareTimes(x_, x_.next, y_, y_.next) >= 0 : x_.entersBox;
  GridAxis& late = xLast ? x_ : y_;
  GridAxis& early = xLast ? y_ : x_;
  if (early.direction == 0) return;
  catchUp(early, late);
}

GridEvent GridWalk::startEvent() const {
  GridEvent event;
  event.start = true;
  event.point = {x_.from, y_.from};
  event.at = {static_cast<std::int64_t>(std::floor(x_.from)),
              static_cast<std::int64_t>(std::floor(y_.from))};
  event.before = event.at;
  event.after = {x_.cell(), y_.cell()};
  event.end = x_.direction == 0 && y_.direction == 0;
  event.onX = onLine(x_.from);
  event.onY = onLine(y_.from);
  return event;
}

std::optional<GridEvent> GridWalk::next() {
  if (finished_) return std::nullopt;
  if (startPending_) {
    startPending_ = false;
    return startEvent();
  }
  const bool xDone = x_.exhausted();
  const bool yDone = y_.exhausted();
  finished_ = (xDone && yDone) || (xDone && x_.leavesBox) || (yDone && y_.leavesBox);
  if (finished_) return std::nullopt;
  const int order = xDone ? 1 : yDone ? -1 : compareTimes(x_, x_.next, y_, y_.next);

  GridEvent event;
  event.crossesX = order <= 0;
  event.crossesY = order >= 0;
  const double rounded = event.crossesX ? timeAt(x_, x_.next) : timeAt(y_, y_.next);
  event.t = lastTime_ = std::clamp(rounded, lastTime_, 1.0);
  event.point = {coordinateAt(x_, event.crossesX, event.t),
                 coordinateAt(y_, event.crossesY, event.t)};
  event.before = {x_.cell(), y_.cell()};
  const Passage x = passageOf(x_, event.crossesX);
  const Passage y = passageOf(y_, event.crossesY);
  event.end = x.end || y.end;
  event.at = {x.at, y.at};
  event.after = event.end ? event.at : Pixel{x.after, y.after};
  event.onX = event.crossesX || (x_.direction == 0 && onLine(x_.from));
  event.onY = event.crossesY || (y_.direction == 0 && onLine(y_.from));
  if (event.crossesX) x_.next += x_.direction;
  if (event.crossesY) y_.next += y_.direction;
  return event;
}

void EventCells::add(Pixel cell) {
  const auto end = cells_.begin() + static_cast<std::ptrdiff_t>(count_);
  if (std::find(cells_.begin(), end, cell) == end) cells_[count_++] = cell;
}

EventCells cellsOf(const GridEvent& event, CornerRule rule) {
  EventCells result;
  const auto addAround = [&](auto wanted) {
    for (std::int64_t x = event.at.x - (event.onX ? 1 : 0); x <= event.at.x; ++x) {
      for (std::int64_t y = event.at.y - (event.onY ? 1 : 0); y <= event.at.y; ++y) {
        if (wanted(Pixel{x, y})) result.add({x, y});
      }
    }
  };
  if (rule == CornerRule::closed) {
    addAround([](Pixel) { return true; });
    return result;
  }
  if (event.start || event.at != event.before) result.add(event.at);
  if (event.after != event.at && event.after != event.before) result.add(event.after);
  const bool corner = event.crossesX && event.crossesY && !event.end;
  if (rule == CornerRule::conservative && corner) {
    addAround([&](Pixel cell) { return cell != event.before; });
  }
  return result;
}

PixelBox boxAround(Vec2 p, Vec2 q) {
  const Pixel low = pixelAt({std::min(p.x, q.x), std::min(p.y, q.y)});
  const Pixel high = pixelAt({std::max(p.x, q.x), std::max(p.y, q.y)});
  return {low.x - 1, low.y - 1, high.x + 2, high.y + 2};
}

std::vector<CellVisit> halfOpenCells(Vec2 p, Vec2 q, PixelBox box, std::size_t limit) {
  std::vector<CellVisit> visits;
  GridWalk walk(p, q, box);
  while (const std::optional<GridEvent> event = walk.next()) {
    const EventCells added = cellsOf(*event, CornerRule::halfOpen);
    for (const Pixel cell : added.cells()) {
      if (!box.contains(cell)) continue;
      if (visits.size() == limit) return visits;
      visits.push_back({cell, event->t});
    }
  }
  return visits;
}

}  // namespace sepax
