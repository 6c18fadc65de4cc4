#include "app/techniques/contract/analyze_pitfalls.h"

#include "app/techniques/contract/showing.h"
#include "app/techniques/contract/shown_answers.h"
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

/// While A slides nobody asks what an article would make of the pair's motion.
bool isSilent(const Teller& teller, const Evidence& evidence) {
  const PublishedMethod* method = methodNamed(*teller.technique, teller.words->method);
  return evidence.slide && method != nullptr && !method->known(evidence);
}

Disagreement disagreement(const Teller& teller, const Evidence& evidence, std::string why) {
  const PitfallWords& words = *teller.words;
  const PitfallLines lines = linesHere(words, evidence);
  return {std::string(words.id),
          std::move(why),
          std::string(teller.technique->id),
          std::string(words.title),
          std::string(lines.explanation),
          std::string(lines.fix)};
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
      found.push_back(disagreement({&technique, &*words}, evidence, std::move(accusation.why)));
    }
  }
}

Scene sceneFrom(const PitfallScene& found, const Teller& teller) {
  Scene scene;
  scene.technique = std::string(teller.technique->id);
  if (!teller.words->option.empty())
    scene.showing.set[std::string(teller.words->option)] = std::string(teller.words->value);
  for (std::size_t i = 0; i < found.bodies.size(); ++i) {
    const PitfallBody& body = found.bodies[i];
    scene.bodies.push_back(
        {i == 0 ? "A" : "B", body.vertices, body.position, body.angle, body.velocity, 0});
    if (body.vertices.size() == 2) scene.bodies.back().form.kind = BodyKind::segment;
  }
  if (found.ray) {
    const auto& rows = found.tile.rows;
    TileMap map;
    map.size = std::max(1, static_cast<int>(rows.size()));
    map.palette = {rows};
    map.columns = 1;
    map.rows = 1;
    map.cells = {TileCell{}};
    scene.tiles = map;
    scene.ray = Ray{found.ray->origin, found.ray->direction, found.ray->length};
  }
  return scene;
}

/// What the technique alone says of the scene, without the rules of core.
std::optional<std::string> accusedOf(TechniqueTable techniques, const Scene& scene,
                                     const Teller& teller) {
  const ViewState view = shownAs(techniques, scene, {});
  const Evidence evidence =
      answersOf({teller.technique, 1}, scene, {scene.technique, view.options, 0});
  for (Accusation& accusation : teller.technique->accusations(evidence))
    if (accusation.id == teller.words->id) return std::move(accusation.why);
  return std::nullopt;
}

PitfallKind kindOf(SearchGround ground) {
  switch (ground) {
    case SearchGround::placed:
      return PitfallKind::placedBodies;
    case SearchGround::facing:
      return PitfallKind::facingBodies;
    case SearchGround::far:
      return PitfallKind::farBodies;
    case SearchGround::segments:
      return PitfallKind::segments;
    case SearchGround::notched:
      return PitfallKind::concaveBodies;
    case SearchGround::moving:
      return PitfallKind::movingBodies;
    case SearchGround::ray:
      return PitfallKind::ray;
    case SearchGround::resting:
    case SearchGround::none:
      break;
  }
  return PitfallKind::restingBodies;
}

std::optional<Counterexample> findAccused(TechniqueTable techniques, const Teller& teller,
                                          std::uint64_t seed) {
  if (teller.words->ground == SearchGround::none) return std::nullopt;
  const Judge judge = [&](const PitfallScene& scene) {
    return accusedOf(techniques, sceneFrom(scene, teller), teller);
  };
  return findJudged(teller.words->id, kindOf(teller.words->ground), judge, seed);
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
    if (!teller || !isAsked(*teller->technique, options) || isSilent(*teller, evidence)) continue;
    const PitfallScene& shown = teller->technique->timed && !isOfMotion(pitfall) ? later : start;
    std::optional<std::string> why;
    if (pitfall.rayError) {
      why = whyOfRay(*pitfall.rayError, evidence);
    } else if (pitfall.recipe) {
      why = whyOfRecipe(pitfall.id, evidence);
    } else if (!shown.bodies.empty() && valid) {
      why = pitfall.differs(shown);
    }
    if (why) found.push_back(disagreement(*teller, evidence, *why));
  }
  addAccusations(techniques, evidence, options, found);
  // What the scene's title names comes first.
  std::stable_partition(found.begin(), found.end(),
                        [&](const Disagreement& row) { return row.title == scene.title; });
  return found;
}

std::vector<std::string> pitfallIds() {
  std::vector<std::string> ids;
  for (const Pitfall& pitfall : pitfalls()) ids.emplace_back(pitfall.id);
  return ids;
}

std::vector<std::string> findableIds(TechniqueTable techniques) {
  std::vector<std::string> ids = pitfallIds();
  for (const Technique& technique : techniques)
    for (const PitfallWords& words : technique.pitfalls)
      if (words.ground != SearchGround::none) ids.emplace_back(words.id);
  return ids;
}

std::optional<Scene> counterexampleScene(TechniqueTable techniques, std::string_view id,
                                         std::uint64_t seed) {
  const std::optional<Teller> teller = tellerOf(techniques, id);
  if (!teller) return std::nullopt;
  const std::optional<Counterexample> found = findPitfall(id) != nullptr
                                                  ? findCounterexample(id, seed)
                                                  : findAccused(techniques, *teller, seed);
  if (!found) return std::nullopt;
  Scene scene = sceneFrom(found->scene, *teller);
  scene.title = std::string(teller->words->title);
  scene.notes = found->why;
  return scene;
}

bool isOfRestingBodies(std::string_view pitfall) {
  const Pitfall* found = findPitfall(pitfall);
  return found != nullptr && found->kind == PitfallKind::restingBodies;
}

}  // namespace sepax
