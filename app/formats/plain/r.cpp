#include "app/formats/plain/r.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// The numbers of [1] 0 5 5 and of the lines that go on with [4]; `place` is then behind them.
Numbers takeValues(std::string_view text, std::size_t& place) {
  Numbers values;
  for (std::size_t next = place; next < text.size(); place = next) {
    std::string_view line = takeLine(text, next);
    const std::string mark = "[" + std::to_string(values.size() + 1) + "]";
    if (!line.starts_with(mark)) break;
    line = trimmed(line.substr(mark.size()));
    std::size_t end = 0;
    const Numbers numbers = numbersFrom(line, end, " \t");
    if (end != line.size()) return {};
    values.insert(values.end(), numbers.begin(), numbers.end());
  }
  return values;
}

/// The rows of .Dim = c(5L, 2L) at this place; 0 without two columns. `place` is then behind it.
std::size_t rowsOfDim(std::string_view text, std::size_t& place) {
  constexpr std::string_view kDim = ".Dim";
  std::size_t at = behindBlanks(text, place, ", \t\r\n");
  if (!text.substr(at).starts_with(kDim)) return 0;
  at = behindBlanks(text, at + kDim.size(), "= \t\r\n");
  const std::size_t close = text.find(')', at);
  if (!text.substr(at).starts_with("c(") || close == text.npos) return 0;
  std::string counts(text.substr(at + 2, close - at - 2));
  std::erase(counts, 'L');
  std::size_t end = 0;
  const Numbers both = numbersFrom(counts, end, ", \t\r\n");
  if (end != counts.size() || both.size() != 2 || both[1] != "2") return 0;
  place = close + 1;
  const double rows = wholeNumber(both[0]).value;
  constexpr double kMost = 1e6;  // of a list that fits in a scene
  return rows > 0 && rows <= kMost ? static_cast<std::size_t>(rows) : 0;
}

/// Rows of two numbers, as the arguments 5, 2) of matrix(c(...), 5, 2) at this place say without
/// names; 0 without. `place` is then behind the bracket.
std::size_t rowsOfMatrix(std::string_view text, std::size_t& place) {
  std::size_t at = behindBlanks(text, place, ", \t\r\n");
  const Numbers both = numbersFrom(text, at, ", \t\r\n");
  const std::size_t close = behindBlanks(text, at, kAllBlanks);
  if (both.size() != 2 || both[1] != "2" || !isAt(text, close, ')')) return 0;
  place = close + 1;
  const double rows = wholeNumber(both[0]).value;
  constexpr double kMost = 1e6;  // of a list that fits in a scene
  return rows > 0 && rows <= kMost ? static_cast<std::size_t>(rows) : 0;
}

/// The columns of what is in c( behind such a start, by the number of rows that is told behind it;
/// the first `kept` bytes of the start stay.
void withColumnsBehind(PlainText& plain, std::string_view start, std::size_t kept,
                       std::size_t (*rowsAt)(std::string_view, std::size_t&)) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t at = text.find(start); at != text.npos; at = text.find(start, at + 1)) {
    std::size_t end = at + start.size();
    const Numbers values = numbersFrom(text, end, ", \t\r\n");
    end = behindBlanks(text, end, kAllBlanks);
    if (!isAt(text, end, ')')) continue;
    const std::size_t rows = rowsAt(text, ++end);
    if (rows < kFewestVertices || values.size() != 2 * rows) continue;
    // One column stands behind the other.
    const auto second = values.begin() + static_cast<std::ptrdiff_t>(rows);
    changed.replace(at + kept, end,
                    pointList(Numbers(values.begin(), second), Numbers(second, values.end())));
  }
  changed.finish(plain, "the columns of a matrix of R were read as x and y");
}

}  // namespace

void withMatricesOfR(PlainText& plain) {
  if (plain.text.find(".Dim") != plain.text.npos)
    withColumnsBehind(plain, "structure(c(", std::string_view("structure(").size(), rowsOfDim);
  withColumnsBehind(plain, "matrix(c(", 0, rowsOfMatrix);
}

void withListsOfR(PlainText& plain) {
  constexpr std::string_view kFirst = "$x";
  if (plain.text.find("$x\n") == plain.text.npos) return;
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t place = 0; place < text.size();) {
    const std::size_t start = place;
    const std::string_view first = takeLine(text, place);
    if (!first.ends_with(kFirst)) continue;
    std::size_t end = place;
    const Numbers x = takeValues(text, end);
    while (end < text.size() && (text[end] == '\n' || text[end] == '\r')) ++end;
    std::string second(first);
    second.back() = 'y';
    if (x.size() < kFewestVertices || takeLine(text, end) != second) continue;
    const Numbers y = takeValues(text, end);
    if (y.size() != x.size()) continue;
    changed.replace(start, end, pointList(x, y));
    place = end;
  }
  changed.finish(plain, "the lists $x and $y were read as x and y");
}

}  // namespace sepax
