#include "app/formats/plain/axis_rows.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// The numbers in the bracket that opens here, behind which `place` is then; none where anything
/// else stands in it.
Numbers axisRowAt(std::string_view text, std::size_t& place) {
  place = behindBlanks(text, place, kAllBlanks);
  if (place >= text.size() || !isOpening(text[place])) return {};
  std::size_t end = place + 1;
  Numbers numbers = numbersFrom(text, end, ", \t\r\n");
  end = behindBlanks(text, end, kAllBlanks);
  if (numbers.empty() || end >= text.size() || !isClosing(text[end])) return {};
  place = end + 1;
  return numbers;
}

bool isClosedRow(const Numbers& row) {
  constexpr std::size_t kFewest = 5;  // a triangle may be anything else
  return row.size() >= kFewest && wholeNumber(row.front()).value == wholeNumber(row.back()).value;
}

}  // namespace

void withPointsOfAxisRows(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t open = text.find_first_of("[{"); open != text.npos;
       open = text.find_first_of("[{", open + 1)) {
    std::size_t place = open + 1;
    const Numbers x = axisRowAt(text, place);
    if (!isClosedRow(x)) continue;
    place = behindBlanks(text, place, kAllBlanks);
    if (!isAt(text, place, ',')) continue;
    const Numbers y = axisRowAt(text, ++place);
    const std::size_t close = behindBlanks(text, place, kAllBlanks);
    if (y.size() != x.size() || !isClosedRow(y) || close >= text.size() || !isClosing(text[close]))
      continue;
    changed.replace(open, close + 1, pointList(x, y));
    open = close;
  }
  changed.finish(plain, "two lists were read as x and y");
}

}  // namespace sepax
