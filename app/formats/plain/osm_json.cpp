#include "app/formats/plain/osm_json.h"

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

/// In place of its nodes and its geometry the outline that they are; whether it is one.
bool takeWay(Rewritten& rewritten, std::string_view text, Span way, const Nodes& nodes) {
  const auto numbers = listOf(text, way, "nodes");
  const auto geometry = listOf(text, way, "geometry");
  const Numbers places = geometry  ? placesIn(text, *geometry)
                         : numbers ? placesOfNodes(text, *numbers, nodes)
                                   : Numbers{};
  std::string outline = std::string(kNothing);
  if (wayComesBack(places)) outline = pointList(places, 2);
  if (wayComesBack(places) && wordOf(text, way, "role") == "inner")
    outline = "{\"hole\": " + outline + "}";
  std::vector<Span> lists;
  for (const auto& list : {numbers, geometry})
    if (list) lists.push_back(*list);
  std::ranges::sort(lists, {}, &Span::start);
  for (const Span& list : lists) {
    const bool last = list.start == (geometry ? geometry->start : numbers->start);
    rewritten.replace(list.start, list.end, last ? outline : kNothing);
  }
  return wayComesBack(places);
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
  Rewritten rewritten(source);
  bool gone = false;
  for (const Span& element : elements) {
    const bool way = isWay(element);
    if (way) gone = !takeWay(rewritten, text, element, nodes) || gone;
    if (wordOf(text, element, "type") == "node") takeNode(rewritten, text, element);
  }
  rewritten.finish(plain, gone || !nodes.empty() ? kOpenWaysNote : "");
}

}  // namespace sepax
