#include "app/figure/numbers.h"
#include "app/techniques/inside/analyze_published.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "core/inside/inside.h"
#include "core/inside/inside_body.h"
#include "core/inside/turned_meeting.h"
#include "core/polygon/edge_meeting.h"
#include "core/polygon/thin.h"
#include "core/sweep/point_ways.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace sepax {

namespace {

/// Vertices of A times vertices of B up to which every ray is followed, as the articles' loops do.
constexpr std::size_t kMaxRayPairs = 4'000'000;
/// The same up to which the ways of A's points are followed, with every change of the scene.
constexpr std::size_t kMaxWayPairs = 4'000;
/// The same up to which bodies that turn are looked at many times.
constexpr std::size_t kMaxTurnedPairs = 400;

PosedInsideBody posedAt(const Body& body, double time) {
  return insideBodyAt(body.form, body.vertices, body.position + time * body.velocity,
                      body.angle + time * body.spin);
}

/// Why the body takes no part; empty when all is well.
std::string reasonOf(const Body& body, const PosedInsideBody& posed) {
  if (!posed.defect) return {};
  return fmt::format("{} is not a simple polygon: {}", body.name,
                     describe(*posed.defect, body.name, body.form, posed.body.vertices));
}

/// Why the test does not take the pair: too large, or without an inside; empty when it does.
std::string unfit(const PosedInsideBody& a, const PosedInsideBody& b) {
  const std::size_t countA = a.body.vertices.size();
  const std::size_t countB = b.body.vertices.size();
  if (isThin(a.body.outlines.front()) && isThin(b.body.outlines.front()))
    return "neither body has an inside: see SAT for two points or segments";
  if (countA * countB <= kMaxRayPairs) return {};
  return fmt::format(
      "{} and {} vertices are too many for a ray from each of them: at most {} pairs of vertices",
      countA, countB, kMaxRayPairs);
}

/// A polygon that is no body of parts.
bool isOne(const Body& body) { return body.form == Form{}; }

/// A point that both hold at a time; absent where they do not meet.
std::optional<Vec2> sharedPointAt(const Body& a, const Body& b, double time) {
  const PosedInsideBody first = posedAt(a, time);
  const PosedInsideBody second = posedAt(b, time);
  if (first.defect || second.defect) return std::nullopt;
  return sharedPoint(insideTest(first.body, second.body, Middles::without));
}

/// When the two first meet: points that turn have no straight ways that could be followed.
TurnedMeeting firstMeeting(const Body& a, const Body& b) {
  return turnedMeeting([&](double time) { return sharedPointAt(a, b, time).has_value(); });
}

std::string turnedWords(const Body& a, const Body& b, const TurnedMeeting& found) {
  const std::string who = a.spin != 0 && b.spin != 0 ? fmt::format("{} and {} turn", a.name, b.name)
                                                     : (a.spin != 0 ? a.name : b.name) + " turns";
  const std::string when = !found.time       ? "do not meet"
                           : *found.time > 0 ? "first meet at t = " + number(*found.time)
                                             : "meet at the start";
  return fmt::format("looked at {} times in this step, in which {}, they {}", found.looks, who,
                     when);
}

/// The articles' answers, which are about single polygons, points and segments.
void addPublishedWhereMeant(const Scene& scene, const AnalysisOptions& options,
                            Evidence& evidence) {
  for (const int body : {evidence.a, evidence.b}) {
    if (bodyOf(scene, body).form.parts.empty()) continue;
    evidence.skipped["published.crossing"] = "the article's test takes single polygons only";
    return;
  }
  addPublished(scene, options, evidence);
}

/// Where A moves past B and neither turns: each point's way.
void addWays(const Body& a, const Body& b, const AnalysisOptions& options, Evidence& evidence) {
  if (a.spin != 0 || b.spin != 0) {
    if (a.vertices.size() * b.vertices.size() > kMaxTurnedPairs) return;
    const TurnedMeeting found = firstMeeting(a, b);
    evidence.insideMeeting = found.time;
    if (found.time) evidence.insideMeetingPoint = sharedPointAt(a, b, *found.time);
    evidence.skipped["inside.ways"] = turnedWords(a, b, found);
    return;
  }
  if (a.velocity == b.velocity) return;
  if (!isOne(b) || a.vertices.size() * b.vertices.size() > kMaxWayPairs) return;
  const Middles middles = options.options[kMiddles] ? Middles::with : Middles::without;
  const auto testedAt = [&](double time) {
    const PosedInsideBody first = posedAt(a, time);
    const PosedInsideBody second = posedAt(b, time);
    if (first.defect || second.defect) return std::vector<PointEvidence>();
    const InsideEvidence found = insideTest(first.body, second.body, middles);
    std::vector<PointEvidence> points = found.aInB;
    points.insert(points.end(), found.middles.begin(), found.middles.end());
    return points;
  };
  const std::vector<PointEvidence> start = testedAt(0);
  const std::vector<PointEvidence> end = testedAt(1);
  const InsideEvidence& inside = *evidence.inside;
  const std::size_t count = inside.aInB.size() + inside.middles.size();
  if (start.size() != count || end.size() != count) return;  // rounding has made one a defect
  evidence.insideWays = pointWays(start, end, inside.middles.size(), a.velocity,
                                  posedAt(b, 0).body.outlines.front(), b.velocity);
}

/// Absent where the body stands as it starts.
std::optional<LaterPose> laterPose(const Body& body, double time, const BodyShape& start,
                                   const PosedInsideBody& posed) {
  if (posed.body.vertices == start.vertices) return std::nullopt;
  return LaterPose{body.position + time * body.velocity, time * body.spin};
}

bool moves(const Body& body) { return body.velocity != Vec2{} || body.spin != 0; }

}  // namespace

bool insideMoves(const Scene& scene) {
  const auto pair = pairOf(scene);
  return pair[0] >= 0 && pair[1] >= 0 &&
         (moves(scene.bodies[static_cast<std::size_t>(pair[0])]) ||
          moves(scene.bodies[static_cast<std::size_t>(pair[1])]));
}

void analyzeInside(const Scene& scene, const AnalysisOptions& options, Evidence& evidence) {
  std::string reason = "the scene has no pair of bodies";
  if (evidence.a >= 0 && evidence.b >= 0) {
    const Body& bodyA = bodyOf(scene, evidence.a);
    const Body& bodyB = bodyOf(scene, evidence.b);
    const PosedInsideBody a = posedAt(bodyA, options.time);
    const PosedInsideBody b = posedAt(bodyB, options.time);
    reason = a.defect ? reasonOf(bodyA, a) : reasonOf(bodyB, b);
    if (reason.empty()) reason = unfit(a, b);
    if (reason.empty()) {
      evidence.inside =
          insideTest(a.body, b.body, options.options[kMiddles] ? Middles::with : Middles::without);
      const auto start = [&](int body) -> const BodyShape& {
        return evidence.bodies[static_cast<std::size_t>(body)];
      };
      evidence.laterA = laterPose(bodyA, options.time, start(evidence.a), a);
      evidence.laterB = laterPose(bodyB, options.time, start(evidence.b), b);
      addWays(bodyA, bodyB, options, evidence);
      addPublishedWhereMeant(scene, options, evidence);
      return;
    }
  }
  for (const char* section : {"inside", "published.crossing"}) {
    evidence.skipped[section] = reason;
  }
}

}  // namespace sepax
