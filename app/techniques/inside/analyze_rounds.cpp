#include "app/techniques/inside/analyze_packages.h"
#include "app/techniques/inside/analyze_published.h"
#include "app/techniques/inside/inside.h"
#include "core/inside/inside_body.h"
#include "core/overlap/concave.h"
#include "core/polygon/form.h"
#include "core/published/game_frames.h"
#include "core/published/gamecodeschool.h"

#include <optional>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Other bodies up to which A is tested against all of them: the analysis follows every change.
constexpr std::size_t kMaxOthers = 200;

PosedInsideBody posedAt(const Body& body, double time) {
  return insideBodyAt(body.form, body.vertices, body.position + time * body.velocity,
                      body.angle + time * body.spin);
}

/// Whether two closed bodies meet; nothing where one is neither a simple polygon nor thin, and of
/// two thin ones.
std::optional<bool> meetAt(const Body& a, const Body& other, double time) {
  if (isThin(a.form) && isThin(other.form)) return {};
  const PosedInsideBody first = posedAt(a, time);
  const PosedInsideBody second = posedAt(other, time);
  if (first.defect || second.defect) return {};
  if (isThin(a.form) || isThin(other.form)) return insideTest(first.body, second.body).intersects;
  return polygonRelation(first.body.outlines.front(), second.body.outlines.front()) !=
         Relation::disjoint;
}

/// One call of CD.detect, with what is exact of it.
PublishedCall callOf(const Body& a, const Body& other, const AnalysisOptions& options) {
  PublishedCall call;
  const auto pair = packagesOf(a, other, options);
  call.location = pair[1].location;
  call.facing = pair[1].facingAngle;
  call.places = worldAt(other, options.time);
  const bool few = a.vertices.size() * other.vertices.size() <= kMaxToldSides;
  const std::optional<bool> meets =
      few && other.form.parts.empty() ? meetAt(a, other, options.time) : std::nullopt;
  call.skipped = !meets.has_value();
  if (call.skipped) return call;
  const PublishedCrossing found = published::detect(pair[0], pair[1]);
  call.radiiOverlap = found.radiiOverlap;
  call.collided = found.collided;
  call.crossings = found.crossings;
  call.distance = found.distance;
  call.reach = found.reach;
  if (found.radiiOverlap)
    call.sides = static_cast<int>(pair[0].vertices.size() * (pair[1].vertices.size() - 1));
  call.meets = *meets;
  return call;
}

/// One frame of the article's loop: the ship against every asteroid.
PublishedRound roundAt(const Scene& scene, const AnalysisOptions& options,
                       const Evidence& evidence) {
  const Body& a = bodyOf(scene, evidence.a);
  PublishedRound round;
  round.time = options.time;
  round.location = a.position + options.time * a.velocity;
  round.facing = a.angle + options.time * a.spin;
  round.places = worldAt(a, options.time);
  for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
    if (static_cast<int>(i) == evidence.a) continue;
    PublishedCall call = callOf(a, scene.bodies[i], options);
    call.body = static_cast<int>(i);
    round.skipped += call.skipped ? 1 : 0;
    round.pretests += call.skipped ? 0 : 1;
    round.exactTests += call.radiiOverlap ? 1 : 0;
    round.sides += call.sides;
    round.hits += call.collided ? 1 : 0;
    round.calls.push_back(call);
  }
  return round;
}

}  // namespace

void addRounds(const Scene& scene, const AnalysisOptions& options, Evidence& evidence) {
  if (scene.bodies.size() > kMaxOthers + 1) {
    evidence.skipped["published.round"] = "there are too many bodies for A against all of them";
    return;
  }
  evidence.publishedRound = roundAt(scene, options, evidence);
  if (!insideMoves(scene)) {
    evidence.skipped["published.frames"] = "neither body moves or turns";
    return;
  }
  AnalysisOptions frame = options;
  std::vector<PublishedRound> rounds;
  for (const double time : {0.0, 1.0}) {
    frame.time = time;
    rounds.push_back(roundAt(scene, frame, evidence));
  }
  const PointWays* ways = evidence.insideWays ? &*evidence.insideWays : nullptr;
  evidence.publishedFrames = published::framesOf(std::move(rounds), evidence.b, ways);
}

}  // namespace sepax
