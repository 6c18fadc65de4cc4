#pragma once

#include "app/figure/figure.h"

#include <string>
#include <string_view>

/// Items of a figure as SVG elements.
namespace sepax {

/// What the elements of one picture share.
struct SvgInk {
  const Theme& theme;
  Role ground = Role::ground;
  bool transparentGround = false;  ///< a halo has no colour to take then and is left out
};

/// "12.5": no more digits than it takes, to this part of one; never "-0".
[[nodiscard]] std::string svgNumber(double value, double parts = 100);
/// "#rrggbb"
[[nodiscard]] std::string svgColor(Color color);
/// To a thousandth: many faint ghosts on each other add up.
[[nodiscard]] std::string svgOpacity(Paint paint);
/// ` name="#rrggbb"` and, where it is not opaque, ` name-opacity="0.5"`.
[[nodiscard]] std::string svgPaint(const Theme& theme, std::string_view name, Paint paint);
/// The class of all that has the role.
[[nodiscard]] std::string_view svgClass(Role role);
/// The role in which the item is seen first.
[[nodiscard]] Role shownRole(const Item& item);

/// Empty when there is nothing to draw.
[[nodiscard]] std::string svgElement(const Item& item, const SvgInk& ink);

}  // namespace sepax
