#include "app/techniques/inside/analyze_packages.h"

#include "app/techniques/inside/options.h"
#include "core/exact/transform.h"
#include "core/polygon/polygon.h"
#include "core/published/gamecodeschool.h"

#include <algorithm>

namespace sepax {

namespace {

double halfHeight(const std::vector<Vec2>& vertices) {
  const auto y = std::ranges::minmax(vertices, {}, &Vec2::y);
  return (y.max.y - y.min.y) / 2;
}

/// The radius that the article is given for a body of these model vertices.
double radiusOf(const std::vector<Vec2>& vertices, Radii radii, double given) {
  if (radii == Radii::halfHeight) return halfHeight(vertices);
  return radii == Radii::given ? given : radiusAbout({}, vertices);
}

published::CollisionPackage packageOf(const Body& body, const AnalysisOptions& options, Radii radii,
                                      const Option<double>& given) {
  return {body.vertices, body.position + options.time * body.velocity,
          radiusOf(body.vertices, radii, options.options[given]),
          body.angle + options.time * body.spin};
}

/// Of the other body: half the height is what the article takes for its ship alone.
Radii radiiOfOther(const AnalysisOptions& options) {
  const Radii radii = options.options[kRadii];
  return radii == Radii::halfHeight ? Radii::measured : radii;
}

}  // namespace

std::vector<Vec2> worldAt(const Body& body, double time) {
  return posed(body.vertices, body.position + time * body.velocity, body.angle + time * body.spin);
}

std::array<published::CollisionPackage, 2> packagesOf(const Body& a, const Body& other,
                                                      const AnalysisOptions& options) {
  std::array<published::CollisionPackage, 2> pair{
      packageOf(a, options, options.options[kRadii], kRadiusA),
      packageOf(other, options, radiiOfOther(options), kRadiusB)};
  if (options.options[kMiddles]) pair[0].vertices = published::withMidpoints(pair[0].vertices);
  if (!options.options[kListed]) pair[1].vertices = published::padded(pair[1].vertices);
  return pair;
}

std::array<published::CollisionPackage, 2> exchangedPackages(const Body& a, const Body& other,
                                                             const AnalysisOptions& options) {
  std::array<published::CollisionPackage, 2> pair{
      packageOf(other, options, radiiOfOther(options), kRadiusB),
      packageOf(a, options, options.options[kRadii], kRadiusA)};
  pair[1].vertices = published::padded(pair[1].vertices);
  return pair;
}

}  // namespace sepax
