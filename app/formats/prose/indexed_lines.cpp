#include "app/formats/prose/fragments.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <charconv>

namespace sepax {

namespace {

/// [2] = 10641 of Lua and [1] => 10641 of PHP.
struct IndexedLine {
  int index = 0;
  std::string_view value;  ///< empty: what the index is of follows in other lines
};

std::optional<IndexedLine> indexedLine(std::string_view line) {
  IndexedLine indexed;
  if (!line.starts_with('[')) return std::nullopt;
  const char* const end = line.data() + line.size();
  const auto parsed = std::from_chars(line.data() + 1, end, indexed.index);
  if (parsed.ec != std::errc{} || parsed.ptr == end || *parsed.ptr != ']') return std::nullopt;
  std::string_view rest =
      trimmed(line.substr(static_cast<std::size_t>(parsed.ptr + 1 - line.data())));
  for (const std::string_view sign : {"=>", "=", ":"}) {
    if (!rest.starts_with(sign)) continue;
    rest = trimmed(rest.substr(sign.size()));
    while (rest.ends_with(',') || rest.ends_with(';')) rest.remove_suffix(1);
    indexed.value = rest;
    return indexed;
  }
  return std::nullopt;
}

/// Brackets, "Array", "array(2) {", "table: 0x55": what frames the values.
bool isFrame(std::string_view line) {
  return line.find_first_not_of("{}()[],; \t\r") == line.npos || line == "Array" ||
         line.starts_with("array(") || line.starts_with("table:");
}

/// 1.5 and float(1.5)
std::optional<double> valueIn(std::string_view text) {
  for (const std::string_view call : {"float(", "int(", "double("})
    if (text.starts_with(call) && text.ends_with(')')) {
      text.remove_suffix(1);
      text.remove_prefix(call.size());
      break;
    }
  const ScannedNumber number = wholeNumber(text);
  if (number.state != NumberState::finite) return std::nullopt;
  return number.value;
}

}  // namespace

std::optional<PointRun> indexedLines(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  PointRun run;
  std::optional<int> first;  // index of x in each point
  bool hasX = false;
  int index = 0;   // of the value that comes
  int frames = 0;  // in a row
  constexpr int kMostFrames = 8;
  for (std::size_t start = place; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = trimmed(text.substr(start, end - start));
    const auto indexed = indexedLine(line);
    if (start == place && !indexed) return std::nullopt;
    if (indexed) index = indexed->index;
    const auto value = valueIn(indexed ? indexed->value : line);
    if (!value && !isFrame(indexed ? indexed->value : line)) break;
    frames = value ? 0 : frames + 1;
    if (frames > kMostFrames) break;
    start = std::min(end + 1, text.size());
    if (!value) continue;
    if (!first && index <= 1) first = index;
    if (!first || index != *first + (hasX ? 1 : 0)) return std::nullopt;
    hasX = !hasX;
    run.polygon.numbers.push_back(*value);
    run.points += hasX ? 0 : 1;
    run.end = start;
  }
  if (hasX || run.points < kFewestVertices) return std::nullopt;
  run.polygon.line = mixed.lineOf(place);
  return run;
}

namespace {

/// The coordinates of "[2] 1.5, -3  // moved"; none where something else stands there.
std::vector<double> numbersOf(std::string_view value) {
  value = trimmed(value.substr(0, value.find("//")));
  std::vector<double> numbers;
  while (!value.empty()) {
    const std::size_t end = std::min(value.find_first_of(", \t"), value.size());
    const ScannedNumber number = wholeNumber(value.substr(0, end));
    if (number.state != NumberState::finite) return {};
    numbers.push_back(number.value);
    value.remove_prefix(std::min(value.find_first_not_of(", \t", end), value.size()));
  }
  return numbers;
}

}  // namespace

std::optional<PointRun> indexedPoints(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  PointRun run;
  std::size_t each = 0;  // numbers of a point
  std::size_t next = 0;  // the least index that goes on
  for (std::size_t start = place; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = trimmed(text.substr(start, end - start));
    std::size_t index = 0;
    const char* const last = line.data() + line.size();
    if (!line.starts_with('[')) break;
    const auto parsed = std::from_chars(line.data() + 1, last, index);
    const bool counted = parsed.ec == std::errc{} && parsed.ptr != last && *parsed.ptr == ']';
    if (!counted || (next == 0 ? index > 1 : index < next)) break;  // a log may lose a line
    next = index + 1;
    const std::vector<double> numbers =
        numbersOf(line.substr(static_cast<std::size_t>(parsed.ptr + 1 - line.data())));
    if (numbers.size() < 2 || numbers.size() > 3 || (each != 0 && numbers.size() != each)) break;
    each = numbers.size();
    run.polygon.numbers.insert(run.polygon.numbers.end(), numbers.begin(), numbers.end());
    ++run.points;
    run.end = start = std::min(end + 1, text.size());
  }
  if (run.points < kFewestVertices) return std::nullopt;
  run.polygon.arity = each == 3 ? Arity::triple : Arity::pair;
  run.polygon.line = mixed.lineOf(place);
  if (place > 0) {
    const std::string_view above = trimmed(mixed.before(place - 1));
    const std::string_view name = above.substr(0, above.find(':'));
    if (above.ends_with(':') && std::ranges::all_of(name, isWordPart))
      run.polygon.name = std::string(name);
  }
  return run;
}

}  // namespace sepax
