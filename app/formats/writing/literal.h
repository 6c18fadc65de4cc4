#pragma once

#include "app/formats/geometry.h"
#include "app/formats/shape_limits.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Polygons as source code.
namespace sepax {

/// How a language or library writes the list of vertices of one polygon:
/// before NAME after point, point, … close.
struct LiteralStyle {
  std::string_view before = {};
  std::string_view after = {};
  std::string_view pointOpen = {};
  std::string_view pointClose = {};
  std::string_view close = {};
  std::string_view comment = "//";          ///< starts one up to the end of the line
  std::string (*number)(double) = nullptr;  ///< null = the shortest text
  int indent = 4;                           ///< blanks before the points of a long list
  ShapeLimits limits = {};                  ///< a comment names each polygon that is beyond them
};

/// "{{0, 0}, {4, 0}, {4, 3}}": the points between open and close on one line, or, when that is
/// too long, on lines of their own between them. `margin` blanks stand before every line.
struct PointList {
  std::string open;
  std::vector<std::string> points;
  std::string close;
  int margin = 0;
  int indent = 4;
};
inline constexpr std::size_t kLineLength = 100;
[[nodiscard]] std::string laidOut(const PointList& list);
/// The parts behind what the first line starts with, with blanks between them; further lines start
/// with an indent.
[[nodiscard]] std::string wrapped(std::string line, const std::vector<std::string>& parts,
                                  const std::string& indent);

/// One declaration for each polygon.
[[nodiscard]] std::string literals(std::span<const NamedPolygon> polygons,
                                   const LiteralStyle& style);

/// A number that is one of double precision in languages whose whole numbers have 32 bits.
[[nodiscard]] std::string wideNumberText(double value);
/// A number that is one of floating point in languages where whole numbers are none.
[[nodiscard]] std::string pointNumberText(double value);
/// A number that is one of single precision in C++ and C#. It shows all digits of the double.
[[nodiscard]] std::string floatNumberText(double value);

}  // namespace sepax
