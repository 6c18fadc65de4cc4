#include "app/techniques/contract/analyze_others.h"

#include "app/techniques/contract/convex_pair.h"
#include "core/polygon/bounding.h"
#include "core/published/landing.h"

#include <algorithm>
#include <span>
#include <vector>

namespace sepax {

namespace {

std::vector<Vec2> shifted(std::span<const Vec2> vertices, Vec2 by) {
  std::vector<Vec2> moved(vertices.begin(), vertices.end());
  for (Vec2& vertex : moved) vertex += by;
  return moved;
}

/// The moved A beside all outlines of a body that has moved by `way`: the worst of what they say.
PublishedLanding landingBeside(std::span<const Vec2> a, Vec2 displacement, const BodyShape& other,
                               Vec2 way) {
  PublishedLanding worst;
  worst.displacement = displacement;
  const Bounds box = boundsOf(shifted(a, displacement));
  for (const Polygon& outline : outlinesOf(other)) {
    const std::vector<Vec2> vertices = shifted(outline.vertices, way);
    if (!boxesMeet(box, boundsOf(vertices))) continue;
    const auto landing = published::landingOf(a, vertices, displacement);
    if (!landing || landing->relation < worst.relation) continue;
    if (landing->relation > worst.relation || landing->depth > worst.depth) worst = *landing;
  }
  return worst;
}

}  // namespace

void addBeside(const Evidence& evidence, Vec2 published, Vec2 exact, double time,
               PublishedSat& found) {
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  for (std::size_t i = 0; i < evidence.bodies.size(); ++i) {
    const int body = static_cast<int>(i);
    if (body == evidence.a || body == evidence.b) continue;
    const BodyShape& other = evidence.bodies[i];
    const Vec2 way = time * other.velocity;
    MovedBeside beside{body, landingBeside(a.vertices, published, other, way),
                       landingBeside(a.vertices, exact, other, way)};
    if (std::max(beside.published.relation, beside.exact.relation) == Relation::disjoint) continue;
    found.beside.push_back(beside);
  }
}

}  // namespace sepax
