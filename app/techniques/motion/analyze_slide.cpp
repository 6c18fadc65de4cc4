#include "app/techniques/motion/motion.h"

#include "app/techniques/contract/posed_bodies.h"
#include "core/polygon/polygon.h"
#include "core/sweep/slide.h"

#include <fmt/format.h>

namespace sepax {

SlideResult slide(const Scene& scene, Vec2 displacement) {
  SlideResult result;
  const std::vector<BodyShape> shapes = posedBodies(scene);
  const int driven = pairOf(scene)[0];
  if (driven < 0) {
    result.problem = "there is no body to drive";
    return result;
  }
  const BodyShape& a = shapes[static_cast<std::size_t>(driven)];
  if (!a.valid) {
    result.problem = fmt::format("{} cannot slide: {}", a.name, a.problem);
    return result;
  }
  std::vector<Polygon> obstacles;
  std::vector<int> bodies;
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    if (static_cast<int>(i) == driven) continue;
    if (!shapes[i].valid) {
      result.problem = fmt::format("{} is passed over: {}", shapes[i].name, shapes[i].problem);
      continue;
    }
    obstacles.push_back(*shapes[i].polygon);
    bodies.push_back(static_cast<int>(i));
  }
  result.slide = slideAmong(*a.polygon, obstacles, displacement);
  for (SlideHit& hit : result.slide.hits) {
    hit.body = bodies[static_cast<std::size_t>(hit.body)];
  }
  return result;
}

}  // namespace sepax
