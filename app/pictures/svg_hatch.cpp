#include "app/pictures/svg_hatch.h"

#include "app/figure/hatch.h"
#include "app/pictures/svg_element.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <string_view>

namespace sepax {

namespace {

/// The lines of a hatch through the origin: one half at each side of the tile.
std::string hatchLines(std::string_view color, std::string_view thin) {
  const double half = kHatchWidth / 2;
  std::string text;
  for (const double x : {0.0, kHatchPeriod - half}) {
    text += fmt::format("<rect x=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"{}/>", svgNumber(x),
                        svgNumber(half), svgNumber(kHatchPeriod), color, thin);
  }
  return text;
}

/// The lines across them, between those of the other direction.
std::string crossLines(std::string_view color, std::string_view thin) {
  const double half = kHatchWidth / 2;
  std::string text;
  for (const double y : {0.0, kHatchPeriod - half}) {
    text += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"{}/>",
                        svgNumber(half), svgNumber(y), svgNumber(kHatchPeriod - 2 * half),
                        svgNumber(half), color, thin);
  }
  return text;
}

std::string definitionOf(const std::string& id, const Fill& fill, const Theme& theme) {
  const std::string ink = svgColor(theme[fill.paint.role]);
  const std::string thin =
      fill.paint.alpha < 1 ? fmt::format(" fill-opacity=\"{}\"", svgOpacity(fill.paint)) : "";
  std::string lines = hatchLines(ink, thin);
  if (fill.hatch == Hatch::cross) lines += crossLines(ink, thin);
  return fmt::format(
      "<defs><pattern id=\"{}\" width=\"{}\" height=\"{}\" "
      "patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate({})\">{}"
      "</pattern></defs>\n",
      id, svgNumber(kHatchPeriod), svgNumber(kHatchPeriod),
      fill.hatch == Hatch::backward ? -45 : 45, lines);
}

}  // namespace

std::string hatchId(Hatch hatch, Paint paint) {
  constexpr std::array<std::string_view, 4> kNames{"none", "forward", "backward", "cross"};
  return fmt::format("hatch-{}-{}-{}", kNames[static_cast<std::size_t>(hatch)],
                     svgClass(paint.role), std::lround(paint.alpha * 100));
}

std::string hatchDefinitions(const Figure& figure, const Theme& theme) {
  std::map<std::string, const Fill*> hatches;
  for (const Item& item : figure.items) {
    const Fill* fill = std::get_if<Fill>(&item);
    if (fill != nullptr && fill->hatch != Hatch::none)
      hatches.emplace(hatchId(fill->hatch, fill->paint), fill);
  }
  std::string text;
  for (const auto& [id, fill] : hatches) text += definitionOf(id, *fill, theme);
  return text;
}

}  // namespace sepax
