#include "app/formats/plain/counted_holes.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// The numbers of the line at this place, which is behind it then; none where something else stands
/// in it.
Numbers takeNumbers(std::string_view text, std::size_t& place) {
  const std::string_view line = takeLine(text, place);
  std::size_t behind = 0;
  Numbers numbers = numbersFrom(line, behind, " \t,");
  return behind == line.size() ? numbers : Numbers{};
}

/// A line of one whole number; 0 for any other.
std::size_t takeCount(std::string_view text, std::size_t& place) {
  constexpr std::size_t kMostDigits = 6;
  const Numbers numbers = takeNumbers(text, place);
  if (numbers.size() != 1 || numbers[0].size() > kMostDigits) return 0;
  if (!std::ranges::all_of(numbers[0], isDigit)) return 0;
  return static_cast<std::size_t>(wholeNumber(numbers[0]).value);
}

/// "(0 0, 5 0, 5 3)" of the count and the points at this place, which is behind them then; empty
/// where they do not agree.
std::string takeRing(std::string_view text, std::size_t& place) {
  const std::size_t count = takeCount(text, place);
  std::string words;
  for (std::size_t i = 0; i < count; ++i) {
    const Numbers point = takeNumbers(text, place);
    if (point.size() != 2) return {};
    words += std::string(i == 0 ? "(" : ", ") + std::string(point[0]) + " " + std::string(point[1]);
  }
  return count < kFewestVertices ? std::string{} : words + ")";
}

}  // namespace

void withHolesOfCounts(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t start = 0; start < text.size();) {
    std::size_t end = start;
    std::string words = takeRing(text, end);
    const std::size_t ring = end;
    const std::size_t holes = words.empty() ? 0 : takeCount(text, end);
    bool whole = holes > 0;
    for (std::size_t i = 0; i < holes && whole; ++i) {
      const std::string hole = takeRing(text, end);
      whole = !hole.empty();
      words += ", " + hole;
    }
    std::size_t behind = end;
    whole = whole && takeNumbers(text, behind).empty();
    if (whole) rewritten.replace(start, end, "POLYGON (" + words + ")");
    start = whole ? end : std::max(ring, std::min(text.find('\n', start), text.size() - 1) + 1);
  }
  rewritten.finish(plain, "");
}

}  // namespace sepax
