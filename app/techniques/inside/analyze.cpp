#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "core/exact/transform.h"
#include "core/inside/crossing.h"
#include "core/inside/inside.h"
#include "core/published/gamecodeschool.h"
#include "core/published/gpwiki_edges.h"

#include <fmt/format.h>

namespace sepax {

namespace {

/// Vertices of A times vertices of B up to which every ray is followed, as the articles' loops do.
constexpr std::size_t kMaxRayPairs = 4'000'000;

/// One body of the pair at the time that is asked for.
struct Posed {
  InsideBody inside;
  published::CollisionPackage package;
  std::string reason;  ///< why it takes no part; empty when all is well
};

/// The location, unless it lies outside of the body or on its rim: a circle about such a point says
/// little.
Vec2 circleCenter(const Polygon& polygon, Vec2 location) {
  return sideOf(polygon, location) == Side::inside ? location : centroid(polygon);
}

Posed posedAt(const Body& body, double time) {
  Posed result;
  const Vec2 location = body.position + time * body.velocity;
  const double angle = body.angle + time * body.spin;
  result.inside.vertices = posed(body.vertices, location, angle);
  const PolygonReport report = checkPolygon(result.inside.vertices);
  if (!report.polygon) {
    result.reason =
        fmt::format("{} is not a simple polygon: {}", body.name, describe(report.defects.front()));
    return result;
  }
  result.inside.polygon = *report.polygon;
  result.inside.center = circleCenter(*report.polygon, location);
  result.package = {body.vertices, location, radiusAbout({}, body.vertices), angle};
  return result;
}

PublishedCrossing detected(const Posed& a, const Posed& b, bool middles) {
  published::CollisionPackage first = a.package;
  if (middles) first.vertices = published::withMidpoints(first.vertices);
  published::CollisionPackage second = b.package;
  second.vertices = published::padded(second.vertices);
  return published::detect(first, second);
}

/// Why the pair is too large for the test; empty when it is not.
std::string tooLarge(const Posed& a, const Posed& b) {
  const std::size_t countA = a.inside.vertices.size();
  const std::size_t countB = b.inside.vertices.size();
  if (countA * countB <= kMaxRayPairs) return {};
  return fmt::format(
      "{} and {} vertices are too many for a ray from each of them: at most {} pairs of vertices",
      countA, countB, kMaxRayPairs);
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
    if (reason.empty()) reason = tooLarge(a, b);
    if (reason.empty()) {
      evidence.inside = insideTest(a.inside, b.inside,
                                   options.options[kMiddles] ? Middles::with : Middles::without);
      evidence.leftStartA = leftStart(evidence, evidence.a, a);
      evidence.leftStartB = leftStart(evidence, evidence.b, b);
      evidence.publishedVertices = published::verticesInside(a.inside.vertices, b.inside.vertices);
      evidence.publishedCrossing = detected(a, b, options.options[kMiddles]);
      return;
    }
  }
  for (const char* section : {"inside", "published.crossing"}) {
    evidence.skipped[section] = reason;
  }
}

}  // namespace sepax
