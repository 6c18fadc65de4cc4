#include "app/techniques/inside/analyze_published.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "core/exact/transform.h"
#include "core/inside/crossing.h"
#include "core/inside/inside.h"
#include "core/polygon/parts.h"
#include "core/polygon/thin.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace sepax {

namespace {

/// Vertices of A times vertices of B up to which every ray is followed, as the articles' loops do.
constexpr std::size_t kMaxRayPairs = 4'000'000;

/// One body of the pair at the time that is asked for.
struct Posed {
  InsideBody inside;
  std::string reason;  ///< why it takes no part; empty when all is well
};

Vec2 meanOf(const std::vector<Vec2>& points) {
  Vec2 sum;
  for (const Vec2 point : points) sum += point;
  return sum / static_cast<double>(points.size());
}

/// The location, unless it lies outside of the body or on its rim: a circle about such a point says
/// little.
Vec2 circleCenter(const InsideBody& body, Vec2 location) {
  const std::vector<Polygon>& outlines = body.outlines;
  if (isThin(outlines.front())) return meanOf(body.vertices);
  const bool inside = std::ranges::any_of(
      outlines, [&](const Polygon& polygon) { return sideOf(polygon, location) == Side::inside; });
  if (inside) return location;
  return outlines.size() == 1 ? centroid(outlines.front()) : meanOf(body.vertices);
}

/// Fills the outlines or says why it cannot.
std::string addOutlines(const Body& body, InsideBody& inside) {
  if (isThin(body.form)) {
    inside.outlines.push_back(thinPolygon(inside.vertices));
    return {};
  }
  for (const PartReport& part : checkParts(body.form, inside.vertices)) {
    if (!part.report.polygon)
      return fmt::format("{} is not a simple polygon: {}", body.name,
                         describe(part.report.defects.front()));
    inside.outlines.push_back(*part.report.polygon);
  }
  return {};
}

Posed posedAt(const Body& body, double time) {
  Posed result;
  const Vec2 location = body.position + time * body.velocity;
  const double angle = body.angle + time * body.spin;
  result.inside.vertices = posed(body.vertices, location, angle);
  result.reason = addOutlines(body, result.inside);
  if (!result.reason.empty()) return result;
  result.inside.center = circleCenter(result.inside, location);
  return result;
}

/// Why the test does not take the pair: too large, or without an inside; empty when it does.
std::string unfit(const Posed& a, const Posed& b) {
  const std::size_t countA = a.inside.vertices.size();
  const std::size_t countB = b.inside.vertices.size();
  if (isThin(a.inside.outlines.front()) && isThin(b.inside.outlines.front()))
    return "neither body has an inside: see SAT for two points or segments";
  if (countA * countB <= kMaxRayPairs) return {};
  return fmt::format(
      "{} and {} vertices are too many for a ray from each of them: at most {} pairs of vertices",
      countA, countB, kMaxRayPairs);
}

/// The articles' answers, which are about single polygons.
void addPublishedWhereMeant(const Scene& scene, const AnalysisOptions& options,
                            Evidence& evidence) {
  for (const int body : {evidence.a, evidence.b}) {
    if (bodyOf(scene, body).form == Form{}) continue;
    evidence.skipped["published.crossing"] = "the article's test takes single polygons only";
    return;
  }
  addPublished(scene, options, evidence);
}

/// The body stands elsewhere than where it starts, or is turned.
bool leftStart(const Evidence& evidence, int body, const Posed& posed) {
  return posed.inside.vertices != evidence.bodies[static_cast<std::size_t>(body)].vertices;
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
    const Posed a = posedAt(scene.bodies[static_cast<std::size_t>(evidence.a)], options.time);
    const Posed b = posedAt(scene.bodies[static_cast<std::size_t>(evidence.b)], options.time);
    reason = a.reason.empty() ? b.reason : a.reason;
    if (reason.empty()) reason = unfit(a, b);
    if (reason.empty()) {
      evidence.inside = insideTest(a.inside, b.inside,
                                   options.options[kMiddles] ? Middles::with : Middles::without);
      evidence.leftStartA = leftStart(evidence, evidence.a, a);
      evidence.leftStartB = leftStart(evidence, evidence.b, b);
      addPublishedWhereMeant(scene, options, evidence);
      return;
    }
  }
  for (const char* section : {"inside", "published.crossing"}) {
    evidence.skipped[section] = reason;
  }
}

}  // namespace sepax
