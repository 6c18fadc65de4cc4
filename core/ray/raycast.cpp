#include "core/ray/raycast.h"

#include "core/exact/exact.h"
#include "core/ray/grid_walk.h"
#include "core/ray/pixel_line.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sepax {

namespace {

PixelBox widened(PixelBox box, std::int64_t by) {
  return {box.left - by, box.top - by, box.right + by, box.bottom + by};
}

// The end of a ray along a direction.

/// Exact sign of (line - end), with end = position + component / |direction| * length on one axis.
int compareWithEnd(double line, double position, double component, Vec2 direction, double length) {
  const int ahead = exactSign([&](auto lift) { return lift(line) - lift(position); });
  const int way = (component > 0) - (component < 0);
  if (ahead != way || way == 0) return (ahead > way) - (ahead < way);
  const int order = exactSign([&](auto lift) {  // squares: the length of the direction is a root
    const auto x = lift(direction.x);
    const auto y = lift(direction.y);
    const auto reach = lift(component) * lift(length);
    const auto apart = lift(line) - lift(position);
    return apart * apart * (x * x + y * y) - reach * reach;
  });
  return way * order;
}

/// The same direction with its larger component in [1, 2): nothing over- or underflows with it.
Vec2 scaled(Vec2 direction) {
  const int exponent = std::ilogb(std::max(std::fabs(direction.x), std::fabs(direction.y)));
  return {std::scalbn(direction.x, -exponent), std::scalbn(direction.y, -exponent)};
}

/// For a scaled direction.
double endCoordinate(double position, double component, Vec2 direction, double length) {
  const double rounded = position + component * length / sepax::length(direction);
  if (std::fabs(rounded) > static_cast<double>(kMaxPixel)) return rounded;  // no pixel owns it
  double cell = std::floor(rounded);
  while (compareWithEnd(cell, position, component, direction, length) > 0) --cell;
  while (compareWithEnd(cell + 1, position, component, direction, length) <= 0) ++cell;
  return std::clamp(rounded, cell, std::nextafter(cell + 1, cell));
}

// The pixel mode.

struct LineCast {
  std::optional<Pixel> hit;
  std::int64_t tested = 0;  ///< pixels of the line up to the hit, or all of them
};

PixelLine lineOf(const TileRay& ray) { return {pixelAt(ray.from), pixelAt(ray.to)}; }

/// Tests the line's pixels within the map and tells `record` of each.
template <class Record>
LineCast castLine(const TileGrid& grid, const PixelLine& line, Record record) {
  LineCast cast{std::nullopt, line.length()};
  const IndexRange inside = indicesInside(line, boundsOf(grid));
  forEachPixel(line, inside, [&](std::int64_t index, Pixel pixel) {
    record(pixel);
    if (!isSolid(grid, pixel)) return true;
    cast = {pixel, index + 1};
    return false;
  });
  return cast;
}

void addTo(std::vector<TileVisit>& tiles, const TileGrid& grid, Pixel pixel) {
  const std::int64_t column = floorDivide(pixel.x, grid.tileSize);
  const std::int64_t row = floorDivide(pixel.y, grid.tileSize);
  if (tiles.empty() || tiles.back().column != column || tiles.back().row != row) {
    tiles.push_back({column, row, tileAt(grid, column, row) == nullptr, 0});
  }
  ++tiles.back().pixels;
}

/// Diagonal steps of the line's first `tested` pixels between two solid ones, but for the step
/// into the hit.
std::vector<DiagonalLeak> leaksOf(const TileGrid& grid, const PixelLine& line,
                                  const LineCast& cast) {
  std::vector<DiagonalLeak> leaks;
  IndexRange range = indicesInside(line, widened(boundsOf(grid), 1));
  range.last = std::min(range.last, cast.hit ? cast.tested - 1 : cast.tested);
  std::optional<Pixel> previous;
  forEachPixel(line, range, [&](std::int64_t, Pixel pixel) {
    const Pixel from = previous.value_or(pixel);
    const Pixel besideX{pixel.x, from.y};
    const Pixel besideY{from.x, pixel.y};
    const bool diagonal = pixel.x != from.x && pixel.y != from.y;
    if (diagonal && isSolid(grid, besideX) && isSolid(grid, besideY)) {
      leaks.push_back({from, pixel, besideX, besideY});
    }
    previous = pixel;
    return true;
  });
  return leaks;
}

// The exact modes.

/// Outward normal of the side through which the ray enters a pixel's square at an event.
std::optional<Vec2> entryNormal(const GridEvent& event, Pixel pixel) {
  if (event.start) return Vec2{};
  const bool throughX = event.crossesX && pixel.x != event.before.x;
  const bool throughY = event.crossesY && pixel.y != event.before.y;
  if (throughX == throughY) return std::nullopt;
  if (throughX) return Vec2{pixel.x > event.before.x ? -1.0 : 1.0, 0};
  return Vec2{0, pixel.y > event.before.y ? -1.0 : 1.0};
}

RayEntry entryOf(const GridEvent& event, Pixel pixel) {
  return {event.t, event.point, entryNormal(event, pixel)};
}

/// Where the true ray comes into the half-open pixel.
std::optional<RayEntry> entryInto(Pixel pixel, const TileRay& ray) {
  GridWalk walk(ray.from, ray.to, {pixel.x, pixel.y, pixel.x + 1, pixel.y + 1});
  while (const std::optional<GridEvent> event = walk.next()) {
    const EventCells added = cellsOf(*event, CornerRule::halfOpen);
    for (const Pixel cell : added.cells()) {
      if (cell == pixel) return entryOf(*event, pixel);
    }
  }
  return std::nullopt;
}

// Lists for display.

void listPixels(RayEvidence& evidence, const PixelLine& line, PixelBox map) {
  IndexRange range{0, line.length()};
  evidence.pixelsComplete = range.last <= kMaxListedPixels;
  if (!evidence.pixelsComplete) {
    range = indicesInside(line, widened(map, kListMargin));
    range.last = std::min(range.last, range.first + kMaxListedPixels);
  }
  forEachPixel(line, range, [&](std::int64_t index, Pixel pixel) {
    const bool last = evidence.hit && index + 1 == evidence.tested;
    const PixelState state = last                      ? PixelState::hit
                             : index < evidence.tested ? PixelState::tested
                                                       : PixelState::untested;
    evidence.pixels.push_back({pixel, state});
    return true;
  });
}

/// Cells of the half-open walk in the box that are entered before the conservative ray hits.
std::size_t cellsBeforeHit(const TileGrid& grid, const RayEvidence& evidence, PixelBox box) {
  std::size_t count = 0;
  GridWalk walk(evidence.from, evidence.to, box);
  while (const std::optional<GridEvent> event = walk.next()) {
    const EventCells tested = cellsOf(*event, CornerRule::conservative);
    const auto solid = [&](Pixel cell) { return isSolid(grid, cell); };
    if (std::any_of(tested.cells().begin(), tested.cells().end(), solid)) return count;
    const EventCells added = cellsOf(*event, CornerRule::halfOpen);
    for (const Pixel cell : added.cells()) count += box.contains(cell) ? 1U : 0U;
  }
  return count;
}

void listCells(RayEvidence& evidence, const TileGrid& grid, const PixelLine& line, PixelBox map) {
  const std::int64_t steps = std::abs(line.to.x - line.from.x) + std::abs(line.to.y - line.from.y);
  evidence.cellsComplete = steps < kMaxListedPixels;
  const PixelBox box =
      evidence.cellsComplete ? boxAround(evidence.from, evidence.to) : widened(map, kListMargin);
  evidence.cells =
      halfOpenCells(evidence.from, evidence.to, box, static_cast<std::size_t>(kMaxListedPixels));
  evidence.cellsBeforeHit = std::min(cellsBeforeHit(grid, evidence, box), evidence.cells.size());
}

}  // namespace

TileRay rayAlong(Vec2 position, Vec2 direction, double length) {
  if (!(length > 0) || direction == Vec2{}) return {position, position};
  const double reach = std::min(length, kMaxRayLength);
  const Vec2 way = scaled(direction);
  return {
      position,
      {endCoordinate(position.x, way.x, way, reach), endCoordinate(position.y, way.y, way, reach)}};
}

std::optional<RayEndTest> rayEndTest(Vec2 position, Vec2 direction, double length) {
  if (!(length > 0) || length > kMaxRayLength || direction == Vec2{}) return std::nullopt;
  const Vec2 end = rayAlong(position, direction, length).to;
  RayEndTest test;
  test.ofX = direction.x != 0;
  const double component = test.ofX ? direction.x : direction.y;
  const double from = test.ofX ? position.x : position.y;
  const double low = std::floor(test.ofX ? end.x : end.y);
  test.border = component > 0 ? low : low + 1;
  test.apart = test.border - from;
  test.square = dot(direction, direction);
  test.reach = component * length;
  test.beyond = exactQuotient(
      [&](auto lift) {
        const auto x = lift(direction.x);
        const auto y = lift(direction.y);
        const auto reach = lift(component) * lift(length);
        const auto apart = lift(test.border) - lift(from);
        return reach * reach - apart * apart * (x * x + y * y);
      },
      1.0);
  if (!std::isfinite(test.beyond)) return std::nullopt;
  return test;
}

std::optional<RayHit> castExactly(const TileGrid& grid, const TileRay& ray, CornerRule rule) {
  const PixelBox map = boundsOf(grid);
  if (map.empty()) return std::nullopt;
  GridWalk walk(ray.from, ray.to, map);
  while (const std::optional<GridEvent> event = walk.next()) {
    RayHit hit;
    const EventCells tested = cellsOf(*event, rule);
    for (const Pixel cell : tested.cells()) {
      if (isSolid(grid, cell)) hit.pixels.push_back(cell);
    }
    if (hit.pixels.empty()) continue;
    hit.pixel = hit.pixels.front();
    hit.entry = entryOf(*event, hit.pixel);
    hit.beside = hit.pixel != event->at && hit.pixel != event->after;
    if (hit.pixels.size() > 1 && !event->start) hit.entry.normal.reset();
    std::sort(hit.pixels.begin(), hit.pixels.end());
    return hit;
  }
  return std::nullopt;
}

RayEvidence castRay(const TileGrid& grid, const TileRay& ray) {
  const PixelBox map = boundsOf(grid);
  const PixelLine line = lineOf(ray);
  RayEvidence evidence;
  evidence.from = ray.from;
  evidence.to = ray.to;
  evidence.firstPixel = line.from;
  evidence.lastPixel = line.to;
  const LineCast cast =
      castLine(grid, line, [&](Pixel pixel) { addTo(evidence.tiles, grid, pixel); });
  evidence.hit = cast.hit;
  evidence.tested = cast.tested;
  evidence.lineLength = line.length();
  evidence.leaks = leaksOf(grid, line, cast);
  if (cast.hit) evidence.entry = entryInto(*cast.hit, ray);
  listPixels(evidence, line, map);
  listCells(evidence, grid, line, map);
  evidence.halfOpen = castExactly(grid, ray, CornerRule::halfOpen);
  evidence.conservative = castExactly(grid, ray, CornerRule::conservative);
  evidence.closed = castExactly(grid, ray, CornerRule::closed);
  return evidence;
}

}  // namespace sepax
