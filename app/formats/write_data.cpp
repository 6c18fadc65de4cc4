#include "app/formats/write_data.h"

#include "app/formats/write_literal.h"
#include "app/formats/write_names.h"
#include "app/scene/json_text.h"
#include "app/scene/scene_json.h"

namespace sepax {

namespace {

std::string pairText(Vec2 point, std::string_view between) {
  return numberText(point.x).append(between).append(numberText(point.y));
}

std::string jsonPolygon(const std::vector<Vec2>& vertices, const std::string& key, int margin) {
  PointList list;
  list.open = key + "[";
  for (const Vec2 vertex : vertices) list.points.push_back("[" + pairText(vertex, ", ") + "]");
  list.close = "]";
  list.margin = margin;
  list.indent = 2;
  return laidOut(list);
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
  const bool nameless = areNameless(polygons);
  if (nameless && polygons.size() == 1) return jsonPolygon(polygons[0].vertices, "", 0) + "\n";
  const std::vector<std::string> names = distinctNames(polygons);
  std::string text = nameless ? "[" : "{";
  for (std::size_t i = 0; i < polygons.size(); ++i) {
    const std::string key = nameless ? "" : quotedText(names[i]) + ": ";
    text.append(i > 0 ? ",\n" : "\n").append(jsonPolygon(polygons[i].vertices, key, 2));
  }
  return text + (nameless ? "\n]\n" : "\n}\n");
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

}  // namespace sepax
