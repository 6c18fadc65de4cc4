#include "app/formats/plain/osm_json.h"

#include "app/formats/plain/joined_ways.h"
#include "app/formats/plain/osm.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/number.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr std::string_view kAroundKeys = " \t\r\n\"':";
constexpr std::string_view kNothing = "null";  // in place of numbers that are none of an outline

using Nodes = std::map<std::string_view, MapPlace>;

/// Part of the text.
struct Span {
  std::size_t start = 0;
  std::size_t end = 0;
};

/// Where the value of a key in quotes starts, between two places of the text.
std::optional<std::size_t> valueAt(std::string_view text, Span within, std::string_view key) {
  const std::string_view part = text.substr(0, within.end);
  for (std::size_t at = part.find(key, within.start); at != part.npos;
       at = part.find(key, at + 1)) {
    const char quote = at > 0 ? part[at - 1] : ' ';
    const std::size_t sign = behindBlanks(part, at + key.size() + 1, kAllBlanks);
    if ((quote == '"' || quote == '\'') && isAt(part, at + key.size(), quote) &&
        isAt(part, sign, ':'))
      return behindBlanks(part, sign + 1, kAllBlanks);
  }
  return std::nullopt;
}

/// The word or the number that is the value of a key, without its quotes; empty without.
std::string_view wordOf(std::string_view text, Span within, std::string_view key) {
  const auto value = valueAt(text, within, key);
  if (!value) return {};
  const std::size_t start = behindBlanks(text, *value, kAroundKeys);
  if (const std::size_t length = numberLength(text, start); length > 0)
    return text.substr(start, length);
  std::size_t end = start;
  while (end < within.end && isWordPart(text[end])) ++end;
  return text.substr(start, end - start);
}

std::optional<MapPlace> placeOf(std::string_view text, Span within) {
  const std::string_view lon = wordOf(text, within, "lon");
  const std::string_view lat = wordOf(text, within, "lat");
  const bool known = numberLength(lon, 0) > 0 && numberLength(lat, 0) > 0;
  return known ? std::optional(MapPlace{lon, lat}) : std::nullopt;
}

/// Nodes, ways and relations of a text: each from its type on up to the type of the next one.
std::vector<Span> elementsOf(std::string_view text) {
  constexpr std::string_view kType = "type";
  std::vector<Span> elements;
  for (std::size_t at = text.find(kType); at != text.npos; at = text.find(kType, at + 1)) {
    if (at == 0) continue;
    const std::string_view type = wordOf(text, {at - 1, std::min(at + 40, text.size())}, kType);
    if (type != "node" && type != "way" && type != "relation") continue;
    if (!elements.empty()) elements.back().end = at - 1;
    elements.push_back({at - 1, text.size()});
  }
  return elements;
}

/// The brackets of a list that is the value of a key.
std::optional<Span> listOf(std::string_view text, Span within, std::string_view key) {
  const auto open = valueAt(text, within, key);
  if (!open || !isAt(text, *open, '[')) return std::nullopt;
  const std::size_t close = text.substr(0, within.end).find(']', *open);
  return close == text.npos ? std::nullopt : std::optional(Span{*open, close + 1});
}

/// Of [{"lat": 47.2, "lon": 15.5}, ...]; none where one has no place.
Numbers placesIn(std::string_view text, Span list) {
  Numbers places;
  for (std::size_t at = text.find('{', list.start); at < list.end; at = text.find('{', at + 1)) {
    const auto place = placeOf(text, {at, std::min(text.find('}', at), list.end)});
    if (!place) return {};
    places.insert(places.end(), place->begin(), place->end());
  }
  return places;
}

/// Of [7, 8, 9, 7]; none where a node is not there.
Numbers placesOfNodes(std::string_view text, Span list, const Nodes& nodes) {
  Numbers places;
  std::size_t at = list.start + 1;
  for (const std::string_view id : numbersFrom(text, at, " \t\r\n,")) {
    const auto node = nodes.find(id);
    if (node == nodes.end()) return {};
    places.insert(places.end(), node->second.begin(), node->second.end());
  }
  return places;
}

Nodes nodesOf(std::string_view text, const std::vector<Span>& elements) {
  Nodes nodes;
  for (const Span& element : elements)
    if (const auto place = placeOf(text, element); place && wordOf(text, element, "type") == "node")
      nodes[wordOf(text, element, "id")] = *place;
  return nodes;
}

/// A way and its places.
struct JsonWay {
  std::optional<Span> numbers;   ///< its list of nodes
  std::optional<Span> geometry;  ///< its list of places
  Numbers places;
  bool hole = false;
  bool joined = false;  ///< to a ring of its relation
};

JsonWay wayOf(std::string_view text, Span element, const Nodes& nodes) {
  JsonWay way{listOf(text, element, "nodes"), listOf(text, element, "geometry"), {}};
  if (way.geometry)
    way.places = placesIn(text, *way.geometry);
  else if (way.numbers)
    way.places = placesOfNodes(text, *way.numbers, nodes);
  way.hole = wordOf(text, element, "role") == "inner";
  return way;
}

/// The open ways of a relation that are joined to rings: each ring becomes the places of the last
/// of its ways, the others have none.
void joinMembers(std::vector<JsonWay>& ways, const std::vector<std::size_t>& members, bool hole) {
  std::vector<Numbers> open;
  std::vector<std::size_t> owners;
  for (const std::size_t member : members) {
    if (ways[member].hole != hole || wayComesBack(ways[member].places)) continue;
    open.push_back(std::exchange(ways[member].places, {}));
    owners.push_back(member);
  }
  JoinedWays joined = joinedWays(open);
  for (const std::size_t owner : owners) ways[owner].joined = !joined.leftOver;
  for (JoinedRing& ring : joined.rings) ways[owners[ring.last]].places = std::move(ring.places);
}

/// In place of its nodes and its geometry the outline that they are; whether it is one or part of
/// one.
bool takeWay(Rewritten& rewritten, const JsonWay& way) {
  std::string outline = std::string(kNothing);
  if (wayComesBack(way.places)) outline = pointList(way.places, 2);
  if (wayComesBack(way.places) && way.hole) outline = "{\"hole\": " + outline + "}";
  std::vector<Span> lists;
  for (const auto& list : {way.numbers, way.geometry})
    if (list) lists.push_back(*list);
  std::ranges::sort(lists, {}, &Span::start);
  for (const Span& list : lists) {
    const bool last = list.start == (way.geometry ? way.geometry->start : way.numbers->start);
    rewritten.replace(list.start, list.end, last ? outline : kNothing);
  }
  return way.joined || wayComesBack(way.places);
}

/// The ways of a text, those of each relation joined; nothing of what is none.
std::vector<JsonWay> waysOf(std::string_view text, const std::vector<Span>& elements,
                            const Nodes& nodes) {
  std::vector<JsonWay> ways(elements.size());
  std::vector<std::size_t> members;
  const auto join = [&] {
    for (const bool hole : {false, true}) joinMembers(ways, members, hole);
    members.clear();
  };
  for (std::size_t i = 0; i < elements.size(); ++i) {
    if (wordOf(text, elements[i], "type") != "way") {
      if (wordOf(text, elements[i], "type") == "relation") join();
      continue;
    }
    ways[i] = wayOf(text, elements[i], nodes);
    const std::string_view role = wordOf(text, elements[i], "role");
    if (role == "outer" || role == "inner") members.push_back(i);
  }
  join();
  return ways;
}

void takeNode(Rewritten& rewritten, std::string_view text, Span node) {
  auto places = std::to_array({valueAt(text, node, "lat"), valueAt(text, node, "lon")});
  std::ranges::sort(places);
  for (const auto& place : places)
    if (place) rewritten.replace(*place, *place + numberLength(text, *place), kNothing);
}

}  // namespace

void withWaysOfJson(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  const std::vector<Span> elements = elementsOf(text);
  const auto isWay = [&](const Span& one) { return wordOf(text, one, "type") == "way"; };
  if (std::ranges::none_of(elements, isWay)) return;
  const Nodes nodes = nodesOf(text, elements);
  const std::vector<JsonWay> ways = waysOf(text, elements, nodes);
  Rewritten rewritten(source);
  bool gone = false;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    if (isWay(elements[i])) gone = !takeWay(rewritten, ways[i]) || gone;
    if (wordOf(text, elements[i], "type") == "node") takeNode(rewritten, text, elements[i]);
  }
  rewritten.finish(plain, gone || !nodes.empty() ? kOpenWaysNote : "");
}

}  // namespace sepax
