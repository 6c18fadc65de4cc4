#include "app/formats/plain/quoted_pairs.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The two numbers of the "5 3" at this place, which is behind it then; none of anything else.
Numbers quotedPair(std::string_view text, std::size_t& place) {
  if (!isAt(text, place, '"') && !isAt(text, place, '\'')) return {};
  std::size_t end = place + 1;
  const Numbers numbers = numbersFrom(text, end, " ");
  if (numbers.size() != 2 || !isAt(text, end, text[place])) return {};
  place = end + 1;
  return numbers;
}

/// A node of a font, "5 3 LINE", "5 3 CURVE SMOOTH" or (5,3,l).
struct FontNode {
  Numbers point;
  std::string_view kind;  ///< of the line that ends in it
  std::size_t end = 0;
};

/// Of no point where anything else stands at this place.
FontNode fontNodeAt(std::string_view text, std::size_t place) {
  const bool quoted = isAt(text, place, '"');
  if (!quoted && !isAt(text, place, '(')) return {};
  std::size_t end = place + 1;
  FontNode node{numbersFrom(text, end, quoted ? " " : ", "), {}, 0};
  const std::size_t start = behindBlanks(text, end, ", ");
  end = start;
  while (end < text.size() && isWordStart(text[end])) ++end;
  node.kind = text.substr(start, end - start);
  if (quoted && text.substr(end).starts_with(" SMOOTH")) end = text.find('"', end);
  node.end = end + 1;
  const bool whole = node.point.size() == 2 && start > place && !node.kind.empty() &&
                     isAt(text, end, quoted ? '"' : ')');
  return whole ? node : FontNode{};
}

/// What is written for the nodes from this place on: points where all lines are straight.
struct FontNodes {
  Numbers points;
  bool areStraight = true;
  bool areKnown = true;  ///< kinds of lines
  std::size_t end = 0;
};

FontNodes fontNodesAt(std::string_view text, std::size_t place) {
  constexpr auto kStraight = std::to_array<std::string_view>({"line", "l", "ls"});
  constexpr auto kBent =
      std::to_array<std::string_view>({"curve", "offcurve", "qcurve", "c", "cs", "o", "q", "qs"});
  FontNodes nodes;
  for (std::size_t at = place;;) {
    const FontNode node = fontNodeAt(text, at);
    if (node.point.empty()) return nodes;
    const std::string kind = lowered(node.kind);
    const bool straight = std::ranges::find(kStraight, kind) != kStraight.end();
    nodes.areStraight = nodes.areStraight && straight;
    nodes.areKnown = nodes.areKnown && (straight || std::ranges::find(kBent, kind) != kBent.end());
    nodes.points.insert(nodes.points.end(), node.point.begin(), node.point.end());
    nodes.end = node.end;
    at = behindBlanks(text, node.end, ", \t\r\n");
  }
}

/// closed = 0; stands in the braces around this place, which open before it.
bool isInOpenPath(std::string_view text, std::size_t place) {
  constexpr std::size_t kFar = 200;
  const std::string_view before = text.substr(place - std::min(place, kFar), std::min(place, kFar));
  const std::size_t open = before.rfind('{');
  return open != before.npos && before.find("closed = 0;", open) != before.npos;
}

/// Behind the list at this place, [[0, 0], [5, 0], [5, 3]]; npos where none stands.
std::size_t endOfPoints(std::string_view text, std::size_t place) {
  std::size_t points = 0;
  std::size_t at = behindBlanks(text, place + 1, kAllBlanks);
  while (isAt(text, at, '[')) {
    ++at;
    const std::size_t numbers = numbersFrom(text, at, ", ").size();
    at = behindBlanks(text, at);
    if (numbers < 2 || numbers > 3 || !isAt(text, at, ']')) return text.npos;
    ++points;
    at = behindBlanks(text, at + 1, kAllBlanks);
    if (isAt(text, at, ',')) at = behindBlanks(text, at + 1, kAllBlanks);
  }
  return points >= kFewestVertices && isAt(text, at, ']') ? at + 1 : text.npos;
}

/// A value stands at this place: footprint: "..." and points = '...'.
bool isOfValue(std::string_view text, std::size_t place) {
  const std::string_view before =
      trimmed(text.substr(0, place).substr(place - std::min<std::size_t>(place, 4)));
  return before.ends_with(':') || before.ends_with('=');
}

}  // namespace

void withListsOfQuotes(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t open = text.find('['); open != text.npos; open = text.find('[', open + 1)) {
    const std::size_t before = open == 0 ? text.npos : text.find_last_not_of(' ', open - 1);
    if (before == text.npos || (text[before] != '"' && text[before] != '\'')) continue;
    const std::size_t end = isOfValue(text, before) ? endOfPoints(text, open) : text.npos;
    const std::size_t close = end == text.npos ? end : behindBlanks(text, end);
    if (close == text.npos || !isAt(text, close, text[before])) continue;
    rewritten.replace(before, before + 1, "");
    rewritten.replace(close, close + 1, "");
    open = close;
  }
  rewritten.finish(plain, "");
}

namespace {

/// - "0,5" in a line of YAML, which may be quoted or added by a comparison of files.
struct QuotedItem {
  std::size_t start = 0;  ///< of its dash
  std::size_t end = 0;
  Numbers point;
  std::size_t next = 0;  ///< the line below
};

/// The one in the line from this place on; without a point where something else stands there.
QuotedItem quotedItemAt(std::string_view text, std::size_t line) {
  QuotedItem item;
  item.next = std::min(text.find('\n', line), text.size() - 1) + 1;
  item.start = behindBlanks(text, line, " \t>+");
  if (!isAt(text, item.start, '-')) return item;
  const std::size_t quote = behindBlanks(text, item.start + 1);
  if (!isAt(text, quote, '"') && !isAt(text, quote, '\'')) return item;
  std::size_t end = quote + 1;
  const Numbers numbers = numbersFrom(text, end, ", ");
  item.end = end + 1;
  const std::size_t rest = behindBlanks(text, item.end, " \t\r,");
  if (numbers.size() == 2 && isAt(text, end, text[quote]) &&
      (rest == text.size() || text[rest] == '\n'))
    item.point = numbers;
  return item;
}

}  // namespace

void withPointsOfQuotedItems(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  std::vector<QuotedItem> items;
  for (std::size_t line = 0; line < text.size();) {
    QuotedItem item = quotedItemAt(text, line);
    line = item.next;
    const bool ends = item.point.empty() || line >= text.size();
    if (!item.point.empty()) items.push_back(std::move(item));
    if (!ends) continue;
    for (std::size_t i = 0; items.size() >= kFewestVertices && i < items.size(); ++i)
      rewritten.replace(items[i].start, items[i].end,
                        fmt::format("{}[{}, {}]{}", i == 0 ? "[" : "", items[i].point[0],
                                    items[i].point[1], i + 1 == items.size() ? "]" : ","));
    items.clear();
  }
  rewritten.finish(plain, "");
}

void withPointsOfQuotedPairs(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t open = text.find_first_of("{[("); open != text.npos;
       open = text.find_first_of("{[(", open + 1)) {
    const char close = text[open] == '{' ? '}' : text[open] == '[' ? ']' : ')';
    std::size_t at = behindBlanks(text, open + 1, kAllBlanks);
    Numbers points;
    for (Numbers pair = quotedPair(text, at); !pair.empty(); pair = quotedPair(text, at)) {
      points.insert(points.end(), pair.begin(), pair.end());
      at = behindBlanks(text, at, kAllBlanks);
      if (isAt(text, at, ',')) at = behindBlanks(text, at + 1, kAllBlanks);
    }
    if (points.size() >= 2 * kFewestVertices && isAt(text, at, close))
      rewritten.replace(open, at + 1, pointList(points, 2));
  }
  rewritten.finish(plain, "");
}

void withPointsOfFontNodes(PlainText& plain) {
  constexpr std::string_view kNodes = "nodes = (";
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  bool leavesOut = false;
  for (std::size_t at = text.find(kNodes); at != text.npos; at = text.find(kNodes, at + 1)) {
    const std::size_t open = at + kNodes.size() - 1;
    const FontNodes nodes = fontNodesAt(text, behindBlanks(text, open + 1, kAllBlanks));
    const std::size_t close = behindBlanks(text, nodes.end, kAllBlanks);
    if (nodes.end == 0 || !nodes.areKnown || !isAt(text, close, ')')) continue;
    const bool outline =
        nodes.areStraight && nodes.points.size() >= 2 * kFewestVertices && !isInOpenPath(text, at);
    leavesOut = leavesOut || !outline;
    rewritten.replace(open, close + 1, outline ? pointList(nodes.points, 2) : "[]");
  }
  rewritten.finish(plain,
                   leavesOut ? "paths of a font with curves or an open end were left out" : "");
}

}  // namespace sepax
