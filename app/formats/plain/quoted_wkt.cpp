#include "app/formats/plain/quoted_wkt.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace sepax {

namespace {

/// Behind blanks and the comments of C that end their lines.
std::size_t behindLineComments(std::string_view text, std::size_t place) {
  for (;;) {
    place = behindBlanks(text, place, kAllBlanks);
    const std::size_t end = text.find('\n', place);
    if (!text.substr(place).starts_with("//") || end == text.npos) return place;
    place = end;
  }
}

/// Behind the + of a sum of texts, also as other languages write it; the place itself without one.
std::size_t behindSumOfTexts(std::string_view text, std::size_t place) {
  constexpr auto kSums =
      std::to_array<std::string_view>({"& _", "||", "..", "<<", "+", "&", "\\", "."});
  for (const std::string_view sum : kSums)
    if (text.substr(place).starts_with(sum)) return place + sum.size();
  return place;
}

/// Behind the sign of a kind of text before its quote: L, u8 and f.
std::size_t behindKindOfText(std::string_view text, std::size_t place) {
  constexpr std::size_t kLongest = 2;
  std::size_t end = place;
  while (end < text.size() && end < place + kLongest && isWordPart(text[end])) ++end;
  return end;
}

/// Where the next text in such quotes begins, behind its quote, if nothing but a sum is between it
/// and the quote at this place; else 0.
std::size_t nextText(std::string_view text, std::size_t quote) {
  std::size_t at = behindLineComments(text, quote + 1);
  at = behindLineComments(text, behindSumOfTexts(text, at));
  if (!isAt(text, at, text[quote])) at = behindKindOfText(text, at);
  return isAt(text, at, text[quote]) && at > quote + 1 ? at + 1 : 0;
}

/// A number may be parted, too: what it goes on with moves in front of the gap.
std::size_t moveRestOfNumber(std::string& text, std::size_t gap, std::size_t next) {
  constexpr std::string_view kNumber = "0123456789.eE";
  const auto isPart = [&](char c) { return kNumber.find(c) != kNumber.npos; };
  std::size_t end = next;
  while (end < text.size() && isPart(text[end])) ++end;
  if (gap == 0 || !isPart(text[gap - 1]) || end == next) return gap;
  std::rotate(text.begin() + static_cast<std::ptrdiff_t>(gap),
              text.begin() + static_cast<std::ptrdiff_t>(next),
              text.begin() + static_cast<std::ptrdiff_t>(end));
  return gap + end - next;
}

void clearGap(std::string& text, std::size_t start, std::size_t end) {
  std::replace_if(
      text.begin() + static_cast<std::ptrdiff_t>(start),
      text.begin() + static_cast<std::ptrdiff_t>(end), [](char c) { return c != '\n'; }, ' ');
}

/// Joins what belongs to the brackets behind the word that ends here; behind what was looked at.
std::size_t joinFrom(std::string& text, std::size_t at) {
  int depth = 0;
  bool opened = false;
  while (at < text.size() && (!opened || depth > 0)) {
    const char c = text[at];
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    opened = opened || c == '(';
    if (c == '"' || c == '\'') {
      const std::size_t next = nextText(text, at);
      if (next == 0) return at;
      const std::size_t gap = moveRestOfNumber(text, at, next);
      clearGap(text, gap, gap + next - at);
      at = gap + next - at;
      continue;
    }
    const bool escaped = std::string_view(text).substr(at).starts_with("\\n");
    if (escaped) clearGap(text, at, at + 2);
    if (!escaped && !isWordPart(c) && std::string_view(" \t\r\n,.+-()").find(c) == text.npos)
      return at;
    at += escaped ? 2 : 1;
  }
  return at;
}

}  // namespace

std::string withWholeWkt(std::string text) {
  constexpr std::string_view kWord = "polygon";
  if (text.find_first_of("\"'") == text.npos) return text;
  const std::string small = lowered(text);  // what moves in the text are no letters of the word
  for (std::size_t at = small.find(kWord); at != small.npos;) {
    const std::size_t open = behindBlanks(text, at + kWord.size());
    const bool starts =
        isAt(text, open, '(') || isAt(text, open, '"') || isAt(text, open, '\'') ||
        (open < text.size() && std::string_view("ZM").find(text[open]) != small.npos);
    at = small.find(kWord, starts ? std::max(joinFrom(text, open), open) : open);
  }
  return text;
}

namespace {

/// Writes 0 for each z and m that is NaN in the brackets that open at this place; behind them.
std::size_t fillHeights(std::string& text, std::size_t open) {
  constexpr std::string_view kParting = " \t\r\n,()";
  int depth = 0;
  std::size_t values = 0;  // of the point
  for (std::size_t at = open; at < text.size();) {
    const char c = text[at];
    if (kParting.find(c) != kParting.npos) {
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ',' || c == '(' || c == ')') values = 0;
      ++at;
      if (depth == 0) return at;
      continue;
    }
    const std::size_t end = std::min(text.find_first_of(kParting, at), text.size());
    const std::string word = lowered(std::string_view(text).substr(at, end - at));
    if (word == "nan" && values >= 2)
      text.replace(at, word.size(), "0  ");
    else if (word != "nan" && wholeNumber(word).state != NumberState::finite)
      return at;
    ++values;
    at = end;
  }
  return text.size();
}

}  // namespace

std::string withHeightsOfWkt(std::string text) {
  constexpr std::string_view kWord = "polygon";
  const std::string small = lowered(text);
  if (small.find("nan") == small.npos) return text;
  for (std::size_t at = small.find(kWord); at != small.npos;) {
    std::size_t open = behindBlanks(text, at + kWord.size());
    if (isAt(small, open, 'z')) ++open;
    if (isAt(small, open, 'm')) ++open;
    open = behindBlanks(text, open);
    at = small.find(kWord, isAt(text, open, '(') ? std::max(fillHeights(text, open), open) : open);
  }
  return text;
}

}  // namespace sepax
