#include "app/formats/plain_calls.h"

#include "app/formats/read_number.h"
#include "app/formats/rewritten.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace sepax {

namespace {

constexpr std::size_t kLongestCall = 300;  ///< bytes in the brackets of a call

/// How many corners a call of this name draws; 0 where it does not tell.
std::size_t cornersOf(std::string_view called) {
  const std::string small = lowered(called);
  const auto has = [&](std::string_view word) { return small.find(word) != small.npos; };
  if (has("triangle") || has("trigon")) return 3;
  const bool curve = has("quadr") || has("curve") || small.ends_with("to");
  return !curve && (has("quad") || small.ends_with("polygon4")) ? 4 : 0;
}

/// Behind ctx, &image, which may stand before the numbers.
std::size_t behindNames(std::string_view text, std::size_t place) {
  for (;;) {
    const std::size_t start = behindBlanks(text, place, kAllBlanks);
    std::size_t end = start + (isAt(text, start, '&') || isAt(text, start, '$') ? 1 : 0);
    if (end >= text.size() || !isWordStart(text[end])) return start;
    while (end < text.size() && (isWordPart(text[end]) || text[end] == '.')) ++end;
    end = behindBlanks(text, end, kAllBlanks);
    if (!isAt(text, end, ',')) return start;
    place = end + 1;
  }
}

/// Where the bracket of the call that is open before this place closes, or npos.
std::size_t closeOf(std::string_view text, std::size_t place) {
  int depth = 0;
  for (; place < text.size(); ++place) {
    if (text[place] == '(') ++depth;
    if (text[place] == ')' && --depth < 0) return place;
  }
  return text.npos;
}

/// The corners of the call whose bracket opens here, and `close` is where it closes; none where
/// nothing stands beside them, or other numbers than those of a colour.
Numbers cornersAt(std::string_view text, std::size_t open, std::size_t corners,
                  std::size_t& close) {
  constexpr std::size_t kColours = 4;  // red, green, blue and opacity
  const std::string_view call = text.substr(0, open + kLongestCall);
  const std::size_t first = behindNames(call, open + 1);
  std::size_t end = first;
  Numbers numbers = numbersFrom(call, end, ", \t\r\n");
  const std::size_t needed = 2 * corners;
  end = behindBlanks(call, end, kAllBlanks);
  close = closeOf(call, end);
  const bool beside = first > behindBlanks(call, open + 1, kAllBlanks) || isAt(call, end, ',');
  const bool known = (numbers.size() == needed && beside) || numbers.size() == needed + 1 ||
                     numbers.size() == needed + kColours;
  if (!known || close == call.npos || (!isAt(call, end, ',') && end != close)) return {};
  numbers.resize(needed);
  return numbers;
}

/// (Vector2){5, 3} of C.
void withoutTypes(PlainText& plain) {
  std::string& text = plain.text;
  for (std::size_t at = text.find("){"); at != text.npos; at = text.find("){", at + 1)) {
    const std::size_t inside = behindBlanks(text, at + 2, kAllBlanks);
    std::size_t start = at;
    while (start > 0 && isWordPart(text[start - 1])) --start;
    const bool number = numberLength(text, inside) > 0 || isAt(text, inside, '.');
    if (start == at || start == 0 || text[start - 1] != '(' || !isWordStart(text[start])) continue;
    if (!number || (start > 1 && isWordPart(text[start - 2]))) continue;
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(start) - 1,
              text.begin() + static_cast<std::ptrdiff_t>(at) + 1, ' ');
  }
}

}  // namespace

void withCornersOfCalls(PlainText& plain) {
  withoutTypes(plain);
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    constexpr std::size_t kLongestName = 60;
    std::size_t start = open;
    while (start > 0 && open - start < kLongestName && isWordPart(text[start - 1])) --start;
    const std::size_t corners = cornersOf(text.substr(start, open - start));
    if (corners == 0) continue;
    std::size_t close = 0;
    const Numbers numbers = cornersAt(text, open, corners, close);
    if (!numbers.empty()) changed.replace(open + 1, close, pointList(numbers, 2));
  }
  changed.finish(plain, "what stands beside the corners in calls was left out");
}

}  // namespace sepax
