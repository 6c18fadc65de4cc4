#include "app/disk/visible_text.h"

#include <fmt/format.h>

#include <array>
#include <cstdint>

namespace sepax {

namespace {

/// A character of a text, or a byte that is none.
struct Character {
  std::uint32_t code = 0;
  std::size_t size = 1;  ///< bytes
  bool valid = true;
};

unsigned byteAt(std::string_view text, std::size_t i) {
  return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
}

Character firstOf(std::string_view text) {
  const unsigned lead = byteAt(text, 0);
  if (lead < 0x80) return {lead, 1, true};
  const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4) return {lead, 1, false};
  std::uint32_t code = lead & (0x7Fu >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if ((byteAt(text, i) & 0xC0u) != 0x80u) return {lead, 1, false};
    code = code << 6 | (byteAt(text, i) & 0x3Fu);
  }
  constexpr std::array<std::uint32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < kLeast[size] || code > 0x10FFFF || surrogate) return {lead, 1, false};
  return {code, size, true};
}

/// What a terminal may obey instead of showing it.
bool isCommand(std::uint32_t code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x061C || code == 0xFEFF ||
         (code >= 0x200E && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069);
}

std::string escapeOf(const Character& character) {
  if (!character.valid || character.code < 0x100) {
    if (character.valid && character.code == '\n') return "\\n";
    if (character.valid && character.code == '\t') return "\\t";
    return fmt::format("\\x{:02x}", character.code);
  }
  return fmt::format("\\u{:04x}", character.code);
}

std::string escaped(std::string_view text, std::string_view kept) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const Character character = firstOf(text);
    const bool keeps = kept.find(text.front()) != kept.npos;
    if (!keeps && (!character.valid || isCommand(character.code)))
      result += escapeOf(character);
    else
      result += text.substr(0, character.size);
    text.remove_prefix(character.size);
  }
  return result;
}

}  // namespace

std::string visible(std::string_view text) { return escaped(text, "\n\t"); }

std::string visibleLine(std::string_view text) { return escaped(text, ""); }

std::string visibleJson(std::string_view json) {
  std::string result;
  result.reserve(json.size());
  while (!json.empty()) {
    const Character character = firstOf(json);
    if (character.code >= 0x7F && character.valid && isCommand(character.code))
      result += fmt::format("\\u{:04x}", character.code);
    else
      result += json.substr(0, character.size);
    json.remove_prefix(character.size);
  }
  return result;
}

}  // namespace sepax
