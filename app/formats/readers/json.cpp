#include "app/formats/left_out.h"
#include "app/formats/literals/indices.h"
#include "app/formats/readers.h"
#include "app/formats/readers/json_lines.h"
#include "app/scene/json_parse.h"
#include "app/scene/json_path.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using Json = nlohmann::json;

/// The name that a feature has: in its properties, or its id.
std::string featureName(const Json& feature) {
  if (const auto properties = feature.find("properties");
      properties != feature.end() && properties->is_object())
    for (const char* key : {"name", "NAME", "Name", "title", "label", "id"})
      if (const auto name = properties->find(key); name != properties->end() && name->is_string())
        return name->get<std::string>();
  for (const char* key : {"name", "id"})
    if (const auto name = feature.find(key); name != feature.end() && name->is_string())
      return name->get<std::string>();
  return {};
}

class GeoJsonReader {
 public:
  void take(const Json& root, const std::string& path) { read(root, "", path); }

  RawGeometry finished() && {
    raw_.format = "json";
    leaveOutLinesBesidePolygons();
    if (raw_.error.empty() && raw_.polygons.empty()) {
      raw_.error = "the GeoJSON has no polygon; it needs at least one Polygon or MultiPolygon";
      raw_.lack = leftOut_.areAll({"Point", "MultiPoint"}) ? Lack::lines : Lack::shapes;
    }
    leftOut_.addTo(raw_.notes);
    return std::move(raw_);
  }

 private:
  void fail(const std::string& path, const std::string& words) {
    if (raw_.error.empty()) raw_.error = path.empty() ? words : path + ": " + words;
  }

  void read(const Json& value, const std::string& name, const std::string& path) {
    if (!raw_.error.empty() || !value.is_object()) return;
    const std::string own = featureName(value);
    const std::string& now = own.empty() ? name : own;
    for (const char* list : {"features", "geometries"})
      if (const auto found = value.find(list); found != value.end() && found->is_array())
        for (std::size_t i = 0; i < found->size(); ++i)
          read((*found)[i], now, joinIndex(joinKey(path, list), i));
    if (const auto geometry = value.find("geometry"); geometry != value.end()) {
      if (geometry->is_null()) leftOut_.add("Feature without a geometry");
      read(*geometry, now, joinKey(path, "geometry"));
    }
    const auto coordinates = value.find("coordinates");
    if (coordinates == value.end()) return;
    const auto type = value.find("type");
    const std::string kind =
        type != value.end() && type->is_string() ? type->get<std::string>() : "";
    shapes(kind, *coordinates, now, joinKey(path, "coordinates"));
  }

  void shapes(const std::string& kind, const Json& list, const std::string& name,
              const std::string& path) {
    if (kind == "LineString") return line(kind, list, name, path);
    if (kind == "Polygon") return rings(list, name, path);
    if (kind != "MultiPolygon" && kind != "MultiLineString")
      return leftOut_.add(kind.empty() ? "geometry without a type" : kind);
    if (!list.is_array()) return fail(path, "expected a list [ ... ]");
    for (std::size_t i = 0; i < list.size(); ++i)
      kind == "MultiPolygon" ? rings(list[i], name, joinIndex(path, i))
                             : line("LineString", list[i], name, joinIndex(path, i));
  }

  /// Points in a row, which are a polygon where there are enough, and no other polygon.
  void line(const std::string& kind, const Json& list, const std::string& name,
            const std::string& path) {
    if (list.is_array() && list.size() < kFewestVertices) return leftOut_.add(kind);
    const std::size_t before = raw_.polygons.size();
    ring(list, name, path);
    if (raw_.polygons.size() > before && isOpen(raw_.polygons.back().numbers))
      lines_.emplace_back(before, kind);
  }

  void leaveOutLinesBesidePolygons() {
    if (lines_.empty() || std::ranges::none_of(raw_.polygons, &RawPolygon::isRing)) return;
    for (const auto& [index, kind] : lines_) leftOut_.add(kind);
    std::size_t index = 0;
    auto next = lines_.begin();
    std::erase_if(raw_.polygons, [&](const RawPolygon&) {
      const bool line = next != lines_.end() && next->first == index++;
      if (line) ++next;
      return line;
    });
  }

  void rings(const Json& list, const std::string& name, const std::string& path) {
    if (!list.is_array()) return fail(path, "expected a list [ ... ]");
    if (list.empty()) leftOut_.add("Polygon without rings");
    for (std::size_t i = 0; i < list.size(); ++i)
      ring(list[i], name, joinIndex(path, i), true, i > 0);
  }

  void ring(const Json& list, const std::string& name, const std::string& path, bool isRing = false,
            bool isHole = false) {
    if (!list.is_array()) return fail(path, "expected a list [ ... ]");
    RawPolygon polygon{name, 0, Arity::pair, {}, isRing, isHole};
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Json& point = list[i];
      if (!point.is_array() || point.size() < 2 || !point[0].is_number() || !point[1].is_number())
        return fail(joinIndex(path, i), "expected a point [x, y]");
      polygon.numbers.insert(polygon.numbers.end(),
                             {point[0].get<double>(), point[1].get<double>()});
      if (point.size() > 2 && !dropsZ_) {
        dropsZ_ = true;
        raw_.notes.emplace_back("z was dropped");
      }
    }
    raw_.polygons.push_back(std::move(polygon));
  }

  RawGeometry raw_;
  LeftOut leftOut_;
  std::vector<std::pair<std::size_t, std::string>> lines_;  ///< open ones among the polygons
  bool dropsZ_ = false;
};

}  // namespace

std::optional<RawGeometry> readGeoJson(std::string_view text) {
  const auto start = text.find_first_not_of(" \t\r\n\x1e");
  if (start == text.npos || text[start] != '{') return std::nullopt;
  if (text.find("\"coordinates\"") == text.npos || text.find("\"type\"") == text.npos)
    return std::nullopt;
  GeoJsonReader reader;
  if (const auto lines = jsonLines(text); !lines.empty()) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const JsonResult line = parseJson(lines[i]);
      if (!line.value) return std::nullopt;
      reader.take(*line.value, fmt::format("object {}", i + 1));
    }
    return std::move(reader).finished();
  }
  const JsonResult parsed = parseJson(text);
  if (!parsed.value) {
    RawGeometry raw;
    raw.format = "json";
    raw.error = parsed.error;
    return raw;
  }
  reader.take(*parsed.value, "");
  return std::move(reader).finished();
}

}  // namespace sepax
