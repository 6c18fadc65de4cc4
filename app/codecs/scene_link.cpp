#include "app/codecs/scene_link.h"

#include "app/scene/scene.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace sepax {

namespace {

constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view kBlanks = " \t\r\n\v\f";
constexpr std::string_view kSceneField = "s=";
constexpr std::string_view kLessonField = "lesson=";
constexpr std::string_view kGuessField = "guess=";
constexpr int kRawDeflate = -MAX_WBITS;  ///< without a header, as zlib asks for it
/// Signs of base64url, and those of a percent escape that some programs make of them.
constexpr std::string_view kPlain =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./~";

constexpr int kMostTries = 16;  ///< places of a text where a link may begin

constexpr std::string_view kBrokenLink =
    "this link is broken: its end is missing or was changed; copy it again, or ask for the file";

std::string inBase64Url(std::string_view bytes) {
  std::string text;
  text.reserve((bytes.size() * 4 + 2) / 3);
  std::uint32_t bits = 0;
  int count = 0;
  for (const char byte : bytes) {
    bits = bits << 8 | static_cast<unsigned char>(byte);
    for (count += 8; count >= 6; count -= 6) text += kDigits[bits >> (count - 6) & 63];
  }
  if (count > 0) text += kDigits[bits << (6 - count) & 63];
  return text;
}

/// Absent where a sign is none of base64url, or where a byte is cut.
std::optional<std::string> fromBase64Url(std::string_view text) {
  std::string bytes;
  bytes.reserve(text.size() * 3 / 4);
  std::uint32_t bits = 0;
  int count = 0;
  for (const char sign : text) {
    const std::size_t digit = kDigits.find(sign);
    if (digit == kDigits.npos) return std::nullopt;
    bits = bits << 6 | static_cast<std::uint32_t>(digit);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>(bits >> count & 255);
  }
  const bool cut = count >= 6 || (bits & ((1u << count) - 1)) != 0;
  return cut ? std::nullopt : std::optional(std::move(bytes));
}

Bytef* bytesOf(std::string_view text) {
  return const_cast<Bytef*>(reinterpret_cast<const Bytef*>(text.data()));
}

std::string packed(std::string_view text) {
  z_stream stream{};
  deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kRawDeflate, MAX_MEM_LEVEL,
               Z_DEFAULT_STRATEGY);
  std::string bytes(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
  stream.next_in = bytesOf(text);
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = bytesOf(bytes);
  stream.avail_out = static_cast<uInt>(bytes.size());
  deflate(&stream, Z_FINISH);
  bytes.resize(stream.total_out);
  deflateEnd(&stream);
  return bytes;
}

/// Absent where the bytes are not packed ones, are cut, or make more than a scene file may have.
std::optional<std::string> unpacked(std::string_view bytes) {
  z_stream stream{};
  if (inflateInit2(&stream, kRawDeflate) != Z_OK) return std::nullopt;
  stream.next_in = bytesOf(bytes);
  stream.avail_in = static_cast<uInt>(bytes.size());
  std::string text;
  std::array<char, 1 << 14> piece{};
  int state = Z_OK;
  while (state == Z_OK && text.size() <= kMaxFileBytes) {
    stream.next_out = reinterpret_cast<Bytef*>(piece.data());
    stream.avail_out = static_cast<uInt>(piece.size());
    state = inflate(&stream, Z_NO_FLUSH);
    text.append(piece.data(), piece.size() - stream.avail_out);
  }
  const bool whole = state == Z_STREAM_END && stream.avail_in == 0;
  inflateEnd(&stream);
  return whole ? std::optional(std::move(text)) : std::nullopt;
}

/// "%2F" as "/": what a program has made of signs that it did not know.
std::string unescaped(std::string_view text) {
  const auto digitOf = [](char c) {
    constexpr std::string_view kHex = "0123456789abcdef";
    const char small = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
    return kHex.find(small);
  };
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escape = text[i] == '%' && i + 2 < text.size();
    const std::size_t high = escape ? digitOf(text[i + 1]) : text.npos;
    const std::size_t low = escape ? digitOf(text[i + 2]) : text.npos;
    if (high == text.npos || low == text.npos) {
      plain += text[i];
    } else {
      plain += static_cast<char>(high * 16 + low);
      i += 2;
    }
  }
  return plain;
}

std::string escaped(std::string_view text) {
  std::string made;
  for (const char c : text)
    made += kPlain.find(c) != kPlain.npos
                ? std::string(1, c)
                : fmt::format("%{:02X}", static_cast<int>(static_cast<unsigned char>(c)));
  return made;
}

/// The value of a field of a fragment such as "s=...&lesson=...".
std::optional<std::string_view> fieldOf(std::string_view fragment, std::string_view name) {
  while (!fragment.empty()) {
    const std::size_t end = std::min(fragment.find('&'), fragment.size());
    const std::string_view field = fragment.substr(0, end);
    if (field.starts_with(name)) return field.substr(name.size());
    fragment.remove_prefix(std::min(end + 1, fragment.size()));
  }
  return std::nullopt;
}

std::string_view fragmentOf(std::string_view address) {
  const std::size_t hash = address.find('#');
  return hash == address.npos ? std::string_view{} : address.substr(hash + 1);
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

bool hasScene(std::string_view address) {
  return fieldOf(fragmentOf(address), kSceneField).has_value();
}

/// Where an address that holds the sign '#' here begins and ends within other words.
std::string_view addressAround(std::string_view text, std::size_t hash) {
  constexpr std::string_view kBefore = " \t\r\n<>()[]{}\"'`";
  const std::size_t before = text.substr(0, hash).find_last_of(kBefore);
  const std::size_t start = before == text.npos ? 0 : before + 1;
  constexpr std::string_view kAlso = "=&%";
  std::size_t end = hash + 1;
  while (end < text.size() &&
         (kPlain.find(text[end]) != kPlain.npos || kAlso.find(text[end]) != kAlso.npos))
    ++end;
  while (end > hash + 1 && text[end - 1] == '.') --end;  // that of the sentence
  return text.substr(start, end - start);
}

}  // namespace

std::string writeSceneLink(const SceneLink& link, std::string_view base) {
  std::string text = fmt::format("{}#{}{}", base, kSceneField, inBase64Url(packed(link.json)));
  if (!link.lesson.empty()) text += fmt::format("&{}{}", kLessonField, escaped(link.lesson));
  if (!link.guess.empty()) text += fmt::format("&{}{}", kGuessField, escaped(link.guess));
  return text;
}

SceneLinkResult readSceneLink(std::string_view address) {
  const std::string_view fragment = fragmentOf(trimmed(address));
  const std::optional<std::string_view> scene = fieldOf(fragment, kSceneField);
  if (!scene)
    return {std::nullopt,
            "this address holds no scene; a link to one has #s= in it, as Copy link "
            "and \"sepax link\" make it"};
  const std::optional<std::string> bytes = fromBase64Url(unescaped(*scene));
  std::optional<std::string> json = bytes ? unpacked(*bytes) : std::nullopt;
  if (!json) return {std::nullopt, std::string(kBrokenLink)};
  const auto text = [&](std::string_view field) {
    return unescaped(fieldOf(fragment, field).value_or(""));
  };
  return {SceneLink{std::move(*json), text(kLessonField), text(kGuessField)}, {}};
}

bool isAddress(std::string_view text) {
  const std::string_view whole = trimmed(text);
  if (whole.find_first_of(kBlanks) != whole.npos) return false;
  constexpr std::array<std::string_view, 4> kStarts{"https://", "http://", "file://", "#s="};
  return std::ranges::any_of(kStarts, [&](auto start) { return whole.starts_with(start); });
}

std::string_view sceneLinkIn(std::string_view text) {
  const std::string_view whole = trimmed(text);
  if (isAddress(whole) && hasScene(whole)) return whole;
  constexpr std::array<std::string_view, 2> kMarks{"#s=", "&s="};
  for (const std::string_view mark : kMarks) {
    std::size_t at = whole.find(mark);
    for (int tries = 0; at != whole.npos && tries < kMostTries; ++tries) {
      const std::size_t hash = whole.substr(0, at + 1).rfind('#');
      const std::string_view address =
          hash == whole.npos ? std::string_view{} : addressAround(whole, hash);
      if (!address.empty() && readSceneLink(address).link) return address;
      at = whole.find(mark, at + 1);
    }
  }
  return {};
}

}  // namespace sepax
