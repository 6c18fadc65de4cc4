#include "app/formats/literals/ways.h"

#include "app/formats/left_out.h"
#include "app/formats/lists/rows.h"
#include "app/formats/literals/indices.h"
#include "app/formats/literals/number_rows.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace sepax {

namespace {

constexpr std::string_view kBentNote = "a path with curves was left out";
constexpr std::string_view kRowsOfTimesNote =
    "rows of a time and a place each were left out; they are no polygon";

/// LineString([(0, 0), (9, 1), (2, 7)]), createLineString and line_string, but
/// Polygon(LineString(...)).
bool isOpenLineCall(const LiteralTree& tree, std::uint32_t group) {
  if (group == 0 || !makesLine(tree.nodes[group].text)) return false;
  if (namesClosedLine(tree.nodes[group].label)) return false;
  const LiteralNode& around = tree.nodes[group - 1];  // where it is the first argument
  if (around.kind == LiteralKind::group && around.end > group &&
      (namesOutline(around.text) || (around.text == "new" && namesOutline(around.base))))
    return false;
  std::vector<double> numbers;
  std::size_t each = 0;  // numbers in the inmost brackets
  for (std::uint32_t at = group + 1; at < tree.nodes[group].end; ++at) {
    const LiteralNode& node = tree.nodes[at];
    if (node.text == "c" || node.text == "matrix") return false;  // columns of R
    if (node.kind == LiteralKind::group) each = 0;
    if (node.kind != LiteralKind::number) continue;
    numbers.push_back(node.value);
    ++each;
  }
  if (numbers.size() < 2 * kFewestVertices || (each != 2 && each != 3)) return false;
  return !std::equal(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(each),
                     numbers.end() - static_cast<std::ptrdiff_t>(each));
}

/// "linestring" of LINESTRING (, LINESTRINGZ ( and LINESTRING ZM (.
std::string wktBefore(const LiteralTree& tree, std::uint32_t group) {
  std::string called = lowered(tree.nodes[group].text);
  const bool behindWord = group > 1 && tree.nodes[group - 1].kind == LiteralKind::word;
  if (behindWord && (called == "z" || called == "m" || called == "zm"))
    called = lowered(tree.nodes[group - 1].text) + called;
  const std::size_t end = called.find_last_not_of("zm") + 1;
  if (called.size() - end <= 2) called.resize(end);
  return called;
}

/// LINESTRING(0 0, 1 0, 1 1) within other text, of which those that close have been read, and
/// LineString([(0, 0), (1, 0), (1, 1)]).
bool isOpenWkt(const LiteralTree& tree, std::uint32_t group) {
  if (isOpenLineCall(tree, group)) return true;
  const std::string called = wktBefore(tree, group);
  if (called != "linestring" && called != "multilinestring") return false;
  std::uint32_t first = group + 1;
  while (first < tree.nodes[group].end && tree.nodes[first].kind == LiteralKind::group &&
         tree.nodes[first].bracket == '(')
    ++first;
  return first < tree.nodes[group].end && tree.nodes[first].kind == LiteralKind::number;
}

/// 0, 7.5, 50.5, 90, below it 30, 7.6, 50.5, 95 and so on: each line has a time, which goes on in
/// equal steps, before x, y and z.
bool holdsRowsOfTimes(const LiteralTree& tree, std::uint32_t list) {
  constexpr std::size_t kEach = 4;
  constexpr std::size_t kFewest = 4;
  if (namesOutline(tree.nodes[list].label)) return false;
  const NumberRows rows = rowsOf(tree, list);
  return rows.each == kEach && rows.numbers.size() >= kFewest * kEach &&
         rows.numbers[kEach] > rows.numbers[0] && goOnInEqualSteps(rows.numbers, kEach);
}

/// [[3, 4, "L"], [9, 1, "C"], [5, 7, "C"], [2, 2, "L"]]: letters of a path, some of which bend it.
bool holdsBentPoints(const LiteralTree& tree, std::uint32_t list) {
  constexpr std::string_view kLetters = "MLCQ";
  bool bends = false;
  bool runs = false;  // to a point by a straight line
  for (std::uint32_t at = list + 1; at < tree.nodes[list].end; at = tree.nodes[at].end) {
    const LiteralNode& point = tree.nodes[at];
    if (point.kind != LiteralKind::group) continue;
    const LiteralNode& letter = tree.nodes[point.end - 1];
    if (letter.kind != LiteralKind::text || letter.text.size() != 1 || letter.labelled ||
        kLetters.find(letter.text[0]) == kLetters.npos)
      return false;
    const bool bend = letter.text == "C" || letter.text == "Q";
    bends = bends || bend;
    runs = runs || !bend;
  }
  return bends && runs;
}

}  // namespace

bool namesClosedLine(std::string_view name) { return namesOutline(loweredWithout(name, "path")); }

std::optional<std::string_view> wayIn(const LiteralTree& tree, std::uint32_t group) {
  if (isOpenWkt(tree, group)) return kOpenLineNote;
  if (holdsRowsOfTimes(tree, group)) return kRowsOfTimesNote;
  if (holdsBentPoints(tree, group)) return kBentNote;
  return std::nullopt;
}

}  // namespace sepax
