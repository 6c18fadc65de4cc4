#include "app/formats/plain/topologies.h"

#include "app/figure/numbers.h"
#include "app/formats/literals/tree.h"
#include "app/formats/plain/rewritten.h"
#include "app/formats/raw_geometry.h"
#include "app/formats/text/bracket_pairs.h"
#include "app/scene/scene.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using Json = nlohmann::json;

/// The value of a key that is an array; an empty one without.
Json arrayAt(const Json& object, const char* key) {
  const auto value = object.is_object() ? object.find(key) : object.end();
  return value != object.end() && value->is_array() ? *value : Json::array();
}

bool isArcPlace(const Json& place) {
  return place.is_array() && place.size() >= 2 && place[0].is_number() && place[1].is_number();
}

/// Places whose numbers are whole steps from one to the next where the topology has a transform.
class TopologyArcs {
 public:
  explicit TopologyArcs(const Json& topology) : arcs_(arrayAt(topology, "arcs")) {
    const auto transform = topology.find("transform");
    if (transform == topology.end()) return;
    const Json scale = arrayAt(*transform, "scale");
    const Json translate = arrayAt(*transform, "translate");
    steps_ = isArcPlace(scale) && isArcPlace(translate);
    if (!steps_) return;
    for (std::size_t axis = 0; axis < 2; ++axis) {
      scale_[axis] = scale[axis].get<double>();
      translate_[axis] = translate[axis].get<double>();
    }
  }

  /// Adds the arc of this number, ~number for the other way round, to a ring; whether it is there,
  /// and all rings together have no more places than a scene has vertices: few arcs may be named
  /// very often.
  bool addTo(Json& ring, const Json& number) {
    if (!number.is_number_integer()) return false;
    const auto index = number.get<std::int64_t>();
    const auto at = static_cast<std::size_t>(index < 0 ? ~index : index);
    if (at >= arcs_.size() || !arcs_[at].is_array() || arcs_[at].size() > left_) return false;
    left_ -= arcs_[at].size();
    std::optional<Json> places = placesOf(arcs_[at]);
    if (!places) return false;
    if (index < 0) std::reverse(places->begin(), places->end());
    for (std::size_t i = ring.empty() ? 0 : 1; i < places->size(); ++i)
      ring.push_back(std::move((*places)[i]));
    return true;
  }

 private:
  [[nodiscard]] std::optional<Json> placesOf(const Json& arc) const {
    Json places = Json::array();
    double sum[2] = {0, 0};
    for (const Json& place : arc) {
      if (!isArcPlace(place)) return std::nullopt;
      for (std::size_t axis = 0; axis < 2; ++axis)
        sum[axis] = (steps_ ? sum[axis] : 0) + place[axis].get<double>();
      places.push_back({sum[0] * scale_[0] + translate_[0], sum[1] * scale_[1] + translate_[1]});
    }
    return places;
  }

  Json arcs_;
  std::size_t left_ = kMaxVertices;  ///< places that may still be added
  bool steps_ = false;
  double scale_[2] = {1, 1};
  double translate_[2] = {0, 0};
};

/// The rings of a polygon of arcs; nothing where one of the arcs cannot be added.
std::optional<Json> ringsOfArcs(const Json& polygon, TopologyArcs& arcs) {
  Json rings = Json::array();
  if (!polygon.is_array()) return std::nullopt;
  for (const Json& numbers : polygon) {
    Json ring = Json::array();
    if (!numbers.is_array()) return std::nullopt;
    for (const Json& number : numbers)
      if (!arcs.addTo(ring, number)) return std::nullopt;
    rings.push_back(std::move(ring));
  }
  return rings;
}

/// Features of GeoJSON, and how many polygons have an arc that is not there.
struct TopologyPolygons {
  Json features = Json::array();
  std::size_t leftOut = 0;
};

/// Adds the polygons of a geometry, and of those in it.
void addPolygons(const Json& geometry, TopologyArcs& arcs, TopologyPolygons& found) {
  if (!geometry.is_object()) return;
  const Json inside = arrayAt(geometry, "geometries");
  for (const Json& inner : inside) addPolygons(inner, arcs, found);
  const std::string type = geometry.contains("type") && geometry["type"].is_string()
                               ? geometry["type"].get<std::string>()
                               : std::string();
  const Json numbers = arrayAt(geometry, "arcs");
  const Json polygons = type == "MultiPolygon" ? numbers
                        : type == "Polygon"    ? Json::array({numbers})
                                               : Json::array();
  for (const Json& polygon : polygons) {
    const auto rings = ringsOfArcs(polygon, arcs);
    if (!rings) {
      ++found.leftOut;
      continue;
    }
    Json feature = {{"type", "Feature"},
                    {"geometry", {{"type", "Polygon"}, {"coordinates", *rings}}}};
    for (const char* key : {"properties", "id"})
      if (geometry.contains(key)) feature[key] = geometry[key];
    found.features.push_back(std::move(feature));
  }
}

/// The bracket around this place that opens last; nothing without one.
std::optional<std::size_t> objectAround(std::string_view text, std::size_t place) {
  std::vector<std::size_t> open;
  for (std::size_t at = 0; at < place; ++at) {
    if (text[at] == '{') open.push_back(at);
    if (text[at] == '}' && !open.empty()) open.pop_back();
  }
  return open.empty() ? std::nullopt : std::optional(open.back());
}

/// What stands in place of a topology; what is nested deeper than any text may be is not looked at.
TopologyPolygons polygonsOfTopology(std::string_view text) {
  const auto isShallow = [](int depth, Json::parse_event_t, const Json&) {
    return depth <= static_cast<int>(kMaxLiteralDepth);
  };
  TopologyPolygons found;
  const Json topology = Json::parse(text, isShallow, false);
  if (!topology.is_object()) return found;
  TopologyArcs arcs(topology);
  if (const auto objects = topology.find("objects"); objects != topology.end())
    for (const Json& geometry : *objects) addPolygons(geometry, arcs, found);
  return found;
}

std::string inGeoJson(TopologyPolygons found) {
  if (found.features.empty()) return {};
  return Json{{"type", "FeatureCollection"}, {"features", std::move(found.features)}}.dump();
}

}  // namespace

void withPolygonsOfTopology(PlainText& plain) {
  constexpr std::string_view kType = "\"Topology\"";
  constexpr int kMost = 8;  // each looks for its start from that of the text on
  const std::string source = plain.text;
  const std::string_view text = source;
  if (text.find(kType) == text.npos) return;
  const BracketPairs brackets(text);
  Rewritten changed(source);
  bool found = false;
  std::size_t leftOut = 0;
  int tries = 0;
  for (std::size_t at = text.find(kType); at != text.npos && tries < kMost; ++tries) {
    const auto open = objectAround(text, at);
    const auto close = open ? brackets.closingOf(*open) : std::nullopt;
    const std::size_t end = close ? *close + 1 : std::min(text.find("\n```", at), text.size());
    if (open && *open >= changed.done()) {
      TopologyPolygons polygons = polygonsOfTopology(text.substr(*open, end - *open));
      found = found || !polygons.features.empty();
      leftOut += polygons.leftOut;
      changed.replace(*open, end, inGeoJson(std::move(polygons)));
    }
    at = text.find(kType, std::max(end, at + 1));
  }
  const std::string_view arcsAlone =
      leftOut > 0 ? "" : "the arcs of a TopoJSON were left out; they are no polygons";
  changed.finish(plain, found ? "of a TopoJSON its polygons were read" : arcsAlone);
  if (leftOut > 0)
    plain.notes.push_back(fmt::format(
        "{} of a TopoJSON {} left out: an arc is not there, or all of them are too long",
        counted(leftOut, "polygon"), leftOut == 1 ? "was" : "were"));
}

}  // namespace sepax
