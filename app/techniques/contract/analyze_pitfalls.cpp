#include "app/techniques/contract/analyze_pitfalls.h"

#include "core/pitfalls/counterexample.h"

#include <algorithm>

namespace sepax {

namespace {

PitfallBody pitfallBody(const Body& body) {
  return {body.vertices, body.position, body.angle, body.velocity};
}

/// The pair alone: rays are judged where they are cast.
PitfallScene pairScene(const Scene& scene) {
  PitfallScene result;
  const auto pair = pairOf(scene);
  if (pair[0] >= 0 && pair[1] >= 0) {
    const Body& a = scene.bodies[static_cast<std::size_t>(pair[0])];
    const Body& b = scene.bodies[static_cast<std::size_t>(pair[1])];
    if (a.vertices.size() + b.vertices.size() <= kMaxPitfallVertices) {
      result.bodies = {pitfallBody(a), pitfallBody(b)};
    }
  }
  return result;
}

std::optional<std::string> whyOfRay(RayError error, const Evidence& evidence) {
  if (!evidence.publishedRay || !evidence.ray) return std::nullopt;
  return rayDifference(error, *evidence.publishedRay, *evidence.ray);
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
                                          const Evidence& evidence, std::string_view technique) {
  const PitfallScene plain = pairScene(scene);
  const bool valid = std::ranges::all_of(
      evidence.bodies, [](const BodyShape& body) { return body.polygon != nullptr; });
  std::vector<Disagreement> found;
  for (const Pitfall& pitfall : pitfalls()) {
    const std::optional<Teller> teller = tellerOf(techniques, pitfall.id);
    if (!teller || (!technique.empty() && technique != teller->technique->id)) continue;
    const std::optional<std::string> why = pitfall.rayError ? whyOfRay(*pitfall.rayError, evidence)
                                           : plain.bodies.empty() || !valid
                                               ? std::nullopt
                                               : pitfall.differs(plain);
    if (!why) continue;
    const PitfallWords& words = *teller->words;
    found.push_back({std::string(pitfall.id), *why, std::string(teller->technique->id),
                     std::string(words.title), std::string(words.explanation),
                     std::string(words.fix)});
  }
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
