#include "app/formats/plain/latlng.h"

#include "app/formats/plain/latitudes.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/formats/text/number.h"
#include "app/formats/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr double kMostOfLatitude = 90;    ///< degrees
constexpr double kMostOfLongitude = 180;  ///< degrees

std::string_view firstOf(std::string_view text, const PlaceOnGlobe& place) {
  return text.substr(place.first, place.firstEnd - place.first);
}

std::string_view secondOf(std::string_view text, const PlaceOnGlobe& place) {
  return text.substr(place.second, place.secondEnd - place.second);
}

/// The first number is no latitude, and the second one would be: they stand in the other order than
/// what is around them says.
bool isTurnedPlace(std::string_view text, const PlaceOnGlobe& place) {
  const double first = std::abs(wholeNumber(firstOf(text, place)).value);
  const double second = std::abs(wholeNumber(secondOf(text, place)).value);
  return first > kMostOfLatitude && first <= kMostOfLongitude && second <= kMostOfLatitude;
}

/// No latitude in either order, as on the plan of a building: the order that the library takes is
/// the one that is meant.
bool isOffGlobe(std::string_view text, const PlaceOnGlobe& place) {
  return std::abs(wholeNumber(firstOf(text, place)).value) > kMostOfLatitude &&
         std::abs(wholeNumber(secondOf(text, place)).value) > kMostOfLatitude;
}

/// The name right before this place with what it belongs to, in lower case and without _: s2latlng
/// of S2LatLng::FromDegrees, which says no more about the order.
std::string latitudeCallBefore(std::string_view text, std::size_t open) {
  constexpr std::size_t kLongest = 80;
  constexpr auto kMakers = std::to_array<std::string_view>(
      {"fromdegrees", "make", "new", "of", "create", "from", "valueof"});
  std::string called = lowered(joinedNameBefore(text, open, ".:", kLongest));
  std::erase(called, '_');
  for (const std::string_view maker : kMakers) {
    if (!called.ends_with(maker)) continue;
    const std::size_t rest = called.find_last_not_of(".:", called.size() - maker.size() - 1);
    const bool member = called.size() > maker.size() && rest != called.npos &&
                        rest + 1 < called.size() - maker.size();
    if (member) called.resize(rest + 1);
  }
  if (called.ends_with("microsoft.maps.location")) return "latlng";
  return called.substr(called.find_last_of(".:") + 1);  // npos + 1 = 0
}

/// LatLng, GLatLng, PointLatLng, CLLocationCoordinate2DMake, GeoPoint: of those with a name of its
/// own the library says that the latitude comes first.
bool putsLatitudeFirst(std::string_view called) {
  constexpr auto kNames = std::to_array<std::string_view>(
      {"latlng", "latlon", "latlong", "locationcoordinate2d", "locationcoordinate2dmake",
       "latlngmake", "geopoint", "geocoordinate", "latlonpoint", "latlngalt"});
  return std::ranges::any_of(kNames, [&](std::string_view name) { return called.ends_with(name); });
}

/// Android prints lat/lng: (36.0,-87.0).
bool isPrintedLatLng(std::string_view text, std::size_t open) {
  constexpr std::string_view kPrinted = "lat/lng: ";
  return text.substr(0, open).ends_with(kPrinted);
}

/// Where the first two arguments between these brackets stand; the first one empty where they have
/// labels, or are fewer.
PlaceOnGlobe argumentsBetween(std::string_view text, std::size_t open, std::size_t close) {
  std::array<std::size_t, 2> ends{close, close};
  std::size_t count = 0;
  int depth = 0;
  for (std::size_t at = open + 1; at < close && count < 2; ++at) {
    depth += isOpening(text[at]) ? 1 : isClosing(text[at]) ? -1 : 0;
    if (depth == 0 && (text[at] == ':' || text[at] == '=')) return {};
    if (depth == 0 && text[at] == ',') ends[count++] = at;
  }
  if (count == 0) return {};
  PlaceOnGlobe place;
  const auto strip = [&](std::size_t start, std::size_t end) {
    const std::string_view argument = trimmed(text.substr(start, end - start));
    const auto first = static_cast<std::size_t>(argument.data() - text.data());
    return std::pair(first, first + argument.size());
  };
  std::tie(place.first, place.firstEnd) = strip(open + 1, ends[0]);
  std::tie(place.second, place.secondEnd) = strip(ends[0] + 1, ends[1]);
  const bool whole = place.first < place.firstEnd && place.second < place.secondEnd;
  return whole ? place : PlaceOnGlobe{};
}

bool areNumbersOfPlace(std::string_view text, const PlaceOnGlobe& place) {
  return numberLength(text, place.first) == place.firstEnd - place.first &&
         numberLength(text, place.second) == place.secondEnd - place.second;
}

/// The arguments of all calls with such a name; none where no call has numbers.
PlacesOnGlobe calledPlaces(std::string_view text, const BracketPairs& brackets) {
  PlacesOnGlobe places;
  bool numbers = false;
  for (std::size_t open = text.find_first_of("({"); open != text.npos;
       open = text.find_first_of("({", open + 1)) {
    constexpr std::size_t kLongest = 200;  // bytes in the brackets of one
    if (!putsLatitudeFirst(latitudeCallBefore(text, open)) && !isPrintedLatLng(text, open))
      continue;
    const auto close = brackets.closingOf(open);
    if (!close || *close - open > kLongest) continue;
    const PlaceOnGlobe place = argumentsBetween(text, open, *close);
    if (place.first == place.firstEnd) continue;
    numbers = numbers || areNumbersOfPlace(text, place);
    places.push_back(place);
  }
  return numbers ? places : PlacesOnGlobe{};
}

/// The innermost brackets with two or three numbers from `open` to `close`.
void addPairsWithin(PlacesOnGlobe& places, std::string_view text, std::size_t open,
                    std::size_t close) {
  constexpr std::size_t kMostOfPoint = 3;
  for (std::size_t at = text.find_first_of("([", open); at < close;
       at = text.find_first_of("([", at + 1)) {
    std::size_t end = at + 1;
    const Numbers numbers = numbersFrom(text, end, ", \t\r\n");
    end = behindBlanks(text, end, kAllBlanks);
    if (numbers.size() < 2 || numbers.size() > kMostOfPoint || end >= close) continue;
    if (!isClosing(text[end])) continue;
    PlaceOnGlobe place;
    place.first = static_cast<std::size_t>(numbers[0].data() - text.data());
    place.second = static_cast<std::size_t>(numbers[1].data() - text.data());
    place.firstEnd = place.first + numbers[0].size();
    place.secondEnd = place.second + numbers[1].size();
    places.push_back(place);
  }
}

/// Where name = [ opens its bracket; npos where nothing is called so.
std::size_t listCalled(std::string_view text, std::string_view name) {
  for (std::size_t at = text.find(name); at != text.npos; at = text.find(name, at + 1)) {
    if (at > 0 && (isWordPart(text[at - 1]) || text[at - 1] == '.')) continue;
    std::size_t sign = at + name.size();
    if (sign < text.size() && isWordPart(text[sign])) continue;
    sign = behindBlanks(text, sign);
    if (isAt(text, sign, ':')) sign = std::min(text.find_first_of("=\n", sign), text.size());
    if (!isAt(text, sign, '=')) continue;
    const std::size_t open = behindBlanks(text, sign + 1, kAllBlanks);
    if (isAt(text, open, '[') || isAt(text, open, '(')) return open;
  }
  return text.npos;
}

/// The pairs of L.polygon([[36, -87], ...]) and of the list that such a call is given by its name.
PlacesOnGlobe leafletPlaces(std::string_view text, const BracketPairs& brackets) {
  constexpr auto kCalls = std::to_array<std::string_view>(
      {"L.polygon(", "L.Polygon(", "folium.Polygon(", "ipyleaflet.Polygon(", "L.polyline(",
       "addPolygon(", "positions={"});
  constexpr int kMost = 100;                      // calls: each may look through the text
  constexpr std::string_view kKey = "locations";  // =[[36, -87], ...]
  PlacesOnGlobe places;
  std::set<std::size_t> opens;
  const bool leaflet = lowered(text).find("leaflet") != std::string::npos;
  int calls = 0;
  for (const std::string_view call : kCalls)
    for (std::size_t at = text.find(call); at != text.npos && calls < kMost;
         at = text.find(call, at + 1), ++calls) {
      if (at > 0 && isWordPart(text[at - 1])) continue;
      if (call.starts_with("add") && !leaflet) continue;
      std::size_t first = behindBlanks(text, at + call.size(), kAllBlanks);
      if (text.substr(first).starts_with(kKey))
        first = behindBlanks(text, behindBlanks(text, first + kKey.size()) + 1);
      std::size_t end = first;
      while (end < text.size() && isWordPart(text[end])) ++end;
      const bool argument =
          end > first && (isAt(text, end, ',') || isAt(text, end, ')') || isAt(text, end, '}'));
      const std::size_t open = argument ? listCalled(text, text.substr(first, end - first)) : first;
      if (isAt(text, open, '[') || isAt(text, open, '(')) opens.insert(open);
    }
  for (const std::size_t open : opens)  // which may be cut off
    addPairsWithin(places, text, open, brackets.closingOf(open).value_or(text.size()));
  return places;
}

/// Places that are turned, and who says so.
struct ToldPlaces {
  PlacesOnGlobe places;
  std::string_view teller;
};

}  // namespace

void withLongitudesFirst(PlainText& plain) {
  const std::string source = plain.text;
  const std::string_view text = source;
  const BracketPairs brackets(text);
  PlacesOnGlobe all;
  std::set<std::size_t> known;
  for (const ToldPlaces& told : {ToldPlaces{leafletPlaces(text, brackets), "Leaflet"},
                                 ToldPlaces{calledPlaces(text, brackets), "LatLng"},
                                 ToldPlaces{toldPlaces(text), "the latitude is named first"}}) {
    PlacesOnGlobe places = told.places;
    std::erase_if(places,
                  [&](const PlaceOnGlobe& place) { return !known.insert(place.first).second; });
    if (places.empty()) continue;
    const auto any = [&](bool (*is)(std::string_view, const PlaceOnGlobe&)) {
      return std::ranges::any_of(places,
                                 [&](const PlaceOnGlobe& place) { return is(text, place); });
    };
    const bool plane = text.find("CRS.Simple") != text.npos || any(isOffGlobe);
    const bool turned = !plane && any(isTurnedPlace);
    plain.notes.push_back(
        fmt::format("{}: {}", told.teller,
                    turned ? "the first numbers are no latitudes; they became x as they are written"
                           : "the second number became x, the first y"));
    if (!turned) all.insert(all.end(), places.begin(), places.end());
  }
  std::ranges::sort(all, {}, &PlaceOnGlobe::first);
  Rewritten changed(source);
  for (const PlaceOnGlobe& place : all) {
    changed.replace(place.first, place.firstEnd, secondOf(text, place));
    changed.replace(place.second, place.secondEnd, firstOf(text, place));
  }
  changed.finish(plain, "");
}

}  // namespace sepax
