#include "app/formats/svg/shapes.h"

#include "app/figure/numbers.h"
#include "app/formats/literals/indices.h"
#include "app/formats/ring_order.h"
#include "app/formats/svg/numbers.h"
#include "app/formats/svg/path.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace sepax {

namespace {

constexpr std::string_view kLine = "line of a <path>";
constexpr std::string_view kCircle = "circle of a <path>";
constexpr const char* kCurveNote = "curves became lines within 0.1 % of the path's size";

std::vector<Vec2> transformed(const SvgTransform& transform, std::vector<Vec2> points) {
  for (Vec2& point : points) point = transformed(transform, point);
  return points;
}

}  // namespace

std::size_t lineBreaks(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

RawGeometry SvgShapes::finished() && {
  if (raw_.polygons.empty())
    fail(openPath_ > 0 ? atLine(openPath_) + "an open path without fill is a line; close it with Z"
                       : "the SVG has no polygon; it needs at least one <polygon>, <polyline>, "
                         "<rect> or <path>");
  leftOut_.addTo(raw_.notes);
  return std::move(raw_);
}

void SvgShapes::fail(Problem problem) {
  if (raw_.error.empty()) raw_.error = std::move(problem);
}

void SvgShapes::add(const std::string& name, std::size_t line, const std::vector<Vec2>& points,
                    bool isHole) {
  RawPolygon polygon{name, line, Arity::pair, {}, false, isHole};
  for (const Vec2 point : points) polygon.numbers.insert(polygon.numbers.end(), {point.x, point.y});
  raw_.polygons.push_back(std::move(polygon));
}

void SvgShapes::add(const std::string& name, std::size_t line, const std::vector<Vec2>& points,
                    const SvgTransform& transform) {
  add(name, line, transformed(transform, points));
}

void SvgShapes::addPoints(std::string_view value, std::size_t line, const std::string& name,
                          const SvgTransform& transform, bool isLine) {
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
  if (!raw_.error.empty()) return;
  if (isLine && isOpen(numbers.values)) {
    openPath_ = line;
    return leaveOut("open <polyline> without fill");
  }
  add(name, line, transformed(transform, std::move(points)));
}

void SvgShapes::addPath(std::string_view value, std::size_t line, const std::string& name,
                        const SvgTransform& transform, SvgFill fill) {
  SvgPath path = flattenedSvgPath(value);
  if (!path.error.empty()) {
    raw_.error = prefixed(atLine(line + lineBreaks(value.substr(0, path.place))), path.error);
    return;
  }
  if (path.isOfCircles) {
    for (std::size_t i = 0; i < path.parts.size(); ++i) leaveOut(kCircle);
    return;
  }
  if (path.hasCurves) note(kCurveNote);
  std::vector<std::vector<Vec2>> rings;
  for (std::size_t i = 0; i < path.parts.size(); ++i) {
    const bool isLine = fill.none && !path.closed[i] && path.parts[i].size() > 1;
    if (isLine) {
      leaveOut(kLine);
      openPath_ = line;
    } else if (path.parts[i].size() > 1 || path.parts.size() == 1)
      rings.push_back(transformed(transform, std::move(path.parts[i])));
  }
  if (rings.size() == 1) return add(name, line, rings.front());
  const std::size_t lines =
      std::erase_if(rings, [](const auto& ring) { return ring.size() < kFewestVertices; });
  for (std::size_t i = 0; i < lines; ++i) leaveOut(kLine);
  addRings(name, line, rings, fill.rule);
}

void SvgShapes::addRings(const std::string& name, std::size_t line,
                         const std::vector<std::vector<Vec2>>& rings, FillRule rule) {
  const auto order = ringOrder(rings, rule);
  if (!order) return fail(atLine(line) + "the path has too many parts over each other; split it");
  for (const OrderedRing& next : *order) add(name, line, rings[next.ring], next.isHole);
  const auto outlines =
      static_cast<std::size_t>(std::ranges::count(*order, false, &OrderedRing::isHole));
  const std::size_t count = rings.size() - outlines;
  const std::string parts = counted(rings.size(), "part");
  if (count > 0)
    note(fmt::format("the path in line {} has {}; {} by its fill rule, {}", line, parts,
                     counted(count, "is a hole", "are holes"),
                     rule == FillRule::evenOdd ? "evenodd" : "nonzero"));
  else if (rings.size() > 1)
    note(fmt::format("the path in line {} has {}; each became a polygon", line, parts));
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
  add(name, tag.line,
      transformed(transform, {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}}));
}

}  // namespace sepax
