#include "app/formats/plain/osm.h"

#include "app/formats/plain/joined_ways.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "app/formats/text/xml_tags.h"

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

bool wayComesBack(const Numbers& places) {
  return places.size() > 2 * kFewestVertices && places[0] == places[places.size() - 2] &&
         places[1] == places.back();
}

namespace {

/// The tag with this name at this place up to its >; empty where another is.
std::string_view mapTagAt(std::string_view text, std::size_t place, std::string_view name) {
  constexpr std::size_t kLongest = 1000;
  const std::string_view tag = text.substr(place, kLongest);
  const std::size_t end = tag.find('>');
  return tag.starts_with(name) && end != tag.npos ? tag.substr(0, end + 1) : std::string_view{};
}

std::optional<MapPlace> placeOf(std::string_view tag) {
  const std::string_view lon = attributeIn(tag, "lon");
  const std::string_view lat = attributeIn(tag, "lat");
  const bool known = numberLength(lon, 0) > 0 && numberLength(lat, 0) > 0;
  return known ? std::optional(MapPlace{lon, lat}) : std::nullopt;
}

using Nodes = std::map<std::string_view, MapPlace>;

Nodes nodesOf(std::string_view text) {
  constexpr std::string_view kNode = "<node ";
  Nodes nodes;
  for (std::size_t at = text.find(kNode); at != text.npos; at = text.find(kNode, at + 1)) {
    const std::string_view tag = mapTagAt(text, at, kNode);
    if (const auto place = placeOf(tag)) nodes[attributeIn(tag, "id")] = *place;
  }
  return nodes;
}

/// The places of its nodes, which stand in it or are those of nodes of the map; none where a place
/// is not there.
Numbers placesOf(std::string_view way, const Nodes& nodes) {
  constexpr std::string_view kRef = "<nd ";
  Numbers numbers;
  for (std::size_t at = way.find(kRef); at != way.npos; at = way.find(kRef, at + 1)) {
    const std::string_view tag = mapTagAt(way, at, kRef);
    const auto own = placeOf(tag);
    const auto node = nodes.find(attributeIn(tag, "ref"));
    if (!own && node == nodes.end()) return {};
    const auto place = own ? *own : node->second;
    numbers.insert(numbers.end(), place.begin(), place.end());
  }
  return numbers;
}

/// The ring of a way that comes back to its start, as a list; empty without.
std::string listOf(const Numbers& corners, bool hole) {
  if (!wayComesBack(corners)) return {};
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

/// The ways of the map that do not come back to their start, by their ids.
std::map<std::string_view, Numbers> openWaysOf(std::string_view text, const Nodes& nodes) {
  constexpr std::string_view kWay = "<way ";
  std::map<std::string_view, Numbers> ways;
  for (std::size_t at = text.find(kWay); at != text.npos; at = text.find(kWay, at + 1)) {
    const auto way = wayAt(text, at);
    if (!way || way->end == text.npos) continue;
    Numbers places = placesOf(text.substr(at, way->end - at), nodes);
    if (!wayComesBack(places)) ways[attributeIn(way->tag, "id")] = std::move(places);
    at = way->end;
  }
  return ways;
}

/// The open ways of one relation, which make its outlines and its holes together.
struct OpenMembers {
  std::vector<Numbers> outer;
  std::vector<Numbers> inner;

  void add(std::string_view role, const Numbers& places) {
    if (role == "outer") outer.push_back(places);
    if (role == "inner") inner.push_back(places);
  }
};

/// The rings of open ways as lists.
std::string listsOf(const JoinedWays& ways, bool hole) {
  std::string lists;
  for (const JoinedRing& ring : ways.rings) lists += listOf(ring.places, hole);
  return lists;
}

/// Writes the ways of a map anew as lists.
class MapWays {
 public:
  explicit MapWays(std::string_view text)
      : text_(text), nodes_(nodesOf(text)), openWays_(openWaysOf(text, nodes_)) {}

  void writeTo(PlainText& plain) {
    Rewritten rewritten(plain.text);
    for (std::size_t at = text_.find('<'); at != text_.npos; at = text_.find('<', at + 1)) {
      takeNode(at, rewritten);
      takeMember(at);
      if (text_.substr(at).starts_with("</relation")) endRelation(at, rewritten);
      const auto way = wayAt(text_, at);
      if (!way) continue;
      if (way->end == text_.npos) break;
      takeWay(at, *way, rewritten);
      at = way->end;
    }
    rewritten.finish(plain, gone_ ? kOpenWaysNote : "");
  }

 private:
  void takeNode(std::size_t at, Rewritten& rewritten) {
    const std::string_view node = mapTagAt(text_, at, "<node ");
    if (!node.empty()) rewritten.replace(at, at + node.size(), "");
    gone_ = gone_ || !node.empty();
  }

  /// <member type="way" ref="7" role="outer"/> of an open way of the map.
  void takeMember(std::size_t at) {
    const std::string_view member = mapTagAt(text_, at, "<member ");
    if (!member.ends_with("/>") || attributeIn(member, "type") != "way") return;
    const auto way = openWays_.find(attributeIn(member, "ref"));
    if (way != openWays_.end()) members_.add(attributeIn(member, "role"), way->second);
  }

  void takeWay(std::size_t at, const MapWay& way, Rewritten& rewritten) {
    const Numbers places = placesOf(text_.substr(at, way.end - at), nodes_);
    const std::string_view role = attributeIn(way.tag, "role");
    rewritten.replace(at, way.end, listOf(places, role == "inner"));
    const bool open = !wayComesBack(places);
    const bool member = way.tag.starts_with("<member ") && (role == "outer" || role == "inner");
    if (open && member) members_.add(role, places);
    gone_ = gone_ || (open && !member);
  }

  void endRelation(std::size_t at, Rewritten& rewritten) {
    const JoinedWays outer = joinedWays(members_.outer);
    const JoinedWays inner = joinedWays(members_.inner);
    rewritten.replace(at, at, listsOf(outer, false) + listsOf(inner, true));
    gone_ = gone_ || outer.leftOver || inner.leftOver;
    members_ = {};
  }

  std::string_view text_;
  Nodes nodes_;
  std::map<std::string_view, Numbers> openWays_;
  OpenMembers members_;  ///< of the relation that is open
  bool gone_ = false;    ///< something is left out
};

}  // namespace

void withWaysOfMap(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find("<osm") == text.npos && text.find("<nd ") == text.npos) return;
  MapWays(text).writeTo(plain);
}

}  // namespace sepax
