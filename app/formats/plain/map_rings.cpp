#include "app/formats/plain/map_rings.h"

#include "app/formats/plain/engine_code.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/plain/ring_lists.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

/// path of {path: and lat-lngs of :lat-lngs=: what libraries of maps call the rings of a polygon.
bool namesRings(std::string_view name) {
  constexpr auto kNames =
      std::to_array<std::string_view>({"path", "latlng", "lat-lng", "coord", "position", "location",
                                       "geometry", "ring", "points", "bounds"});
  const std::string small = lowered(name);
  return std::ranges::any_of(kNames,
                             [&](std::string_view one) { return small.find(one) != small.npos; });
}

/// The name that a text ends with.
std::string_view lastName(std::string_view text) {
  std::size_t start = text.size();
  while (start > 0 && (isWordPart(text[start - 1]) || text[start - 1] == '-')) --start;
  return text.substr(start);
}

/// <b-polygon ... and <marker type="polygon" ...: the tag that the text ends in is a polygon.
bool endsInPolygonTag(std::string_view before) {
  const std::size_t open = before.rfind('<');
  if (open == before.npos || open + 1 == before.size() || !isWordStart(before[open + 1]))
    return false;
  const std::string tag = lowered(before.substr(open));
  for (std::size_t at = tag.find('>'); at != tag.npos; at = tag.find('>', at + 1))
    if (tag[at - 1] != '=') return false;  // () => {...} is within one
  return tag.find("polygon") != tag.npos && tag.find("multipolygon") == tag.npos;
}

/// new Map.Polygon({color: "red", : the options that the text ends in are those of a polygon.
bool endsInPolygonOptions(std::string_view before) {
  const std::string small = lowered(before);
  const std::size_t call = small.rfind("polygon(");
  return call != small.npos && !small.substr(0, call).ends_with("multi") &&
         small.find_first_of(");", call) == small.npos;
}

/// What stands before the first of the brackets that open at this place makes a polygon of them.
bool isGivenToPolygon(std::string_view text, std::size_t place) {
  constexpr std::size_t kFar = 600;  // of the start of a tag or of a call
  const std::size_t far = place - std::min(place, kFar);
  std::string_view before = text.substr(far, place - far);
  const auto dropEnd = [&](std::string_view signs) {
    const std::size_t last = before.find_last_not_of(signs);
    before = before.substr(0, last == before.npos ? 0 : last + 1);
  };
  dropEnd(" \t\r\n[");  // of several polygons
  const std::string small =
      lowered(before.substr(before.size() - std::min<std::size_t>(before.size(), 16)));
  if (small.ends_with("polygon(")) return !small.ends_with("multipolygon(");
  dropEnd(" \t\r\n\"'{");
  const bool attribute = before.ends_with('=');
  if (!attribute && !before.ends_with(':')) return false;
  before.remove_suffix(1);
  dropEnd(" \t\"'");
  if (!namesRings(lastName(before))) return false;
  return (attribute && endsInPolygonTag(before)) || endsInPolygonOptions(before);
}

/// The quotes around a value, which brackets take the place of.
void widenOverQuotes(std::string_view text, std::size_t& start, std::size_t& end) {
  if (start == 0 || end >= text.size() || text[start - 1] != text[end]) return;
  if (text[end] != '"' && text[end] != '\'') return;
  --start;
  ++end;
}

}  // namespace

void withHolesOfMaps(PlainText& plain) {
  const std::string source = plain.text;
  const std::string code = withoutCodeComments(source);
  const std::string_view text = code;
  if (lowered(text).find("polygon") == std::string::npos) return;
  Rewritten changed(source);
  bool told = false;  // rings that come back to their start are those of GeoJSON
  for (std::size_t at = text.find('['); at != text.npos; at = text.find('[', at + 1)) {
    const auto list = ringListAt(text, at);
    if (!list || list->rings.size() < 2) continue;
    std::size_t start = at;
    std::size_t end = list->end;
    at = end - 1;
    if (!areOutlineAndHoles(list->rings) || !isGivenToPolygon(text, start)) continue;
    told = told || std::ranges::none_of(list->rings, comesBack);
    widenOverQuotes(text, start, end);
    changed.replace(start, end, outlineWithHoles(text, list->rings));
  }
  changed.finish(plain, told ? kToldHolesNote : "");
}

}  // namespace sepax
