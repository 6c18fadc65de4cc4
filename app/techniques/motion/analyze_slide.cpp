#include "app/techniques/motion/motion.h"

#include "app/techniques/contract/convex_pair.h"
#include "app/techniques/contract/posed_bodies.h"
#include "core/polygon/polygon.h"
#include "core/published/cozic.h"
#include "core/published/slide_move.h"
#include "core/sweep/slide.h"

#include <fmt/format.h>

#include <optional>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Why a body is no single polygon.
std::string reasonOf(const BodyShape& shape) {
  if (isThin(shape.form)) return fmt::format("it is a {}", nameOf(shape.form.kind));
  return shape.valid ? "it is made of parts" : shape.problem;
}

/// What the article makes of the same step; it asks of A and B, which it takes to be convex.
std::optional<PublishedSlide> publishedSlideOf(const Evidence& evidence) {
  const ConvexPair pair = convexPairOf(evidence);
  const SlideEvidence& slide = *evidence.slide;
  if (!pair.reason.empty() || slide.wanted == Vec2{}) return std::nullopt;
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const BodyShape& b = evidence.bodies[static_cast<std::size_t>(evidence.b)];
  if (a.vertices.size() + b.vertices.size() > published::kMaxVertices) return std::nullopt;
  std::vector<published::SlideObstacle> others;
  for (std::size_t i = 0; i < evidence.bodies.size(); ++i) {
    if (static_cast<int>(i) == evidence.a) continue;
    others.push_back({static_cast<int>(i), outlinesOf(evidence.bodies[i])});
  }
  const PublishedSat found = published::withLandings(
      published::polygonCollision(a.vertices, b.vertices, slide.wanted), a.vertices, b.vertices);
  return published::compareSlide({a.vertices, b.vertices, *pair.a, *pair.b, slide.wanted, {}},
                                 evidence.b, found, slide, others);
}

}  // namespace

SlideResult slide(const Scene& scene, Vec2 displacement) {
  SlideResult result;
  const std::vector<BodyShape> shapes = posedBodies(scene);
  const int driven = pairOf(scene)[0];
  if (driven < 0) {
    result.problem = "there is no body to drive";
    return result;
  }
  const BodyShape& a = shapes[static_cast<std::size_t>(driven)];
  if (!a.polygon) {
    result.problem = fmt::format("{} cannot slide: {}", a.name, reasonOf(a));
    return result;
  }
  std::vector<Polygon> obstacles;
  std::vector<int> bodies;
  std::vector<int> passedOver;
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    if (static_cast<int>(i) == driven) continue;
    if (!shapes[i].polygon) {
      result.problem = fmt::format("{} is passed over: {}", shapes[i].name, reasonOf(shapes[i]));
      passedOver.push_back(static_cast<int>(i));
      continue;
    }
    obstacles.push_back(*shapes[i].polygon);
    bodies.push_back(static_cast<int>(i));
  }
  result.slide = slideAmong(*a.polygon, obstacles, displacement);
  result.slide.passedOver = std::move(passedOver);
  const auto bodyOfObstacle = [&](int obstacle) {
    return bodies[static_cast<std::size_t>(obstacle)];
  };
  for (SlideHit& hit : result.slide.hits) hit.body = bodyOfObstacle(hit.body);
  for (int& body : result.slide.startsIn) body = bodyOfObstacle(body);
  return result;
}

void analyzeSlide(const Scene& scene, Evidence& evidence) {
  evidence.skipped["motion"] = evidence.skipped["published.sat"] = "A slides among all others";
  if (evidence.a < 0) return;
  const Vec2 velocity = evidence.bodies[static_cast<std::size_t>(evidence.a)].velocity;
  SlideResult result = slide(scene, velocity);
  const bool isPolygon = evidence.bodies[static_cast<std::size_t>(evidence.a)].polygon != nullptr;
  if (isPolygon) {
    evidence.slide = std::move(result.slide);
    evidence.publishedSlide = publishedSlideOf(evidence);
  } else {
    evidence.skipped["motion"] = std::move(result.problem);
  }
}

}  // namespace sepax
