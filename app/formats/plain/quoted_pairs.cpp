#include "app/formats/plain/quoted_pairs.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
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

/// Behind the list at this place, [[0, 0], [5, 0], [5, 3]]; npos where none stands.
std::size_t endOfPoints(std::string_view text, std::size_t place) {
  std::size_t points = 0;
  std::size_t at = behindBlanks(text, place + 1, kAllBlanks);
  while (isAt(text, at, '[')) {
    ++at;
    const std::size_t numbers = numbersFrom(text, at, ", ").size();
    at = behindBlanks(text, at);
    if (numbers < 2 || numbers > 3 || !isAt(text, at, ']')) return text.npos;
    ++points;
    at = behindBlanks(text, at + 1, kAllBlanks);
    if (isAt(text, at, ',')) at = behindBlanks(text, at + 1, kAllBlanks);
  }
  return points >= kFewestVertices && isAt(text, at, ']') ? at + 1 : text.npos;
}

/// A value stands at this place: footprint: "..." and points = '...'.
bool isOfValue(std::string_view text, std::size_t place) {
  const std::string_view before =
      trimmed(text.substr(0, place).substr(place - std::min<std::size_t>(place, 4)));
  return before.ends_with(':') || before.ends_with('=');
}

}  // namespace

void withListsOfQuotes(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t open = text.find('['); open != text.npos; open = text.find('[', open + 1)) {
    const std::size_t before = open == 0 ? text.npos : text.find_last_not_of(' ', open - 1);
    if (before == text.npos || (text[before] != '"' && text[before] != '\'')) continue;
    const std::size_t end = isOfValue(text, before) ? endOfPoints(text, open) : text.npos;
    const std::size_t close = end == text.npos ? end : behindBlanks(text, end);
    if (close == text.npos || !isAt(text, close, text[before])) continue;
    rewritten.replace(before, before + 1, "");
    rewritten.replace(close, close + 1, "");
    open = close;
  }
  rewritten.finish(plain, "");
}

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
