#include "app/formats/plain/decimals.h"

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

}  // namespace

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
  pointDecimalTuples(text);
  pointDecimalsOfBars(text);
  constexpr std::string_view kBlank = " \t";
  constexpr std::string_view kBetween = " \t;,";
  const auto behind = [&](std::size_t at, std::string_view passed) {
    return std::min(text.find_first_not_of(passed, at), text.size());
  };
  const auto digitsEnd = [&](std::size_t at) {
    return std::min(text.find_first_not_of("0123456789", at), text.size());
  };
  /// Of x= 57,172 the place of the comma, and where the number ends; none where it is another text.
  const auto commaOf = [&](std::size_t at,
                           char axis) -> std::optional<std::pair<std::size_t, std::size_t>> {
    if (at >= text.size() || (text[at] | 0x20) != axis) return std::nullopt;
    std::size_t next = behind(at + 1, kBlank);
    if (next >= text.size() || (text[next] != '=' && text[next] != ':')) return std::nullopt;
    next = behind(next + 1, kBlank);
    if (next < text.size() && (text[next] == '-' || text[next] == '+')) ++next;
    const std::size_t comma = digitsEnd(next);
    if (comma == next || comma + 1 >= text.size() || text[comma] != ',') return std::nullopt;
    const std::size_t end = digitsEnd(comma + 1);
    if (end == comma + 1) return std::nullopt;
    return std::pair(comma, end);
  };
  for (std::size_t at = text.find_first_of("xX"); at != text.npos;
       at = text.find_first_of("xX", at + 1)) {
    if (at > 0 && isWordPart(text[at - 1])) continue;
    const auto x = commaOf(at, 'x');
    const auto y = x ? commaOf(behind(x->second, kBetween), 'y') : std::nullopt;
    if (!y) continue;
    text[x->first] = '.';
    text[y->first] = '.';
  }
  return text;
}

}  // namespace sepax
