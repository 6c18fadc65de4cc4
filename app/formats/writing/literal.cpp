#include "app/formats/writing/literal.h"

#include "app/formats/writing/names.h"
#include "app/scene/json_text.h"

#include <fmt/format.h>

#include <cmath>

namespace sepax {

namespace {

constexpr double kLargestInt = 2147483647;     ///< of a whole number with 32 bits
constexpr double kLargestFloatInt = 16777216;  ///< up to it a float holds every whole number

bool isWhole(const std::string& digits) { return digits.find_first_of(".e") == std::string::npos; }

std::string onOneLine(const PointList& list) {
  std::string line = std::string(static_cast<std::size_t>(list.margin), ' ') + list.open;
  for (std::size_t i = 0; i < list.points.size(); ++i)
    line.append(i > 0 ? ", " : "").append(list.points[i]);
  return line + list.close;
}

/// As many points to a line as it holds.
std::string onManyLines(const PointList& list) {
  const std::string margin(static_cast<std::size_t>(list.margin), ' ');
  const std::string indent(static_cast<std::size_t>(list.margin + list.indent), ' ');
  std::string text = margin + list.open;
  std::size_t length = kLineLength;
  for (std::size_t i = 0; i < list.points.size(); ++i) {
    const std::string point = list.points[i] + (i + 1 < list.points.size() ? "," : "");
    const bool fits = length + 1 + point.size() <= kLineLength;
    text.append(fits ? " " : "\n" + indent).append(point);
    length = (fits ? length + 1 : indent.size()) + point.size();
  }
  return text + "\n" + margin + list.close;
}

}  // namespace

std::string laidOut(const PointList& list) {
  const std::string line = onOneLine(list);
  return line.size() <= kLineLength ? line : onManyLines(list);
}

std::string wrapped(std::string line, const std::vector<std::string>& parts,
                    const std::string& indent) {
  std::string text;
  bool first = true;
  for (const std::string& part : parts) {
    if (!first && line.size() + 1 + part.size() > kLineLength) {
      text += line + "\n";
      line = indent + part;
    } else {
      line.append(first ? "" : " ").append(part);
    }
    first = false;
  }
  return text + line;
}

std::string literals(std::span<const NamedPolygon> polygons, const LiteralStyle& style) {
  const std::vector<std::string> names = distinctNames(polygons);
  const std::vector<std::string> identifiers = identifiersOf(names);
  const auto number = style.number != nullptr ? style.number : numberText;
  std::string text;
  for (std::size_t i = 0; i < polygons.size(); ++i) {
    PointList list;
    list.open.append(style.before).append(identifiers[i]).append(style.after);
    list.close = style.close;
    list.indent = style.indent;
    for (const Vec2 vertex : polygons[i].vertices)
      list.points.push_back(std::string(style.pointOpen) + number(vertex.x) + ", " +
                            number(vertex.y) + std::string(style.pointClose));
    if (const std::string beyond = beyondLimits(polygons[i].vertices, style.limits);
        !beyond.empty())
      text += fmt::format("{} {}: {}\n", style.comment, beyond, style.limits.words);
    if (identifiers[i] != names[i])
      text.append(style.comment).append(" ").append(quotedText(names[i])).append("\n");
    text += laidOut(list) + "\n";
  }
  return text;
}

std::string wideNumberText(double value) {
  const std::string digits = numberText(value);
  return isWhole(digits) && std::abs(value) > kLargestInt ? digits + ".0" : digits;
}

std::string pointNumberText(double value) {
  const std::string digits = numberText(value);
  return isWhole(digits) ? digits + ".0" : digits;
}

std::string floatNumberText(double value) {
  const std::string digits = numberText(value);
  if (!isWhole(digits)) return digits + "f";
  return std::abs(value) <= kLargestFloatInt ? digits : digits + ".0f";
}

}  // namespace sepax
