#include "app/formats/plain/typed_quotes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace sepax {

namespace {

constexpr std::size_t kBytes = 3;  ///< of such a quote in UTF-8

/// Double quotes of many languages.
bool isTypedQuote(std::string_view text, std::size_t at) {
  constexpr auto kQuotes =
      std::to_array<std::string_view>({"\xE2\x80\x9C", "\xE2\x80\x9D", "\xE2\x80\x9E"});
  return std::ranges::find(kQuotes, text.substr(at, kBytes)) != kQuotes.end();
}

/// A quote, a word, a quote and a colon.
bool holdsTypedKey(std::string_view text) {
  for (std::size_t at = text.find('\xE2'); at != text.npos; at = text.find('\xE2', at + 1)) {
    if (!isTypedQuote(text, at)) continue;
    const std::size_t end = text.find_first_of(" \t\n\xE2", at + kBytes);
    if (end == text.npos) break;
    if (end == at + kBytes || !isTypedQuote(text, end)) continue;
    const std::size_t colon = text.find_first_not_of(" \t", end + kBytes);
    if (colon != text.npos && text[colon] == ':') return true;
  }
  return false;
}

}  // namespace

std::string withPlainQuotes(std::string text) {
  if (!holdsTypedKey(text)) return text;
  bool open = false;
  for (std::size_t at = 0; at + kBytes <= text.size(); ++at) {
    if (text[at] == '\n') open = false;
    if (!isTypedQuote(text, at)) continue;
    text.replace(at, kBytes, open ? "\"  " : "  \"");
    open = !open;
  }
  return text;
}

}  // namespace sepax
