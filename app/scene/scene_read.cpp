#include "app/scene/json_cursor.h"
#include "app/scene/json_fields.h"
#include "app/scene/json_parse.h"
#include "app/scene/json_path.h"
#include "app/scene/scene_check.h"
#include "app/scene/scene_json.h"
#include "app/scene/scene_read_view.h"
#include "app/scene/scene_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace sepax {

namespace {

BodyKind readKind(const JsonCursor& object) {
  if (!object.has("kind")) return BodyKind::polygon;
  const std::string word = object.member("kind").text();
  for (const BodyKind kind : {BodyKind::polygon, BodyKind::segment, BodyKind::point})
    if (word == nameOf(kind)) return kind;
  object.member("kind").fail(inQuotes(word) +
                             " is unknown; write \"polygon\", \"segment\" or \"point\"");
  return BodyKind::polygon;
}

/// Says what a body without a single list of vertices lacks; true when it has one.
bool hasOneList(const JsonCursor& object, BodyKind kind) {
  const bool vertices = object.has("vertices");
  const bool parts = object.has("parts");
  if (vertices && parts)
    object.fail("vertices and parts are both given; keep one of them");
  else if (parts && kind != BodyKind::polygon)
    object.member("parts").fail(
        fmt::format("a {} has no parts; list its {} under \"vertices\" or leave out \"kind\"",
                    nameOf(kind), kind == BodyKind::point ? "vertex" : "two vertices"));
  else if (!vertices && !parts)
    object.fail(kind == BodyKind::point ? "vertices are missing; list one point [[x, y]]"
                : kind == BodyKind::segment
                    ? "vertices are missing; list two points [[x, y], [x, y]]"
                    : "vertices are missing; list at least three points "
                      "[[x, y], ...]");
  return vertices != parts && !object.failed();
}

std::vector<Vec2> readPart(const JsonCursor& list) {
  std::vector<Vec2> points;
  if (!list.isList()) return points;
  for (std::size_t i = 0; i < list.size() && !list.failed(); ++i)
    points.push_back(readPoint(list.element(i)));
  return points;
}

/// The vertices, or those of all parts one after the other.
void readShape(const JsonCursor& object, Body& body) {
  body.form.kind = readKind(object);
  if (!hasOneList(object, body.form.kind)) return;
  body.vertices = readList(object, "vertices", readPoint);
  for (const std::vector<Vec2>& part : readList(object, "parts", readPart)) {
    body.form.parts.push_back(static_cast<int>(part.size()));
    body.vertices.insert(body.vertices.end(), part.begin(), part.end());
  }
  if (object.has("parts") && body.form.parts.empty())
    object.member("parts").fail("empty; list at least one part of three or more points");
}

Body readBody(const JsonCursor& object) {
  Body body;
  if (!object.isObjectOf(
          {"name", "kind", "vertices", "parts", "position", "angle", "velocity", "spin"}))
    return body;
  body.name = textOr(object, "name", "");
  if (object.has("name") && body.name.empty()) object.member("name").fail("empty; write a name");
  readShape(object, body);
  body.position = pointOr(object, "position", body.position);
  body.angle = numberOr(object, "angle", body.angle);
  body.velocity = pointOr(object, "velocity", body.velocity);
  body.spin = numberOr(object, "spin", body.spin);
  return body;
}

/// A body without a name gets the letter of its place, or the next letter that is free.
std::vector<Body> named(std::vector<Body> bodies) {
  std::set<std::string> taken;
  for (const Body& body : bodies) taken.insert(body.name);
  std::size_t next = 0;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    if (!bodies[i].name.empty()) continue;
    next = std::max(next, i);
    while (taken.contains(letterName(next))) ++next;
    bodies[i].name = letterName(next);
    taken.insert(bodies[i].name);
  }
  return bodies;
}

std::optional<std::array<std::string, 2>> readPair(const JsonCursor& scene) {
  if (!scene.has("pair")) return std::nullopt;
  const JsonCursor list = scene.member("pair");
  if (!hasLength(list, 2, "the names of two bodies")) return std::nullopt;
  return std::array{list.element(0).text(), list.element(1).text()};
}

std::vector<std::string> readTile(const JsonCursor& list) {
  std::vector<std::string> rows;
  if (!list.isList()) return rows;
  for (std::size_t i = 0; i < list.size(); ++i) rows.push_back(list.element(i).text());
  return rows;
}

TileCell readCell(const JsonCursor& object) {
  TileCell cell;
  if (!object.isObjectOf({"at", "tile", "flip"})) return cell;
  if (!object.has("at")) {
    object.fail("at is missing; write \"at\": [column, row]");
    return cell;
  }
  const JsonCursor at = object.member("at");
  if (!hasLength(at, 2, "a cell [column, row]")) return cell;
  cell.column = at.element(0).integer();
  cell.row = at.element(1).integer();
  cell.tile = integerOr(object, "tile", 0);
  if (!object.has("flip")) return cell;
  const std::string flip = object.member("flip").text();
  if (flip != "h" && flip != "v" && flip != "hv")
    object.member("flip").fail(inQuotes(flip) + " is unknown; write \"h\", \"v\" or \"hv\"");
  cell.flipX = flip.starts_with('h');
  cell.flipY = flip.ends_with('v');
  return cell;
}

int longestSide(const std::vector<std::vector<std::string>>& palette) {
  std::size_t side = 1;
  for (const auto& rows : palette) {
    side = std::max(side, rows.size());
    for (const std::string& row : rows) side = std::max(side, row.size());
  }
  return static_cast<int>(std::min(side, kMaxFileBytes));
}

/// What is not given is as large as needed: the tile for its palette, the map for its cells.
TileMap readTiles(const JsonCursor& object) {
  TileMap tiles;
  if (!object.isObjectOf({"size", "palette", "columns", "rows", "cells"})) return tiles;
  tiles.palette = readList(object, "palette", readTile);
  tiles.cells = readList(object, "cells", readCell);
  int columns = 0;
  int rows = 0;
  for (const TileCell& cell : tiles.cells) {
    columns = std::max(columns, std::min(cell.column, static_cast<int>(kMaxTileCells)) + 1);
    rows = std::max(rows, std::min(cell.row, static_cast<int>(kMaxTileCells)) + 1);
  }
  tiles.size = integerOr(object, "size", longestSide(tiles.palette));
  tiles.columns = integerOr(object, "columns", columns);
  tiles.rows = integerOr(object, "rows", rows);
  return tiles;
}

Ray readRay(const JsonCursor& object) {
  Ray ray;
  if (!object.isObjectOf({"origin", "direction", "length"})) return ray;
  ray.origin = pointOr(object, "origin", ray.origin);
  ray.direction = pointOr(object, "direction", ray.direction);
  ray.length = numberOr(object, "length", ray.length);
  return ray;
}

/// Format and version come first: every other complaint about a foreign file would mislead.
bool isVersionOne(const JsonCursor& scene) {
  if (!scene.has("format")) {
    scene.fail(
        "format is missing; a scene starts with \"format\": \"sepax-scene\", \"version\": 1");
    return false;
  }
  if (const std::string format = scene.member("format").text();
      !scene.failed() && format != "sepax-scene")
    scene.member("format").fail(inQuotes(format) + " is unknown; write \"sepax-scene\"");
  if (scene.failed()) return false;
  if (!scene.has("version")) {
    scene.fail("version is missing; write \"version\": 1");
    return false;
  }
  const int version = scene.member("version").integer();
  if (version != 1)
    scene.member("version").fail(std::to_string(version) +
                                 " is unknown; this program reads version 1");
  return !scene.failed();
}

Scene readFields(const JsonCursor& object) {
  Scene scene;
  scene.title = textOr(object, "title", scene.title);
  scene.technique = textOr(object, "technique", scene.technique);
  scene.notes = textOr(object, "notes", scene.notes);
  scene.bodies = named(readList(object, "bodies", readBody));
  scene.pair = readPair(object);
  if (object.has("tiles")) scene.tiles = readTiles(object.member("tiles"));
  if (object.has("ray")) scene.ray = readRay(object.member("ray"));
  if (object.has("view")) readView(object.member("view"), scene);
  return scene;
}

SceneResult noScene(const Problem& problem) {
  return {{}, problem.sentence, {}, false, problem.defect};
}

}  // namespace

std::string letterName(std::size_t index) {
  std::string name;
  for (std::size_t rest = index + 1; rest > 0; rest = (rest - 1) / 26)
    name.insert(name.begin(), static_cast<char>('A' + (rest - 1) % 26));
  return name;
}

SceneResult readScene(std::string_view json) {
  const JsonResult parsed = parseJson(json);
  return parsed.value ? readSceneTree(*parsed.value) : noScene(parsed.error);
}

SceneResult readSceneTree(const nlohmann::json& tree) {
  FirstError error;
  const JsonCursor root(tree, error);
  const bool readable = root.isObject() && isVersionOne(root) &&
                        root.isObjectOf({"format", "version", "title", "technique", "notes",
                                         "bodies", "pair", "tiles", "ray", "view"});
  Scene scene = readable ? readFields(root) : Scene{};
  if (!error.any()) error.note(problemOf(scene));
  if (error.any()) return noScene(error.problem());
  return {std::move(scene), {}};
}

}  // namespace sepax
