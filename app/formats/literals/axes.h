#pragma once

#include "app/formats/literals/tree.h"
#include "app/formats/raw_geometry.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace sepax {

/// Point of Point(2, 0, 0), and Vector2 of new Vector2(2, 0).
[[nodiscard]] bool isPointCall(std::string_view called);

/// Names of a list of x and one of y.
struct AxisNames {
  std::string_view x;
  std::string_view y;
  friend bool operator==(AxisNames, AxisNames) = default;
};
/// What two lists are the x and the y of.
struct AxisPair {
  std::string_view stem;  ///< hull of hull_x and hull_y
};
/// Of xv and yv, hull_x and hull_y, lonFence and latFence: names that differ in the axis alone.
[[nodiscard]] std::optional<AxisPair> axisPair(std::string_view x, std::string_view y);

/// Those that inpolygon(xq, yq, xv, yv) looks for points in, xv and yv, where the text has them.
[[nodiscard]] std::vector<AxisNames> outlinesAsked(std::string_view text);
/// There are such outlines, and these lists are none of them.
[[nodiscard]] bool areAskedPoints(const std::vector<AxisNames>& asked, AxisNames names);

/// Polygons whose x and y stand in lists of their own, one after the other: xs = [0, 5, 5] and
/// ys = [0, 0, 3], hull_x and hull_y, lon and lat. No polygons when the lists of the text are not
/// all named in pairs like that. Where the source asks whether points lie in some of them, the
/// others are points.
[[nodiscard]] RawGeometry readAxisLists(const LiteralTree& tree, std::string_view source);

/// What is said of a tree that has bits.
inline constexpr std::string_view kBitsNote = "hexadecimal numbers were read as the bits of floats";

/// x0: 0, y0: 0, x1: 5, y1: 0, ...: corners whose numbers stand in the names of their coordinates.
/// No polygons where any of them lacks its x, its y or its place in the order.
[[nodiscard]] RawGeometry readNumberedCorners(const LiteralTree& tree);

/// The numbers of matrix(c(0, 5, 5, 0, 0, 3), ncol = 2) of R.
enum class MatrixOrder : std::uint8_t { none, points, columns };  ///< x, y, x, y; all x, then all y
/// none = the group is no matrix of points.
[[nodiscard]] MatrixOrder matrixOrder(const LiteralTree& tree, std::uint32_t group);
/// Gives what was read of such a matrix from `first` on its points.
void takeMatrixOrder(RawGeometry& raw, std::size_t first, MatrixOrder order);

}  // namespace sepax
