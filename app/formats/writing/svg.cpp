#include "app/formats/writing/svg.h"

#include "app/formats/writing/literal.h"
#include "app/formats/writing/names.h"
#include "app/scene/json_text.h"
#include "core/polygon/polygon.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace sepax {

namespace {

constexpr double kMargin = 0.05;      ///< around the polygons, times their size
constexpr double kLineWidth = 0.005;  ///< times their size

/// "M 0 0", "L 4 0", …, "Z".
std::vector<std::string> pathParts(const std::vector<Vec2>& vertices) {
  std::vector<std::string> parts;
  for (const Vec2 vertex : vertices)
    parts.push_back(fmt::format("{} {} {}", parts.empty() ? 'M' : 'L', numberText(vertex.x),
                                numberText(vertex.y)));
  parts.push_back("Z");
  return parts;
}

std::string escaped(char c) {
  switch (c) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '"':
      return "&quot;";
    default:
      break;
  }
  const auto code = static_cast<unsigned char>(c);
  return code < ' ' ? fmt::format("&#{};", code) : std::string(1, c);
}

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) safe += escaped(c);
  return safe;
}

Bounds frameOf(std::span<const NamedPolygon> polygons) {
  std::vector<Vec2> points;
  for (const NamedPolygon& polygon : polygons)
    points.insert(points.end(), polygon.vertices.begin(), polygon.vertices.end());
  return points.empty() ? Bounds{{0, 0}, {1, 1}} : boundsOf(points);
}

std::string pathElement(const NamedPolygon& polygon, const std::string& id) {
  const std::string name = id.empty() ? "" : fmt::format("id=\"{}\" ", escaped(id));
  const std::string open = fmt::format("    <path {}d=\"", name);
  return wrapped(open, pathParts(polygon.vertices), std::string(8, ' ')) + "\"/>\n";
}

}  // namespace

std::string svgText(std::span<const NamedPolygon> polygons) {
  const Bounds frame = frameOf(polygons);
  const Vec2 extent = frame.max - frame.min;
  const double size = std::max({extent.x, extent.y, kLineWidth});
  const Vec2 corner = frame.min - kMargin * Vec2{size, size};
  std::string text = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\"\n     viewBox=\"{:.15g} {:.15g} {:.15g} "
      "{:.15g}\">\n"
      "  <g fill=\"none\" stroke=\"black\" stroke-width=\"{:.15g}\" stroke-linejoin=\"round\">\n",
      corner.x, corner.y, extent.x + 2 * kMargin * size, extent.y + 2 * kMargin * size,
      kLineWidth * size);
  const bool nameless = areNameless(polygons);
  const std::vector<std::string> names = distinctNames(polygons);
  for (std::size_t i = 0; i < polygons.size(); ++i)
    text += pathElement(polygons[i], nameless ? "" : names[i]);
  return text + "  </g>\n</svg>\n";
}

std::string svgPathText(std::span<const NamedPolygon> polygons) {
  std::string text;
  for (const NamedPolygon& polygon : polygons)
    text += fmt::format("{}\n", fmt::join(pathParts(polygon.vertices), " "));
  return text;
}

}  // namespace sepax
