#include "app/formats/readers.h"
#include "app/formats/svg/numbers.h"
#include "app/formats/svg/transform.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"
#include "core/exact/transform.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <string>
#include <utility>

namespace sepax {

namespace {

struct Property {
  std::string_view key;
  std::string_view value;
  std::size_t line = 0;
};

/// [node name="Wall" type="StaticBody2D" parent="."] and the lines below it.
struct Section {
  std::string_view kind;  ///< node, sub_resource, ...
  std::string_view head;  ///< what is behind it
  std::size_t line = 0;
  std::vector<Property> properties;

  /// The text of name="Wall" in the head, or the digits of id=1; empty without.
  [[nodiscard]] std::string_view attribute(std::string_view name) const {
    const std::string start = " " + std::string(name) + "=";
    const auto place = head.find(start);
    if (place == head.npos) return {};
    std::string_view value = head.substr(place + start.size());
    const bool quoted = value.starts_with('"');
    if (quoted) value.remove_prefix(1);
    return value.substr(0, value.find_first_of(quoted ? "\"" : " ]"));
  }

  [[nodiscard]] const Property* property(std::string_view key) const {
    const auto found = std::ranges::find(properties, key, &Property::key);
    return found == properties.end() ? nullptr : &*found;
  }
};

/// How many brackets more a line opens than it closes, without those in texts.
int openedBy(std::string_view line) {
  int opened = 0;
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    if (!quoted) opened += (isOpening(c) ? 1 : 0) - (isClosing(c) ? 1 : 0);
  }
  return opened;
}

/// A value goes on over lines until its brackets are closed, or a section starts.
std::vector<Section> sectionsOf(std::string_view text) {
  std::vector<Section> sections;
  int depth = 0;
  std::size_t number = 1;
  for (std::size_t start = 0; start < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = text.substr(start, end - start);
    const auto equals = line.find(" = ");
    if (line.size() > 1 && line.front() == '[' && isWordStart(line[1])) {
      const std::size_t word = std::min(line.find_first_of(" ]"), line.size());
      sections.push_back({line.substr(1, word - 1), line.substr(word), number, {}});
      depth = 0;
    } else if (depth > 0) {
      std::string_view& value = sections.back().properties.back().value;
      const auto from = static_cast<std::size_t>(value.data() - text.data());
      value = text.substr(from, end - from);
      depth = std::max(0, depth + openedBy(line));
    } else if (equals != line.npos && !sections.empty()) {
      const std::string_view value = trimmed(line.substr(equals + 3));
      sections.back().properties.push_back({trimmed(line.substr(0, equals)), value, number});
      depth = std::max(0, openedBy(value));
    }
    start = end + 1;
  }
  return sections;
}

class GodotReader {
 public:
  explicit GodotReader(std::string_view text) : sections_(sectionsOf(text)) {}

  RawGeometry run() {
    raw_.format = "tscn";
    note("y points down in Godot; nothing was flipped");
    for (const Section& section : sections_)
      if (section.kind == "sub_resource") resources_.emplace(section.attribute("id"), &section);
    hasNodes_ = std::ranges::find(sections_, "node", &Section::kind) != sections_.end();
    for (const Section& section : sections_) take(section);
    if (raw_.polygons.empty())
      fail(
          "the scene of Godot has no polygon; it needs a CollisionPolygon2D, a Polygon2D or a "
          "shape with corners");
    return std::move(raw_);
  }

 private:
  void fail(Problem problem) {
    if (raw_.error.empty()) raw_.error = std::move(problem);
  }
  void note(const std::string& sentence) { addNote(raw_, sentence); }

  void take(const Section& section) {
    if (section.kind == "gd_resource") type_ = section.attribute("type");
    if (section.kind == "resource") takeShape(section, type_, "", {});
    if (section.kind == "sub_resource" && !hasNodes_)
      takeShape(section, section.attribute("type"), "", {});
    if (section.kind != "node") return;
    const std::string parent(section.attribute("parent"));
    const std::string name(section.attribute("name"));
    const std::string path = parent.empty() ? "." : parent == "." ? name : parent + "/" + name;
    const auto above = places_.find(parent);
    // what is no CanvasItem hands no place down
    SvgTransform place = above == places_.end() ? SvgTransform{} : above->second;
    place =
        section.attribute("type") == "Node" ? SvgTransform{} : combined(place, placeOf(section));
    places_[path] = place;
    takeNode(section, parent, place);
  }

  void takeNode(const Section& node, const std::string& parent, const SvgTransform& place) {
    const std::string_view type = node.attribute("type");
    std::string name(node.attribute("name"));
    // a node that has but the name of its type goes by that of its parent
    if (!type.empty() && name.starts_with(type) && !parent.empty() && parent != ".")
      name = parent.substr(parent.find_last_of('/') + 1);
    if (node.property("polygon")) takeShape(node, type, name, place);
    if (type == "Line2D") leaveOut(type);
    for (const std::string_view key : {"shape", "occluder", "navpoly", "navigation_polygon"}) {
      const Property* shape = node.property(key);
      if (!shape || !shape->value.starts_with("SubResource(")) continue;
      const std::string_view id = trimmed(insideOf(shape->value));
      const auto found =
          resources_.find(id.substr(id.starts_with('"') ? 1 : 0, id.find('"', 1) - 1));
      if (found == resources_.end()) continue;
      takeShape(*found->second, found->second->attribute("type"), name, place);
    }
  }

  /// What a node or a resource of this type draws.
  void takeShape(const Section& section, std::string_view type, const std::string& name,
                 const SvgTransform& place) {
    RawPolygon polygon{name, section.line, Arity::pair, {}};
    if (type == "NavigationPolygon" && section.property("vertices") && section.property("polygons"))
      return takeNavigation(section, name, place);
    if (type == "RectangleShape2D") {
      const Vec2 half = halfOf(section);
      polygon.numbers = {-half.x, -half.y, half.x, -half.y, half.x, half.y, -half.x, half.y};
    } else if (const Property* list = listOf(section)) {
      polygon.line = list->line;
      polygon.numbers = numbersOf(*list);
      if (polygon.numbers.empty()) return leaveOut(std::string(type) + " without points");
      if (polygon.numbers.size() % 2 != 0)
        fail(fmt::format("{}the list has {} numbers, which make no pairs x, y; remove or add one",
                         atLine(list->line), polygon.numbers.size()));
    } else {
      return leaveOut(type);
    }
    add(std::move(polygon), place, type == "Polygon2D" ? pairOf(section, "offset", {}) : Vec2{});
  }

  void add(RawPolygon polygon, const SvgTransform& place, Vec2 offset) {
    for (std::size_t i = 0; i + 1 < polygon.numbers.size(); i += 2) {
      const Vec2 placed =
          transformed(place, offset + Vec2{polygon.numbers[i], polygon.numbers[i + 1]});
      polygon.numbers[i] = placed.x;
      polygon.numbers[i + 1] = placed.y;
    }
    if (place != SvgTransform{} || offset != Vec2{})
      note("position, rotation and scale of the nodes were applied to their points");
    raw_.polygons.push_back(std::move(polygon));
  }

  /// polygons = [ PoolIntArray( 0, 1, 2 ), ... ] numbers the vertices of each.
  void takeNavigation(const Section& section, const std::string& name, const SvgTransform& place) {
    constexpr std::string_view kList = "Array(";
    const std::vector<double> vertices = numbersOf(*section.property("vertices"));
    const Property& polygons = *section.property("polygons");
    for (auto at = polygons.value.find(kList); at != polygons.value.npos;
         at = polygons.value.find(kList, at + 1)) {
      const std::string_view rest = polygons.value.substr(at);
      const std::string_view list = rest.substr(0, rest.find(')') + 1);
      RawPolygon polygon{name, polygons.line, Arity::pair, {}};
      for (const double index : numbersOf({polygons.key, list, polygons.line})) {
        if (!(index >= 0 && 2 * index + 1 < static_cast<double>(vertices.size())))
          return fail(fmt::format("{}there is no vertex {}; the list has {}", atLine(polygons.line),
                                  index, vertices.size() / 2));
        const std::size_t first = 2 * static_cast<std::size_t>(index);
        polygon.numbers.insert(polygon.numbers.end(), {vertices[first], vertices[first + 1]});
      }
      add(std::move(polygon), place, {});
    }
    if (section.property("outlines"))
      note("the outlines that a NavigationPolygon is made of were left out");
  }

  void leaveOut(std::string_view type) {
    if (!type.empty()) note(fmt::format("left out: {}, which is no polygon", type));
  }

  static const Property* listOf(const Section& section) {
    const Property* list = section.property("polygon");
    return list ? list : section.property("points");
  }

  /// Half the size of a rectangle; Godot 3 writes it as extents. What is as ever is not written.
  Vec2 halfOf(const Section& section) {
    constexpr double kUsual = 10;
    if (section.property("extents")) return pairOf(section, "extents", {});
    return 0.5 * pairOf(section, "size", {2 * kUsual, 2 * kUsual});
  }

  /// Vector2(1, 2) without its name and brackets.
  static std::string_view insideOf(std::string_view value) {
    const auto open = value.find('(');
    const auto close = value.rfind(')');
    if (open == value.npos || close == value.npos || close < open) return {};
    return value.substr(open + 1, close - open - 1);
  }

  std::vector<double> numbersOf(const Property& property) {
    const SvgNumbers numbers = svgNumbers(insideOf(property.value));
    Problem problem = numbers.complete ? Problem{} : numberProblem(numbers.rest);
    if (!numbers.complete && problem.empty())
      problem =
          inQuotes(numbers.rest.substr(0, 12)) + " stands where a number should; write its value";
    if (!problem.empty()) fail(prefixed(atLine(property.line), std::move(problem)));
    return numbers.values;
  }

  Vec2 pairOf(const Section& section, std::string_view key, Vec2 usual) {
    const Property* property = section.property(key);
    if (!property) return usual;
    const std::vector<double> numbers = numbersOf(*property);
    if (numbers.size() == 2) return {numbers[0], numbers[1]};
    fail(fmt::format("{}{} should be Vector2(x, y)", atLine(property->line), key));
    return usual;
  }

  /// Degrees of an angle that is written in radians.
  double degreesOf(const Section& node, std::string_view key) {
    const Property* property = node.property(key);
    if (!property) return 0;
    const ScannedNumber angle = wholeNumber(property->value);
    if (angle.state != NumberState::finite)
      fail(
          fmt::format("{}{} should be a number; write it in radians", atLine(property->line), key));
    return std::fmod(angle.value, 2 * std::numbers::pi) * 180 / std::numbers::pi;
  }

  /// From the points of a node to those of its parent.
  SvgTransform placeOf(const Section& node) {
    if (const Property* matrix = node.property("transform")) {
      const std::vector<double> m = numbersOf(*matrix);
      if (m.size() == 6) return {m[0], m[1], m[2], m[3], m[4], m[5]};
    }
    const Vec2 position = pairOf(node, "position", {});
    const Vec2 scale = pairOf(node, "scale", {1, 1});
    const double angle = degreesOf(node, "rotation");
    const Rotation x = rotationOf(angle);
    const Rotation y = rotationOf(angle + degreesOf(node, "skew"));
    return {scale.x * x.cosine, scale.x * x.sine, -scale.y * y.sine,
            scale.y * y.cosine, position.x,       position.y};
  }

  std::vector<Section> sections_;
  std::map<std::string_view, const Section*> resources_;  ///< by their id
  std::map<std::string, SvgTransform> places_;            ///< of the nodes, by their path
  bool hasNodes_ = false;                                 ///< which place the shapes of resources
  std::string_view type_;                                 ///< of the resource that the file is
  RawGeometry raw_;
};

}  // namespace

std::optional<RawGeometry> readGodot(std::string_view text) {
  std::size_t start = text.size();
  for (const std::string_view head : {"[gd_scene", "[gd_resource", "[node name=", "[sub_resource"})
    for (auto at = text.find(head); at < start; at = text.find(head, at + 1))
      if (at == 0 || text[at - 1] == '\n') start = at;
  // a report may tell of the scene before it, and has no polygons there
  const std::string_view before = text.substr(0, start);
  if (start == text.size() || before.find_first_of("([{<") != before.npos) return std::nullopt;
  return GodotReader(text).run();
}

}  // namespace sepax
