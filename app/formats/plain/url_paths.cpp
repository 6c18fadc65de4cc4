#include "app/formats/plain/url_paths.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// x and y of pairs with one sign between all of them, / or ;, that are all of the value; none for
/// anything else.
Numbers pairsOfValue(std::string_view value) {
  Numbers numbers;
  char sign = 0;
  for (std::size_t at = 0;;) {
    for (const bool isX : {true, false}) {
      const std::size_t length = numberLength(value, at);
      if (length == 0) return {};
      numbers.push_back(value.substr(at, length));
      at += length;
      if (isX && !isAt(value, at++, ',')) return {};
    }
    if (at == value.size()) return numbers;
    if (value[at] != '/' && value[at] != ';') return {};
    if (sign != 0 && value[at] != sign) return {};
    sign = value[at++];
  }
}

/// path and points, but no waypoints of a route.
bool namesOutlineOfAddress(std::string_view parameter) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"path", "points", "poly", "polygon", "vertices", "shape", "ring", "outline"});
  return std::ranges::find(kNames, lowered(parameter)) != kNames.end();
}

/// The points behind the first parameter of an address that has some; empty without.
std::string pointsOfAddress(std::string_view address) {
  for (std::size_t at = address.find_first_of("#?&"); at != address.npos;
       at = address.find_first_of("#?&", at + 1)) {
    const std::size_t end = std::min(address.find_first_of("#?&", at + 1), address.size());
    const std::size_t value = address.find('=', at);
    if (value >= end || !namesOutlineOfAddress(address.substr(at + 1, value - at - 1))) continue;
    const Numbers numbers = pairsOfValue(address.substr(value + 1, end - value - 1));
    if (numbers.size() >= 2 * kFewestVertices) return pointList(numbers, 2);
  }
  return {};
}

/// Behind ](address) where the place is behind the [address of it; else the place.
std::size_t behindLink(std::string_view text, std::size_t place, std::string_view address) {
  const std::string_view behind = text.substr(place);
  const bool again = behind.starts_with("](") && behind.substr(2).starts_with(address) &&
                     isAt(behind, 2 + address.size(), ')');
  return again ? place + address.size() + 3 : place;
}

}  // namespace

void withPathsOfAddresses(PlainText& plain) {
  constexpr std::string_view kScheme = "://";
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t at = text.find(kScheme); at != text.npos; at = text.find(kScheme, at + 1)) {
    std::size_t start = at;
    while (start > changed.done() && isWordPart(text[start - 1])) --start;
    std::size_t end = std::min(text.find_first_of(" \t\r\n\"'`<>()[]{}", at), text.size());
    const std::string_view address = text.substr(start, end - start);
    if (at < changed.done()) continue;
    const std::string points = pointsOfAddress(address);
    if (points.empty()) continue;
    end = behindLink(text, end, address);
    const bool link =
        start > changed.done() && text[start - 1] == '[' && end > start + address.size();
    changed.replace(start - (link ? 1 : 0), end, points);
  }
  changed.finish(plain, "the paths in addresses were read as points");
}

}  // namespace sepax
