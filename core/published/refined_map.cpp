#include "core/published/refined_map.h"

#include "core/exact/tolerance.h"
#include "core/overlap/position_map.h"
#include "core/polygon/polygon.h"
#include "core/published/cozic.h"
#include "core/published/landing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sepax::published {

namespace {

constexpr std::array kStrides{8, 4, 2, 1};

/// The shadows are so far apart on the axis that decides that no rounding lets the article's meet:
/// its answer is no, which is right.
bool clearlyApart(std::span<const Vec2> a, std::span<const Vec2> b, const MapCell& exact) {
  if (exact.relation != Relation::disjoint) return false;
  double largest = 0;
  for (const std::span<const Vec2> polygon : {a, b})
    for (const Vec2 v : polygon) largest = std::max({largest, std::fabs(v.x), std::fabs(v.y)});
  return -exact.depth > kPublishedRounding * largest;
}

void add(MapTotals& totals, const MapCell& cell) {
  ++totals.positions;
  if (cell.fault == PushFault::verdict) ++totals.wrongVerdict;
  if (cell.relation != Relation::overlapping || cell.axis < 0) return;
  ++totals.overlapping;
  if (cell.fault != PushFault::none) ++totals.faulty;
  totals.deepest = std::max(totals.deepest, cell.depth);
  const auto axis = static_cast<std::size_t>(cell.axis);
  if (totals.deciding.size() <= axis) totals.deciding.resize(axis + 1);
  ++totals.deciding[axis];
}

bool isPassed(int column, int row, int stride) { return column % stride == 0 && row % stride == 0; }

/// What lies between the positions of a pass shows its lower left neighbour.
void spread(PositionMap& map) {
  const MapGrid& grid = map.request.grid;
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column)
      map.cells[grid.indexOf(column, row)] =
          map.cell(column - column % map.stride, row - row % map.stride);
}

std::shared_ptr<const PositionMap> passOf(const PositionMap& map) {
  auto shown = std::make_shared<PositionMap>(map);
  if (shown->stride > 1) spread(*shown);
  shown->totals.deciding.resize(shown->axes.size());
  return shown;
}

bool isOf(const PositionMap& known, const MapRequest& request) {
  return known.stride == 1 && known.request.subject == request.subject &&
         known.request.grid == request.grid && (known.request.published || !request.published);
}

void addSection(PositionMap& map) {
  if (!map.request.line) return;
  map.section = sectionAt(map.request.subject, map.request.grid, *map.request.line, map.axes);
}

/// One position with what is asked for.
MapCell cellAt(PositionAnswers& answers, const MapRequest& request, int column, int row) {
  MapCell cell = answers.at(column, row);
  if (!request.published || cell.axis < 0) return cell;
  const std::vector<Vec2> a = answers.verticesAt(column, row);
  cell.fault = faultAt(a, request.subject.worldB, *answers.b(), cell);
  return cell;
}

/// False when it was told to stop.
bool addPass(PositionMap& map, PositionAnswers& answers, int before,
             const std::atomic<bool>& stop) {
  const MapGrid& grid = map.request.grid;
  for (int row = 0; row < grid.rows; row += map.stride) {
    for (int column = 0; column < grid.columns; column += map.stride) {
      if (before > 0 && isPassed(column, row, before)) continue;
      if (stop.load(std::memory_order_relaxed)) return false;
      MapCell& cell = map.cells[grid.indexOf(column, row)];
      cell = cellAt(answers, map.request, column, row);
      add(map.totals, cell);
    }
  }
  map.axes = answers.axes();
  return true;
}

}  // namespace

PushFault faultAt(std::span<const Vec2> a, std::span<const Vec2> b, const Polygon& polygonB,
                  const MapCell& exact) {
  if (exact.axis < 0 || clearlyApart(a, b, exact)) return PushFault::none;
  return restFault(polygonCollision(a, b, {}), a, polygonB, exact.relation, exact.depth);
}

void refineMap(const MapRequest& request, const PositionMap* known, const std::atomic<bool>& stop,
               const MapShown& shown) {
  PositionMap map;
  if (known != nullptr && isOf(*known, request)) {
    map = *known;
    map.request = request;
    map.section.reset();
    addSection(map);
    return shown(passOf(map));
  }
  map.request = request;
  map.cells.resize(static_cast<std::size_t>(std::max(0, request.grid.columns)) *
                   static_cast<std::size_t>(std::max(0, request.grid.rows)));
  PositionAnswers answers(request.subject, request.grid);
  int before = 0;
  for (const int stride : kStrides) {
    map.stride = stride;
    if (!addPass(map, answers, before, stop)) return;
    addSection(map);
    shown(passOf(map));
    before = stride;
  }
}

std::shared_ptr<const PositionMap> wholeMap(const MapRequest& request) {
  const std::atomic<bool> stop = false;
  std::shared_ptr<const PositionMap> whole;
  refineMap(request, nullptr, stop,
            [&](std::shared_ptr<const PositionMap> map) { whole = std::move(map); });
  return whole;
}

}  // namespace sepax::published
