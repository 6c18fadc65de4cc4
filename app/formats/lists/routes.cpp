#include "app/formats/lists/routes.h"

#include "app/formats/left_out.h"
#include "app/formats/lists/line_calls.h"
#include "app/formats/lists/uses.h"
#include "app/formats/literals/indices.h"
#include "app/formats/text/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// Latitudes and longitudes as maps write them: to four digits or more behind the point, of places
/// that lie near each other and, along one axis, far from zero.
bool areDegrees(const RawPolygon& list) {
  constexpr double kMost = 180;    // degrees
  constexpr double kFarthest = 5;  // degrees between places
  constexpr double kCoarse = 1000;
  constexpr double kRounding = 1e-6;
  const std::vector<double>& all = list.numbers;
  std::size_t fine = 0;
  std::array<double, 2> spread{};
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (std::abs(all[i]) > kMost) return false;
    spread[i % 2] = std::max(spread[i % 2], std::abs(all[i] - all[i % 2]));
    fine += std::abs(all[i] * kCoarse - std::round(all[i] * kCoarse)) > kRounding;
  }
  const auto isFar = [&](std::size_t axis) {
    return std::abs(all[axis]) > std::max(1.0, 5 * spread[axis]);
  };
  return 4 * fine >= 3 * all.size() && std::max(spread[0], spread[1]) <= kFarthest &&
         (isFar(0) || isFar(1));
}

/// "polyline" is no word of a polygon: it becomes "line".
std::string withoutPolylines(std::string_view closed) {
  std::string kept;
  while (!closed.empty()) {
    const std::size_t end = std::min(closed.find("polyline"), closed.size());
    kept += closed.substr(0, end);
    closed.remove_prefix(std::min(end + std::string_view("poly").size(), closed.size()));
  }
  return kept;
}

/// A way on a map, with words of its own or as a polyline.
bool tellsOfWay(std::string_view text, std::string_view closed) {
  const CallingWords words = wordsOf(text);
  return holdsAny(closed, {"directionsapi", "fromatob"}) || callsPolyline(words) ||
         holdsWord(words, {"itinerary", "trip", "trips", "journey", "walk", "hike", "gpx", "osrm",
                           "graphhopper", "waypoints", "track", "tracks"});
}

/// {"locations": [...], "avoid_polygons": [...]}: where a route leads, beside what it avoids.
bool namesStops(std::string_view name) {
  return holdsWord(wordsOf(name), {"locations", "waypoints", "stops"});
}

}  // namespace

void leaveOutRoutes(RawGeometry& raw, std::string_view text) {
  if (raw.polygons.empty()) return;
  const std::string all = closedUp(text);
  const bool onGlobe =
      holdsAny(all, {"latitude", "latlng", "coordinate2d", "geopoint", "lat:", "lat\":"});
  const bool route =
      holdsAny(all, {"route", "gpstrack", "directionsservice", "directionsresult", "overviewpath"});
  if (!route && !tellsOfWay(text, all)) return;
  const std::string rest = withoutPolylines(all);
  // the points of a route may be its shape, but not those of a text about a router
  if (holdsAny(rest, {"shape"}) && !holdsWord(wordsOf(text), {"route", "routes"})) return;
  const bool ofAreas =
      tellsOfPolygon(rest) ||
      holdsAny(rest, {"area", "region", "zone", "fence", "boundar", "perimeter", "insid",
                      "contains", "district", "parcel", "property", "building", "footprint"});
  const std::size_t line = raw.polygons.front().line;
  const std::size_t gone = takeOut(raw.polygons, [&](const RawPolygon& list) {
    if (ofAreas && !namesStops(list.name)) return false;
    return list.arity == Arity::pair && isOpen(list.numbers) &&
           ((onGlobe && route) || areDegrees(list));
  });
  tellOfGone(raw, gone, line, "a route is no outline; give the corners of a polygon",
             "routes were left out; they are no polygons");
}

}  // namespace sepax
