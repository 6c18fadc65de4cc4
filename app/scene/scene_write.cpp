#include "app/scene/json_text.h"
#include "app/scene/scene_json.h"

#include <span>
#include <utility>

namespace sepax {

namespace {

using Json = nlohmann::ordered_json;

Json pointJson(Vec2 point) { return Json::array({point.x, point.y}); }

Json pointsJson(std::span<const Vec2> points) {
  Json json = Json::array();
  for (const Vec2 point : points) json.push_back(pointJson(point));
  return json;
}

Json partsJson(const Body& body) {
  Json json = Json::array();
  for (const OutlineRange part : outlinesOf(body.form, body.vertices.size()))
    json.push_back(pointsJson(sliceOf(body.vertices, part)));
  return json;
}

Json bodyJson(const Body& body) {
  const Body plain;
  Json json = {{"name", body.name}};
  if (body.form.kind != plain.form.kind) json["kind"] = nameOf(body.form.kind);
  if (body.form.parts.empty())
    json["vertices"] = pointsJson(body.vertices);
  else
    json["parts"] = partsJson(body);
  if (body.position != plain.position) json["position"] = pointJson(body.position);
  if (body.angle != plain.angle) json["angle"] = body.angle;
  if (body.velocity != plain.velocity) json["velocity"] = pointJson(body.velocity);
  if (body.spin != plain.spin) json["spin"] = body.spin;
  return json;
}

Json cellJson(const TileCell& cell) {
  Json json = {{"at", Json::array({cell.column, cell.row})}, {"tile", cell.tile}};
  if (cell.flipX || cell.flipY)
    json["flip"] = std::string(cell.flipX ? "h" : "") + (cell.flipY ? "v" : "");
  return json;
}

Json tilesJson(const TileMap& tiles) {
  Json json = {{"size", tiles.size}, {"palette", Json::array()}};
  for (const auto& tile : tiles.palette) json["palette"].push_back(Json(tile));
  json["columns"] = tiles.columns;
  json["rows"] = tiles.rows;
  json["cells"] = Json::array();
  for (const TileCell& cell : tiles.cells) json["cells"].push_back(cellJson(cell));
  return json;
}

Json viewJson(const Scene& scene) {
  const Showing& showing = scene.showing;
  Json json = Json::object();
  if (scene.view) json = {{"center", pointJson(scene.view->center)}, {"zoom", scene.view->zoom}};
  if (showing.answers) json["answers"] = nameOf(*showing.answers);
  if (!showing.method.empty()) json["method"] = showing.method;
  for (const auto& [id, value] : showing.set) json["set"][id] = value;
  if (showing.step) json["step"] = *showing.step;
  if (showing.time) json["time"] = *showing.time;
  return json;
}

Json sceneJson(const Scene& scene) {
  Json json = {{"format", "sepax-scene"}, {"version", 1}};
  if (!scene.title.empty()) json["title"] = scene.title;
  json["technique"] = scene.technique;
  if (!scene.notes.empty()) json["notes"] = scene.notes;
  json["bodies"] = Json::array();
  for (const Body& body : scene.bodies) json["bodies"].push_back(bodyJson(body));
  if (scene.pair) json["pair"] = Json(*scene.pair);
  if (scene.tiles) json["tiles"] = tilesJson(*scene.tiles);
  if (scene.ray)
    json["ray"] = {{"origin", pointJson(scene.ray->origin)},
                   {"direction", pointJson(scene.ray->direction)},
                   {"length", scene.ray->length}};
  if (Json view = viewJson(scene); !view.empty()) json["view"] = std::move(view);
  return json;
}

}  // namespace

std::string writeScene(const Scene& scene) { return layoutJson(sceneJson(scene)); }

std::string writeSceneOnOneLine(const Scene& scene) { return compactJson(sceneJson(scene)); }

}  // namespace sepax
