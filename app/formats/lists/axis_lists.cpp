#include "app/formats/lists/axis_lists.h"

#include "app/formats/left_out.h"
#include "app/formats/prose/run_words.h"
#include "app/formats/readers.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

/// X of X = [ and of X = c( of R or X = array( of PHP.
std::string_view nameOfList(const MixedText& mixed, std::size_t place) {
  const std::string_view called = wordBefore(mixed, place);
  const bool makesList = called == "c" || called == "array";
  const bool call =
      makesList && mixed.text()[place] == '(' && mixed.before(place).ends_with(called);
  return nameBefore(mixed, call ? place - called.size() : place);
}

/// 3 8 5 of [3 8 5], a list of one row.
std::string_view withoutBrackets(std::string_view inside) {
  const std::string_view row = trimmed(inside);
  const bool one = row.size() > 1 && row.front() == '[' && row.back() == ']';
  return one ? row.substr(1, row.size() - 2) : inside;
}

}  // namespace

std::optional<AxisLists> axisListsAt(const MixedText& mixed, const std::vector<AxisNames>& asked,
                                     std::size_t place, std::size_t close) {
  const std::string_view text = mixed.text();
  constexpr std::string_view kInside = "0123456789+-.eEfF,; \t\r\nNaAno";  // 1.5f, NaN
  constexpr std::size_t kFar = 100;
  const auto inside = [&](std::size_t open, std::size_t end) {
    return withoutBrackets(text.substr(open + 1, end - open - 1));
  };
  const auto row = [&](std::size_t open, std::size_t end) {
    std::string numbers(inside(open, end));
    std::ranges::replace(numbers, ';', ',');  // a column of MATLAB
    return numbers;
  };
  const std::string_view x = nameOfList(mixed, place);
  const bool point =
      text[place] == '(' && isPointCall(wordBefore(mixed, place)) &&
      numbersIn(inside(place, close), kFewestVertices) == kFewestVertices;  // in space
  if (x.empty() || point ||
      inside(place, close).find_first_not_of(kInside) != std::string_view::npos)
    return std::nullopt;
  std::size_t next = text.find_first_of("([{", close);
  while (next != std::string_view::npos && text.substr(next).starts_with("[]"))  // double y[] =
    next = text.find_first_of("([{", next + 1);
  if (next == std::string_view::npos || next - close > kFar) return std::nullopt;
  const auto end = mixed.brackets().closingOf(next);
  const std::string_view y = nameOfList(mixed, next);
  if (!end || y.empty() || inside(next, *end).find_first_not_of(kInside) != std::string_view::npos)
    return std::nullopt;
  auto raw =
      readLiterals(fmt::format("{} = [{}]\n{} = [{}]", x, row(place, close), y, row(next, *end)));
  const bool pairs = raw && raw->error.empty() &&
                     std::ranges::all_of(raw->polygons, [](const RawPolygon& polygon) {
                       return polygon.arity == Arity::pair;
                     });
  if (pairs && areAskedPoints(asked, {x, y})) {
    raw->polygons.clear();
    raw->notes = {otherListNote(x), otherListNote(y)};
  }
  if (!pairs || (raw->polygons.empty() && raw->notes.empty())) return std::nullopt;
  return AxisLists{std::move(*raw), *end + 1};
}

}  // namespace sepax
