#include "app/formats/encoding.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

#include "app/scene/scene.h"

namespace sepax {

namespace {

constexpr std::uint32_t kReplacement = 0xFFFD;

void appendUtf8(std::string& text, std::uint32_t code) {
  const auto put = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
  if (code < 0x80) return put(code);
  if (code < 0x800) {
    put(0xC0u | code >> 6);
  } else {
    if (code < 0x10000) {
      put(0xE0u | code >> 12);
    } else {
      put(0xF0u | code >> 18);
      put(0x80u | (code >> 12 & 0x3Fu));
    }
    put(0x80u | (code >> 6 & 0x3Fu));
  }
  put(0x80u | (code & 0x3Fu));
}

std::uint32_t unitAt(std::string_view bytes, std::size_t place, bool bigEndian) {
  const auto first = static_cast<unsigned char>(bytes[place]);
  const auto second = static_cast<unsigned char>(bytes[place + 1]);
  return bigEndian ? first * 256u + second : second * 256u + first;
}

std::string fromUtf16(std::string_view bytes, bool bigEndian) {
  std::string text;
  for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
    std::uint32_t code = unitAt(bytes, i, bigEndian);
    if (code >= 0xD800 && code < 0xE000) {
      const std::uint32_t low = i + 3 < bytes.size() ? unitAt(bytes, i + 2, bigEndian) : 0;
      const bool isPair = code < 0xDC00 && low >= 0xDC00 && low < 0xE000;
      code = isPair ? 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00) : kReplacement;
      if (isPair) i += 2;
    }
    appendUtf8(text, code);
  }
  return text;
}

}  // namespace

std::string utf8Of(unsigned code) {
  std::string text;
  appendUtf8(text, code);
  return text;
}

DecodedText decoded(std::string_view bytes) {
  if (bytes.size() > kMaxFileBytes)
    return {{}, fmt::format("the text has more than {} bytes; split it", kMaxFileBytes)};
  DecodedText text;
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF"))
    text.utf8 = fromUtf16(bytes.substr(2), bytes.front() == '\xFE');
  else
    text.utf8 = bytes.substr(bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0);
  if (text.utf8.find('\0') != std::string::npos)
    return {{}, "the file holds bytes that are no text; save it as text in UTF-8"};
  // line ends of all systems become one
  std::string& utf8 = text.utf8;
  for (std::size_t i = 0; i + 1 < utf8.size(); ++i)
    if (utf8[i] == '\r' && utf8[i + 1] != '\n') utf8[i] = '\n';
  return text;
}

}  // namespace sepax
