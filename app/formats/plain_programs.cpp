#include "app/formats/plain_programs.h"

#include "app/formats/raw_geometry.h"
#include "app/formats/read_number.h"
#include "app/formats/rewritten.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace sepax {

namespace {

/// Bytes of -12.5 at this place, 0 where no number is.
std::size_t decimalLength(std::string_view text, std::size_t place) {
  std::size_t end = place + (isAt(text, place, '-') ? 1 : 0);
  const std::size_t digits = end;
  while (end < text.size() && (isDigit(text[end]) || text[end] == '.')) ++end;
  return end > digits && isDigit(text[digits]) && text[end - 1] != '.' ? end - place : 0;
}

/// Behind 25x240, maybe in quotes, whose numbers are added; the place itself where it is none.
std::size_t takeSlicerPair(std::string_view text, std::size_t place, Numbers& numbers) {
  const bool quoted = isAt(text, place, '"');
  const std::size_t first = place + (quoted ? 1 : 0);
  const std::size_t sign = first + decimalLength(text, first);
  if (sign == first || !isAt(text, sign, 'x')) return place;
  const std::size_t length = decimalLength(text, sign + 1);
  const std::size_t end = sign + 1 + length;
  if (length == 0 || (quoted && !isAt(text, end, '"'))) return place;
  if (end < text.size() && isWordPart(text[end])) return place;
  numbers.push_back(text.substr(first, sign - first));
  numbers.push_back(text.substr(sign + 1, length));
  return end + (quoted ? 1 : 0);
}

/// The sides of an outline along both axes, as no list of sizes has them.
bool hasUprightSides(const Numbers& numbers) {
  const auto isShared = [&](std::size_t axis) {
    for (std::size_t i = axis; i + 2 < numbers.size(); i += 2)
      if (numbers[i] == numbers[i + 2]) return true;
    return false;
  };
  return isShared(0) && isShared(1);
}

/// 0x0, 200x0, 200x200 and "0x0", "200x0", ... as slicers of printers write the plate and the areas
/// in it.
void withSlicerPairs(PlainText& plain) {
  constexpr auto kKeys =
      std::to_array<std::string_view>({"bed_shape", "printable_area", "exclude_area"});
  constexpr std::size_t kFar = 40;  // from the key to its values
  const std::string small = lowered(plain.text);
  const auto tells = [&](std::string_view words) {
    return std::ranges::any_of(kKeys,
                               [&](std::string_view key) { return words.find(key) != words.npos; });
  };
  if (small.find("slicer") == small.npos && !tells(small)) return;
  const std::string_view text = plain.text;
  Rewritten rewritten(plain.text);
  for (std::size_t at = text.find('x'); at != text.npos;
       at = text.find('x', std::max(at + 1, rewritten.done()))) {
    std::size_t start = at;
    while (start > rewritten.done() && (isDigit(text[start - 1]) || text[start - 1] == '.'))
      --start;
    for (const char sign : {'-', '"'})
      if (start > 0 && text[start - 1] == sign) --start;
    if (start > 0 && isWordPart(text[start - 1])) continue;
    Numbers numbers;
    std::size_t end = takeSlicerPair(text, start, numbers);
    for (std::size_t next = end; isAt(text, next, ',');) {
      next = behindBlanks(text, next + 1, " \t\r\n");
      const std::size_t behind = takeSlicerPair(text, next, numbers);
      if (behind == next) break;
      end = next = behind;
    }
    const std::size_t least = start - std::min(start, kFar);
    const bool told = tells(std::string_view(small).substr(least, start - least));
    if (numbers.size() < 2 * kFewestVertices || (!told && !hasUprightSides(numbers))) continue;
    std::string points = pointList(numbers, 2);
    if (start > 0 && text[start - 1] == '[') points = points.substr(1, points.size() - 2);
    rewritten.replace(start, end, points);
  }
  rewritten.finish(plain, "");
}

}  // namespace

void withPointsOfPrograms(PlainText& plain) { withSlicerPairs(plain); }

}  // namespace sepax
