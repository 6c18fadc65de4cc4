#include "app/formats/plain/log_prefix.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <string>

namespace sepax {

namespace {

bool isGap(char c) { return c == ' ' || c == '\t'; }

/// Length of what a pattern describes at the start of a text, 0 when it does not fit: 9 is a digit,
/// all else itself.
std::size_t fits(std::string_view text, std::string_view pattern) {
  if (text.size() < pattern.size()) return 0;
  for (std::size_t i = 0; i < pattern.size(); ++i)
    if (pattern[i] == '9' ? !isDigit(text[i]) : text[i] != pattern[i]) return 0;
  return pattern.size();
}

/// <lena>: who says the rest of a line of a chat.
std::size_t speakerLength(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  if (!text.starts_with('<')) return 0;
  const std::size_t end = text.substr(0, kLongest).find('>');
  if (end == text.npos || end < 2 || end + 1 == text.size() || !isGap(text[end + 1])) return 0;
  const std::string_view name = text.substr(1, end - 1);
  return name.find_first_of(" \t/=\"") == name.npos ? end + 1 : 0;
}

/// Mar 17 and Mar  7 before 20:45.
std::size_t dayLength(std::string_view text) {
  constexpr std::string_view kMonths = "JanFebMarAprMayJunJulAugSepOctNovDec";
  constexpr std::size_t kLetters = 3;
  const std::size_t month = kMonths.find(text.substr(0, kLetters));
  if (text.size() <= kLetters || month == kMonths.npos || month % kLetters != 0 ||
      !isGap(text[kLetters]))
    return 0;
  std::size_t end = behindBlanks(text, kLetters);
  const std::size_t day = end;
  while (end < text.size() && isDigit(text[end])) ++end;
  const std::size_t time = behindBlanks(text, end);
  return end > day && time > end && fits(text.substr(time), "99:99") > 0 ? end : 0;
}

/// 2024-05-01, 12:03:44.123, 2024-05-01T12:03:44Z and 05-01 before 12:03:44; 12:03 before a speaker
std::size_t timeLength(std::string_view text) {
  if (const std::size_t day = dayLength(text); day > 0) return day;
  constexpr std::string_view kMinute = "99:99";
  const std::string_view behind = text.substr(std::min(kMinute.size(), text.size()));
  if (fits(text, kMinute) > 0 && speakerLength(trimmed(behind)) > 0) return kMinute.size();
  for (const std::string_view pattern : {"9999-99-99", "9999/99/99"})
    if (const std::size_t length = fits(text, pattern); length > 0)
      return length + (text.substr(length).starts_with('T') ? 1 : 0);
  std::size_t length = fits(text, "99:99:99");
  if (length == 0) return fits(text, "99-99 99:99") > 0 ? fits(text, "99-99 ") : 0;
  if (length < text.size() && (text[length] == '.' || text[length] == ',')) ++length;
  while (length < text.size() && isDigit(text[length])) ++length;
  return length + (text.substr(length).starts_with('Z') ? 1 : 0);
}

/// The 12. of a line of a chat, where a time follows.
std::size_t lineNumberLength(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size() && isDigit(text[end])) ++end;
  const bool number = end > 0 && (isAt(text, end, '.') || isAt(text, end, ':'));
  const std::size_t next = behindBlanks(text, end + 1);
  return number && next > end + 1 && timeLength(text.substr(next)) > 0 ? end + 1 : 0;
}

/// INFO: and DEBUG, in capitals or before a colon.
std::size_t levelLength(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size() && isWordPart(text[end])) ++end;
  constexpr std::size_t kLongest = 8;
  if (end == 0 || end > kLongest || end == text.size()) return 0;
  constexpr std::array<std::string_view, 10> kLevels = {
      "trace", "debug", "info", "notice", "warn", "warning", "error", "fatal", "log", "verbose"};
  const std::string_view word = text.substr(0, end);
  if (std::ranges::find(kLevels, lowered(word)) == kLevels.end()) return 0;
  const bool capitals = std::ranges::all_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
  if (text[end] == ':') return end + 1;
  return capitals && isGap(text[end]) ? end : 0;
}

/// [physics], [main.cpp:12], [12:03:44]
std::size_t sourceLength(std::string_view text) {
  if (!text.starts_with('[') || text.size() < 3) return 0;
  const std::size_t end = text.find(']');
  if (end == text.npos || end + 1 == text.size() || !isGap(text[end + 1])) return 0;
  const std::string_view inside = text.substr(1, end - 1);
  if (timeLength(inside) > 0) return end + 1;
  if (inside.empty() || !isWordStart(inside.front())) return 0;
  const bool word = std::ranges::all_of(
      inside, [](char c) { return isWordPart(c) || isGap(c) || c == '.' || c == ':' || c == '-'; });
  return word ? end + 1 : 0;
}

/// I/flutter (1234): and, behind a time, 1234  5678 D Geofence: as a log of Android has them.
std::size_t androidLength(std::string_view text) {
  constexpr std::string_view kLevels = "VDIWEFS";
  constexpr std::size_t kLongest = 80;
  const std::size_t colon = text.substr(0, kLongest).find(": ");
  if (colon == text.npos) return 0;
  std::string_view rest = text.substr(0, colon);
  const auto isLevel = [&](char c) { return kLevels.find(c) != kLevels.npos; };
  if (rest.size() > 2 && isLevel(rest[0]) && rest[1] == '/')
    return rest.back() == ')' && rest.find('(') != rest.npos ? colon + 1 : 0;
  for (int i = 0; i < 2; ++i) {  // a process and a thread
    std::size_t digits = 0;
    while (digits < rest.size() && isDigit(rest[digits])) ++digits;
    if (digits == 0 || digits == rest.size() || !isGap(rest[digits])) return 0;
    rest = trimmed(rest.substr(digits));
  }
  const bool tagged = rest.size() > 2 && isLevel(rest[0]) && isGap(rest[1]);
  return tagged && std::ranges::all_of(
                       rest.substr(2),
                       [](char c) { return isWordPart(c) || isGap(c) || c == '.' || c == '-'; })
             ? colon + 1
             : 0;
}

}  // namespace

std::size_t logPrefix(std::string_view line) {
  std::size_t length = 0;
  while (true) {
    const std::string_view rest = line.substr(behindBlanks(line, length, " \t"));
    std::size_t part = timeLength(rest);
    if (part == 0) part = length == 0 ? lineNumberLength(rest) : speakerLength(rest);
    if (part == 0) part = sourceLength(rest);
    if (part == 0) part = levelLength(rest);
    if (part == 0) part = androidLength(rest);
    const bool divides = length > 0 && (rest.starts_with("- ") || rest.starts_with("| "));
    if (part == 0 && divides) part = 1;
    if (part == 0) return length;
    length = line.size() - rest.size() + part;
  }
}

bool isElementOfLayout(std::string_view tag) {
  constexpr auto kKinds =
      std::to_array<std::string_view>({"aref", "sref", "path", "text", "node", "boundary", "box"});
  return std::ranges::find(kKinds, lowered(tag)) != kKinds.end();
}

std::string_view tagOfNumbers(std::string_view line, std::size_t prefix) {
  std::string_view before = trimmed(line.substr(0, prefix));
  const std::string_view rest = trimmed(line.substr(prefix));
  constexpr std::string_view kFirst = "([{+-.0123456789";
  const bool numbers = !rest.empty() && kFirst.find(rest.front()) != kFirst.npos;
  const bool places = lowered(rest).find("xy") != std::string::npos;
  const std::size_t open = before.rfind('[');
  if (!before.ends_with(']') || open == before.npos) return {};
  const std::string_view tag = before.substr(open + 1, before.size() - open - 2);
  if (!numbers && !(places && isElementOfLayout(tag))) return {};
  const bool word = !tag.empty() && isWordStart(tag.front());  // not the [] of [12:03:44[]
  return word && std::ranges::all_of(tag, isWordPart) ? tag : std::string_view{};
}

}  // namespace sepax
