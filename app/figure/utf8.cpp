#include "app/figure/utf8.h"

#include <cassert>
#include <cstddef>

namespace sepax {
namespace {

constexpr char32_t kReplacement = 0xfffd;

/// Number of bytes that a first byte announces; 0 when it cannot be a first byte.
constexpr std::size_t sequenceLength(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  if (first >= 0xf0 && first < 0xf5) return 4;
  return 0;
}

constexpr bool isCharacter(char32_t code) {
  return code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}

constexpr bool isOverlong(char32_t character, std::size_t length) {
  return (length == 3 && character < 0x800) || (length == 4 && character < 0x10000);
}

}  // namespace

char32_t takeCharacter(std::string_view& text) {
  assert(!text.empty());
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t length = sequenceLength(byte(0));
  if (length == 1) {
    const char32_t character = byte(0);
    text.remove_prefix(1);
    return character;
  }
  bool valid = length != 0 && length <= text.size();
  char32_t character = valid ? byte(0) & (0xffu >> (length + 1)) : 0;
  for (std::size_t i = 1; valid && i < length; ++i) {
    valid = (byte(i) & 0xc0u) == 0x80u;
    character = character << 6 | (byte(i) & 0x3fu);
  }
  valid = valid && isCharacter(character) && !isOverlong(character, length);
  text.remove_prefix(valid ? length : 1);
  return valid ? character : kReplacement;
}

void appendCharacter(std::string& utf8, char32_t character) {
  const auto put = [&](char32_t byte) { utf8 += static_cast<char>(byte); };
  const auto putRest = [&](int shift) { put(0x80u | (character >> shift & 0x3fu)); };
  if (!isCharacter(character)) character = kReplacement;
  if (character < 0x80) return put(character);
  if (character < 0x800) {
    put(0xc0u | character >> 6);
    return putRest(0);
  }
  if (character < 0x10000) {
    put(0xe0u | character >> 12);
  } else {
    put(0xf0u | character >> 18);
    putRest(12);
  }
  putRest(6);
  putRest(0);
}

}  // namespace sepax
