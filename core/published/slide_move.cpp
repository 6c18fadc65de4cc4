#include "core/published/slide_move.h"

#include "core/exact/tolerance.h"
#include "core/overlap/concave.h"
#include "core/polygon/convex_parts.h"
#include "core/sweep/slide.h"
#include "core/sweep/swept_parts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace sepax::published {

namespace {

/// A little smaller about its middle: what it meets is met by more than rounding.
Polygon coreOf(const Polygon& convex) {
  Vec2 middle;
  for (const Vec2 vertex : convex.vertices)
    middle += vertex / static_cast<double>(convex.vertices.size());
  Polygon core = convex;
  for (Vec2& vertex : core.vertices) vertex = lerp(vertex, middle, kCoreFraction);
  return core;
}

PublishedLanding worse(const PublishedLanding& x, const std::optional<PublishedLanding>& y) {
  if (!y || y->relation < x.relation) return x;
  return y->relation > x.relation || y->depth > x.depth ? *y : x;
}

/// A after a displacement beside all outlines of a body.
PublishedLanding landingBeside(const PublishedPair& pair, std::span<const Polygon> outlines,
                               Vec2 displacement) {
  PublishedLanding worst;
  worst.displacement = displacement;
  for (const Polygon& outline : outlines)
    worst = worse(worst, landingOf(pair.a, outline.vertices, displacement));
  return worst;
}

/// A on its straight way is inside of the body for a while, but neither at its start nor its end.
bool passesThrough(const PublishedPair& pair, std::span<const Polygon> outlines,
                   const PublishedLanding& landing) {
  if (!landing.clear) return false;
  const std::array<Polygon, 1> core{coreOf(pair.polygonA)};
  const bool startsInside = !landingBeside(pair, outlines, {}).clear;
  return !startsInside &&
         firstOverlap(core, convexParts(outlines), {landing.displacement, Vec2{}}).has_value();
}

/// The first other body that stops A, or that its push out of B alone would take it into.
int firstBesides(const PublishedPair& pair, int b, const SlideEvidence& slide, Vec2 pushOfB,
                 std::span<const SlideObstacle> obstacles) {
  const auto hit =
      std::ranges::find_if(slide.hits, [b](const SlideHit& each) { return each.body != b; });
  if (hit != slide.hits.end()) return hit->body;
  const auto entered = std::ranges::find_if(obstacles, [&](const SlideObstacle& each) {
    return each.body != b && landingBeside(pair, each.outlines, {}).clear &&
           !landingBeside(pair, each.outlines, pushOfB).clear;
  });
  return entered == obstacles.end() ? -1 : entered->body;
}

/// Of A and B alone.
SlideDifference differenceOf(const PublishedPair& pair, const PublishedSat& result,
                             const SlideEvidence& alone) {
  if (!alone.startsIn.empty()) return SlideDifference::startsInside;
  if (alone.hits.empty()) return SlideDifference::pushedThoughFree;
  if (!result.willIntersect) return SlideDifference::missed;
  if (landsBeyond(pair.a, pair.b, result)) return SlideDifference::beyond;
  if (result.landing && !result.landing->clear) return SlideDifference::overlaps;
  return SlideDifference::onePush;
}

}  // namespace

PublishedSlide compareSlide(const PublishedPair& pair, int b, const PublishedSat& result,
                            const SlideEvidence& slide, std::span<const SlideObstacle> obstacles) {
  PublishedSlide compared;
  compared.found = result;
  compared.move = pair.velocityA + (result.willIntersect ? result.mtv : Vec2{});
  const double rounding = roundingOf(pair);
  const auto endsAt = [&](Vec2 end) { return distance(compared.move, end) <= rounding; };
  if (!endsAt(slide.displacement)) {
    const std::array<Polygon, 1> onlyB{pair.polygonB};
    const SlideEvidence alone = slideAmong(pair.polygonA, onlyB, pair.velocityA);
    const bool others = endsAt(alone.displacement);
    compared.difference = others ? SlideDifference::unasked : differenceOf(pair, result, alone);
    if (others) compared.inTheWay = firstBesides(pair, b, slide, alone.pushed, obstacles);
  }
  for (const SlideObstacle& obstacle : obstacles) {
    SlideBeside row{obstacle.body, landingBeside(pair, obstacle.outlines, compared.move),
                    landingBeside(pair, obstacle.outlines, slide.displacement)};
    row.passedThrough = passesThrough(pair, obstacle.outlines, row.published);
    if (!row.published.clear || !row.exact.clear || row.passedThrough)
      compared.beside.push_back(row);
  }
  return compared;
}

}  // namespace sepax::published
