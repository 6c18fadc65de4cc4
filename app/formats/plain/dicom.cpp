#include "app/formats/plain/dicom.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sepax {

namespace {

constexpr std::size_t kAxes = 3;  ///< numbers of each point
/// The element by its names and its tags.
constexpr auto kKeys =
    std::to_array<std::string_view>({"ContourData", "Contour Data", "3006,0050", "30060050"});

/// Behind the first of the keys from this place on; npos without one.
std::size_t behindKey(std::string_view text, std::size_t place) {
  for (std::size_t at = text.find_first_of("C3", place); at != text.npos;
       at = text.find_first_of("C3", at + 1))
    for (const std::string_view key : kKeys)
      if (text.substr(at).starts_with(key)) return at + key.size();
  return text.npos;
}

/// The numbers of an element, and where they stand with what is around them.
struct ContourValue {
  Numbers numbers;
  std::size_t start = 0;
  std::size_t end = 0;
};

/// "0\0\9\5\0\9", [0, 0, 9, 5, 0, 9], ['0', '0', '9'] or the same bare, up to the end of the line,
/// whose first number is at the place; nothing where more than numbers stand there.
std::optional<ContourValue> valueAt(std::string_view text, std::size_t place) {
  constexpr std::string_view kQuotes = "'\"";
  const std::size_t quote = kQuotes.find(text[place - 1]) != kQuotes.npos ? place - 1 : place;
  const bool list = text[quote - 1] == '[';
  ContourValue value{{}, list ? quote - 1 : quote, place};
  value.numbers = numbersFrom(text, value.end, list ? "\\, \t\r\n'\"" : "\\, ");
  value.end = behindBlanks(text, value.end, list ? " \t\r\n'\"" : " \t\r");
  const bool bare = !list && quote == place;
  const bool ends = bare   ? value.end == text.size() || isAt(text, value.end, '\n')
                    : list ? isAt(text, value.end, ']')
                           : isAt(text, value.end, text[quote]);
  if (!ends) return std::nullopt;
  value.end += bare ? 0 : 1;
  return value;
}

/// The value behind a key, in its line.
std::optional<ContourValue> valueBehind(std::string_view text, std::size_t key) {
  constexpr std::size_t kFar = 60;
  const std::string_view near = text.substr(key, kFar);
  const std::size_t far = key + std::min(near.find('\n'), near.size());
  for (std::size_t at = key; at < far; ++at) {
    const bool starts = isDigit(text[at]) || text[at] == '-';
    if (!starts || (at > 0 && isWordPart(text[at - 1]))) continue;
    if (numberLength(text, at) > 0) return valueAt(text, at);
  }
  return std::nullopt;
}

bool partsByBackslash(std::string_view text, const ContourValue& value) {
  return text.substr(value.start, value.end - value.start).find('\\') != text.npos;
}

constexpr std::size_t kNear = 300;  ///< bytes, between a contour and its type
constexpr auto kOpenTypes =
    std::to_array<std::string_view>({"OPEN_PLANAR", "OPEN_NONPLANAR", "POINT"});
constexpr std::string_view kClosedType = "CLOSED";

/// The last type that is named in a text is one of a line, or of points; nothing without a type.
std::optional<bool> endsWithOpenType(std::string_view text) {
  std::size_t open = 0;  // bytes up to behind its first one
  const auto last = [&](std::string_view type) {
    const std::size_t at = text.rfind(type);
    return at == text.npos ? 0 : at + 1;
  };
  for (const std::string_view type : kOpenTypes) open = std::max(open, last(type));
  if (open == 0 && last(kClosedType) == 0) return std::nullopt;
  return open > last(kClosedType);
}

/// The same of the first type.
std::optional<bool> startsWithOpenType(std::string_view text) {
  std::size_t open = text.npos;
  for (const std::string_view type : kOpenTypes) open = std::min(open, text.find(type));
  const std::size_t closed = text.find(kClosedType);
  if (open == text.npos && closed == text.npos) return std::nullopt;
  return open < closed;
}

/// Whether each contour has its type before it, or behind it as the first one has.
struct TypePlace {
  bool behind = false;

  [[nodiscard]] bool isOpen(std::string_view before, std::string_view after) const {
    if (behind) return startsWithOpenType(after.substr(0, kNear)).value_or(false);
    before = before.substr(before.size() - std::min(before.size(), kNear));
    return endsWithOpenType(before).value_or(false);
  }
};

/// Bytes of a tag, (3006,0042) before DS or a colon, at this place; 0 without.
std::size_t tagLength(std::string_view text, std::size_t place) {
  constexpr std::string_view kForm = "(0000,0000)";
  constexpr std::string_view kDigits = "0123456789abcdefABCDEF";
  const std::string_view tag = text.substr(place, kForm.size());
  for (std::size_t i = 0; i < kForm.size(); ++i)
    if (i >= tag.size() ||
        (kForm[i] == '0' ? kDigits.find(tag[i]) == kDigits.npos : tag[i] != kForm[i]))
      return 0;
  std::string_view behind = text.substr(place + kForm.size());
  behind.remove_prefix(std::min(behind.find_first_not_of(' '), behind.size()));
  constexpr auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
  const bool value = behind.size() > 1 && isCapital(behind[0]) && isCapital(behind[1]);
  return value || behind.starts_with(':') ? kForm.size() : 0;
}

/// Tags are no points.
void withoutTags(std::string& text) {
  for (std::size_t at = text.find('('); at != text.npos; at = text.find('(', at + 1))
    text.replace(at, tagLength(text, at), tagLength(text, at), ' ');
}

}  // namespace

void withContoursOfDicom(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  const bool told = text.find("PLANAR") != text.npos || text.find("3006") != text.npos;
  Rewritten rewritten(source);
  const std::size_t first = std::min(behindKey(text, 0), text.size());
  const TypePlace types{!endsWithOpenType(text.substr(0, first))};
  bool open = false;
  bool read = false;
  for (std::size_t key = behindKey(text, 0); key != text.npos; key = behindKey(text, key)) {
    const auto value = valueBehind(text, key);
    if (!value || value->start < rewritten.done()) continue;
    if (!told && !partsByBackslash(text, *value)) continue;  // a name of another program
    const bool whole =
        value->numbers.size() % kAxes == 0 && value->numbers.size() >= kAxes * kFewestVertices;
    const std::size_t last = rewritten.done();
    const bool closed =
        whole && !types.isOpen(text.substr(last, key - last), text.substr(value->end));
    rewritten.replace(value->start, value->end, closed ? pointList(value->numbers, kAxes) : "");
    open = open || !closed;
    read = read || closed;
    key = value->end;
  }
  rewritten.finish(plain, read ? "contours of DICOM were read" : "");
  if (open)
    plain.notes.emplace_back("contours of DICOM that are not whole or not closed were left out");
  if (read || open) withoutTags(plain.text);
}

}  // namespace sepax
