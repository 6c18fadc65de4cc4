#include "app/formats/plain/gml.h"

#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace sepax {

namespace {

constexpr std::string_view kList = "<gml:coordinates";

/// The ring of WKT that these coordinates are; empty where they are none, or of fewer points.
std::string ringOfCoordinates(std::string_view list) {
  const std::size_t comma = list.find(',');
  std::size_t place = behindBlanks(list, 0, kAllBlanks);
  const std::size_t first = place + numberLength(list, place);
  const bool within = first == comma;  // 0,0 5,0
  std::string ring;
  std::size_t points = 0;
  while (place < list.size()) {
    const Numbers point = numbersFrom(list, place, within ? "," : kAllBlanks);
    if (point.size() != 2 && point.size() != 3) return {};
    ring += points == 0 ? "" : ",";
    for (const std::string_view number : point) ring.append(" ").append(number);
    ++points;
    place = behindBlanks(list, place, within ? kAllBlanks : ", \t\r\n");
  }
  return points < kFewestVertices ? std::string{} : "(" + ring + ")";
}

/// The rings of a polygon; empty where one of them is none.
std::string polygonOfRings(std::string_view polygon) {
  std::string rings;
  for (std::size_t at = polygon.find(kList); at != polygon.npos; at = polygon.find(kList, at + 1)) {
    const std::size_t start = std::min(polygon.find('>', at), polygon.size() - 1) + 1;
    const std::string_view list = polygon.substr(start, polygon.find('<', start) - start);
    const std::string ring = ringOfCoordinates(list);
    if (ring.empty()) return {};
    rings += (rings.empty() ? "" : ", ") + ring;
  }
  return rings.empty() ? rings : "\nPOLYGON (" + rings + ")\n";
}

}  // namespace

void withPolygonsOfGml(PlainText& plain) {
  constexpr std::string_view kOpen = "<gml:Polygon";
  constexpr std::string_view kClose = "</gml:Polygon>";
  if (plain.text.find(kList) == std::string::npos) return;
  const std::string source = plain.text;
  const std::string_view text = source;
  Rewritten changed(source);
  for (std::size_t at = text.find(kOpen); at != text.npos; at = text.find(kOpen, at + 1)) {
    const std::size_t end = text.find(kClose, at);
    if (end == text.npos) break;
    const std::string polygon = polygonOfRings(text.substr(at, end - at));
    if (!polygon.empty()) changed.replace(at, end + kClose.size(), polygon);
    at = end;
  }
  changed.finish(plain, "");
}

}  // namespace sepax
