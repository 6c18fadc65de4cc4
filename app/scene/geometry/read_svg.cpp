#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/pictures/xml.h"
#include "app/scene/geometry/read_number.h"
#include "app/scene/geometry/readers.h"
#include "app/scene/geometry/svg_markup.h"
#include "app/scene/geometry/svg_numbers.h"
#include "app/scene/geometry/svg_path.h"
#include "app/scene/geometry/svg_transform.h"
#include "app/scene/json_path.h"

namespace sepax {

namespace {

constexpr const char* kCurveNote = "curves became lines within 0.1 % of the path's size";

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::ranges::find(names, name) != names.end();
}

std::size_t lineBreaks(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

class SvgReader {
 public:
  SvgReader() { raw_.format = "svg"; }

  RawGeometry readDocument(std::string_view text) {
    SvgTags tags(text);
    while (const auto tag = tags.next()) {
      if (!raw_.error.empty()) break;
      take(*tag);
    }
    if (raw_.error.empty() && tags.brokenLine() > 0)
      raw_.error = atLine(tags.brokenLine()) + "this tag is never closed; write > or />";
    return finished();
  }

  RawGeometry readPoints(std::string_view value, std::size_t line) {
    addPoints(value, line, {}, {});
    return finished();
  }

  RawGeometry readPath(std::string_view value, std::size_t line) {
    addPath(value, line, {}, {});
    return finished();
  }

 private:
  struct Open {
    std::string_view name;
    SvgTransform transform;
    bool hidden = false;  ///< its shapes are not drawn
  };

  RawGeometry finished() {
    if (raw_.error.empty() && raw_.polygons.empty())
      raw_.error =
          "the SVG has no polygon; it needs at least one <polygon>, <polyline>, <rect> or <path>";
    return std::move(raw_);
  }

  void note(const std::string& sentence) {
    if (std::ranges::find(raw_.notes, sentence) == raw_.notes.end() && raw_.notes.size() < 20)
      raw_.notes.push_back(sentence);
  }

  void take(const SvgTag& tag) {
    if (tag.isEnd) {
      if (!open_.empty() && open_.back().name == tag.name) open_.pop_back();
      return;
    }
    Open now = open_.empty() ? Open{} : open_.back();
    now.name = tag.name;
    now.hidden = now.hidden ||
                 isOneOf(tag.name, {"defs", "clipPath", "symbol", "marker", "mask", "pattern"});
    if (const SvgAttribute* attribute = attributeOf(tag, "transform")) {
      if (const auto transform = parseSvgTransform(attribute->value))
        now.transform = combined(now.transform, *transform);
      else
        note(fmt::format("the transform {} in line {} was left out; it is unknown",
                         inQuotes(attribute->value), attribute->line));
    }
    if (tag.name == "object") now.transform = combined(now.transform, placed(tag));
    if (!now.hidden) shape(tag, now.transform);
    if (!tag.isEmpty) open_.push_back(now);
  }

  /// Where an object of a map of Tiled stands: <object x="64" y="128" rotation="90">.
  SvgTransform placed(const SvgTag& tag) {
    std::array<double, 3> values{};
    constexpr std::array<std::string_view, 3> kNames = {"x", "y", "rotation"};
    for (std::size_t i = 0; i < values.size(); ++i) {
      const SvgAttribute* attribute = attributeOf(tag, kNames[i]);
      const SvgNumbers numbers = svgNumbers(attribute ? attribute->value : std::string_view{});
      if (numbers.complete && numbers.values.size() == 1) values[i] = numbers.values[0];
    }
    const auto [x, y, angle] = values;
    if (x == 0 && y == 0 && angle == 0) return {};
    note("the place of each <object> was added to its points");
    const std::string words = fmt::format("translate({},{}) rotate({})", x, y, angle);
    return parseSvgTransform(words).value_or(SvgTransform{});
  }

  void shape(const SvgTag& tag, const SvgTransform& transform) {
    const SvgAttribute* id = attributeOf(tag, "id");
    const std::string name = id ? xmlUnescaped(id->value) : std::string{};
    if (isOneOf(tag.name, {"polygon", "polyline"})) {
      if (const SvgAttribute* points = attributeOf(tag, "points"))
        addPoints(points->value, points->line, name, transform);
    } else if (tag.name == "path") {
      if (const SvgAttribute* d = attributeOf(tag, "d"))
        addPath(d->value, d->line, name, transform);
    } else if (tag.name == "rect") {
      addRectangle(tag, name, transform);
    } else if (isOneOf(tag.name, {"circle", "ellipse", "line", "text", "image", "use"})) {
      note(fmt::format("a <{}> was left out; it is no polygon", tag.name));
    }
  }

  void add(const std::string& name, std::size_t line, const std::vector<Vec2>& points,
           const SvgTransform& transform) {
    RawPolygon polygon{name, line, Arity::pair, {}};
    for (const Vec2 point : points) {
      const Vec2 placed = transformed(transform, point);
      polygon.numbers.insert(polygon.numbers.end(), {placed.x, placed.y});
    }
    raw_.polygons.push_back(std::move(polygon));
  }

  void addPoints(std::string_view value, std::size_t line, const std::string& name,
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
      raw_.error =
          fmt::format("{}the points have {} numbers, which make no pairs x, y; remove or add one",
                      atLine(line), numbers.values.size());
    }
    std::vector<Vec2> points;
    for (std::size_t i = 0; i + 1 < numbers.values.size(); i += 2)
      points.push_back({numbers.values[i], numbers.values[i + 1]});
    if (raw_.error.empty()) add(name, line, points, transform);
  }

  void addPath(std::string_view value, std::size_t line, const std::string& name,
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
      if (part.size() > 1 || (drawn == 0 && path.parts.size() == 1))
        add(name, line, part, transform);
  }

  void addRectangle(const SvgTag& tag, const std::string& name, const SvgTransform& transform) {
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

  RawGeometry raw_;
  std::vector<Open> open_;
};

bool isMarkup(std::string_view text) {
  if (!trimmed(text).starts_with('<')) return false;
  for (const std::string_view tag :
       {"<svg", "<polygon", "<polyline", "<path", "<rect", "<g", ":svg", ":polygon", ":path"})
    if (text.find(tag) != text.npos) return true;
  return false;
}

/// The value of a text that is one attribute: points="..." or d='...'.
std::optional<std::string_view> attributeValue(std::string_view text, std::string_view name) {
  text = trimmed(text);
  if (!text.starts_with(name)) return std::nullopt;
  text = trimmed(text.substr(name.size()));
  if (!text.starts_with('=')) return std::nullopt;
  text = trimmed(text.substr(1));
  if (text.empty() || (text.front() != '"' && text.front() != '\'')) return std::nullopt;
  const auto end = text.find(text.front(), 1);
  return text.substr(1, end == text.npos ? end : end - 1);
}

/// M and two numbers.
bool isPathValue(std::string_view text) {
  if (!text.starts_with('M') && !text.starts_with('m')) return false;
  const std::string_view rest = text.substr(1, std::min<std::size_t>(text.size() - 1, 200));
  return svgNumbers(rest).values.size() >= 2;
}

/// 0,0 1,0 1,1: a comma in each pair, blanks between the pairs, several of them in a line.
bool isPointsValue(std::string_view text) {
  std::size_t pairs = 0;
  bool several = false;
  while (!text.empty()) {
    const auto end = std::min(text.find_first_of(" \t\r\n"), text.size());
    const std::string_view pair = text.substr(0, end);
    const auto comma = pair.find(',');
    if (comma == pair.npos) return false;
    for (const std::string_view part : {pair.substr(0, comma), pair.substr(comma + 1)})
      if (wholeNumber(part).state == NumberState::none && !isNonFiniteWord(part)) return false;
    ++pairs;
    const auto next = std::min(text.find_first_not_of(" \t\r\n", end), text.size());
    several =
        several || (next < text.size() && text.substr(end, next - end).find('\n') == text.npos);
    text.remove_prefix(next);
  }
  return several && pairs >= 2;
}

}  // namespace

std::optional<RawGeometry> readSvg(std::string_view text) {
  if (isMarkup(text)) return SvgReader().readDocument(text);
  const auto lineOf = [&](std::string_view part) {
    return 1 + lineBreaks(text.substr(0, static_cast<std::size_t>(part.data() - text.data())));
  };
  if (const auto points = attributeValue(text, "points"))
    return SvgReader().readPoints(*points, lineOf(*points));
  if (const auto d = attributeValue(text, "d")) return SvgReader().readPath(*d, lineOf(*d));
  const std::string_view value = trimmed(text);
  if (isPathValue(value)) return SvgReader().readPath(value, lineOf(value));
  if (isPointsValue(value)) {
    RawGeometry raw = SvgReader().readPoints(value, lineOf(value));
    raw.format = "text";
    return raw;
  }
  return std::nullopt;
}

}  // namespace sepax
