#include "app/figure/line_grid.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace sepax {
namespace {

constexpr double kCell = 48;  ///< logical pixels: about the width of a label
constexpr double kPiece = 32;

int cellsAlong(double length) { return std::max(1, static_cast<int>(std::ceil(length / kCell))); }

}  // namespace

LineGrid::LineGrid(Rect area)
    : area_(area),
      columns_(cellsAlong(area.max.x - area.min.x)),
      rows_(cellsAlong(area.max.y - area.min.y)),
      cells_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)) {}

int LineGrid::columnOf(double x) const {
  return static_cast<int>(std::clamp((x - area_.min.x) / kCell, 0.0, columns_ - 1.0));
}

int LineGrid::rowOf(double y) const {
  return static_cast<int>(std::clamp((y - area_.min.y) / kCell, 0.0, rows_ - 1.0));
}

void LineGrid::add(const DrawnLine& line) {
  const std::optional<Span> inside = spanInside(line.start, line.end, area_);
  if (!inside || !isFinite(line.start) || !isFinite(line.end)) return;
  const Vec2 along = line.end - line.start;
  const double length = (inside->last - inside->first) * sepax::length(along);
  const double pieces = std::max(1.0, std::ceil(length / kPiece));
  const auto at = [&](double i) {
    return line.start + (inside->first + (inside->last - inside->first) * i / pieces) * along;
  };
  for (double i = 0; i < pieces; ++i) {
    const DrawnLine piece{at(i), at(i + 1), line.weight};
    const Vec2 middle = 0.5 * (piece.start + piece.end);
    const int cell = rowOf(middle.y) * columns_ + columnOf(middle.x);
    cells_[static_cast<std::size_t>(cell)].push_back(piece);
  }
}

template <class Measure>
double LineGrid::sumNear(Rect rect, Measure measure) const {
  // A piece lies in the cell of its middle, so its ends reach half its length beyond.
  const Rect near = grownBy(rect, kPiece / 2);
  double sum = 0;
  for (int row = rowOf(near.min.y); row <= rowOf(near.max.y); ++row) {
    for (int column = columnOf(near.min.x); column <= columnOf(near.max.x); ++column) {
      for (const DrawnLine& piece : cells_[static_cast<std::size_t>(row * columns_ + column)])
        sum += piece.weight * measure(piece.start, piece.end);
    }
  }
  return sum;
}

double LineGrid::lengthUnder(Rect rect) const {
  return sumNear(rect, [&](Vec2 start, Vec2 end) { return lengthInside(start, end, rect); });
}

double LineGrid::widthUnder(Rect rect) const {
  return sumNear(rect, [&](Vec2 start, Vec2 end) {
    const std::optional<Span> inside = spanInside(start, end, rect);
    return inside ? (inside->last - inside->first) * std::abs(end.x - start.x) : 0;
  });
}

double LineGrid::lengthAlong(Vec2 start, Vec2 end, double width) const {
  const Vec2 along = normalized(end - start);
  const Rect band{{0, -width}, {distance(start, end), width}};
  const auto inBand = [&](Vec2 p) { return Vec2{dot(p - start, along), cross(along, p - start)}; };
  const Vec2 low{std::min(start.x, end.x), std::min(start.y, end.y)};
  const Vec2 high{std::max(start.x, end.x), std::max(start.y, end.y)};
  return sumNear(grownBy({low, high}, width),
                 [&](Vec2 p, Vec2 q) { return lengthInside(inBand(p), inBand(q), band); });
}

}  // namespace sepax
