#include "app/formats/plain/bracket_points.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"

#include <array>

namespace sepax {

std::size_t behindLabel(std::string_view text, std::size_t place, std::string_view label) {
  std::size_t at = place;
  const bool quoted = isAt(text, at, '"');
  at += quoted ? 1 : 0;
  if (!text.substr(at).starts_with(label)) return place;
  at += label.size();
  if (quoted && !isAt(text, at, '"')) return place;
  at = behindBlanks(text, at + (quoted ? 1 : 0));
  if (!isAt(text, at, ':') && !isAt(text, at, '=')) return place;
  return behindBlanks(text, at + 1, kAllBlanks);
}

std::optional<BracketPoint> bracketPointAt(std::string_view text, std::size_t place) {
  constexpr std::string_view kBetween = ", \t\r\n";
  BracketPoint point{place, 0, {}, 0};
  std::size_t at = place;
  while (at < text.size() && (isWordPart(text[at]) || text[at] == ':' || text[at] == '.')) ++at;
  at = behindBlanks(text, at);
  if (at >= text.size() || !isOpening(text[at])) return std::nullopt;
  ++at;
  for (const std::string_view axis : {"x", "y", "z"}) {
    at = behindBlanks(text, at, kBetween);
    at = behindLabel(text, at, axis);
    const bool depth = axis == "z";
    const std::size_t nan = depth ? nonFiniteLength(text.substr(std::min(at, text.size()))) : 0;
    const std::size_t length = numberLength(text, at) + nan;
    if (length == 0 && depth) break;
    if (length == 0) return std::nullopt;
    std::string_view number = text.substr(at, length);
    if (number.ends_with('f')) number.remove_suffix(1);
    if (!depth) (axis == "x" ? point.place.x : point.place.y) = wholeNumber(number).value;
    ++point.count;
    at += length;
  }
  at = behindBlanks(text, at, kBetween);
  if (at >= text.size() || !isClosing(text[at])) return std::nullopt;
  point.end = at + 1;
  return point;
}

std::string_view arrowAt(std::string_view text, std::size_t place) {
  constexpr auto kArrows =
      std::to_array<std::string_view>({"-->", "==>", "->", "=>", "\u2192", "\u21d2", "\u27f6"});
  for (const std::string_view arrow : kArrows)
    if (text.substr(place).starts_with(arrow)) return text.substr(place, arrow.size());
  return {};
}

}  // namespace sepax
