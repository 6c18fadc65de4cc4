#include "app/formats/prose/fragments.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr std::size_t kNumbersOfQuad = 8;

/// A line of the corners around something and of what it is.
struct QuadRow {
  std::vector<double> numbers;
  std::size_t fields = 0;  ///< with those of the corners; none where these are not numbers
  bool hasText = false;    ///< right behind the corners
};

QuadRow quadRowOf(std::string_view line) {
  std::string_view rest = trimmed(line);
  while (rest.starts_with('>')) rest = trimmed(rest.substr(1));  // of a quote
  const char parting = rest.substr(0, rest.find(' ')).find(',') == rest.npos ? ' ' : ',';
  QuadRow row;
  while (row.numbers.size() < kNumbersOfQuad) {
    const std::size_t end = rest.find(parting);
    if (end == rest.npos) return {};
    const ScannedNumber number = wholeNumber(trimmed(rest.substr(0, end)));
    if (number.state != NumberState::finite) return {};
    row.numbers.push_back(number.value);
    rest = trimmed(rest.substr(end + 1));
  }
  if (rest.empty()) return {};
  row.hasText =
      wholeNumber(trimmed(rest.substr(0, rest.find(parting)))).state != NumberState::finite;
  row.fields = kNumbersOfQuad + 1 + static_cast<std::size_t>(std::ranges::count(rest, parting));
  return row;
}

/// One of the lines beside it, which all have as many fields, has a text behind its corners: what
/// stands there in this line is a text of digits.
bool isBesideText(const MixedText& mixed, std::size_t place, std::size_t fields) {
  constexpr std::size_t kFar = 8;  // lines
  const std::string_view text = mixed.text();
  const auto rowAt = [&](std::size_t start) {
    return quadRowOf(text.substr(start, text.find('\n', start) - start));
  };
  std::size_t start = place;
  for (std::size_t i = 0; i < kFar && start > 0; ++i) {
    const std::size_t above = start - 1 - mixed.before(start - 1).size();
    if (rowAt(above).fields != fields) break;
    start = above;
  }
  for (std::size_t i = 0; i < 2 * kFar && start < text.size(); ++i) {
    const QuadRow row = rowAt(start);
    if (row.fields != fields || row.hasText) return row.fields == fields;
    start = std::min(text.find('\n', start), text.size() - 1) + 1;
  }
  return false;
}

}  // namespace

std::optional<PointRun> quadLine(const MixedText& mixed, std::size_t place) {
  const std::string_view text = mixed.text();
  PointRun run;
  run.end = std::min(text.find('\n', place), text.size());
  QuadRow row = quadRowOf(text.substr(place, run.end - place));
  if (row.fields <= kNumbersOfQuad || (!row.hasText && !isBesideText(mixed, place, row.fields)))
    return std::nullopt;
  run.polygon.numbers = std::move(row.numbers);
  run.points = kNumbersOfQuad / 2;
  run.polygon.line = mixed.lineOf(place);
  return run;
}

}  // namespace sepax
