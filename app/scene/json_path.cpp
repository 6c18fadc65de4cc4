#include "app/scene/json_path.h"

#include <algorithm>

namespace sepax {

namespace {

constexpr std::size_t kQuotedBytes = 40;  ///< of a user's text in a message

bool isPlain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

}  // namespace

std::string joinKey(std::string path, std::string_view key) {
  const bool plain = !key.empty() && std::ranges::all_of(key, isPlain);
  if (!plain) return path + "[" + inQuotes(key) + "]";
  if (!path.empty()) path += '.';
  return path + shortened(key, kQuotedBytes);
}

std::string joinIndex(std::string path, std::size_t index) {
  return path + "[" + std::to_string(index) + "]";
}

std::string inQuotes(std::string_view text) {
  return "\"" + shortened(onOneLine(text), kQuotedBytes) + "\"";
}

std::string shortened(std::string_view utf8, std::size_t bytes) {
  if (utf8.size() <= bytes) return std::string(utf8);
  // 10xxxxxx continues a character: step back to its first byte.
  while (bytes > 0 && (static_cast<unsigned char>(utf8[bytes]) & 0xC0u) == 0x80u) --bytes;
  return std::string(utf8.substr(0, bytes)) + "...";
}

std::string onOneLine(std::string_view text) {
  std::string line(text);
  std::ranges::replace_if(
      line, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
  return line;
}

}  // namespace sepax
