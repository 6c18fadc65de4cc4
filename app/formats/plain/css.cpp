#include "app/formats/plain/css.h"

#include "app/formats/lists/uses.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace sepax {

namespace {

constexpr std::string_view kCall = "polygon(";

struct Lengths {
  Numbers numbers;
  std::optional<std::string_view> unit;  ///< of all but those that are zero
};

/// The unit at this place; empty where none is.
std::string_view unitAt(std::string_view text, std::size_t place) {
  constexpr auto kUnits = std::to_array<std::string_view>(
      {"%", "px", "rem", "em", "vw", "vh", "vmin", "vmax", "cm", "mm", "in", "pt", "pc", "ch"});
  std::size_t end = place;
  while (end < text.size() && (isWordPart(text[end]) || text[end] == '%')) ++end;
  const std::string_view word = text.substr(place, end - place);
  return std::ranges::find(kUnits, word) == kUnits.end() ? std::string_view{} : word;
}

/// The number at this place, behind which a unit may stand.
std::string_view lengthAt(std::string_view text, std::size_t place) {
  const bool sign = isAt(text, place, '-') || isAt(text, place, '+');
  std::size_t end = place + (sign ? 1 : 0);
  while (end < text.size() && (isDigit(text[end]) || text[end] == '.')) ++end;
  const std::string_view number = text.substr(place, end - place);
  return wholeNumber(number).state == NumberState::finite ? number : std::string_view{};
}

/// 0% 0%, 100% 0, 50% 100%, and `place` is then behind the bracket; nothing where anything else
/// stands or units differ.
std::optional<Lengths> lengthsAt(std::string_view text, std::size_t& place) {
  Lengths lengths;
  for (std::size_t at = behindBlanks(text, place, kAllBlanks);;) {
    const std::string_view number = lengthAt(text, at);
    if (number.empty()) return std::nullopt;
    at += number.size();
    const std::string_view unit = unitAt(text, at);
    at += unit.size();
    if (wholeNumber(number).value != 0) {
      if (lengths.unit && *lengths.unit != unit) return std::nullopt;
      lengths.unit = unit;
    }
    lengths.numbers.push_back(number);
    const bool second = lengths.numbers.size() % 2 == 0;
    const std::size_t next = behindBlanks(text, at, kAllBlanks);
    if (second && isAt(text, next, ')')) {
      place = next + 1;
      return lengths;
    }
    if (second ? !isAt(text, next, ',') : next == at) return std::nullopt;
    at = behindBlanks(text, next + (second ? 1 : 0), kAllBlanks);
  }
}

/// Behind evenodd, and nonzero, which may stand before the lengths.
std::size_t behindRule(std::string_view text, std::size_t place) {
  const std::size_t start = behindBlanks(text, place, kAllBlanks);
  for (const std::string_view rule : {"evenodd", "nonzero"}) {
    const std::size_t end = behindBlanks(text, start + rule.size(), kAllBlanks);
    if (text.substr(start).starts_with(rule) && isAt(text, end, ',')) return end + 1;
  }
  return start;
}

/// The quotes that are open in a line.
class OpenQuotes {
 public:
  explicit OpenQuotes(std::string_view text) : text_(text) {}
  /// That which opens before this place and closes behind it; empty without. Places must rise.
  [[nodiscard]] std::string_view around(std::size_t place) {
    constexpr std::size_t kFar = 1000;
    for (; at_ < place; ++at_) {
      if (text_[at_] == '\n') open_ = {};
      for (std::size_t i = 0; i < kQuotes.size(); ++i) open_[i] ^= text_[at_] == kQuotes[i];
    }
    std::string_view behind = text_.substr(place, kFar);
    behind = behind.substr(0, behind.find('\n'));
    for (std::size_t i = 0; i < kQuotes.size(); ++i)
      if (open_[i] && behind.find(kQuotes[i]) != behind.npos) return kQuotes.substr(i, 1);
    return {};
  }

 private:
  static constexpr std::string_view kQuotes = "\"'";
  std::string_view text_;
  std::size_t at_ = 0;
  std::array<bool, kQuotes.size()> open_{};
};

/// shape-polygon-points before its colon: words of an outline with dashes between them.
bool endsPropertyOfOutline(std::string_view text, std::size_t colon) {
  constexpr std::size_t kLongest = 60;
  const std::string_view name = joinedNameBefore(text, colon, "-", kLongest);
  const bool dashed = name.find('-') != name.npos && isWordStart(name.front());
  return dashed && tellsOfPolygon(closedUp(name));
}

}  // namespace

void withPropertiesOfCss(PlainText& plain) {
  constexpr std::string_view kEnds = ";}\"'`\n";
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  OpenQuotes quotes(text);
  for (std::size_t colon = text.find(':'); colon != text.npos; colon = text.find(':', colon + 1)) {
    if (!endsPropertyOfOutline(text, colon)) continue;
    const std::size_t start = behindBlanks(text, colon + 1);
    std::size_t end = start;
    const Numbers numbers = numbersFrom(text, end, ", \t");
    const std::size_t behind = behindBlanks(text, end, " \t\r");
    const bool ends = behind == text.size() || kEnds.find(text[behind]) != kEnds.npos;
    if (!ends || numbers.size() < 2 * kFewestVertices || numbers.size() % 2 != 0) continue;
    const std::string_view quote = quotes.around(start);  // ends before the list
    changed.replace(start, end, fmt::format("{0}{1}{0}", quote, pointList(numbers, 2)));
  }
  changed.finish(plain, "");
}

void withPolygonsOfCss(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  OpenQuotes quotes(text);
  std::string_view dropped;
  for (std::size_t at = text.find(kCall); at != text.npos; at = text.find(kCall, at + 1)) {
    if (at > 0 && isWordPart(text[at - 1])) continue;
    std::size_t end = behindRule(text, at + kCall.size());
    const auto lengths = lengthsAt(text, end);
    if (!lengths || lengths->unit.value_or("").empty()) continue;
    if (lengths->numbers.size() < 2 * kFewestVertices) continue;
    const std::string_view quote = quotes.around(at);  // ends before the list
    changed.replace(at, end, fmt::format("{0}{1}{0}", quote, pointList(lengths->numbers, 2)));
    dropped = *lengths->unit;
  }
  changed.finish(plain, dropped.empty() ? "" : fmt::format("the unit {} was dropped", dropped));
}

}  // namespace sepax
