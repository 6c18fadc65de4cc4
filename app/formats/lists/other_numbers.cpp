#include "app/formats/lists/other_numbers.h"

#include "app/formats/lists/places.h"
#include "app/formats/lists/silent_text.h"
#include "app/formats/literals/indices.h"
#include "app/formats/plain/units.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// Small whole numbers, three different ones for each triangle.
bool areNumbersOfPoints(const RawPolygon& list) {
  const std::vector<double>& all = list.numbers;
  const auto count = static_cast<double>(all.size());
  for (std::size_t i = 0; i + 2 < all.size(); i += 3)
    if (all[i] == all[i + 1] || all[i] == all[i + 2] || all[i + 1] == all[i + 2]) return false;
  return list.arity == Arity::flat && all.size() % 3 == 0 &&
         std::ranges::all_of(list.numbers, [&](double number) {
           return number >= 0 && number < count && number == std::floor(number);
         });
}

/// Each whole number from this one on stands there once.
bool isOrder(const RawPolygon& list, double first) {
  if (list.arity != Arity::flat || list.numbers.size() < 2 * kFewestVertices) return false;
  std::vector<bool> found(list.numbers.size());
  for (const double each : list.numbers) {
    const double number = each - first;
    if (!(number >= 0 && number < static_cast<double>(found.size())) ||
        number != std::floor(number) || found[static_cast<std::size_t>(number)])
      return false;
    found[static_cast<std::size_t>(number)] = true;
  }
  return true;
}

/// users of | users | p50 | above a rule |---|---| above this line; empty without, and where a list
/// in brackets stands in a cell. The signs at both ends may be missing.
CallingWords columnsAbove(const TextCallings& lines, std::size_t line) {
  constexpr std::size_t kLongest = 500;  // each list asks
  const auto rowAt = [&](std::size_t at) { return trimmed(lines.lineAt(at).substr(0, kLongest)); };
  const auto isRow = [](std::string_view row) { return row.find('|') != row.npos; };
  if (line < 3 || !isRow(rowAt(line)) || rowAt(line).find_first_of("([{") != std::string_view::npos)
    return {};
  const std::string_view rule = rowAt(line - 1);
  const std::string_view header = rowAt(line - 2);
  const bool ruled = isRow(rule) && rule.find_first_not_of("|:- \t") == rule.npos;
  return ruled && isRow(header) ? wordsOf(header) : CallingWords{};
}

/// 2theta   counts of # 2theta   counts
std::string_view withoutCommentSign(std::string_view line) {
  const std::size_t first = line.find_first_not_of("#%;");
  return line.substr(first == line.npos ? 0 : first);
}

/// How many names with letters, and nothing else, stand in the line; 0 where all gaps between them
/// are single blanks, as in a sentence.
std::size_t gappedColumns(std::string_view header) {
  static constexpr std::string_view kSignsOfUnits = "[]()/%^.-";  // counts/s, T(K)
  header = trimmed(header);
  if (header.find("  ") == header.npos && header.find('\t') == header.npos) return 0;
  std::size_t columns = 0;
  for (; !header.empty(); ++columns) {
    const std::string_view name = header.substr(0, header.find_first_of(" \t"));
    const auto isOfName = [](char c) {
      return isWordPart(c) || kSignsOfUnits.find(c) != kSignsOfUnits.npos;
    };
    if (!std::ranges::all_of(name, isOfName) || std::ranges::none_of(name, isWordStart)) return 0;
    header = trimmed(header.substr(name.size()));
  }
  return columns;
}

/// 2theta, counts/s, wavelength [nm] and time: a name of what is measured, or with its unit.
bool namesQuantity(std::string_view header) {
  static constexpr std::string_view kOthers =
      " deg degree degrees rad theta nm ev kev hz intensity energy wavelength frequency signal ";
  const CallingWords words = wordsOf(header);
  return header.find_first_of("[(/%^") != header.npos ||
         std::ranges::any_of(words, [](const std::string& word) {
           return isOtherName(word) || isOtherName(word + "s") ||
                  kOthers.find(" " + word + " ") != kOthers.npos;
         });
}

/// min   max of words that stand alone above this row of numbers, with gaps between them, and are
/// as many as its numbers; empty without. In a comment they may be any words.
CallingWords gappedColumnsAbove(const TextCallings& lines, std::size_t line) {
  constexpr std::size_t kLongest = 200;  // each list asks
  constexpr std::size_t kMostColumns = 10;
  const auto lineAbove = [&](std::size_t far) {
    return line > far ? trimmed(lines.lineAt(line - far).substr(0, kLongest)) : std::string_view{};
  };
  const std::string_view row = lines.lineAt(line).substr(0, kLongest);
  const bool ruled = lineAbove(1).find_first_not_of("- ") == std::string_view::npos;
  const std::string_view above = lineAbove(ruled ? 2 : 1);
  const std::string_view names = withoutCommentSign(above);
  if (names.size() < above.size() && !namesQuantity(names)) return {};
  const std::string header = withoutUnitsInBrackets(names);
  const std::size_t columns = gappedColumns(header);
  if (columns == 0 || std::ranges::any_of(row, isWordStart) ||
      columns != numbersIn(row, kMostColumns))
    return {};
  return wordsOf(header);
}

bool callsAxis(const std::string& word) {
  static constexpr std::string_view kNames =
      " z long easting northing east north e n rechtswert hochwert ost nord breite länge abscissa "
      "ordinate horizontal vertical px py ";
  return isAxisName(word) || kNames.find(" " + word + " ") != kNames.npos;
}

/// Two axes, x and y, or points: N alone is a number of things.
bool callPlaces(const CallingWords& columns) {
  constexpr std::ptrdiff_t kAxes = 2;
  return std::ranges::count_if(columns, callsAxis) >= kAxes ||
         holdsWord(columns, {"point", "points", "coord", "coords", "coordinate", "coordinates"});
}

/// A group and a value in each row, 1 1.4, 1 1.3, 1 1.5, ...: the groups never go back, and within
/// them the values go up and down on one line, as no outline does.
bool isOfGroups(const std::vector<double>& numbers) {
  constexpr std::size_t kFewest = 8;  // points
  constexpr std::size_t kTurns = 3;
  const std::size_t count = numbers.size() / 2;
  std::size_t turns = 0;
  for (std::size_t i = 1; i < count; ++i) {
    if (numbers[2 * i] < numbers[2 * i - 2] || numbers[2 * i] != std::floor(numbers[2 * i]))
      return false;
    const bool same = i > 1 && numbers[2 * i] == numbers[2 * i - 4];
    const double last = numbers[2 * i - 1] - (i > 1 ? numbers[2 * i - 3] : 0);
    turns += same && last * (numbers[2 * i + 1] - numbers[2 * i - 1]) < 0;
  }
  return count >= kFewest && turns >= kTurns;
}

}  // namespace

namespace {

/// // [x, y, radius] above the list, or above the line in which it is declared.
bool isHeadedByRadius(const TextCallings& lines, std::size_t line) {
  constexpr std::size_t kFar = 2;        // lines
  constexpr std::size_t kLongest = 200;  // each list asks
  for (std::size_t i = 1; i <= kFar && i < line; ++i) {
    const std::string_view above = trimmed(lines.lineAt(line - i)).substr(0, kLongest);
    if (above.find_first_of("/#-%;*") != 0) continue;
    const CallingWords words = wordsOf(above);
    if (holdsWord(words, {"x"}) && holdsWord(words, {"y"}))
      return holdsWord(words, {"radius", "r", "diameter", "d"});
  }
  return false;
}

/// The name stands there as in for (p = name), for p in name: and name.forEach(.
bool isGoneThroughAt(std::string_view text, std::size_t at, std::size_t end) {
  if (text.substr(end).starts_with(".forEach(")) return true;
  const std::string_view line = trimmed(text.substr(0, at).substr(text.rfind('\n', at) + 1));
  const auto ends = [&](std::string_view sign) { return line.ends_with(sign); };
  const bool takes = ends("=") || ends(" in") || ends(" of") || ends(":");
  return takes && (line.starts_with("for") || line.find(" for") != line.npos);
}

/// for (p = name) translate(p) circle(3); something round is made at each of its points.
bool makesCirclesOf(std::string_view text, std::string_view name) {
  constexpr std::size_t kFar = 200;  // from the name to the call
  for (const std::size_t at : placesOfName(text, name)) {
    const std::size_t end = at + name.size();
    if (!isGoneThroughAt(text.substr(0, end + kFar), at, end)) continue;
    const std::string body = lowered(text.substr(end, kFar));
    for (const std::string_view call : {"circle(", "cylinder(", "sphere(", "ellipse(", "arc("})
      if (body.find(call) != body.npos) return true;
  }
  return false;
}

}  // namespace

void leaveOutCircles(RawGeometry& raw, std::string_view text) {
  constexpr std::size_t kMost = 20;  // lists: each name is looked for in the text
  if (raw.polygons.empty()) return;
  const bool outlines = tellsOfOutlines(text);
  const CallingWords words = wordsOf(text);
  const bool told = !outlines && holdsWord(words, {"radius", "radii", "r"}) &&
                    holdsWord(words, {"circle", "circles", "disc", "discs", "disk", "disks"});
  const TextCallings lines(text);
  const bool few = raw.polygons.size() <= kMost;
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    const bool triple = list.arity == Arity::triple;
    if (triple && told) return true;
    const CallingWords named = wordsOf(list.name);
    if (named.empty() || callsOutlineOfPlaces(named) || std::ranges::any_of(named, isWordOfPoints))
      return false;
    return (triple && isHeadedByRadius(lines, list.line)) ||
           (few && (triple || !outlines) && makesCirclesOf(text, list.name) &&
            !makesOutlineOf(text, list.name));
  });
  tellOfGone(raw, gone, line, "circles have no corners; give the corners of a polygon",
             "circles were left out; they have no corners");
}

void leaveOutRowsOfTables(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  const TextCallings lines(text);
  const bool outlines = tellsOfOutlines(text);
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    CallingWords columns = columnsAbove(lines, list.line);
    if (columns.empty() && !outlines) columns = gappedColumnsAbove(lines, list.line);
    return columns.size() > 1 && !callsOutlineOfPlaces(columns) && !callPlaces(columns);
  });
  tellOfGone(raw, gone, line,
             "the columns of this table are not those of points; name them x and y",
             "a table whose columns are not those of points was left out");
}

void leaveOutOrders(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  const TextCallings callings(text);
  const bool told = SilentText(text).hasSentences();
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    return (isOrder(list, 0) && !holdsWord(wordsOf(list.name), {"polygon", "outline"})) ||
           (told && list.name.empty() && isOrder(list, 1) &&
            !callsOutlineOfPlaces(callings.of(list.line))) ||
           (areNumbersOfPoints(list) &&
            holdsWord(callings.of(list.line), {"triangles", "simplices", "faces"}));
  });
  tellOfGone(raw, gone, line, "the numbers of points are no points; give the corners of a polygon",
             "a list of the numbers of points was left out");
}

void leaveOutGroups(RawGeometry& raw) {
  if (raw.polygons.empty()) return;
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [](const RawPolygon& list) {
    const bool pairs = list.arity == Arity::pair && !list.isRing && !list.isHole;
    return pairs && !callsOutlineOfPlaces(wordsOf(list.name)) && isOfGroups(list.numbers);
  });
  tellOfGone(raw, gone, line,
             "groups and their values are no points; give the corners of a polygon",
             "groups and their values were left out; they are no points");
}

}  // namespace sepax
