#include "app/formats/plain/quoted_pairs.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"

#include <string>
#include <string_view>

namespace sepax {

namespace {

/// The two numbers of the "5 3" at this place, which is behind it then; none of anything else.
Numbers quotedPair(std::string_view text, std::size_t& place) {
  if (!isAt(text, place, '"') && !isAt(text, place, '\'')) return {};
  std::size_t end = place + 1;
  const Numbers numbers = numbersFrom(text, end, " ");
  if (numbers.size() != 2 || !isAt(text, end, text[place])) return {};
  place = end + 1;
  return numbers;
}

}  // namespace

void withPointsOfQuotedPairs(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t open = text.find_first_of("{[("); open != text.npos;
       open = text.find_first_of("{[(", open + 1)) {
    const char close = text[open] == '{' ? '}' : text[open] == '[' ? ']' : ')';
    std::size_t at = behindBlanks(text, open + 1, kAllBlanks);
    Numbers points;
    for (Numbers pair = quotedPair(text, at); !pair.empty(); pair = quotedPair(text, at)) {
      points.insert(points.end(), pair.begin(), pair.end());
      at = behindBlanks(text, at, kAllBlanks);
      if (isAt(text, at, ',')) at = behindBlanks(text, at + 1, kAllBlanks);
    }
    if (points.size() >= 2 * kFewestVertices && isAt(text, at, close))
      rewritten.replace(open, at + 1, pointList(points, 2));
  }
  rewritten.finish(plain, "");
}

}  // namespace sepax
