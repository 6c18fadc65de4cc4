#include "app/techniques/contract/analyze_pitfalls.h"

#include "core/pitfalls/counterexample.h"

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

PitfallBody pitfallBody(const Body& body, double time) {
  return {body.vertices, body.position + time * body.velocity, body.angle + time * body.spin,
          body.velocity};
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

PitfallScene pitfallScene(const Scene& scene, double time) {
  PitfallScene result;
  const auto pair = pairOf(scene);
  if (pair[0] >= 0 && pair[1] >= 0) {
    const Body& a = scene.bodies[static_cast<std::size_t>(pair[0])];
    const Body& b = scene.bodies[static_cast<std::size_t>(pair[1])];
    if (a.vertices.size() + b.vertices.size() <= kMaxPitfallVertices) {
      result.bodies = {pitfallBody(a, time), pitfallBody(b, time)};
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

/// Who has words for a pitfall, and which.
struct Teller {
  const Technique* technique = nullptr;
  const PitfallWords* words = nullptr;
};

std::optional<Teller> tellerOf(TechniqueTable techniques, std::string_view pitfall) {
  for (const Technique& technique : techniques) {
    for (const PitfallWords& words : technique.pitfalls) {
      if (words.id == pitfall) return Teller{&technique, &words};
    }
  }
  return std::nullopt;
}

bool isAsked(const Technique& technique, const AnalysisOptions& options) {
  return options.technique.empty() || options.technique == technique.id;
}

Disagreement disagreement(const Teller& teller, std::string why) {
  const PitfallWords& words = *teller.words;
  return {std::string(words.id),
          std::move(why),
          std::string(teller.technique->id),
          std::string(words.title),
          std::string(words.explanation),
          std::string(words.fix)};
}

/// Those that no rule has found already.
void addAccusations(TechniqueTable techniques, const Evidence& evidence,
                    const AnalysisOptions& options, std::vector<Disagreement>& found) {
  for (const Technique& technique : techniques) {
    if (technique.accusations == nullptr || !isAsked(technique, options)) continue;
    for (Accusation& accusation : technique.accusations(evidence)) {
      const auto words = std::ranges::find(technique.pitfalls, accusation.id, &PitfallWords::id);
      if (words == technique.pitfalls.end()) continue;
      if (std::ranges::count(found, accusation.id, &Disagreement::id) > 0) continue;
      found.push_back(disagreement({&technique, &*words}, std::move(accusation.why)));
    }
  }
}

Scene sceneFrom(const Counterexample& found, const Teller& teller) {
  Scene scene;
  scene.title = std::string(teller.words->title);
  scene.technique = std::string(teller.technique->id);
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

std::vector<Disagreement> disagreementsOf(TechniqueTable techniques, const Scene& scene,
                                          const Evidence& evidence,
                                          const AnalysisOptions& options) {
  const PitfallScene start = pitfallScene(scene, 0);
  const PitfallScene later = options.time == 0 ? start : pitfallScene(scene, options.time);
  const bool valid = std::ranges::all_of(evidence.bodies, &BodyShape::valid);
  std::vector<Disagreement> found;
  for (const Pitfall& pitfall : pitfalls()) {
    const std::optional<Teller> teller = tellerOf(techniques, pitfall.id);
    if (!teller || !isAsked(*teller->technique, options)) continue;
    const PitfallScene& shown = teller->technique->timed ? later : start;
    if (concernsRays(pitfall) ? !shown.ray : shown.bodies.empty() || !valid) continue;
    if (const std::optional<std::string> why = pitfall.differs(shown))
      found.push_back(disagreement(*teller, *why));
  }
  addAccusations(techniques, evidence, options, found);
  return found;
}

std::vector<std::string> pitfallIds() {
  std::vector<std::string> ids;
  for (const Pitfall& pitfall : pitfalls()) ids.emplace_back(pitfall.id);
  return ids;
}

std::optional<Scene> counterexampleScene(TechniqueTable techniques, std::string_view id,
                                         std::uint64_t seed) {
  const std::optional<Teller> teller = tellerOf(techniques, id);
  if (!teller) return std::nullopt;
  const std::optional<Counterexample> found = findCounterexample(id, seed);
  return found ? std::optional(sceneFrom(*found, *teller)) : std::nullopt;
}

}  // namespace sepax
