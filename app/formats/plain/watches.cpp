#include "app/formats/plain/watches.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// A line of a window: name, value and type.
struct WatchRow {
  std::size_t start = 0;
  std::size_t end = 0;
  std::string_view name;
  std::string_view value;  ///< empty where the line is of something else
  std::string_view type;
};

WatchRow watchRow(std::string_view text, std::size_t start) {
  WatchRow row{start, std::min(text.find('\n', start), text.size()), {}, {}, {}};
  std::string_view line = trimmed(text.substr(start, row.end - start));
  if (line.starts_with('+') || line.starts_with('-')) line = trimmed(line.substr(1));
  const std::size_t first = std::min(line.find('\t'), line.size());
  const std::size_t second = line.find('\t', first + 1);
  if (second == line.npos || second + 1 == line.size()) return row;
  row.name = trimmed(line.substr(0, first));
  row.value = trimmed(line.substr(first, second - first));
  row.type = trimmed(line.substr(second));
  return row;
}

/// [3]
bool isIndexOfWatch(std::string_view name) {
  return name.size() > 2 && name.front() == '[' && name.back() == ']' &&
         std::ranges::all_of(name.substr(1, name.size() - 2), isDigit);
}

/// (1.0, 2.0) of {m128={f32=0x01f0 {1.0, 2.0, 0.0, 0.0} u64=...} ...} and a type Vector2: the
/// numbers of a register, as many of them as the type says; empty without.
std::string pointOfRegister(const WatchRow& row) {
  constexpr std::size_t kOfRegister = 4;
  const char axes = row.type.empty() ? '\0' : row.type.back();
  if (axes != '2' && axes != '3') return {};
  for (std::size_t open = row.value.find('{'); open != row.value.npos;
       open = row.value.find('{', open + 1)) {
    std::size_t end = open + 1;
    Numbers numbers = numbersFrom(row.value, end, ", ");
    if (numbers.size() != kOfRegister || !isAt(row.value, end, '}')) continue;
    numbers.resize(axes == '2' ? 2 : 3);
    return fmt::format("({})", fmt::join(numbers, ", "));
  }
  return {};
}

/// (1.0, 2.0) of {x=1.0 y=2.0 }; empty where it is no point.
std::string pointOfWatch(const WatchRow& row) {
  const std::string small = lowered(row.value);
  if (!isIndexOfWatch(row.name) || !small.starts_with('{')) return {};
  if (std::string point = pointOfRegister(row); !point.empty()) return point;
  std::string point;
  std::size_t at = 1;
  for (const char axis : {'x', 'y'}) {
    at = behindBlanks(small, at, " ,_m");
    if (!isAt(small, at, axis)) return {};
    at = behindBlanks(small, at + 1, " ");
    if (!isAt(small, at, '=')) return {};
    at = behindBlanks(small, at + 1, " ");
    const std::size_t length = numberLength(small, at);
    if (length == 0) return {};
    point += (point.empty() ? "(" : ", ") + small.substr(at, length);
    at += length;
  }
  return behindBlanks(small, at, " f") + 1 == small.size() ? point + ")" : std::string{};
}

}  // namespace

void withPointsOfWatches(PlainText& plain) {
  constexpr std::string_view kSign = "\t{";
  const std::string_view text = plain.text;
  if (text.find(kSign) == text.npos) return;
  std::vector<WatchRow> rows;
  std::size_t points = 0;
  std::size_t others = 0;  // members, headings and registers; points alone are read as they are
  for (std::size_t start = 0; start < text.size(); start = rows.back().end + 1) {
    rows.push_back(watchRow(text, start));
    const bool point = !pointOfWatch(rows.back()).empty();
    points += point;
    others += !rows.back().value.empty() && (!point || !pointOfRegister(rows.back()).empty());
  }
  if (points < kFewestVertices || others == 0) return;
  Rewritten rewritten(plain.text);
  for (const WatchRow& row : rows) {
    if (row.value.empty()) continue;
    const std::string point = pointOfWatch(row);
    const bool list = lowered(row.value).find("size=") != std::string::npos;
    const std::string heading = list ? std::string(row.name) + ":" : std::string{};
    rewritten.replace(row.start, row.end, point.empty() ? heading : point + ",");
  }
  rewritten.finish(plain, "");
}

}  // namespace sepax
