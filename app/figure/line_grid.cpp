#include "app/figure/line_grid.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace sepax {
namespace {

constexpr double kCell = 48;  ///< logical pixels: about the width of a label
constexpr double kPiece = 32;
constexpr std::size_t kMostPieces = 500;  ///< of a cell: more make it no worse for a text
/// No point of a piece is farther from the middle of its cell: half a diagonal, half a piece.
constexpr double kReach = 0.75 * kCell + kPiece / 2;

int cellsAlong(double length) { return std::max(1, static_cast<int>(std::ceil(length / kCell))); }

bool anyCell(int, int) { return true; }

/// Not wholly on one side of the rectangle, as most pieces are.
bool mayMeet(const DrawnLine& piece, const Rect& rect) {
  return std::max(piece.start.x, piece.end.x) >= rect.min.x &&
         std::min(piece.start.x, piece.end.x) <= rect.max.x &&
         std::max(piece.start.y, piece.end.y) >= rect.min.y &&
         std::min(piece.start.y, piece.end.y) <= rect.max.y;
}

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
    auto& there = cells_[static_cast<std::size_t>(cell)];
    if (there.size() < kMostPieces) there.push_back(piece);
  }
}

Vec2 LineGrid::middleOf(int row, int column) const {
  return area_.min + kCell * Vec2{column + 0.5, row + 0.5};
}

template <class Holds, class Measure>
double LineGrid::sumNear(Rect rect, double most, Holds holds, Measure measure) const {
  // A piece lies in the cell of its middle, so its ends reach half its length beyond.
  const Rect near = grownBy(rect, kPiece / 2);
  const int lastRow = rowOf(near.max.y);
  const int lastColumn = columnOf(near.max.x);
  double sum = 0;
  for (int row = rowOf(near.min.y); row <= lastRow; ++row) {
    for (int column = columnOf(near.min.x); column <= lastColumn; ++column) {
      const auto& cell = cells_[static_cast<std::size_t>(row * columns_ + column)];
      if (cell.empty() || !holds(row, column)) continue;
      for (const DrawnLine& piece : cell)
        if (mayMeet(piece, rect)) sum += piece.weight * measure(piece.start, piece.end);
      if (sum > most) return sum;
    }
  }
  return sum;
}

double LineGrid::lengthUnder(Rect rect, double most) const {
  return sumNear(rect, most, anyCell,
                 [&](Vec2 start, Vec2 end) { return lengthInside(start, end, rect); });
}

double LineGrid::widthUnder(Rect rect, double most) const {
  return sumNear(rect, most, anyCell, [&](Vec2 start, Vec2 end) {
    const std::optional<Span> inside = spanInside(start, end, rect);
    return inside ? (inside->last - inside->first) * std::abs(end.x - start.x) : 0;
  });
}

double LineGrid::lengthAlong(Vec2 start, Vec2 end, double width, double most) const {
  const Vec2 along = normalized(end - start);
  const Rect band{{0, -width}, {distance(start, end), width}};
  const auto inBand = [&](Vec2 p) { return Vec2{dot(p - start, along), cross(along, p - start)}; };
  const Vec2 low{std::min(start.x, end.x), std::min(start.y, end.y)};
  const Vec2 high{std::max(start.x, end.x), std::max(start.y, end.y)};
  const auto isNear = [&](int row, int column) {
    return std::abs(cross(along, middleOf(row, column) - start)) <= width + kReach;
  };
  return sumNear(grownBy({low, high}, width), most, isNear, [&](Vec2 p, Vec2 q) {
    const DrawnLine piece{inBand(p), inBand(q)};
    return mayMeet(piece, band) ? lengthInside(piece.start, piece.end, band) : 0.0;
  });
}

}  // namespace sepax
