#include "app/formats/plain/gmsh.h"

#include "app/formats/plain/r_vectors.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using GmshWords = std::vector<std::string>;

/// Curve Loop(IL + 1) = {1, -2, 3}; and loop = geo.addCurveLoop([1, -2, 3], 7)
struct GmshStatement {
  std::string_view kind;
  GmshWords ids;     ///< a name, a number, or both
  GmshWords values;  ///< without blanks
  std::size_t start = 0;
  std::size_t end = 0;  ///< behind its semicolon
};

std::string withoutBlanks(std::string_view words) {
  std::string plain(words);
  std::erase_if(plain, [](char c) { return kAllBlanks.find(c) != kAllBlanks.npos; });
  return plain;
}

/// What stands between the commas of a list.
GmshWords valuesOf(std::string_view list) {
  GmshWords values;
  for (const std::string_view value : argumentsOfR(list)) values.push_back(withoutBlanks(value));
  return values;
}

/// The statement of this kind that starts here, maybe without its semicolon.
std::optional<GmshStatement> gmshStatement(std::string_view text, std::size_t start,
                                           std::string_view kind) {
  constexpr std::size_t kLongest = 4000;
  std::size_t open = behindBlanks(text, start + kind.size());
  if (!text.substr(start).starts_with(kind) || !isAt(text, open, '(')) return std::nullopt;
  const std::size_t close = text.find_first_of(")\n", open);
  if (close == text.npos || text[close] != ')') return std::nullopt;
  const std::size_t sign = behindBlanks(text, close + 1);
  const std::size_t list = behindBlanks(text, sign + 1);
  if (!isAt(text, sign, '=') || !isAt(text, list, '{')) return std::nullopt;
  const std::size_t length = text.substr(list, kLongest).find('}');
  if (length == text.npos) return std::nullopt;
  const std::size_t behind = behindBlanks(text, list + length + 1);
  return GmshStatement{kind,
                       {withoutBlanks(text.substr(open + 1, close - open - 1))},
                       valuesOf(text.substr(list + 1, length - 1)),
                       start,
                       isAt(text, behind, ';') ? behind + 1 : list + length + 1};
}

/// The statements of a .geo file.
std::vector<GmshStatement> gmshStatements(std::string_view text) {
  constexpr auto kKinds = std::to_array<std::string_view>(
      {"Point", "Line Loop", "Curve Loop", "Line", "Plane Surface", "Circle", "Ellipse", "Spline",
       "BSpline", "Bezier", "Rectangle", "Disk", "Box", "Sphere", "Cylinder", "Cone", "Torus"});
  std::vector<GmshStatement> statements;
  char last = '\n';  // but blanks
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == ' ' || text[at] == '\t') continue;
    const bool starts = std::string_view("\n;}>`").find(last) != std::string_view::npos;
    last = text[at];
    if (!starts) continue;
    for (const std::string_view kind : kKinds) {
      auto statement = gmshStatement(text, at, kind);
      if (!statement) continue;
      at = statement->end - 1;
      last = text[at];
      statements.push_back(std::move(*statement));
      break;
    }
  }
  return statements;
}

/// The kind of statement that add_line and addLine stand for, and the place of its number among the
/// arguments; empty for other calls.
std::pair<std::string_view, std::size_t> kindOfCall(std::string_view called) {
  constexpr std::string_view kAdd = "add";
  std::string name = lowered(called.substr(std::min(called.rfind('.') + 1, called.size())));
  std::erase(name, '_');
  if (!name.starts_with(kAdd)) return {};
  name.erase(0, kAdd.size());
  if (name == "point") return {"Point", 4};
  if (name == "line") return {"Line", 2};
  if (name == "curveloop" || name == "lineloop") return {"Curve Loop", 1};
  if (name == "planesurface") return {"Plane Surface", 1};
  const bool curve = name.find("arc") != name.npos || name.find("spline") != name.npos ||
                     name.find("bezier") != name.npos;
  return curve ? std::pair<std::string_view, std::size_t>{"Spline", 3}
               : std::pair<std::string_view, std::size_t>{};
}

/// What stands in the brackets of a list, else the words themselves.
std::string_view insideList(std::string_view words) {
  return words.starts_with('[') && words.ends_with(']') ? words.substr(1, words.size() - 2) : words;
}

/// The call whose bracket is here; `counts` tells how many of each kind there are.
std::optional<GmshStatement> gmshCall(std::string_view text, std::size_t open, std::size_t close,
                                      std::map<std::string_view, int>& counts) {
  std::size_t start = open;
  while (start > 0 && (isWordPart(text[start - 1]) || text[start - 1] == '.')) --start;
  const auto [kind, place] = kindOfCall(text.substr(start, open - start));
  if (kind.empty()) return std::nullopt;
  GmshStatement call{kind, {}, {}, start, close + 1};
  const std::string_view before = trimmed(text.substr(0, start));
  const std::string_view line = before.substr(before.rfind('\n') + 1);
  if (line.ends_with('=')) {
    const std::string_view name = trimmed(line.substr(0, line.size() - 1));
    if (std::ranges::all_of(name, isWordPart)) call.ids.emplace_back(name);
    call.start = static_cast<std::size_t>(line.data() - text.data());
  }
  GmshWords values;
  std::string tag = std::to_string(++counts[kind]);
  for (const std::string_view words : argumentsOfR(text.substr(open + 1, close - open - 1))) {
    const ArgumentOfR argument = argumentOfR(words);
    const bool first = values.empty();
    if (argument.name == "tag") tag = withoutBlanks(argument.value);
    if (!argument.name.empty()) continue;
    for (std::string& value : valuesOf(first ? insideList(words) : words))
      values.push_back(std::move(value));
    if (first && words.starts_with('[')) call.values = values;
    if (first && words.starts_with('[')) values.resize(1);
  }
  if (values.size() > place) tag = values[place];
  values.resize(std::min(values.size(), kind == "Point" ? 3 : place));
  if (call.values.empty()) call.values = values;
  call.ids.push_back(tag);
  return call;
}

/// The calls of Python and other languages.
std::vector<GmshStatement> gmshCalls(std::string_view text) {
  std::vector<GmshStatement> calls;
  if (text.find("oop(") == text.npos && text.find("ine(") == text.npos) return calls;
  const BracketPairs brackets(text);
  std::map<std::string_view, int> counts;
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    constexpr std::size_t kLongest = 4000;
    const auto close = brackets.closingOf(open);
    if (!close || *close - open > kLongest) continue;
    if (auto call = gmshCall(text, open, *close, counts)) calls.push_back(std::move(*call));
  }
  return calls;
}

/// What the statements of one text define, by its id.
class GmshModel {
 public:
  void take(const GmshStatement& statement) {
    if (statement.kind.ends_with("Loop")) loops_.emplace_back(statement.ids, statement.values);
    if (statement.kind.ends_with("Surface")) surfaces_.push_back(statement.values);
    constexpr auto kSolids =
        std::to_array<std::string_view>({"Box", "Sphere", "Cylinder", "Cone", "Torus", "Disk"});
    solids_ = solids_ || std::ranges::find(kSolids, statement.kind) != kSolids.end();
    if (statement.kind == "Rectangle") rectangles_.push_back(statement.values);
    if (statement.kind == "Line") linesInTurn_.push_back(statement.ids.front());
    for (const std::string& id : statement.ids) {
      if (statement.kind == "Point" && statement.values.size() >= 3)
        points_[id] = statement.values;
      else if (statement.kind == "Line")
        lines_[id] = statement.values;
      else if (!statement.kind.ends_with("Loop") && !statement.kind.ends_with("Surface"))
        curves_.insert(id);
    }
  }

  [[nodiscard]] bool defines(const GmshStatement& statement) const {
    return statement.kind == "Point" && points_.contains(statement.ids.front());
  }

  /// It tells of more than points.
  [[nodiscard]] bool hasLines() const {
    if (!rectangles_.empty() || solids_) return true;
    return points_.size() >= kFewestVertices && (!loops_.empty() || linesInTurn_.size() > 1);
  }

  /// The polygons as lists and as WKT; `missed` counts the loops that are none.
  [[nodiscard]] std::string polygons(std::size_t& missed) const {
    std::string text;
    std::set<std::string> used;
    for (const GmshWords& surface : surfaces_) {
      const auto rings = ringsOf(surface);
      if (rings.empty()) continue;
      for (const std::string& loop : surface) used.insert(idOf(loop));
      text += rings.size() == 1 ? "; " + listOf(rings.front()) : wktOfLoops(rings);
    }
    for (const GmshWords& rectangle : rectangles_) text += "; " + listOfRectangle(rectangle);
    auto loops = loops_;
    if (loops.empty() && !linesInTurn_.empty()) loops.push_back({{}, linesInTurn_});
    for (const auto& [ids, values] : loops) {
      const GmshWords ring = ringOf(values);
      const bool known =
          std::ranges::any_of(ids, [&](const std::string& id) { return used.contains(id); });
      if (ring.empty()) ++missed;
      if (!ring.empty() && !known) text += "; " + listOf(ring);
    }
    return text;
  }

 private:
  /// 3 of -3, and ILL+0 of ILL:ILL+0.
  [[nodiscard]] static std::string idOf(std::string_view value) {
    if (value.starts_with('-')) value.remove_prefix(1);
    const std::size_t range = value.find(':');
    if (range == value.npos) return std::string(value);
    const std::string_view last = value.substr(range + 1);
    const std::string_view first = value.substr(0, range);
    return std::string(last == first || last == std::string(first) + "+0" ? last : value);
  }

  /// The points of a line in the way that a loop goes; none where it is none.
  [[nodiscard]] GmshWords pointsOf(const std::string& value) const {
    const auto line = lines_.find(idOf(value));
    if (line == lines_.end() || curves_.contains(idOf(value)) || line->second.size() < 2) return {};
    GmshWords points = line->second;
    if (value.starts_with('-')) std::ranges::reverse(points);
    return points;
  }

  /// The points of the lines that a loop runs along; none where one is no line, or does not go on
  /// where the last one ended.
  [[nodiscard]] GmshWords ringOf(const GmshWords& loop) const {
    GmshWords ring;
    for (const std::string& value : loop) {
      GmshWords points = pointsOf(value);
      if (points.empty()) return {};
      const bool turned = !ring.empty() && ring.back() == points.back();  // its sign is forgotten
      if (turned) std::ranges::reverse(points);
      if (!ring.empty() && ring.back() != points.front()) return {};
      ring.insert(ring.end(), points.begin() + (ring.empty() ? 0 : 1), points.end());
    }
    const bool closed = ring.size() > kFewestVertices && ring.front() == ring.back();
    const bool known =
        std::ranges::all_of(ring, [&](const std::string& id) { return points_.contains(id); });
    if (!closed || !known) return {};
    ring.pop_back();
    return ring;
  }

  /// The outline of a surface, then its holes; none where one is missing.
  [[nodiscard]] std::vector<GmshWords> ringsOf(const GmshWords& surface) const {
    std::vector<GmshWords> rings;
    for (const std::string& value : surface) {
      const auto loop = std::ranges::find_if(loops_, [&](const auto& one) {
        return std::ranges::find(one.first, idOf(value)) != one.first.end();
      });
      GmshWords ring = loop == loops_.end() ? GmshWords{} : ringOf(loop->second);
      if (ring.empty()) return {};
      rings.push_back(std::move(ring));
    }
    return rings;
  }

  /// [[0, 0], [5, 0], [5, 3]], with z where it changes.
  [[nodiscard]] std::string listOf(const GmshWords& ring) const {
    const std::string& height = points_.at(ring.front())[2];
    const bool flat = std::ranges::all_of(
        ring, [&](const std::string& id) { return points_.at(id)[2] == height; });
    GmshWords points;
    for (const std::string& id : ring) {
      const GmshWords& point = points_.at(id);
      points.push_back(flat ? fmt::format("[{}, {}]", point[0], point[1])
                            : fmt::format("[{}, {}, {}]", point[0], point[1], point[2]));
    }
    return fmt::format("[{}]", fmt::join(points, ", "));
  }

  /// The corners of {x, y, z, dx, dy}.
  [[nodiscard]] static std::string listOfRectangle(const GmshWords& values) {
    constexpr std::size_t kNumbers = 5;
    if (values.size() < kNumbers) return {};
    const auto sum = [](const std::string& start, const std::string& side) {
      const ScannedNumber first = wholeNumber(start);
      const ScannedNumber second = wholeNumber(side);
      const bool known = first.state == NumberState::finite && second.state == NumberState::finite;
      return known ? fmt::format("{}", first.value + second.value)
                   : fmt::format("{}+{}", start, side);
    };
    const std::string right = sum(values[0], values[3]);
    const std::string top = sum(values[1], values[4]);
    return fmt::format("[[{0}, {1}], [{2}, {1}], [{2}, {3}], [{0}, {3}]]", values[0], values[1],
                       right, top);
  }

  [[nodiscard]] std::string wktOfLoops(const std::vector<GmshWords>& rings) const {
    GmshWords texts;
    for (const GmshWords& ring : rings) {
      GmshWords points;
      for (const std::string& id : ring)
        points.push_back(points_.at(id)[0] + " " + points_.at(id)[1]);
      texts.push_back(fmt::format("({})", fmt::join(points, ", ")));
    }
    return fmt::format(" POLYGON ({})", fmt::join(texts, ", "));
  }

  std::map<std::string, GmshWords> points_;
  std::map<std::string, GmshWords> lines_;
  std::set<std::string> curves_;
  std::vector<GmshWords> rectangles_;
  bool solids_ = false;  ///< what has no outline
  GmshWords linesInTurn_;
  std::vector<std::pair<GmshWords, GmshWords>> loops_;  ///< their names and their lines
  std::vector<GmshWords> surfaces_;
};

}  // namespace

void withLoopsOfGmsh(PlainText& plain) {
  const std::string source = plain.text;
  std::vector<GmshStatement> statements = gmshStatements(source);
  if (statements.empty()) statements = gmshCalls(source);
  Rewritten changed(source);
  std::size_t missed = 0;
  for (auto first = statements.begin(); first != statements.end();) {
    GmshModel model;
    auto end = first;
    for (; end != statements.end() && !model.defines(*end); ++end) model.take(*end);
    const std::string polygons = model.hasLines() ? model.polygons(missed) : "";
    for (auto statement = first; statement != end && model.hasLines(); ++statement)
      changed.replace(statement->start, statement->end, statement + 1 == end ? polygons : "");
    first = end;
  }
  changed.finish(plain, "the loops and rectangles of Gmsh were read");
  if (missed > 0)
    plain.notes.emplace_back("loops of Gmsh that are not of lines alone were left out");
}

}  // namespace sepax
