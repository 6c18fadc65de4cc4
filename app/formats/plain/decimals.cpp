#include "app/formats/plain/decimals.h"

#include "app/formats/plain/decimal_tables.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// The comma of 812,36 and how many digits are behind it; nothing where the part is no such number.
std::optional<std::pair<std::size_t, std::size_t>> decimalCommaIn(std::string_view part) {
  const std::size_t sign = part.starts_with('-') || part.starts_with('+') ? 1 : 0;
  const std::size_t comma = part.find(',');
  const bool numbers = comma != part.npos && comma > sign && comma + 1 < part.size() &&
                       std::ranges::all_of(part.substr(sign, comma - sign), isDigit) &&
                       std::ranges::all_of(part.substr(comma + 1), isDigit);
  return numbers ? std::optional(std::pair(comma, part.size() - comma - 1)) : std::nullopt;
}

constexpr std::size_t kLongFraction = 7;  ///< digits

/// The decimal commas of x and y in (812,3605, -1904,2281, 6), in (812,3605149, -1904,2281135) and
/// in (812, -1904,2281135), which are too long for whole numbers; none in any other bracket.
std::vector<std::size_t> decimalCommas(std::string_view inside, std::size_t fewest) {
  constexpr std::string_view kBetween = ", ";
  std::vector<std::size_t> commas;
  std::size_t longest = 0;
  std::size_t whole = 0;  // x or y without a comma
  for (std::size_t start = 0, parts = 0; start < inside.size(); ++parts) {
    const std::size_t end = std::min(inside.find(kBetween, start), inside.size());
    const std::string_view part = inside.substr(start, end - start);
    const auto comma = decimalCommaIn(part);
    const bool plain = !comma && wholeNumber(part).state == NumberState::finite;
    const bool third = parts == 2 && plain && whole == 0;
    whole += plain && !third;
    if (parts > 2 || (!comma && !plain)) return {};
    if (third) longest = kLongFraction;
    if (comma) commas.push_back(start + comma->first);
    if (comma) longest = std::max(longest, comma->second);
    start = end + kBetween.size();
  }
  return commas.size() + whole > 1 && whole < 2 && longest >= fewest ? commas
                                                                     : std::vector<std::size_t>{};
}

/// Three such brackets or more have points in place of these commas, and beside them (3,5, 2,75).
void pointDecimalTuples(std::string& text) {
  constexpr std::size_t kLongest = 120;  // of what is in a bracket
  std::vector<std::size_t> all;
  std::size_t brackets = 0;
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    const std::string_view inside = std::string_view(text).substr(open + 1, kLongest);
    const std::size_t close = inside.find_first_of("()");
    if (close == inside.npos || inside[close] == '(') continue;
    const std::vector<std::size_t> commas = decimalCommas(inside.substr(0, close), 1);
    brackets += !decimalCommas(inside.substr(0, close), kLongFraction).empty();
    for (const std::size_t comma : commas) all.push_back(open + 1 + comma);
  }
  for (const std::size_t comma : all)
    if (brackets >= kFewestVertices) text[comma] = '.';
}

/// A bracket such as (6|2) or (3,5 ; 5), whose coordinates a bar or a semicolon parts.
struct BarredPoint {
  std::vector<std::size_t> commas;   ///< of decimals
  std::vector<std::size_t> between;  ///< bars or semicolons
  bool hasWhole = false;             ///< a number without one
};

/// Nothing where the bracket holds anything but two or three numbers.
std::optional<BarredPoint> barredPointOf(std::string_view inside) {
  const bool bars = inside.find('|') != inside.npos;
  const char between = bars ? '|' : ';';
  constexpr std::size_t kMost = 3;
  BarredPoint point;
  std::size_t parts = 0;
  for (std::size_t start = 0; start <= inside.size(); ++parts) {
    const std::size_t end = std::min(inside.find(between, start), inside.size());
    const std::string_view part = trimmed(inside.substr(start, end - start));
    const auto comma = decimalCommaIn(part);
    if (!comma && wholeNumber(part).state != NumberState::finite) return std::nullopt;
    if (comma)
      point.commas.push_back(static_cast<std::size_t>(part.data() - inside.data()) + comma->first);
    point.hasWhole = point.hasWhole || !comma;
    if (end < inside.size()) point.between.push_back(end);
    start = end + 1;
  }
  return parts > 1 && parts <= kMost ? std::optional(std::move(point)) : std::nullopt;
}

constexpr std::size_t kLongestBarred = 60;  ///< bytes in the bracket of such a point

/// What stands in the bracket that opens here; nothing where it is longer, or holds another one.
std::optional<std::string_view> barredInside(std::string_view text, std::size_t open) {
  const std::string_view rest = text.substr(open + 1, kLongestBarred);
  const std::size_t close = rest.find_first_of("()\n");
  if (close == rest.npos || rest[close] != ')') return std::nullopt;
  return rest.substr(0, close);
}

/// (2,5; 0; 3,1): a point in space, as no three pairs of whole numbers are.
bool isInSpace(std::string_view inside, const BarredPoint& point) {
  return point.between.size() == 2 && inside.find('|') == inside.npos;
}

/// A(6|2), B(3,5|5), C(-2|3,5) of schools: three such points or more have points in place of the
/// commas, which part nothing in them, and commas between their coordinates. (0,0; 5,0) alone may
/// be two points.
void pointDecimalsOfBars(std::string& text) {
  std::vector<std::size_t> all;
  std::vector<std::size_t> between;
  std::size_t points = 0;
  bool decimals = false;
  bool sure = false;
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    const auto inside = barredInside(text, open);
    const auto point = inside ? barredPointOf(*inside) : std::nullopt;
    if (const auto alone = inside && !point ? decimalCommaIn(*inside) : std::nullopt)
      all.push_back(open + 1 + alone->first);  // "that makes more (29,5)"
    if (!point || isInSpace(*inside, *point)) continue;
    ++points;
    decimals = decimals || !point->commas.empty();
    sure = sure || point->hasWhole || inside->find('|') != inside->npos;
    for (const std::size_t comma : point->commas) all.push_back(open + 1 + comma);
    for (const std::size_t sign : point->between) between.push_back(open + 1 + sign);
  }
  if (points < kFewestVertices || !decimals || !sure) return;
  for (const std::size_t comma : all) text[comma] = '.';
  for (const std::size_t sign : between) text[sign] = ',';
}

/// A number behind the name of its axis, x = 57,172 or y: 3.
struct NamedNumber {
  std::size_t comma = 0;  ///< where its decimal comma is; 0 = it has none
  std::size_t end = 0;
};

/// Nothing where another text stands at this place.
std::optional<NamedNumber> namedNumberAt(std::string_view text, std::size_t at, char axis) {
  if (at >= text.size() || (text[at] | 0x20) != axis) return std::nullopt;
  const std::size_t sign = behindBlanks(text, at + 1);
  if (!isAt(text, sign, '=') && !isAt(text, sign, ':')) return std::nullopt;
  const auto digitsEnd = [&](std::size_t start) {
    return std::min(text.find_first_not_of("0123456789", start), text.size());
  };
  std::size_t start = behindBlanks(text, sign + 1);
  if (isAt(text, start, '-') || isAt(text, start, '+')) ++start;
  const std::size_t whole = digitsEnd(start);
  if (whole == start) return std::nullopt;
  const std::size_t end = isAt(text, whole, ',') ? digitsEnd(whole + 1) : whole;
  return end > whole + 1 ? NamedNumber{whole, end} : NamedNumber{0, whole};
}

/// x = 57,172, y = 3 and maybe z = 0,5 from this place on have points in place of such commas.
void pointDecimalsOfAxes(std::string& text, std::size_t at) {
  constexpr std::string_view kBetween = " \t;,";
  std::vector<std::size_t> commas;
  for (const char axis : {'x', 'y', 'z'}) {
    const auto number = namedNumberAt(text, at, axis);
    if (!number && axis != 'z') return;
    if (!number) break;
    if (isAt(text, number->end, ',') && numberLength(text, number->end + 1) > 0) return;  // a list
    if (number->comma != 0) commas.push_back(number->comma);
    at = behindBlanks(text, number->end, kBetween);
  }
  for (const std::size_t comma : commas) text[comma] = '.';
}

/// 09:15:30,250 of a log, but 09:15:30,250,40 of a table.
void pointDecimalsOfTimes(std::string& text) {
  constexpr std::string_view kForm = "00:00:00,000";
  constexpr std::size_t kComma = 8;
  for (std::size_t at = text.find(':'); at != text.npos; at = text.find(':', at + 1)) {
    constexpr std::size_t kHour = 2;
    if (at < kHour || at - kHour + kForm.size() > text.size()) continue;
    const auto first = text.begin() + static_cast<std::ptrdiff_t>(at - kHour);
    const bool timed = std::equal(kForm.begin(), kForm.end(), first, [](char form, char c) {
      return form == '0' ? isDigit(c) : c == form;
    });
    const std::size_t end = at - kHour + kForm.size();
    const bool goesOn = end < text.size() && (isDigit(text[end]) || text[end] == ',');
    if (timed && !goesOn) text[at - kHour + kComma] = '.';
  }
}

/// The commas of 468210,50 790,25, two decimals with blanks or a semicolon between them; none in
/// any other text.
std::vector<std::size_t> commasOfPair(std::string_view pair) {
  const std::string_view all = trimmed(pair);
  const std::size_t gap = all.find_first_of(" \t;");
  if (gap == all.npos) return {};
  const std::size_t next = std::min(all.find_first_not_of(" \t;", gap), all.size());
  const auto first = decimalCommaIn(all.substr(0, gap));
  const auto second = decimalCommaIn(all.substr(next));
  if (!first || !second) return {};
  const auto start = static_cast<std::size_t>(all.data() - pair.data());
  return {start + first->first, start + next + second->first};
}

/// 468210,50: as x and y the digits behind the comma would be far less than those before it; and
/// 7,05, which is no whole number.
bool isSurelyDecimal(std::string_view text, std::size_t comma) {
  constexpr std::size_t kMore = 2;  // digits before the comma than behind it
  std::size_t before = comma;
  while (before > 0 && isDigit(text[before - 1])) --before;
  std::size_t behind = comma + 1;
  while (behind < text.size() && isDigit(text[behind])) ++behind;
  const std::size_t fraction = behind - comma - 1;
  return (fraction > 1 && text[comma + 1] == '0') || comma - before >= fraction + kMore;
}

/// Those of a line of such pairs with semicolons between them, maybe behind a word and a sign.
std::vector<std::size_t> commasOfPairs(std::string_view line) {
  std::vector<std::size_t> commas;
  const std::size_t first = line.find(';');
  std::size_t start = line.substr(0, first).find_last_of(":=\"'(>") + 1;  // 0 without
  std::size_t last = line.find_last_not_of(" \t\r\"');.");
  last = last == line.npos ? line.size() : last + 1;
  if (std::vector<std::size_t> pair =
          commasOfPair(line.substr(0, last).substr(std::min(start, last)));
      !pair.empty()) {
    for (const std::size_t comma : pair) commas.push_back(start + comma);
    return commas;
  }
  while (start < last) {
    const std::size_t end = std::min(line.find(';', start), last);
    const std::vector<std::size_t> pair = commasOfPair(line.substr(start, end - start));
    if (pair.empty()) return {};
    for (const std::size_t comma : pair) commas.push_back(start + comma);
    start = end + 1;
  }
  return commas;
}

/// 468210,50 790,25;468377,00 801,75 and such pairs in lines: three of them or more, one behind the
/// other, have points in place of these commas where most are surely those of decimals.
void pointDecimalsOfPairs(std::string& text) {
  std::vector<std::size_t> commas;  // of the lines above
  std::size_t sure = 0;
  const auto take = [&] {
    if (commas.size() >= 2 * kFewestVertices && 2 * sure > commas.size())
      for (const std::size_t comma : commas) text[comma] = '.';
    commas.clear();
    sure = 0;
  };
  for (std::size_t start = 0; start <= text.size();) {
    const std::string_view all = text;
    const std::size_t end = std::min(all.find('\n', start), all.size());
    const std::vector<std::size_t> found = commasOfPairs(all.substr(start, end - start));
    if (found.empty()) take();
    for (const std::size_t comma : found) {
      sure += isSurelyDecimal(all, start + comma);
      commas.push_back(start + comma);
    }
    start = end + 1;
  }
  take();
}

}  // namespace

std::optional<std::size_t> decimalCommaOf(std::string_view number) {
  const auto comma = decimalCommaIn(number);
  return comma ? std::optional(comma->first) : std::nullopt;
}

std::set<std::size_t> linesOfCommaTriples(std::string_view text) {
  std::set<std::size_t> lines;
  std::size_t points = 0;
  bool sure = false;
  std::size_t line = 1;
  for (std::size_t at = text.find_first_of("(\n"); at != text.npos;
       at = text.find_first_of("(\n", at + 1)) {
    line += text[at] == '\n';
    const auto inside = text[at] == '(' ? barredInside(text, at) : std::nullopt;
    const auto point = inside ? barredPointOf(*inside) : std::nullopt;
    if (!point || !isInSpace(*inside, *point)) continue;
    lines.insert(line);
    ++points;
    sure = sure || (point->hasWhole && !point->commas.empty());
  }
  return sure && points >= kFewestVertices ? lines : std::set<std::size_t>{};
}

std::string withDecimalPoints(std::string text) {
  pointDecimalsOfTimes(text);
  pointDecimalTuples(text);
  pointDecimalsOfTables(text);
  pointDecimalsOfColumns(text);
  pointDecimalsOfBars(text);
  pointDecimalsOfPairs(text);
  for (std::size_t at = text.find_first_of("xX"); at != text.npos;
       at = text.find_first_of("xX", at + 1))
    if (at == 0 || !isWordPart(text[at - 1])) pointDecimalsOfAxes(text, at);
  return text;
}

namespace {

/// The colon of 54.25:10.5, a line of two decimals, maybe behind the mark of a quote or a list;
/// npos in any other one. 12:30 is a time.
std::size_t colonOfPair(std::string_view line) {
  const auto isDecimal = [](std::string_view part) {
    return part.find('.') != part.npos && wholeNumber(trimmed(part)).state == NumberState::finite;
  };
  const std::size_t colon = line.find(':');
  const std::size_t start = line.find_first_not_of(" \t>*-");
  const bool pair = colon != line.npos && start < colon &&
                    isDecimal(line.substr(start, colon - start)) &&
                    isDecimal(line.substr(colon + 1));
  return pair ? colon : line.npos;
}

/// Three such lines or more, one below the other, have commas in place of their colons.
void putCommasForColons(std::string& text) {
  std::vector<std::size_t> signs;  // in the lines above
  for (std::size_t start = 0; start <= text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::size_t sign = colonOfPair(std::string_view(text).substr(start, end - start));
    if (sign == std::string::npos) signs.clear();
    if (sign != std::string::npos) signs.push_back(start + sign);
    if (signs.size() >= kFewestVertices)
      for (const std::size_t at : signs) text[at] = ',';
    if (signs.size() >= kFewestVertices) signs.resize(kFewestVertices - 1);
    start = end + 1;
  }
}

}  // namespace

std::string withCommaPairs(std::string text) {
  putCommasForColons(text);
  const auto isNumber = [](std::string_view part) {
    return wholeNumber(trimmed(part)).state == NumberState::finite;
  };
  std::vector<std::size_t> signs;
  for (std::size_t at = text.find('/'); at != text.npos; at = text.find('/', at + 1)) {
    constexpr std::size_t kLongest = 24;  // of a number; it is not looked farther
    const std::string_view all = text;
    const std::size_t start = at - std::min(at, kLongest);
    const std::string_view x = all.substr(start, at - start);
    const std::string_view y = all.substr(at + 1, kLongest);
    const std::size_t open = x.rfind('(');
    const std::size_t close = y.find(')');
    if (open == x.npos || close == y.npos) continue;
    if (isNumber(x.substr(open + 1)) && isNumber(y.substr(0, close))) signs.push_back(at);
  }
  for (const std::size_t at : signs)
    if (signs.size() >= kFewestVertices) text[at] = ',';
  return text;
}

}  // namespace sepax
