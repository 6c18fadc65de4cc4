#include "app/pictures/svg_element.h"

#include "app/figure/font.h"
#include "app/figure/halo.h"
#include "app/figure/xml.h"
#include "app/pictures/svg_hatch.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace sepax {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Role::count)> kRoleNames{
    "ground", "panel", "raised", "line", "grid-minor", "grid-major", "text",     "muted", "dim",
    "a",      "b",     "other",  "gap",  "overlap",    "result",     "velocity", "path",  "accent",
    "hue0",   "hue1",  "hue2",   "hue3", "hue4",       "hue5",       "hue6",     "hue7"};

Role roleOf(const Stroke& stroke) { return stroke.paint.role; }
Role roleOf(const Fill& fill) { return fill.paint.role; }
Role roleOf(const Dot& dot) { return dot.ringWidth > 0 ? dot.ring.role : dot.fill.role; }
Role roleOf(const Box& box) { return box.borderWidth > 0 ? box.border.role : box.fill.role; }
Role roleOf(const Text& text) { return text.paint.role; }

std::string point(Vec2 p) { return svgNumber(p.x) + "," + svgNumber(p.y); }

bool areFinite(const std::vector<Vec2>& points) {
  return std::all_of(points.begin(), points.end(), [](Vec2 p) { return isFinite(p); });
}

std::string pathOf(const std::vector<Vec2>& points, bool closed) {
  std::string path;
  for (const Vec2 p : points) path += (path.empty() ? "M" : " L") + point(p);
  if (points.size() == 1) path += " L" + point(points.front());
  return closed ? path + " Z" : path;
}

std::string elementOf(const Stroke& stroke, const SvgInk& ink) {
  if (stroke.points.empty() || !areFinite(stroke.points)) return {};
  const bool dashed = stroke.dash.off > 0;
  std::string text = fmt::format("<path d=\"{}\" fill=\"none\"{} stroke-width=\"{}\"",
                                 pathOf(stroke.points, stroke.closed && stroke.points.size() > 2),
                                 svgPaint(ink.theme, "stroke", stroke.paint),
                                 svgNumber(stroke.width * ink.theme.strokeScale));
  if (stroke.cap == Cap::round && !dashed) text += " stroke-linecap=\"round\"";
  if (stroke.points.size() > 2) text += " stroke-linejoin=\"round\"";
  if (dashed)
    text += fmt::format(" stroke-dasharray=\"{} {}\"", svgNumber(stroke.dash.on),
                        svgNumber(stroke.dash.off));
  return text + "/>";
}

std::string elementOf(const Fill& fill, const SvgInk& ink) {
  if (fill.outline.size() < 3 || !areFinite(fill.outline)) return {};
  const std::string paint =
      fill.hatch == Hatch::none
          ? svgPaint(ink.theme, "fill", fill.paint)
          : fmt::format(" fill=\"url(#{})\"", hatchId(fill.hatch, fill.paint));
  return fmt::format("<path d=\"{}\"{} fill-rule=\"evenodd\"/>", pathOf(fill.outline, true), paint);
}

/// The border lies inside of the edge; a fill under an opaque border may reach its middle.
std::string elementOf(const Dot& dot, const SvgInk& ink) {
  if (!isFinite(dot.center) || !(dot.radius > 0)) return {};
  const double ring = std::min(dot.ringWidth, dot.radius);
  std::string text = fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}", svgNumber(dot.center.x),
                                 svgNumber(dot.center.y), svgNumber(dot.radius - ring / 2),
                                 svgPaint(ink.theme, "fill", dot.fill));
  if (ring > 0)
    text += svgPaint(ink.theme, "stroke", dot.ring) +
            fmt::format(" stroke-width=\"{}\"", svgNumber(ring));
  return text + "/>";
}

std::string elementOf(const Box& box, const SvgInk& ink) {
  if (!isFinite(box.min) || !isFinite(box.max)) return {};
  const double border = box.borderWidth;
  const Vec2 min = box.min + Vec2{border / 2, border / 2};
  const Vec2 size = box.max - box.min - Vec2{border, border};
  if (!(size.x > 0) || !(size.y > 0)) return {};
  std::string text =
      fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"", svgNumber(min.x),
                  svgNumber(min.y), svgNumber(size.x), svgNumber(size.y));
  const double radius = std::max(std::min({box.radius - border / 2, size.x / 2, size.y / 2}), 0.0);
  if (radius > 0) text += fmt::format(" rx=\"{}\"", svgNumber(radius));
  text += svgPaint(ink.theme, "fill", box.fill);
  if (border > 0)
    text += svgPaint(ink.theme, "stroke", box.border) +
            fmt::format(" stroke-width=\"{}\"", svgNumber(border));
  return text + "/>";
}

/// Where a line of text starts: SVG viewers without the font must not move its start.
double leftOf(const Text& text, double width) {
  switch (text.align) {
    case Align::left:
      return text.position.x;
    case Align::center:
      return text.position.x - width / 2;
    case Align::right:
      return text.position.x - width;
  }
  return text.position.x;
}

std::string elementOf(const Text& text, const SvgInk& ink) {
  if (!isFinite(text.position) || !(text.size > 0) || text.text.empty()) return {};
  const double width = textWidth(text.text, text.size, text.weight);
  std::string attributes = fmt::format("x=\"{}\" y=\"{}\" font-size=\"{}\" textLength=\"{}\"",
                                       svgNumber(leftOf(text, width)), svgNumber(text.position.y),
                                       svgNumber(text.size), svgNumber(width));
  if (text.weight == Weight::semibold) attributes += " font-weight=\"600\"";
  // Not every viewer knows the style that keeps two spaces apart.
  if (text.text.find("  ") != std::string::npos) attributes += " xml:space=\"preserve\"";
  if (text.weight == Weight::mono) attributes += " class=\"mono\"";
  attributes += svgPaint(ink.theme, "fill", text.paint);
  if (text.halo && !ink.transparentGround) {
    attributes += svgPaint(ink.theme, "stroke", {ink.ground, kHaloOpacity * text.paint.alpha});
    attributes += fmt::format(" stroke-width=\"{}\" class=\"halo\"", svgNumber(2 * kHaloRadius));
  }
  return fmt::format("<text {}>{}</text>", attributes, xmlEscaped(text.text));
}

}  // namespace

std::string svgNumber(double value, double parts) {
  const double rounded = std::round(value * parts) / parts;
  return fmt::format("{}", rounded == 0 ? 0.0 : rounded);
}

std::string svgColor(Color color) {
  return fmt::format("#{:02x}{:02x}{:02x}", color.r, color.g, color.b);
}

std::string svgOpacity(Paint paint) { return svgNumber(paint.alpha, 1000); }

std::string svgPaint(const Theme& theme, std::string_view name, Paint paint) {
  std::string text = fmt::format(" {}=\"{}\"", name, svgColor(theme[paint.role]));
  if (paint.alpha < 1) text += fmt::format(" {}-opacity=\"{}\"", name, svgOpacity(paint));
  return text;
}

std::string_view svgClass(Role role) { return kRoleNames[static_cast<std::size_t>(role)]; }

Role shownRole(const Item& item) {
  return std::visit([](const auto& shape) { return roleOf(shape); }, item);
}

std::string svgElement(const Item& item, const SvgInk& ink) {
  return std::visit([&](const auto& shape) { return elementOf(shape, ink); }, item);
}

}  // namespace sepax
