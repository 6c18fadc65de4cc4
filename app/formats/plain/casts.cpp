#include "app/formats/plain/casts.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

constexpr std::size_t kLongestType = 80;  // bytes of const struct point[4]

/// Vector2 of (Vector2), (struct Vector2), (const Vector2[4]) and (ns::Vector2); empty where the
/// brackets hold anything but a type.
std::string_view typeIn(std::string_view inside) {
  inside = trimmed(inside);
  if (const std::size_t square = inside.find('['); square != inside.npos && inside.ends_with(']'))
    inside = trimmed(inside.substr(0, square));
  const std::string_view last = inside.substr(inside.find_last_of(" \t:") + 1);
  const bool words = std::ranges::all_of(
      inside, [](char c) { return isWordPart(c) || c == ' ' || c == '\t' || c == ':'; });
  return words && !last.empty() && isWordStart(last.front()) ? last : std::string_view{};
}

/// A value may stand behind this: the bracket is not that of if (ready) { and of call(type) {.
bool expectsValue(std::string_view before) {
  constexpr std::size_t kFar = 200;
  before = trimmed(before.substr(before.size() - std::min(before.size(), kFar)));
  constexpr std::string_view kSigns = "(,={[&?:;";
  return before.empty() || kSigns.find(before.back()) != kSigns.npos || before.ends_with("return");
}

/// A number, a list or a member is the first of what the bracket opens.
bool opensValue(std::string_view text, std::size_t brace) {
  const std::size_t first = behindBlanks(text, brace + 1, kAllBlanks);
  return isAt(text, first, '{') || isAt(text, first, '(') || isAt(text, first, '.') ||
         numberLength(text, first) > 0;
}

}  // namespace

void withPlainCasts(PlainText& plain) {
  const std::string_view text = plain.text;
  Rewritten rewritten(plain.text);
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    const std::size_t close = text.substr(open + 1, kLongestType).find_first_of("()\n");
    if (close == text.npos || text[open + 1 + close] != ')') continue;
    const std::string_view type = typeIn(text.substr(open + 1, close));
    const std::size_t brace = behindBlanks(text, open + close + 2, kAllBlanks);
    if (type.empty() || !isAt(text, brace, '{') || !opensValue(text, brace)) continue;
    std::size_t start = open;
    if (start > 0 && text[start - 1] == '&') --start;
    if (start < rewritten.done() || !expectsValue(text.substr(0, start))) continue;
    rewritten.replace(start, brace, type);
  }
  rewritten.finish(plain, "");
}

void withoutQuestionsOfCalls(PlainText& plain) {
  const std::string_view text = plain.text;
  Rewritten rewritten(plain.text);
  for (std::size_t at = text.find("?("); at != text.npos; at = text.find("?(", at + 1))
    if (at > 0 && isWordPart(text[at - 1])) rewritten.replace(at, at + 1, "");
  rewritten.finish(plain, "");
}

}  // namespace sepax
