#include "app/figure/xml.h"

#include "app/figure/utf8.h"

#include <array>
#include <charconv>
#include <utility>

namespace sepax {

namespace {

constexpr std::array<std::pair<char, std::string_view>, 5> kEntities{
    {{'&', "amp"}, {'<', "lt"}, {'>', "gt"}, {'"', "quot"}, {'\'', "apos"}}};
constexpr std::size_t kLongestEntity = 10;

bool isAllowed(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x20 || c == '\t' || c == '\n' || c == '\r';
}

/// Appends what an entity stands for; false when it stands for nothing.
bool appendEntity(std::string& text, std::string_view name) {
  for (const auto& [character, entity] : kEntities) {
    if (name != entity) continue;
    text += character;
    return true;
  }
  if (!name.starts_with('#')) return false;
  const bool hex = name.starts_with("#x");
  const char* begin = name.data() + (hex ? 2 : 1);
  const char* end = name.data() + name.size();
  unsigned code = 0;
  const auto read = std::from_chars(begin, end, code, hex ? 16 : 10);
  if (read.ec != std::errc() || read.ptr != end || code == 0 || code > 0x10ffff) return false;
  appendCharacter(text, code);
  return true;
}

}  // namespace

std::string xmlEscaped(std::string_view utf8) {
  std::string escaped;
  escaped.reserve(utf8.size() + utf8.size() / 8);
  for (const char c : utf8) {
    std::string_view entity;
    for (const auto& [character, name] : kEntities)
      if (c == character) entity = name;
    if (!entity.empty()) {
      escaped.append("&").append(entity).append(";");
    } else if (isAllowed(c)) {
      escaped += c;
    } else {
      escaped += "\xEF\xBF\xBD";
    }
  }
  return escaped;
}

std::string xmlUnescaped(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  while (!text.empty()) {
    if (text.front() == '&') {
      const std::size_t end = text.substr(0, kLongestEntity + 2).find(';');
      if (end != text.npos && appendEntity(plain, text.substr(1, end - 1))) {
        text.remove_prefix(end + 1);
        continue;
      }
    }
    plain += text.front();
    text.remove_prefix(1);
  }
  return plain;
}

}  // namespace sepax
