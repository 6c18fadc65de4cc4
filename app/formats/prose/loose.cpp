#include "app/figure/numbers.h"
#include "app/formats/left_out.h"
#include "app/formats/lists/relations.h"
#include "app/formats/lists/rows.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/runs.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace sepax {

namespace {

constexpr std::string_view kToldPlacesNote =
    "places told in sentences beside rows of numbers were left out";

/// A line of the text with its numbers outside of all brackets.
struct LooseLine {
  std::size_t line = 0;
  bool afterBlank = false;
  bool labelled = false;
  std::string_view label;
  std::vector<double> numbers;
  bool goesOn = false;          ///< a comma leads to the next line
  bool hasWordBetween = false;  ///< which is no x, y or z
  std::size_t wordsBefore = 0;
  bool ofOutline = false;  ///< they tell of one
  bool headed = false;     ///< words stand in a line above, behind the numbers before
};

struct LooseText {
  std::vector<LooseLine> lines;
  bool hasWords = false;
  bool leavesOutAsked = false;   ///< points that a polygon is asked about
  bool leavesOutPlaces = false;  ///< that sentences tell beside rows of numbers
  std::uint32_t fault = 0;       ///< nan beside numbers, or ...
};

/// Whether a node of the same line is a number or should be one.
bool isNumberLike(const LiteralTree& tree, std::uint32_t at, std::uint32_t line) {
  if (at == 0 || at >= tree.nodes.size() || tree.nodes[at].line != line) return false;
  return tree.nodes[at].kind == LiteralKind::number || isNonFiniteWord(tree.nodes[at].text);
}

/// first point 5 3 NaN NaN and extent 5 3 9 4 NaN NaN NaN NaN: z and m that a point, or a box with
/// its name before it, does not have stand at the end of the line.
bool isAbsentHeight(const LiteralTree& tree, std::uint32_t at) {
  constexpr std::uint32_t kAxes = 2;  // x and y, as well as z and m
  const std::uint32_t line = tree.nodes[at].line;
  const auto isAbsent = [&](std::uint32_t node) {
    return isNumberLike(tree, node, line) && lowered(tree.nodes[node].text) == "nan";
  };
  std::uint32_t first = at;
  std::uint32_t end = at;
  for (std::uint32_t i = 0; i < 2 * kAxes && isAbsent(first - 1); ++i) --first;
  for (std::uint32_t i = 0; i < 2 * kAxes && isAbsent(end); ++i) ++end;
  const bool ends = end >= tree.nodes.size() || tree.nodes[end].line != line;
  const auto isNumber = [&](std::uint32_t node) {
    return isNumberLike(tree, node, line) && tree.nodes[node].kind == LiteralKind::number;
  };
  std::uint32_t start = first;
  while (first - start <= 2 * kAxes && isNumber(start - 1)) --start;
  if (!ends || first - start == kAxes) return ends && end - first <= kAxes;
  const LiteralNode& name = tree.nodes[start - 1];
  return first - start == 2 * kAxes && end - first == 2 * kAxes && name.line == line &&
         name.kind == LiteralKind::word && !tellsOfOutline(name.text);
}

bool isFault(const LiteralTree& tree, std::uint32_t at) {
  const LiteralNode& node = tree.nodes[at];
  if (node.kind != LiteralKind::word) return false;
  if (node.text == kEllipsis) return true;
  return isNonFiniteWord(node.text) && !isAbsentHeight(tree, at) &&
         (isNumberLike(tree, at - 1, node.line) || isNumberLike(tree, at + 1, node.line));
}

/// fps=60 mem=120: two values, and no point.
bool isOtherKey(const LiteralNode& number, const LooseLine& line) {
  return number.labelled && number.axis == 0 && number.label != line.label;
}

/// count = 4 and shape 1: 3 verts are values of their own, behind which another list begins.
void leaveOutSingles(std::vector<LooseLine>& lines) {
  std::vector<LooseLine> points;
  bool starts = false;
  for (LooseLine& line : lines) {
    const bool single = line.labelled && line.numbers.size() == 1;
    starts = starts || single;
    if (single) continue;
    line.afterBlank = line.afterBlank || starts;
    starts = false;
    points.push_back(std::move(line));
  }
  lines = std::move(points);
}

bool allHave(const std::vector<LooseLine>& lines, std::size_t count) {
  return std::ranges::all_of(lines, [&](const LooseLine& l) { return l.numbers.size() == count; });
}

/// "The fault is at 3, 4" below rows of numbers alone is no row, but "and the last corner 3, 4" is;
/// whether there was one.
bool leaveOutSentences(std::vector<LooseLine>& lines) {
  constexpr std::size_t kFewestWords = 3;
  const auto isRow = [](const LooseLine& line) { return line.wordsBefore == 0; };
  const auto isSentence = [](const LooseLine& line) {
    return line.wordsBefore >= kFewestWords && !line.ofOutline;
  };
  const auto rows = static_cast<std::size_t>(std::ranges::count_if(lines, isRow));
  const auto sentences = static_cast<std::size_t>(std::ranges::count_if(lines, isSentence));
  if (rows < kFewestVertices || rows + sentences < lines.size()) return false;
  if (!allHave(lines, 2) && !allHave(lines, 3)) return false;
  return std::erase_if(lines, isSentence) > 0;
}

/// 4 and then four points, 3 and then three more, maybe under the number of such lists. All lines
/// must be one or the other. Of two such lists the second one, if it is `asked` about, is taken
/// out; whether it was.
bool leaveOutCounts(std::vector<LooseLine>& lines, bool asked) {
  const auto countOf = [&](std::size_t at) -> std::size_t {
    const double count = lines[at].numbers.front();
    const bool whole = lines[at].numbers.size() == 1 && count == std::floor(count) && count >= 1 &&
                       count <= static_cast<double>(lines.size());
    return whole ? static_cast<std::size_t>(count) : 0;
  };
  const auto listsFrom = [&](std::size_t at) {
    std::vector<std::size_t> starts;
    while (at < lines.size()) {
      const std::size_t count = countOf(at);
      if (count < kFewestVertices || at + count >= lines.size()) return std::vector<std::size_t>{};
      for (std::size_t i = at + 1; i <= at + count; ++i) {
        const std::size_t numbers = lines[i].numbers.size();
        if (numbers < 2 || numbers != lines[at + 1].numbers.size())
          return std::vector<std::size_t>{};
      }
      starts.push_back(at);
      at += count + 1;
    }
    return starts;
  };
  std::size_t first = 0;  // behind Floor of room 3
  while (first < lines.size() && lines[first].wordsBefore > 0 && countOf(first) > 0) ++first;
  if (first == lines.size()) return false;
  std::vector<std::size_t> starts = listsFrom(first);
  const std::size_t lists = countOf(first);
  if (starts.empty() && lists > 0) {
    starts = listsFrom(first + 1);
    if (starts.size() != lists) return false;
    starts.insert(starts.begin(), first);
  }
  if (starts.empty()) return false;
  const bool takesOut = asked && starts.size() == 2;
  if (takesOut) {
    lines.resize(starts[1]);
    starts.pop_back();
  }
  for (const std::size_t start : starts)
    if (start + 1 < lines.size()) lines[start + 1].afterBlank = true;
  std::vector<LooseLine> points;
  auto start = starts.begin();
  for (std::size_t i = first; i < lines.size(); ++i) {
    const bool counts = start != starts.end() && *start == i;
    if (counts) ++start;
    if (!counts) points.push_back(std::move(lines[i]));
  }
  lines = std::move(points);
  return takesOut;
}

LooseText looseText(const LiteralTree& tree, bool asked) {
  LooseText text;
  bool afterBlank = false;
  bool between = false;
  std::uint32_t line = 0;
  std::uint32_t words = 0;  // line of the last ones
  std::size_t wordsOfLine = 0;
  bool ofOutline = false;  // some of these
  bool way = false;        // they are vn or normal
  std::size_t points = 0;  // since the last start
  for (std::uint32_t at = 1; at < tree.nodes.size(); at = tree.nodes[at].end) {
    const LiteralNode& node = tree.nodes[at];
    afterBlank = afterBlank || node.afterBlankLine;
    if (node.kind != LiteralKind::number) {
      text.hasWords = true;
      if (node.kind == LiteralKind::word) {
        const bool goesOn = words == node.line;
        wordsOfLine = goesOn ? wordsOfLine + 1 : 1;
        ofOutline = (goesOn && ofOutline) || tellsOfOutline(node.text);
        words = node.line;
        way = namesWay(node.text);
      }
      between = node.line == line && node.kind == LiteralKind::word && axisOf(node.text) == 0;
      if (text.fault == 0 && isFault(tree, at)) text.fault = at;
      continue;
    }
    if (way && words == node.line) continue;
    if (text.lines.empty() || node.line != line) {
      if (!text.lines.empty()) text.lines.back().goesOn = node.separated;
      const bool headed = node.headed || (words > line && words < node.line);
      const bool starts = afterBlank || node.labelAbove || (headed && points >= kFewestVertices);
      points = starts ? 1 : points + 1;
      text.lines.push_back({node.line, starts, node.labelled || node.commentLabel, node.label, {}});
      text.lines.back().wordsBefore = words == node.line ? wordsOfLine : 0;
      text.lines.back().ofOutline = words == node.line && ofOutline;
      text.lines.back().headed = headed;
    } else if (between || isOtherKey(node, text.lines.back()))
      text.lines.back().hasWordBetween = true;
    between = false;
    line = node.line;
    afterBlank = false;
    text.lines.back().numbers.push_back(node.value);
  }
  // an empty line behind each says nothing
  const bool spaced =
      text.lines.size() >= kFewestVertices &&
      std::all_of(text.lines.begin() + 1, text.lines.end(),
                  [](const LooseLine& one) { return one.afterBlank && !one.labelled; });
  if (spaced)
    for (LooseLine& one : text.lines) one.afterBlank = one.headed;
  leaveOutSingles(text.lines);
  text.leavesOutPlaces = leaveOutSentences(text.lines);
  text.leavesOutAsked = leaveOutCounts(text.lines, asked);
  return text;
}

/// score: 10 20 and Benchmarks (ms): 12.5, 13.1: the label is of no vertex and no outline.
bool isOtherValue(const LooseLine& line) {
  constexpr std::size_t kShort = 3;  // p1, hit
  const bool unknown = stemOfLabel(line.label).size() > kShort && !tellsOfOutline(line.label);
  return line.labelled && (unknown || isOtherName(line.label));
}

/// 3 0.5 0.25 0.75 0.25 0.75 0.5: a class, then coordinates as shares of an image.
bool isLabelRow(const LooseLine& line) {
  const auto isShare = [](double number) { return number >= 0 && number <= 1; };
  const std::vector<double>& all = line.numbers;
  return all.size() >= 2 * kFewestVertices + 1 && all.size() % 2 == 1 && all[0] >= 0 &&
         all[0] == std::floor(all[0]) && std::all_of(all.begin() + 1, all.end(), isShare);
}

/// 3 0 0 4 0 4 3 and the same with 0, the number of holes, behind it: as CGAL writes a polygon.
std::optional<RawPolygon> countedRow(const std::vector<LooseLine>& lines) {
  if (lines.size() != 1) return std::nullopt;
  const std::vector<double>& all = lines.front().numbers;
  const std::size_t count = (all.size() - 1) / 2;
  const bool holes = all.size() % 2 == 0;
  if (count < kFewestVertices || all[0] != static_cast<double>(count) || (holes && all.back() != 0))
    return std::nullopt;
  return RawPolygon{
      {}, lines.front().line, Arity::pair, {all.begin() + 1, all.end() - (holes ? 1 : 0)}};
}

RawGeometry labelRows(const std::vector<LooseLine>& lines, RawGeometry raw) {
  for (const LooseLine& line : lines)
    raw.polygons.push_back({fmt::format("class {}", line.numbers.front()),
                            line.line,
                            Arity::pair,
                            {line.numbers.begin() + 1, line.numbers.end()}});
  raw.notes.emplace_back("the first number of each row was read as its class");
  return raw;
}

/// Each line has the points of a polygon, and no comma leads on to the next one.
bool holdPolygonsEach(const std::vector<LooseLine>& lines) {
  if (std::ranges::any_of(lines, &LooseLine::goesOn)) return false;
  std::vector<std::vector<double>> rows;
  for (const LooseLine& line : lines) rows.push_back(line.numbers);
  return areRowsOfPolygons(rows);
}

/// Names the line that keeps a text from being pairs or triples, when most of its lines are.
std::string oddLineError(const std::vector<LooseLine>& lines) {
  for (const std::size_t count : {2u, 3u}) {
    const auto fits = [&](const LooseLine& line) { return line.numbers.size() == count; };
    const auto fitting = static_cast<std::size_t>(std::ranges::count_if(lines, fits));
    if (fitting < 3 || 2 * fitting <= lines.size()) continue;
    const LooseLine& odd = *std::ranges::find_if_not(lines, fits);
    return fmt::format("{}{} where most lines have {}; give each line one point", atLine(odd.line),
                       counted(odd.numbers.size(), "number"), count);
  }
  return {};
}

RawGeometry looseNumbersOf(const LiteralTree& tree, bool asked) {
  const LooseText text = looseText(tree, asked);
  RawGeometry raw;
  raw.format = tree.isJson ? "json" : "text";
  if (text.leavesOutPlaces) addNote(raw, std::string(kToldPlacesNote));
  if (text.leavesOutAsked) addNote(raw, std::string(kAskedNote));
  if (text.lines.empty() && text.fault == 0) return raw;
  if (text.fault != 0) {
    const LiteralNode& node = tree.nodes[text.fault];
    const bool ellipsis = node.text == kEllipsis;
    if (!ellipsis) raw.error = nonFiniteError(node.line, node.text);
    if (ellipsis && text.lines.size() > 1)
      raw.error = problemOf(tree, {LiteralShape::broken, LiteralFault::ellipsis, 0, text.fault});
    return raw;
  }
  if (std::ranges::any_of(text.lines, isOtherValue)) return raw;
  // frame 120 took 16.6 ms
  if (std::ranges::any_of(text.lines, &LooseLine::hasWordBetween)) return raw;
  if (!text.hasWords && std::ranges::all_of(text.lines, isLabelRow))
    return labelRows(text.lines, std::move(raw));
  if (const auto counted = countedRow(text.lines)) {
    raw.polygons.push_back(*counted);
    return raw;
  }
  const bool single = text.lines.size() == 1 && text.lines.front().numbers.size() < 6;
  Arity arity = Arity::flat;
  if (allHave(text.lines, 2)) arity = Arity::pair;
  if (allHave(text.lines, 3)) arity = Arity::triple;
  if (single) arity = Arity::flat;
  if (arity == Arity::flat && text.hasWords) {  // prose that has some numbers
    raw.error = oddLineError(text.lines);
    return raw;
  }
  if (arity == Arity::flat && single && text.lines.front().numbers.size() < 2) return raw;
  const bool rows = arity == Arity::flat && holdPolygonsEach(text.lines);
  std::string_view former;
  for (const LooseLine& line : text.lines) {
    const std::string_view label = stemOfLabel(line.label);
    const bool again = isLabelOfPolygon(label) && line.numbers.size() > 3;
    const bool named = line.labelled && (label != former || label.empty() || again);
    former = line.labelled ? label : former;
    const bool starts = raw.polygons.empty() || line.afterBlank || named;
    if (rows && !starts) addNote(raw, std::string(kRowsNote));
    if (starts || rows) raw.polygons.push_back({std::string(line.label), line.line, arity, {}});
    auto& numbers = raw.polygons.back().numbers;
    numbers.insert(numbers.end(), line.numbers.begin(), line.numbers.end());
  }
  if (text.hasWords && arity != Arity::flat) std::erase_if(raw.polygons, staysOnAxis);
  if (arity == Arity::flat)
    std::erase_if(raw.polygons, [](const RawPolygon& list) { return areFaces(list.numbers); });
  return raw;
}

}  // namespace

RawGeometry readLooseNumbers(const LiteralTree& tree, std::string_view text) {
  RawGeometry loose = looseNumbersOf(tree, tellsOfSamples(text));
  takeLooseRelated(loose, text);
  if (!tree.unit.empty()) loose.notes.push_back(fmt::format("the unit {} was dropped", tree.unit));
  return loose;
}

}  // namespace sepax
