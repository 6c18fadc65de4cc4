#pragma once

#include "app/scene/problem.h"
#include "core/exact/vec2.h"

#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// A path as lines, one list of points for each part that starts with M.
struct SvgPath {
  std::vector<std::vector<Vec2>> parts;
  std::vector<bool> closed = {};  ///< for each of them: by Z, or it comes back to its start
  bool hasCurves = false;
  bool isOfCircles = false;  ///< each part is one full circle or ellipse, made of arcs
  Problem error;             ///< what is wrong, without the place
  std::size_t place = 0;     ///< byte in the text where it is wrong
};

/// The value of a d attribute: all commands M L H V C S Q T A Z and their relative forms. Curves
/// become lines within kCurveTolerance of the path's size.
[[nodiscard]] SvgPath flattenedSvgPath(std::string_view d);

}  // namespace sepax
