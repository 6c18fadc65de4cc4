#include "app/formats/plain/osm.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

namespace sepax {

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

using Nodes = std::map<std::string_view, std::array<std::string_view, 2>>;

Nodes nodesOf(std::string_view text) {
  constexpr std::string_view kNode = "<node ";
  Nodes nodes;
  for (std::size_t at = text.find(kNode); at != text.npos; at = text.find(kNode, at + 1)) {
    const std::string_view tag = mapTagAt(text, at, kNode);
    const std::string_view lon = valueOf(tag, "lon");
    const std::string_view lat = valueOf(tag, "lat");
    if (numberLength(lon, 0) > 0 && numberLength(lat, 0) > 0)
      nodes[valueOf(tag, "id")] = {lon, lat};
  }
  return nodes;
}

/// Its corners, where it comes back to its start; none where a node is not there.
Numbers cornersOf(std::string_view way, const Nodes& nodes) {
  constexpr std::string_view kRef = "<nd ";
  Numbers numbers;
  std::string_view first;
  std::string_view last;
  for (std::size_t at = way.find(kRef); at != way.npos; at = way.find(kRef, at + 1)) {
    last = valueOf(mapTagAt(way, at, kRef), "ref");
    const auto node = nodes.find(last);
    if (node == nodes.end()) return {};
    if (numbers.empty()) first = last;
    numbers.insert(numbers.end(), node->second.begin(), node->second.end());
  }
  return first == last && numbers.size() > 2 * kFewestVertices ? numbers : Numbers{};
}

}  // namespace

void withWaysOfMap(PlainText& plain) {
  const std::string_view text = plain.text;
  if (text.find("<osm") == text.npos) return;
  const Nodes nodes = nodesOf(text);
  Rewritten rewritten(plain.text);
  for (std::size_t at = text.find('<'); at != text.npos; at = text.find('<', at + 1)) {
    const std::string_view node = mapTagAt(text, at, "<node ");
    const std::string_view way = mapTagAt(text, at, "<way ");
    if (!node.empty()) rewritten.replace(at, at + node.size(), "");
    if (way.empty()) continue;
    const std::size_t end = text.find("</way>", at);
    if (end == text.npos) break;
    const Numbers corners = cornersOf(text.substr(at, end - at), nodes);
    rewritten.replace(at, end, corners.empty() ? "" : "; " + pointList(corners, 2) + ";");
    at = end;
  }
  rewritten.finish(plain,
                   "nodes of a map and ways that do not come back to their start were left out");
}

}  // namespace sepax
