#include "app/formats/lists/axis_pairs.h"

#include "app/formats/left_out.h"
#include "app/formats/lists/relations.h"
#include "app/formats/literals/axes.h"
#include "app/formats/literals/indices.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Numbers under a name, without inner brackets; fewer of them are no outline by themselves, and
/// are left out then.
bool mayBeOfAxis(const RawPolygon& list) {
  return list.arity == Arity::flat && !list.isHole && !list.isRing && !list.name.empty() &&
         list.numbers.size() >= 2 * kFewestVertices;
}

/// Names of lists as their lines give them, xv = [...]: a heading above may have named the first.
void takeNamesOfLines(std::vector<RawPolygon>& lists, std::string_view text) {
  const TextCallings callings(text);
  std::size_t last = 0;  // line of the list before
  for (RawPolygon& list : lists) {
    if (std::exchange(last, list.line) == list.line || !mayBeOfAxis(list)) continue;
    const std::string_view line = callings.lineAt(list.line);
    std::string_view left = trimmed(line.substr(0, line.find_first_of("=([{")));
    if (line.size() == left.size() || line.find('=') > line.find_first_of("([{")) continue;
    std::size_t start = left.size();
    while (start > 0 && isWordPart(left[start - 1])) --start;
    left.remove_prefix(start);
    if (!left.empty()) list.name = std::string(left);
  }
}

/// The list of y of the list of x at this place, the nearest one with as many numbers.
std::optional<std::size_t> listOfY(const std::vector<RawPolygon>& lists, std::size_t x) {
  const auto isOfX = [&](std::size_t y) {
    return mayBeOfAxis(lists[y]) && lists[x].numbers.size() == lists[y].numbers.size() &&
           axisPair(lists[x].name, lists[y].name).has_value();
  };
  for (std::size_t far = 1; far < lists.size(); ++far) {
    if (x + far < lists.size() && isOfX(x + far)) return x + far;
    if (far <= x && isOfX(x - far)) return x - far;
  }
  return std::nullopt;
}

/// x, y, x, y, ...
std::vector<double> joined(const std::vector<double>& x, const std::vector<double>& y) {
  std::vector<double> numbers;
  for (std::size_t i = 0; i < x.size(); ++i) numbers.insert(numbers.end(), {x[i], y[i]});
  return numbers;
}

/// print(name, r['x'], r["y"]): a line that shows what is called x and behind it y.
bool printsAxes(std::string_view line) {
  constexpr std::size_t kLongest = 200;
  line = line.substr(0, kLongest);
  std::string subscripts(line);
  std::ranges::replace(subscripts, '"', '\'');
  const std::size_t x = subscripts.find("['x']");
  return x != subscripts.npos && subscripts.find("['y']", x) != subscripts.npos &&
         holdsWord(wordsOf(line.substr(0, x)),
                   {"print", "println", "printf", "log", "echo", "puts", "cout"});
}

bool tellsOfPrintedAxes(std::string_view text) {
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size() - 1) + 1;
    if (printsAxes(rest.substr(0, end))) return true;
    rest.remove_prefix(end);
  }
  return false;
}

/// polygon [3, 8, 5] [1, 2, 9]: two lists of one line in a text that prints x and y.
void joinPrintedAxes(RawGeometry& raw, std::string_view text) {
  std::vector<RawPolygon>& lists = raw.polygons;
  const auto isAxis = [](const RawPolygon& list) {
    return list.arity == Arity::flat && !list.isHole && !list.isRing;
  };
  bool known = false;
  for (std::size_t y = 1; y < lists.size(); ++y) {
    RawPolygon& x = lists[y - 1];
    const bool alike = isAxis(x) && isAxis(lists[y]) && x.line == lists[y].line &&
                       x.name == lists[y].name && x.numbers.size() == lists[y].numbers.size();
    if (!alike) continue;
    if (!known && !tellsOfPrintedAxes(text)) return;
    known = true;
    x.numbers = joined(x.numbers, lists[y].numbers);
    x.arity = Arity::pair;
    addNote(raw, "two lists in a line became x and y, as the text prints them");
    lists.erase(lists.begin() + static_cast<std::ptrdiff_t>(y));
  }
}

/// Beside lists of x and of y, other plain numbers are corners only where their name says so.
void leaveOutPlainLists(RawGeometry& raw) {
  takeOut(raw.polygons, [&](const RawPolygon& list) {
    if (list.arity != Arity::flat || list.isRing || tellsOfOutline(list.name)) return false;
    addNote(raw, list.name.empty() ? plainNumbersNote(list.line) : otherListNote(list.name));
    return true;
  });
}

}  // namespace

void joinAxisPairs(RawGeometry& raw, std::string_view text) {
  constexpr std::size_t kMost = 200;  // lists, of which each is set against all others
  if (raw.polygons.size() < 2 || raw.polygons.size() > kMost) return;
  joinPrintedAxes(raw, text);
  const std::vector<AxisNames> asked = outlinesAsked(text);
  std::vector<RawPolygon>& lists = raw.polygons;
  takeNamesOfLines(lists, text);
  bool joins = false;
  for (std::size_t at = 0; at < lists.size(); ++at) {
    const auto other = mayBeOfAxis(lists[at]) ? listOfY(lists, at) : std::nullopt;
    if (!other) continue;
    joins = true;
    RawPolygon& x = lists[at];
    const RawPolygon& y = lists[*other];
    const bool goes = areAskedPoints(asked, {x.name, y.name}) || namesWay(x.name);
    addNote(raw, goes ? otherListNote(x.name)
                      : fmt::format("the numbers of {} became x, those of {} y", x.name, y.name));
    if (goes) addNote(raw, otherListNote(y.name));
    x.numbers = goes ? std::vector<double>{} : joined(x.numbers, y.numbers);
    x.arity = Arity::pair;
    x.name = std::string(axisPair(x.name, y.name)->stem);
    lists.erase(lists.begin() + static_cast<std::ptrdiff_t>(*other));
    if (*other < at) --at;
  }
  takeOut(lists, [](const RawPolygon& list) { return list.numbers.empty(); });
  if (joins) leaveOutPlainLists(raw);
}

}  // namespace sepax
