#include "app/formats/plain/geozones.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace sepax {

namespace {

constexpr std::string_view kZone = "geozone ";
constexpr std::string_view kCorner = "geozone vertex ";

/// The numbers of such a line; none of any other.
Numbers numbersOfZone(std::string_view line, std::string_view head) {
  if (!line.starts_with(head)) return {};
  std::size_t end = head.size();
  Numbers numbers = numbersFrom(line, end, " \t");
  return trimmed(line.substr(end)).empty() ? numbers : Numbers{};
}

struct ZonesOfInav {
  std::set<std::string_view> circles;
  std::map<std::string_view, Numbers> corners;  ///< longitude and latitude of those of each zone
};

ZonesOfInav zonesOfInav(std::string_view text) {
  constexpr std::size_t kCornerNumbers = 4;  // zone, corner, latitude, longitude
  ZonesOfInav zones;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = trimmed(text.substr(start, end - start));
    const Numbers zone = numbersOfZone(line, kZone);
    const Numbers corner = numbersOfZone(line, kCorner);
    if (zone.size() > 1 && zone[1] == "0") zones.circles.insert(zone[0]);
    if (corner.size() == kCornerNumbers && !corner[0].starts_with('-')) {
      Numbers& corners = zones.corners[corner[0]];
      corners.insert(corners.end(), {corner[3], corner[2]});
    }
    start = end + 1;
  }
  return zones;
}

/// The corners, each in ten-millionths of a degree.
std::string listOfZone(const Numbers& corners) {
  std::string list;
  for (std::size_t i = 0; i < corners.size(); i += 2)
    list += fmt::format("{}[{}e-7, {}e-7]", i == 0 ? "" : ", ", corners[i], corners[i + 1]);
  return "[" + list + "]";
}

}  // namespace

void withZonesOfInav(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find(kCorner) == text.npos) return;
  ZonesOfInav zones = zonesOfInav(text);
  Rewritten rewritten(source);
  bool leavesOut = false;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = trimmed(text.substr(start, end - start));
    const bool zone = !numbersOfZone(line, kZone).empty();
    const Numbers corner = numbersOfZone(line, kCorner);
    const auto known = corner.empty() ? zones.corners.end() : zones.corners.find(corner[0]);
    std::string list;
    if (known != zones.corners.end()) {
      const bool circle =
          zones.circles.contains(known->first) || known->second.size() < 2 * kFewestVertices;
      leavesOut = leavesOut || circle;
      if (!circle) list = fmt::format("zone{} = {}", known->first, listOfZone(known->second));
      zones.corners.erase(known);
    }
    if (zone || !corner.empty() || line == "...") rewritten.replace(start, end, list);
    start = end + 1;
  }
  rewritten.finish(plain, "the longitude became x, the latitude y, both in degrees");
  if (leavesOut) plain.notes.emplace_back("zones that are circles were left out");
}

}  // namespace sepax
