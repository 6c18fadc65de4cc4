#include "app/formats/plain/dashed_pairs.h"

#include "app/formats/literals/indices.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// x and y of pairs 50-0 with blanks between them, from the place on, which is then behind the last
/// one.
Numbers dashedPairs(std::string_view line, std::size_t& place) {
  Numbers numbers;
  for (std::size_t at = place;;) {
    const std::size_t first = numberLength(line, at);
    const std::size_t dash = at + first;
    const std::size_t second = isAt(line, dash, '-') ? numberLength(line, dash + 1) : 0;
    const std::size_t end = dash + 1 + second;
    if (first == 0 || second == 0) return numbers;
    if (end < line.size() && (isWordPart(line[end]) || line[end] == '-')) return numbers;
    numbers.insert(numbers.end(), {line.substr(at, first), line.substr(dash + 1, second)});
    place = end;
    at = behindBlanks(line, end);
    if (at == end) return numbers;
  }
}

/// 10-20, 30-40 and so on.
bool areRanges(const Numbers& pairs) {
  for (std::size_t i = 0; i < pairs.size(); i += 2)
    if (wholeNumber(pairs[i]).value > wholeNumber(pairs[i + 1]).value) return false;
  return true;
}

/// Region of "WinSet, Region, 50-0 ...": the word right before the place is one of an outline.
bool isBehindRegion(std::string_view text, std::size_t place) {
  std::size_t end = place;
  while (end > 0 && std::string_view(" ,:=(\"'`").find(text[end - 1]) != std::string_view::npos)
    --end;
  std::size_t start = end;
  while (start > 0 && isWordStart(text[start - 1])) --start;
  const std::string_view word = text.substr(start, end - start);
  return lowered(word).ends_with("region") || isLabelOfPolygon(word);
}

}  // namespace

void withPointsOfDashes(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten rewritten(source);
  for (std::size_t at = text.find('-'); at != text.npos; at = text.find('-', at + 1)) {
    std::size_t start = at;
    while (start > rewritten.done() && (isDigit(text[start - 1]) || text[start - 1] == '.'))
      --start;
    if (start == at || start == 0 || isWordPart(text[start - 1]) || text[start - 1] == '-')
      continue;
    std::size_t end = start;
    const Numbers pairs = dashedPairs(text, end);
    const bool corners = pairs.size() >= 2 * kFewestVertices && !areRanges(pairs);
    if (corners && isBehindRegion(text, start)) rewritten.replace(start, end, pointList(pairs, 2));
    at = std::max(at, end - 1);
  }
  rewritten.finish(plain, "pairs with a dash were read as points");
}

}  // namespace sepax
