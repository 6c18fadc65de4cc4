#include "app/formats/writing/data.h"

#include "app/formats/writing/literal.h"
#include "app/formats/writing/names.h"
#include "app/scene/json_text.h"
#include "app/scene/scene_json.h"
#include "core/polygon/polygon.h"

#include <algorithm>

namespace sepax {

namespace {

std::string pairText(Vec2 point, std::string_view between) {
  return numberText(point.x).append(between).append(numberText(point.y));
}

/// [0, 0]
std::string jsonArray(Vec2 point) { return "[" + pairText(point, ", ") + "]"; }
/// {"x": 0, "y": 0}
std::string jsonObject(Vec2 point) { return R"({"x": )" + pairText(point, R"(, "y": )") + "}"; }

using JsonPoint = std::string (*)(Vec2);

std::string jsonPolygon(const std::vector<Vec2>& vertices, JsonPoint point, const std::string& key,
                        int margin) {
  PointList list;
  list.open = key + "[";
  for (const Vec2 vertex : vertices) list.points.push_back(point(vertex));
  list.close = "]";
  list.margin = margin;
  list.indent = 2;
  return laidOut(list);
}

std::string jsonPolygons(std::span<const NamedPolygon> polygons, JsonPoint point) {
  const bool nameless = areNameless(polygons);
  if (nameless && polygons.size() == 1)
    return jsonPolygon(polygons[0].vertices, point, "", 0) + "\n";
  const std::vector<std::string> names = distinctNames(polygons);
  std::string text = nameless ? "[" : "{";
  for (std::size_t i = 0; i < polygons.size(); ++i) {
    const std::string key = nameless ? "" : quotedText(names[i]) + ": ";
    text.append(i > 0 ? ",\n" : "\n").append(jsonPolygon(polygons[i].vertices, point, key, 2));
  }
  return text + (nameless ? "\n]\n" : "\n}\n");
}

/// The ring of GeoJSON (RFC 7946): counterclockwise from the same vertex, which also ends it.
std::vector<Vec2> closedRing(std::vector<Vec2> vertices) {
  if (checkPolygon(vertices).winding == Winding::clockwise)
    std::reverse(vertices.begin() + 1, vertices.end());
  vertices.push_back(vertices.front());
  return vertices;
}

/// A field of a line of CSV (RFC 4180). One that could be taken for a comment is quoted, too.
std::string csvField(const std::string& text) {
  const bool plain = text.find_first_of(",;\t\"'\r\n") == std::string::npos &&
                     std::string_view(" #/").find(text.front()) == std::string_view::npos &&
                     text.back() != ' ';
  if (plain) return text;
  std::string quoted = "\"";
  for (const char c : text) quoted.append(c == '"' ? 2 : 1, c);
  return quoted + "\"";
}

}  // namespace

std::string sceneText(std::span<const NamedPolygon> polygons) {
  return writeScene(withPolygons({}, {polygons.begin(), polygons.end()}));
}

std::string jsonText(std::span<const NamedPolygon> polygons) {
  return jsonPolygons(polygons, jsonArray);
}

std::string jsonObjectsText(std::span<const NamedPolygon> polygons) {
  return jsonPolygons(polygons, jsonObject);
}

std::string geoJsonText(std::span<const NamedPolygon> polygons) {
  const bool nameless = areNameless(polygons);
  const std::vector<std::string> names = distinctNames(polygons);
  std::string text = "{\n  \"type\": \"FeatureCollection\",\n  \"features\": [";
  for (std::size_t i = 0; i < polygons.size(); ++i) {
    const std::string name = nameless ? "" : "\"name\": " + quotedText(names[i]);
    text.append(i > 0 ? "," : "")
        .append("\n    {\n      \"type\": \"Feature\",\n      \"properties\": {")
        .append(name)
        .append("},\n      \"geometry\": {\"type\": \"Polygon\", \"coordinates\": [\n")
        .append(jsonPolygon(closedRing(polygons[i].vertices), jsonArray, "", 8))
        .append("\n      ]}\n    }");
  }
  return text + "\n  ]\n}\n";
}

std::string wktText(std::span<const NamedPolygon> polygons) {
  std::string text;
  for (const NamedPolygon& polygon : polygons) {
    text += "POLYGON ((";
    for (const Vec2 vertex : polygon.vertices) text += pairText(vertex, " ") + ", ";
    text += pairText(polygon.vertices.front(), " ") + "))\n";
  }
  return text;
}

std::string csvText(std::span<const NamedPolygon> polygons) {
  const bool nameless = areNameless(polygons);
  const std::vector<std::string> names = distinctNames(polygons);
  std::string text = nameless ? "x,y\n" : "name,x,y\n";
  for (std::size_t i = 0; i < polygons.size(); ++i) {
    if (nameless && i > 0) text += "\n";
    const std::string start = nameless ? "" : csvField(names[i]) + ",";
    for (const Vec2 vertex : polygons[i].vertices) text += start + pairText(vertex, ",") + "\n";
  }
  return text;
}

std::string kicadText(std::span<const NamedPolygon> polygons) {
  const bool nameless = areNameless(polygons);
  const std::vector<std::string> names = distinctNames(polygons);
  std::string text;
  for (std::size_t i = 0; i < polygons.size(); ++i) {
    std::vector<std::string> points;
    for (const Vec2 vertex : polygons[i].vertices)
      points.push_back("(xy " + pairText(vertex, " ") + ")");
    points.back() += ")";
    if (!nameless) text.append("# ").append(quotedText(names[i])).append("\n");
    text.append("(gr_poly\n")
        .append(wrapped("  (pts ", points, "    "))
        .append("\n  (stroke (width 0.1) (type solid)) (fill none) (layer \"Dwgs.User\")\n)\n");
  }
  return text;
}

}  // namespace sepax
