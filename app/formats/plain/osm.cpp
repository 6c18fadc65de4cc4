#include "app/formats/plain/osm.h"

#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace sepax {

bool wayComesBack(const Numbers& places) {
  return places.size() > 2 * kFewestVertices && places[0] == places[places.size() - 2] &&
         places[1] == places.back();
}

namespace {

/// The value of an attribute in a tag, in either kind of quotes; empty without.
std::string_view valueOf(std::string_view tag, std::string_view name) {
  for (std::size_t at = tag.find(name); at != tag.npos; at = tag.find(name, at + 1)) {
    const std::size_t quote = at + name.size() + 1;
    if (tag[at - 1] != ' ' || !isAt(tag, quote - 1, '=') || quote >= tag.size()) continue;
    const std::size_t end = tag.find(tag[quote], quote + 1);
    return end == tag.npos ? std::string_view{} : tag.substr(quote + 1, end - quote - 1);
  }
  return {};
}

/// The tag with this name at this place up to its >; empty where another is.
std::string_view mapTagAt(std::string_view text, std::size_t place, std::string_view name) {
  constexpr std::size_t kLongest = 1000;
  const std::string_view tag = text.substr(place, kLongest);
  const std::size_t end = tag.find('>');
  return tag.starts_with(name) && end != tag.npos ? tag.substr(0, end + 1) : std::string_view{};
}

std::optional<MapPlace> placeOf(std::string_view tag) {
  const std::string_view lon = valueOf(tag, "lon");
  const std::string_view lat = valueOf(tag, "lat");
  const bool known = numberLength(lon, 0) > 0 && numberLength(lat, 0) > 0;
  return known ? std::optional(MapPlace{lon, lat}) : std::nullopt;
}

using Nodes = std::map<std::string_view, MapPlace>;

Nodes nodesOf(std::string_view text) {
  constexpr std::string_view kNode = "<node ";
  Nodes nodes;
  for (std::size_t at = text.find(kNode); at != text.npos; at = text.find(kNode, at + 1)) {
    const std::string_view tag = mapTagAt(text, at, kNode);
    if (const auto place = placeOf(tag)) nodes[valueOf(tag, "id")] = *place;
  }
  return nodes;
}

/// Its corners, where it comes back to its start: the places of its nodes, which stand in it or are
/// those of nodes of the map; none where a place is not there.
Numbers cornersOf(std::string_view way, const Nodes& nodes) {
  constexpr std::string_view kRef = "<nd ";
  Numbers numbers;
  for (std::size_t at = way.find(kRef); at != way.npos; at = way.find(kRef, at + 1)) {
    const std::string_view tag = mapTagAt(way, at, kRef);
    const auto own = placeOf(tag);
    const auto node = nodes.find(valueOf(tag, "ref"));
    if (!own && node == nodes.end()) return {};
    const auto place = own ? *own : node->second;
    numbers.insert(numbers.end(), place.begin(), place.end());
  }
  return wayComesBack(numbers) ? numbers : Numbers{};
}

/// The ring of a way that comes back to its start, as a list; empty without.
std::string listOf(const Numbers& corners, bool hole) {
  if (corners.empty()) return {};
  return (hole ? "; hole = " : "; ") + pointList(corners, 2) + ";";
}

struct MapWay {
  std::string_view tag;
  std::size_t end = 0;  ///< before its closing tag; npos without one
};

/// The way of the map, or that of a relation with its nodes, which starts at this place.
std::optional<MapWay> wayAt(std::string_view text, std::size_t place) {
  const std::string_view way = mapTagAt(text, place, "<way ");
  const std::string_view member = mapTagAt(text, place, "<member ");
  const std::string_view tag = way.empty() ? member : way;
  if (tag.empty() || tag.ends_with("/>")) return std::nullopt;
  return MapWay{tag, text.find(way.empty() ? "</member>" : "</way>", place)};
}

}  // namespace

void withWaysOfMap(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find("<osm") == text.npos && text.find("<nd ") == text.npos) return;
  const Nodes nodes = nodesOf(text);
  Rewritten rewritten(source);
  bool gone = false;
  for (std::size_t at = text.find('<'); at != text.npos; at = text.find('<', at + 1)) {
    const std::string_view node = mapTagAt(text, at, "<node ");
    if (!node.empty()) rewritten.replace(at, at + node.size(), "");
    gone = gone || !node.empty();
    const auto way = wayAt(text, at);
    if (!way) continue;
    if (way->end == text.npos) break;
    const Numbers corners = cornersOf(text.substr(at, way->end - at), nodes);
    rewritten.replace(at, way->end, listOf(corners, valueOf(way->tag, "role") == "inner"));
    gone = gone || corners.empty();
    at = way->end;
  }
  rewritten.finish(plain, gone ? kOpenWaysNote : "");
}

}  // namespace sepax
