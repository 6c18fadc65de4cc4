#include "app/formats/svg/numbers.h"

#include "app/formats/text/number.h"

namespace sepax {

std::size_t skipSvgBlanks(std::string_view text, std::size_t place) {
  constexpr std::string_view kBetween = " \t\r\n,";
  while (place < text.size() && kBetween.find(text[place]) != kBetween.npos) ++place;
  return place;
}

SvgNumbers svgNumbers(std::string_view text) {
  SvgNumbers numbers;
  for (std::size_t place = skipSvgBlanks(text, 0); place < text.size();
       place = skipSvgBlanks(text, place)) {
    const bool negative = text[place] == '-';
    const std::size_t sign = negative || text[place] == '+' ? 1 : 0;
    const ScannedNumber number = scanPlainNumber(text.substr(place + sign));
    if (number.state != NumberState::finite || nonFiniteLength(text.substr(place)) > 0) {
      numbers.complete = false;
      numbers.rest = text.substr(place);
      return numbers;
    }
    numbers.values.push_back(negative ? -number.value : number.value);
    place += sign + number.length;
    // 10px: the unit belongs to the number
    if (text.substr(place).starts_with("px")) place += 2;
  }
  return numbers;
}

}  // namespace sepax
