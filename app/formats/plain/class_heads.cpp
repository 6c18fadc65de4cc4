#include "app/formats/plain/class_heads.h"

#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

constexpr std::size_t kLongestHead = 200;  // bytes between class and {

/// Where the base types start in a head behind class, Rock extends Sprite and Rock : Sprite; its
/// end without.
std::size_t baseTypesIn(std::string_view head) {
  constexpr auto kSigns =
      std::to_array<std::string_view>({" extends ", " implements ", " : ", " with ", " inherits "});
  std::size_t start = head.size();
  for (const std::string_view sign : kSigns) start = std::min(start, head.find(sign));
  return start;
}

bool isOfTypes(char c) {
  return isWordPart(c) || std::string_view(" \t\r\n.,:<>").find(c) != std::string_view::npos;
}

}  // namespace

void withoutBaseTypes(PlainText& plain) {
  constexpr std::string_view kWord = "class ";
  std::string& text = plain.text;
  for (std::size_t at = text.find(kWord); at != text.npos; at = text.find(kWord, at + 1)) {
    if (at > 0 && isWordPart(text[at - 1])) continue;
    const std::size_t first = at + kWord.size();
    const std::string_view rest = std::string_view(text).substr(first, kLongestHead);
    const std::string_view head = rest.substr(0, rest.find('{'));
    if (head.size() == rest.size() || !std::ranges::all_of(head, isOfTypes)) continue;
    for (std::size_t i = baseTypesIn(head); i < head.size(); ++i)
      if (text[first + i] != '\n') text[first + i] = ' ';
  }
}

}  // namespace sepax
