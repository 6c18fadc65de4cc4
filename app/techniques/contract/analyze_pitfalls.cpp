#include "app/techniques/contract/analyze_pitfalls.h"

#include <algorithm>

#include "core/pitfalls/counterexample.h"

namespace sepax {

namespace {

PitfallBody pitfallBody(const Body& body) {
  return {body.vertices, body.position, body.angle, body.velocity};
}

/// The whole map as one square tile; nothing when it is too large.
std::optional<PitfallTile> flattened(const TileMap& map) {
  const int side = map.size * std::max(map.columns, map.rows);
  if (side <= 0 || side > kMaxPitfallPixels) return std::nullopt;
  const auto width = static_cast<std::size_t>(side);
  PitfallTile flat;
  flat.rows.assign(width, std::string(width, '.'));
  for (const TileCell& cell : map.cells) {
    const auto& tile = map.palette[static_cast<std::size_t>(cell.tile)];
    for (int y = 0; y < map.size; ++y) {
      for (int x = 0; x < map.size; ++x) {
        const auto row = static_cast<std::size_t>(cell.flipY ? map.size - 1 - y : y);
        const auto column = static_cast<std::size_t>(cell.flipX ? map.size - 1 - x : x);
        if (row >= tile.size() || column >= tile[row].size() || tile[row][column] != '#') continue;
        flat.rows[static_cast<std::size_t>(cell.row * map.size + y)]
                 [static_cast<std::size_t>(cell.column * map.size + x)] = '#';
      }
    }
  }
  return flat;
}

PitfallScene pitfallScene(const Scene& scene) {
  PitfallScene result;
  const auto pair = pairOf(scene);
  if (pair[0] >= 0 && pair[1] >= 0) {
    const Body& a = scene.bodies[static_cast<std::size_t>(pair[0])];
    const Body& b = scene.bodies[static_cast<std::size_t>(pair[1])];
    if (a.vertices.size() + b.vertices.size() <= kMaxPitfallVertices) {
      result.bodies = {pitfallBody(a), pitfallBody(b)};
    }
  }
  if (scene.tiles && scene.ray) {
    if (const auto tile = flattened(*scene.tiles)) {
      result.tile = *tile;
      result.ray = PitfallRay{scene.ray->origin, scene.ray->direction, scene.ray->length};
    }
  }
  return result;
}

bool concernsRays(const Pitfall& pitfall) {
  return pitfall.kind == PitfallKind::ray || pitfall.kind == PitfallKind::zeroLengthRay;
}

Scene sceneFrom(const Counterexample& found, const Pitfall& pitfall) {
  Scene scene;
  scene.title = std::string(pitfall.title);
  scene.technique = std::string(pitfall.technique);
  scene.notes = found.why;
  for (std::size_t i = 0; i < found.scene.bodies.size(); ++i) {
    const PitfallBody& body = found.scene.bodies[i];
    scene.bodies.push_back(
        {i == 0 ? "A" : "B", body.vertices, body.position, body.angle, body.velocity, 0});
  }
  if (found.scene.ray) {
    const auto& rows = found.scene.tile.rows;
    TileMap map;
    map.size = std::max(1, static_cast<int>(rows.size()));
    map.palette = {rows};
    map.columns = 1;
    map.rows = 1;
    map.cells = {TileCell{}};
    scene.tiles = map;
    scene.ray = Ray{found.scene.ray->origin, found.scene.ray->direction, found.scene.ray->length};
  }
  return scene;
}

}  // namespace

std::vector<Disagreement> disagreementsOf(const Scene& scene, const std::vector<BodyShape>& bodies,
                                          std::string_view technique) {
  const PitfallScene plain = pitfallScene(scene);
  const bool valid =
      std::all_of(bodies.begin(), bodies.end(), [](const BodyShape& body) { return body.valid; });
  std::vector<Disagreement> found;
  for (const Pitfall& pitfall : pitfalls()) {
    if (!technique.empty() && technique != pitfall.technique) continue;
    if (concernsRays(pitfall) ? !plain.ray : plain.bodies.empty() || !valid) continue;
    const std::optional<std::string> why = pitfall.differs(plain);
    if (!why) continue;
    found.push_back({std::string(pitfall.id), *why, std::string(pitfall.technique),
                     std::string(pitfall.title), std::string(pitfall.explanation),
                     std::string(pitfall.fix)});
  }
  return found;
}

std::vector<std::string> pitfallIds() {
  std::vector<std::string> ids;
  for (const Pitfall& pitfall : pitfalls()) ids.emplace_back(pitfall.id);
  return ids;
}

std::optional<Scene> counterexampleScene(std::string_view id, std::uint64_t seed) {
  const Pitfall* pitfall = findPitfall(id);
  const std::optional<Counterexample> found = findCounterexample(id, seed);
  if (!pitfall || !found) return std::nullopt;
  return sceneFrom(*found, *pitfall);
}

}  // namespace sepax
