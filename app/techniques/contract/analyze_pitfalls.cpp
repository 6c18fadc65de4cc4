#include "app/techniques/contract/analyze_pitfalls.h"

#include "core/pitfalls/counterexample.h"

#include <algorithm>
#include <utility>

namespace sepax {

namespace {

PitfallBody pitfallBody(const Body& body, double time) {
  return {body.vertices, body.position + time * body.velocity, body.angle + time * body.spin,
          body.velocity, body.spin};
}

/// The pair alone, at a time: rays are judged where they are cast.
PitfallScene pairScene(const Scene& scene, double time) {
  PitfallScene result;
  const auto pair = pairOf(scene);
  if (pair[0] >= 0 && pair[1] >= 0) {
    const Body& a = scene.bodies[static_cast<std::size_t>(pair[0])];
    const Body& b = scene.bodies[static_cast<std::size_t>(pair[1])];
    if (a.vertices.size() + b.vertices.size() <= kMaxPitfallVertices) {
      result.bodies = {pitfallBody(a, time), pitfallBody(b, time)};
    }
  }
  return result;
}

std::optional<std::string> whyOfRay(RayError error, const Evidence& evidence) {
  if (!evidence.publishedRay || !evidence.ray) return std::nullopt;
  return rayDifference(error, *evidence.publishedRay, *evidence.ray);
}

std::optional<std::string> whyOfRecipe(std::string_view id, const Evidence& evidence) {
  if (!evidence.recipe) return std::nullopt;
  return recipeDifference(id, {*evidence.publishedSwept, *evidence.edges, *evidence.recipe});
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

/// It is about a whole step, not about a moment of it.
bool isOfMotion(const Pitfall& pitfall) {
  return pitfall.kind == PitfallKind::movingBodies || pitfall.kind == PitfallKind::slidingBodies;
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
  if (!teller.words->option.empty())
    scene.showing.set[std::string(teller.words->option)] = teller.words->value;
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
  const PitfallScene start = pairScene(scene, 0);
  const PitfallScene later = options.time == 0 ? start : pairScene(scene, options.time);
  const bool valid = std::ranges::all_of(
      evidence.bodies, [](const BodyShape& body) { return body.polygon || body.thin; });
  std::vector<Disagreement> found;
  for (const Pitfall& pitfall : pitfalls()) {
    const std::optional<Teller> teller = tellerOf(techniques, pitfall.id);
    if (!teller || !isAsked(*teller->technique, options)) continue;
    const PitfallScene& shown = teller->technique->timed && !isOfMotion(pitfall) ? later : start;
    std::optional<std::string> why;
    if (pitfall.rayError) {
      why = whyOfRay(*pitfall.rayError, evidence);
    } else if (pitfall.recipe) {
      why = whyOfRecipe(pitfall.id, evidence);
    } else if (!shown.bodies.empty() && valid) {
      why = pitfall.differs(shown);
    }
    if (why) found.push_back(disagreement(*teller, *why));
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
