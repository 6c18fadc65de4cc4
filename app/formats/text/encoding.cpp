#include "app/formats/text/encoding.h"

#include "app/figure/utf8.h"
#include "app/scene/scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace sepax {

namespace {

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
      if (isPair) {
        code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
        i += 2;
      }
    }
    appendCharacter(text, code);  // half a pair is no character
  }
  return text;
}

}  // namespace

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
