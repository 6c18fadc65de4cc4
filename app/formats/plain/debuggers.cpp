#include "app/formats/plain/debuggers.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sepax {

namespace {

constexpr std::string_view kSignOfRow = " = {";

/// A line 0 = {Point@31} "(4, 2)": name, type and value.
struct DebuggerRow {
  std::size_t start = 0;  ///< of its name
  std::size_t end = 0;
  std::string_view name;
  std::string_view type;
  std::string_view value;
};

/// The line from `start` to `end`, if it is one of those.
std::optional<DebuggerRow> debuggerRow(std::string_view text, std::size_t start, std::size_t end) {
  DebuggerRow row;
  row.start = behindBlanks(text.substr(0, end), start);
  row.end = end;
  std::size_t at = row.start;
  while (at < end && isWordPart(text[at])) ++at;
  row.name = text.substr(row.start, at - row.start);
  if (row.name.empty() || !text.substr(at).starts_with(kSignOfRow)) return std::nullopt;
  const std::size_t type = at + kSignOfRow.size();
  const std::string_view rest = text.substr(type, end - type);
  const std::size_t sign = rest.find('@');
  const std::size_t close = std::min(rest.find_first_not_of("0123456789", sign + 1), rest.size());
  if (sign == rest.npos || sign == 0 || !isAt(rest, close, '}')) return std::nullopt;
  row.type = rest.substr(0, sign);
  row.value = trimmed(rest.substr(close + 1));
  return row;
}

bool isTypeOfPoint(std::string_view type) {
  constexpr auto kWords =
      std::to_array<std::string_view>({"point", "vec", "coord", "vert", "position"});
  const std::string small = lowered(type);
  return std::ranges::any_of(kWords,
                             [&](std::string_view word) { return small.find(word) != small.npos; });
}

/// 4 and 2 of "(4, 2)", "[x=4, y=2]" and "java.awt.Point[x=4,y=2]"; empty where the row is of
/// something else.
Numbers pointOfRow(const DebuggerRow& row) {
  std::string_view value = row.value;
  if (row.name.find_first_not_of("0123456789") != row.name.npos || !isTypeOfPoint(row.type))
    return {};
  if (value.size() < 2 || value.front() != '"' || value.back() != '"') return {};
  value = trimmed(value.substr(1, value.size() - 2));
  const std::size_t open = value.find_first_of("([{");
  if (open == value.npos || std::string_view(")]}").find(value.back()) == std::string_view::npos)
    return {};
  const std::string_view called = trimmed(value.substr(0, open));
  if (!called.empty() && !called.ends_with(row.type)) return {};
  constexpr std::string_view kBetween = " ,:;=xyzXYZ";
  std::size_t at = open + 1;
  const std::string_view inside = value.substr(0, value.size() - 1);
  Numbers numbers = numbersFrom(inside, at, kBetween);
  at = behindBlanks(inside, at, kBetween);
  const bool whole = at == inside.size() || lowered(inside.substr(at)) == "nan";  // z of JTS
  return whole && (numbers.size() == 2 || numbers.size() == 3) ? numbers : Numbers{};
}

/// The points of one list, and where they stand.
struct DebuggerList {
  std::string_view name;  ///< of the line above them
  Numbers numbers;
  std::size_t each = 0;  ///< numbers of a point
  int last = -1;         ///< index
  bool gaps = false;     ///< some of its points are not there
  std::size_t start = 0;
  std::size_t end = 0;

  [[nodiscard]] bool goesOnWith(int index, const Numbers& point) const {
    return each > 0 && index > last && point.size() == each;
  }
  void add(int index, const Numbers& point) {
    gaps = gaps || index != last + 1;
    last = index;
    each = point.size();
    numbers.insert(numbers.end(), point.begin(), point.end());
  }
  void writeTo(Rewritten& rewritten) const {
    if (each == 0) return;
    std::string words = pointList(numbers, each);
    if (gaps) words.insert(words.size() - 1, ", ...");
    const bool named = !name.empty() && !isDigit(name.front());
    rewritten.replace(start, end, (named ? std::string(name) + " = " : std::string()) + words);
  }
};

}  // namespace

void withPointsOfDebuggers(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find(kSignOfRow) == text.npos) return;
  Rewritten rewritten(plain.text);
  DebuggerList list;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const auto row = debuggerRow(text, start, end);
    const Numbers point = row ? pointOfRow(*row) : Numbers{};
    if (point.empty()) {
      list.writeTo(rewritten);
      list = {};
      if (row) list.name = row->name;
      // hull = {Path@30}  size = 4
      if (row && row->value.starts_with("size = ")) rewritten.replace(row->start, end, "");
    } else {
      int index = 0;
      std::from_chars(row->name.data(), row->name.data() + row->name.size(), index);
      if (list.each > 0 && !list.goesOnWith(index, point)) {
        list.writeTo(rewritten);
        list = {};
      }
      if (list.each == 0) list.start = row->start;
      list.add(index, point);
      list.end = end;
    }
    start = end + 1;
  }
  list.writeTo(rewritten);
  rewritten.finish(plain, "");
}

}  // namespace sepax
