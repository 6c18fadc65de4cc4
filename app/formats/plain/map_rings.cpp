#include "app/formats/plain/map_rings.h"

#include "app/formats/plain/engine_code.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/number.h"
#include "core/exact/vec2.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

namespace {

/// [[0, 0], [5, 0], [5, 3]] at a place of a text.
struct MapRing {
  std::size_t start = 0;
  std::size_t end = 0;
  std::vector<Vec2> points;
};

/// Reads lists in square brackets, place after place.
class RingScanner {
 public:
  RingScanner(std::string_view text, std::size_t place) : text_(text), place_(place) {}
  [[nodiscard]] std::size_t place() const { return place_; }

  /// Two rings or more in a bracket; empty where anything else stands here.
  std::vector<MapRing> takeRings() {
    std::vector<MapRing> rings;
    if (!take('[')) return {};
    for (;;) {
      auto ring = takeRing();
      if (!ring) return {};
      rings.push_back(std::move(*ring));
      const bool more = take(',');
      if (take(']')) break;
      if (!more) return {};
    }
    return rings.size() > 1 ? rings : std::vector<MapRing>{};
  }

 private:
  bool take(char c) {
    const std::size_t at = behindBlanks(text_, place_, kAllBlanks);
    if (!isAt(text_, at, c)) return false;
    place_ = at + 1;
    return true;
  }

  /// [5, 3], {lat: 5, lng: 3} and new L.LatLng(5, 3).
  std::optional<Vec2> takePoint() {
    passWords();
    constexpr std::string_view kOpen = "[({";
    constexpr std::string_view kClose = "])}";
    const std::size_t kind = place_ < text_.size() ? kOpen.find(text_[place_]) : kOpen.npos;
    if (kind == kOpen.npos) return std::nullopt;
    ++place_;
    std::array<double, 2> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (i > 0 && !take(',')) return std::nullopt;
      passWords();
      const std::size_t length = numberLength(text_, place_);
      if (length == 0) return std::nullopt;
      numbers[i] = wholeNumber(text_.substr(place_, length)).value;
      place_ += length;
    }
    take(',');  // behind the last one
    return take(kClose[kind]) ? std::optional(Vec2{numbers[0], numbers[1]}) : std::nullopt;
  }

  /// new google.maps.LatLng, lat: and "lng":, of which a point has few bytes.
  void passWords() {
    constexpr std::size_t kMost = 40;
    place_ = behindBlanks(text_, place_, kAllBlanks);
    const std::size_t end = std::min(place_ + kMost, text_.size());
    while (place_ < end &&
           (isWordStart(text_[place_]) ||
            std::string_view(".:\"' ").find(text_[place_]) != std::string_view::npos)) {
      if (text_[place_] == '.' && place_ + 1 < text_.size() && isDigit(text_[place_ + 1])) break;
      ++place_;
    }
    place_ = behindBlanks(text_, place_, kAllBlanks);
  }

  std::optional<MapRing> takeRing() {
    MapRing ring;
    if (!take('[')) return std::nullopt;
    ring.start = place_ - 1;
    while (!take(']')) {
      if (!ring.points.empty() && !take(',')) return std::nullopt;
      if (!ring.points.empty() && take(']')) break;  // behind a last comma
      const auto point = takePoint();
      if (!point) return std::nullopt;
      ring.points.push_back(*point);
    }
    ring.end = place_;
    return ring.points.size() >= kFewestVertices ? std::optional(std::move(ring)) : std::nullopt;
  }

  std::string_view text_;
  std::size_t place_;
};

bool liesWithin(Vec2 point, const std::vector<Vec2>& ring) {
  bool within = false;
  for (std::size_t i = 0, last = ring.size() - 1; i < ring.size(); last = i++) {
    const Vec2 a = ring[last];
    const Vec2 b = ring[i];
    if ((a.y > point.y) == (b.y > point.y)) continue;
    within = within != (point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y));
  }
  return within;
}

bool comesBack(const MapRing& ring) { return ring.points.front() == ring.points.back(); }

/// All others lie within the first one.
bool areOutlineAndHoles(const std::vector<MapRing>& rings) {
  return std::all_of(rings.begin() + 1, rings.end(), [&](const MapRing& ring) {
    return std::ranges::all_of(ring.points,
                               [&](Vec2 point) { return liesWithin(point, rings.front().points); });
  });
}

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
    RingScanner scanner(text, at);
    const std::vector<MapRing> rings = scanner.takeRings();
    if (rings.empty()) continue;
    std::size_t start = at;
    std::size_t end = scanner.place();
    at = end - 1;
    if (!areOutlineAndHoles(rings) || !isGivenToPolygon(text, start)) continue;
    told = told || std::ranges::none_of(rings, comesBack);
    widenOverQuotes(text, start, end);
    std::string holes;
    for (std::size_t i = 1; i < rings.size(); ++i)
      holes += std::string(i > 1 ? ", " : "") +
               std::string(text.substr(rings[i].start, rings[i].end - rings[i].start));
    std::erase(holes, '\n');
    const MapRing& outline = rings.front();
    std::string words = "{outline: ";
    words += text.substr(outline.start, outline.end - outline.start);
    std::erase(words, '\n');
    changed.replace(start, end, words + ", holes: [" + holes + "]}");
  }
  changed.finish(plain,
                 told ? "lists within the first one of a polygon were read as its holes" : "");
}

}  // namespace sepax
