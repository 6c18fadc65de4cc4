#include "app/formats/svg_shapes.h"

#include "app/figure/numbers.h"
#include "app/formats/svg_numbers.h"
#include "app/formats/svg_path.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace sepax {

namespace {

constexpr const char* kCurveNote = "curves became lines within 0.1 % of the path's size";

}  // namespace

std::size_t lineBreaks(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

RawGeometry SvgShapes::finished() && {
  if (raw_.polygons.empty())
    fail("the SVG has no polygon; it needs at least one <polygon>, <polyline>, <rect> or <path>");
  return std::move(raw_);
}

void SvgShapes::fail(Problem problem) {
  if (raw_.error.empty()) raw_.error = std::move(problem);
}

void SvgShapes::add(const std::string& name, std::size_t line, const std::vector<Vec2>& points,
                    const SvgTransform& transform) {
  RawPolygon polygon{name, line, Arity::pair, {}};
  for (const Vec2 point : points) {
    const Vec2 placed = transformed(transform, point);
    polygon.numbers.insert(polygon.numbers.end(), {placed.x, placed.y});
  }
  raw_.polygons.push_back(std::move(polygon));
}

void SvgShapes::addPoints(std::string_view value, std::size_t line, const std::string& name,
                          const SvgTransform& transform) {
  const SvgNumbers numbers = svgNumbers(value);
  if (!numbers.complete) {
    const std::size_t place =
        line + lineBreaks(value.substr(0, value.size() - numbers.rest.size()));
    Problem problem = numberProblem(numbers.rest);
    if (problem.empty())
      problem =
          inQuotes(numbers.rest.substr(0, 12)) + " stands where a number should; write its value";
    raw_.error = prefixed(atLine(place), std::move(problem));
  } else if (numbers.values.size() % 2 != 0) {
    raw_.error = fmt::format("{}the points have {}, which make no pairs x, y; remove or add one",
                             atLine(line), counted(numbers.values.size(), "number"));
  }
  std::vector<Vec2> points;
  for (std::size_t i = 0; i + 1 < numbers.values.size(); i += 2)
    points.push_back({numbers.values[i], numbers.values[i + 1]});
  if (raw_.error.empty()) add(name, line, points, transform);
}

void SvgShapes::addPath(std::string_view value, std::size_t line, const std::string& name,
                        const SvgTransform& transform) {
  const SvgPath path = flattenedSvgPath(value);
  if (!path.error.empty()) {
    raw_.error = prefixed(atLine(line + lineBreaks(value.substr(0, path.place))), path.error);
    return;
  }
  if (path.hasCurves) note(kCurveNote);
  std::size_t drawn = 0;
  for (const auto& part : path.parts) drawn += part.size() > 1;
  if (drawn > 1)
    note(fmt::format("the path in line {} has {} parts; each became a polygon", line, drawn));
  for (const auto& part : path.parts)
    if (part.size() > 1 || (drawn == 0 && path.parts.size() == 1)) add(name, line, part, transform);
}

void SvgShapes::addRectangle(const SvgTag& tag, const std::string& name,
                             const SvgTransform& transform) {
  std::array<double, 4> values{};
  constexpr std::array<std::string_view, 4> kNames = {"x", "y", "width", "height"};
  for (std::size_t i = 0; i < values.size(); ++i) {
    const SvgAttribute* attribute = attributeOf(tag, kNames[i]);
    if (!attribute) continue;
    const SvgNumbers numbers = svgNumbers(attribute->value);
    if (!numbers.complete || numbers.values.size() != 1) {
      note(fmt::format("a <rect> in line {} was left out; its {} is {}", tag.line, kNames[i],
                       inQuotes(attribute->value)));
      return;
    }
    values[i] = numbers.values[0];
  }
  if (attributeOf(tag, "rx") || attributeOf(tag, "ry"))
    note("the round corners of a <rect> became sharp");
  const auto [x, y, width, height] = values;
  add(name, tag.line, {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}},
      transform);
}

}  // namespace sepax
