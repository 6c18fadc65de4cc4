#include "app/formats/plain/warning_areas.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr std::string_view kHead = "LAT...LON";
constexpr std::size_t kFewestDigits =
    4;  ///< of a coordinate; a longitude beyond 99.99 has one more

/// The words of digits from this place on, which is behind the last one then.
Numbers digitsFrom(std::string_view text, std::size_t& place) {
  Numbers words;
  for (std::size_t at = behindBlanks(text, place, kAllBlanks);;) {
    std::size_t end = at;
    while (end < text.size() && isDigit(text[end])) ++end;
    const bool whole = end == text.size() || kAllBlanks.find(text[end]) != kAllBlanks.npos;
    if (end - at < kFewestDigits || !whole) return words;
    words.push_back(text.substr(at, end - at));
    place = end;
    at = behindBlanks(text, end, kAllBlanks);
  }
}

/// 40319512 is 4031 9512, and 35110012 is 3511 10012: where both stand in one word, longitudes
/// beyond 99.99 lack their first digit.
std::vector<std::string> joinedPair(std::string_view word) {
  const std::string_view west = word.substr(kFewestDigits);
  const bool beyond = west.front() < '5';
  return {std::string(word.substr(0, kFewestDigits)), (beyond ? "1" : "") + std::string(west)};
}

std::string areaOf(const Numbers& words) {
  constexpr std::size_t kJoined = 8;
  std::vector<std::string> coordinates;
  for (const std::string_view word : words) {
    if (word.size() > kFewestDigits + 1 && word.size() != kJoined) return {};
    if (word.size() == kJoined)
      for (std::string& part : joinedPair(word)) coordinates.push_back(std::move(part));
    else
      coordinates.emplace_back(word);
  }
  if (coordinates.size() % 2 != 0 || coordinates.size() < 2 * kFewestVertices) return {};
  std::string list;
  for (std::size_t i = 0; i < coordinates.size(); i += 2)
    list +=
        fmt::format("{}[-{}e-2, {}e-2]", i == 0 ? "" : ", ", coordinates[i + 1], coordinates[i]);
  return "[" + list + "]";
}

/// TIME...MOT...LOC 2214Z 238DEG 31KT 4022 9488 and HAIL...1.25IN: the values of a warning.
void withoutValuesOfWarnings(std::string& text) {
  constexpr std::string_view kDots = "...";
  for (std::size_t at = text.find(kDots); at != text.npos; at = text.find(kDots, at + 1)) {
    if (at == 0 || text[at - 1] < 'A' || text[at - 1] > 'Z') continue;
    const std::size_t line = text.rfind('\n', at) + 1;
    const auto start = text.begin() + static_cast<std::ptrdiff_t>(line);
    std::fill(
        start,
        text.begin() + static_cast<std::ptrdiff_t>(std::min(text.find('\n', at), text.size())),
        ' ');
  }
}

}  // namespace

void withAreasOfWarnings(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find(kHead) == text.npos) return;
  Rewritten rewritten(source);
  for (std::size_t at = text.find(kHead); at != text.npos; at = text.find(kHead, at + 1)) {
    std::size_t end = at + kHead.size();
    const std::string area = areaOf(digitsFrom(text, end));
    if (!area.empty()) rewritten.replace(at, end, area);
  }
  if (rewritten.done() == 0) return;
  rewritten.finish(plain, "LAT...LON: hundredths of a degree; the longitude, west, became x");
  withoutValuesOfWarnings(plain.text);
}

}  // namespace sepax
