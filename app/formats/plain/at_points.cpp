#include "app/formats/plain/at_points.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// Adds the x and y of 5 @ 3 at this place, which is then behind it; whether it stands there.
bool takePointAt(std::string_view text, std::size_t& place, Numbers& numbers) {
  const std::size_t x = numberLength(text, place);
  const std::size_t sign = behindBlanks(text, place + x);
  const std::size_t start = behindBlanks(text, sign + 1);
  if (x == 0 || !isAt(text, sign, '@')) return false;
  std::size_t y = numberLength(text, start);
  if (y == 0) return false;
  if (text[start + y - 1] == '.') --y;  // it ends the statement
  numbers.push_back(text.substr(place, x));
  numbers.push_back(text.substr(start, y));
  place = start + y;
  return true;
}

/// Behind blanks, the ends of statements and "with:".
std::size_t behindBetween(std::string_view text, std::size_t place) {
  constexpr std::string_view kWith = "with:";
  place = behindBlanks(text, place, " \t\r\n.");
  return text.substr(place).starts_with(kWith)
             ? behindBlanks(text, place + kWith.size(), kAllBlanks)
             : place;
}

/// Behind Array of (Array with: 5@3 with: 9@3 with: 7@8).
std::size_t behindClass(std::string_view text, std::size_t place) {
  place = behindBlanks(text, place, kAllBlanks);
  if (place >= text.size() || !isWordStart(text[place])) return place;
  std::size_t end = place;
  while (end < text.size() && isWordPart(text[end])) ++end;
  const std::size_t word = behindBlanks(text, end, kAllBlanks);
  return text.substr(word).starts_with("with:") ? word : place;
}

}  // namespace

void withPointsOfSmalltalk(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find('@') == text.npos) return;
  Rewritten changed(source);
  for (std::size_t open = text.find_first_of("({"); open != text.npos;
       open = text.find_first_of("({", open + 1)) {
    std::size_t place = behindBetween(text, behindClass(text, open + 1));
    Numbers numbers;
    while (takePointAt(text, place, numbers)) place = behindBetween(text, place);
    const bool closes = place < text.size() && isClosing(text[place]);
    if (!closes || numbers.size() < 2 * kFewestVertices) continue;
    changed.replace(open, place + 1, pointList(numbers, 2));
    open = place;
  }
  changed.finish(plain, "");
}

}  // namespace sepax
