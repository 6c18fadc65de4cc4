#include "app/formats/readers.h"
#include "app/formats/svg/transform.h"
#include "app/formats/text/number.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>

namespace sepax {

namespace {

constexpr int kMostAncestors = 256;  ///< that an object may hang from

/// A part of a scene or prefab: what is between two lines "--- !u!60 &123".
struct Part {
  std::string_view type;  ///< PolygonCollider2D; empty where a text begins in the middle of one
  std::string_view id;
  std::size_t line = 1;
  std::map<std::string_view, std::string_view> fields;  ///< m_Offset -> {x: 0, y: 0}
  struct Path {
    std::size_t line = 0;
    std::vector<double> numbers;
  };
  std::vector<Path> paths;
};

/// The text of a key in {x: -0.5, y: 0.25}; empty without.
std::string_view inBraces(std::string_view braces, std::string_view key) {
  if (braces.starts_with('{')) braces.remove_prefix(1);
  while (!braces.empty()) {
    const std::size_t end = std::min(braces.find_first_of(",}"), braces.size());
    const std::string_view pair = braces.substr(0, end);
    const auto colon = pair.find(':');
    if (colon != pair.npos && trimmed(pair.substr(0, colon)) == key)
      return trimmed(pair.substr(colon + 1));
    braces.remove_prefix(std::min(end + 1, braces.size()));
  }
  return {};
}

class UnityReader {
 public:
  explicit UnityReader(std::string_view text) { cut(text); }

  RawGeometry run() {
    raw_.format = "unityyaml";
    for (const Part& part : parts_) {
      if (!part.id.empty()) byId_.emplace(part.id, &part);
      if (part.type == "Transform" || part.type == "RectTransform")
        transforms_.emplace(inBraces(field(part, "m_GameObject"), "fileID"), &part);
    }
    for (const Part& part : parts_) take(part);
    if (raw_.polygons.empty())
      fail("the YAML of Unity has no polygon; it needs a PolygonCollider2D with m_Paths");
    return std::move(raw_);
  }

 private:
  void fail(Problem problem) {
    if (raw_.error.empty()) raw_.error = std::move(problem);
  }
  void note(const std::string& sentence) { addNote(raw_, sentence); }

  static std::string_view field(const Part& part, std::string_view key) {
    const auto found = part.fields.find(key);
    return found == part.fields.end() ? std::string_view{} : found->second;
  }

  void cut(std::string_view text) {
    parts_.emplace_back();
    bool listed = false;  // below m_Paths: or m_Points:
    std::size_t number = 1;
    for (std::size_t start = 0; start < text.size(); ++number) {
      const std::size_t end = std::min(text.find('\n', start), text.size());
      const std::string_view whole = text.substr(start, end - start);
      start = end + 1;
      const std::string_view line = trimmed(whole);
      if (line.starts_with("--- ")) {
        const auto anchor = line.find('&');
        const std::string_view id = anchor == line.npos ? "" : line.substr(anchor + 1);
        parts_.push_back({{}, id.substr(0, id.find(' ')), number, {}, {}});
        listed = false;
      } else if (line.starts_with("- ")) {
        if (listed) takePoint(line, number);
      } else if (const auto colon = line.find(':'); colon != line.npos) {
        const std::string_view key = line.substr(0, colon);
        const std::string_view value = trimmed(line.substr(colon + 1));
        listed = value.empty() && (key == "m_Paths" || key == "m_Points");
        if (whole.data() == line.data() && value.empty()) parts_.back().type = key;
        parts_.back().fields.emplace(key, value);
      }
    }
  }

  /// - - {x: 0, y: 0} is the first point of a path, - {x: 1, y: 0} another one.
  void takePoint(std::string_view line, std::size_t number) {
    auto& paths = parts_.back().paths;
    const bool first = line.starts_with("- - ");
    if (first || paths.empty()) paths.push_back({number, {}});
    const std::string_view point = trimmed(line.substr(first ? 4 : 2));
    const Vec2 read = pairOf(point, number);
    paths.back().numbers.insert(paths.back().numbers.end(), {read.x, read.y});
  }

  Vec2 pairOf(std::string_view braces, std::size_t line) {
    return {numberOf(braces, "x", line), numberOf(braces, "y", line)};
  }

  double numberOf(std::string_view braces, std::string_view key, std::size_t line) {
    const std::string_view word = inBraces(braces, key);
    const ScannedNumber number = wholeNumber(word);
    if (number.state == NumberState::tooLarge) fail(tooLargeError(line, word));
    if (isNonFiniteWord(word)) fail(nonFiniteError(line, word));
    if (number.state == NumberState::none)
      fail(fmt::format("{}{} is no point; write {{x: 1, y: 2}}", atLine(line), inQuotes(braces)));
    return number.value;
  }

  void take(const Part& part) {
    if (part.type == "CircleCollider2D" || part.type == "CapsuleCollider2D")
      return note(fmt::format("a {} was left out; it is no polygon", part.type));
    std::vector<Part::Path> paths = part.paths;
    if (part.type == "BoxCollider2D" && !field(part, "m_Size").empty()) {
      const Vec2 half = 0.5 * pairOf(field(part, "m_Size"), part.line);
      paths = {{part.line, {-half.x, -half.y, half.x, -half.y, half.x, half.y, -half.x, half.y}}};
    }
    if (paths.empty()) return;
    if (paths.size() > 1)
      note(fmt::format("the collider in line {} has {} paths; each became a polygon",
                       paths.front().line, paths.size()));
    const std::string_view owner = inBraces(field(part, "m_GameObject"), "fileID");
    const auto object = byId_.find(owner);
    const std::string name(object == byId_.end() ? "" : field(*object->second, "m_Name"));
    const std::string_view offset = field(part, "m_Offset");
    const Vec2 shift = offset.empty() ? Vec2{} : pairOf(offset, part.line);
    const SvgTransform place = combined(placeOf(owner), {1, 0, 0, 1, shift.x, shift.y});
    for (const Part::Path& path : paths) add(path, name, place);
    if (place != SvgTransform{})
      note("offset, position, rotation and scale of the objects were applied to their points");
  }

  void add(const Part::Path& path, const std::string& name, const SvgTransform& place) {
    RawPolygon polygon{name, path.line, Arity::pair, {}};
    for (std::size_t i = 0; i + 1 < path.numbers.size(); i += 2) {
      const Vec2 placed = transformed(place, {path.numbers[i], path.numbers[i + 1]});
      polygon.numbers.insert(polygon.numbers.end(), {placed.x, placed.y});
    }
    raw_.polygons.push_back(std::move(polygon));
  }

  /// From the points of an object to the world, through all objects that it hangs from.
  SvgTransform placeOf(std::string_view object) {
    SvgTransform place;
    const auto start = transforms_.find(object);
    const Part* transform = start == transforms_.end() ? nullptr : start->second;
    for (int depth = 0; transform != nullptr; ++depth) {
      if (depth > kMostAncestors) {
        fail(fmt::format("{}this object hangs from itself, or from more than {} others",
                         atLine(transform->line), kMostAncestors));
        return place;
      }
      place = combined(localPlace(*transform), place);
      const auto father = byId_.find(inBraces(field(*transform, "m_Father"), "fileID"));
      transform = father == byId_.end() ? nullptr : father->second;
    }
    return place;
  }

  SvgTransform localPlace(const Part& transform) {
    const auto pair = [&](std::string_view key, Vec2 usual) {
      const std::string_view value = field(transform, key);
      return value.empty() ? usual : pairOf(value, transform.line);
    };
    const Vec2 position = pair("m_LocalPosition", {});
    const Vec2 scale = pair("m_LocalScale", {1, 1});
    const std::string_view turn = field(transform, "m_LocalRotation");
    const Vec2 tilt = pair("m_LocalRotation", {});
    const double z = turn.empty() ? 0 : numberOf(turn, "z", transform.line);
    const double w = turn.empty() ? 1 : numberOf(turn, "w", transform.line);
    if (tilt != Vec2{}) note("turns out of the plane were left out");
    const double length = z * z + w * w;  // of a quaternion about z; 1 but for rounding
    const double cosine = length > 0 ? (w * w - z * z) / length : 1;
    const double sine = length > 0 ? 2 * z * w / length : 0;
    return {scale.x * cosine, scale.x * sine, -scale.y * sine,
            scale.y * cosine, position.x,     position.y};
  }

  std::vector<Part> parts_;
  std::map<std::string_view, const Part*> byId_;
  std::map<std::string_view, const Part*> transforms_;  ///< by the object that they place
  RawGeometry raw_;
};

/// Lines of YAML, as Unity writes them, and words of a report around them: key: value, - value,
/// ---. Brackets in any other line may be those of other polygons.
bool isYaml(std::string_view text) {
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = trimmed(text.substr(start, end - start));
    start = end + 1;
    const auto key = std::ranges::find_if_not(line, isWordPart);
    const bool yaml =
        line.starts_with('-') || (key != line.begin() && key != line.end() && *key == ':');
    // a value that goes on in the next line ends its braces there
    if (!yaml && !line.ends_with('}') && line.find_first_of("([{<") != line.npos) return false;
  }
  return true;
}

}  // namespace

std::optional<RawGeometry> readUnity(std::string_view text) {
  const bool known = text.find("m_Paths:") != text.npos || text.find("Collider2D:") != text.npos;
  if (!known || !isYaml(text)) return std::nullopt;
  return UnityReader(text).run();
}

}  // namespace sepax
