#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/ray/paint_ray.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/published_same.h"
#include "app/techniques/ray/ray.h"
#include "app/view/handles.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace sepax {

namespace {

using Phase = RayCastProgress::Phase;

constexpr double kBoxes = 5;     ///< logical pixels per pixel from which each has its box
constexpr double kNumbers = 26;  ///< logical pixels per pixel from which each has its number

Vec2 middleOf(const PixelScreen& screen, Pixel pixel) {
  const Box box = screen.box(one(pixel));
  return (box.min + box.max) / 2;
}

/// The exact side has its dot there: where the ray enters the pixel that it hits.
bool isAtEntry(Vec2 corner, const Evidence& evidence, const ViewState& view) {
  const std::optional<RayHit>& hit = evidence.ray->conservative;
  if (!hit || view.answers == Answers::published) return false;
  const Vec2 entry = view.camera.toScreen({hit->entry.point.x, -hit->entry.point.y});
  return distance(corner, entry) < 16;
}

/// The order of a test, from 1 as that of the exact walk, in the corner that this one leaves free.
void addOrder(Figure& figure, const Box& box, std::size_t order, const Evidence& evidence,
              const ViewState& view) {
  Text text;
  text.layer = Layer::outline;
  text.text = std::to_string(order);
  text.size = std::clamp(0.28 * view.camera.zoom, leastNumber(view), 12.0);
  text.weight = Weight::semibold;
  text.paint = {kPublishedRole, 1};
  text.part = Part::pixelNumber;
  if (isAtEntry(box.max, evidence, view))
    addPixelNumber(figure, text, box, {PixelCorner::topRight}, evidence, view);
  else
    addPixelNumber(figure, text, box, {PixelCorner::bottomRight, PixelCorner::topRight}, evidence,
                   view);
}

/// Whether the walk has come to a point of the list.
bool isTested(const PublishedRay& ray, const RayCastProgress& progress, std::size_t index) {
  const std::size_t known = progress.tests;
  return ray.backwards ? index + known >= ray.line.size() : index < known;
}

void addList(Figure& figure, const Evidence& evidence, const ViewState& view,
             const RayCastProgress& progress) {
  const PublishedRay& ray = *evidence.publishedRay;
  const PixelScreen screen{view.camera};
  if (ray.zeroLength && progress.tests > 0) {
    const Box box = screen.box(one(ray.tests.front().pixel));
    addPublishedPixel(figure, box.min, box.max, true);
  }
  if (progress.turns == 0) return;
  const double zoom = screen.camera.zoom;
  if (zoom < kBoxes) {
    addPublishedLine(figure, {middleOf(screen, ray.turns.front().pixel),
                              middleOf(screen, ray.turns[progress.turns - 1].pixel)});
    return;
  }
  const PixelBox seen = screen.visible();
  for (std::size_t i = 0; i < progress.turns; ++i) {
    const Pixel pixel = ray.turns[i].pixel;
    if (!seen.contains(pixel)) continue;
    const Box box = screen.box(one(pixel));
    addPublishedPixel(figure, box.min, box.max, isTested(ray, progress, i));
    if (zoom >= kNumbers && isTested(ray, progress, i))
      addOrder(figure, box, ray.backwards ? ray.line.size() - i : i + 1, evidence, view);
  }
}

/// The pixel with which the walk begins, and the one that it is at.
void addPlaces(Figure& figure, const PixelScreen& screen, const PublishedRay& ray,
               const RayCastProgress& progress) {
  if (progress.phase < Phase::choice || ray.tests.empty()) return;
  const PartScope part(figure, Part::publishedPoint);
  if (!ray.zeroLength) {
    const PublishedTest& first = ray.tests.front();
    const Box box = screen.box(one(first.pixel));
    addLabel(figure, (box.min + box.max) / 2, {0, 1},
             fmt::format("walk starts at points[{}]", first.index), kPublishedRole, 6);
    figure.labels.back().distance = 8 + (box.max.y - box.min.y) / 2;
  }
  if (progress.phase != Phase::test) return;
  const Box box = screen.box(one(ray.tests[progress.tests - 1].pixel));
  Box ring = box;
  ring.layer = Layer::evidence;
  ring.min = box.min - Vec2{4, 4};
  ring.max = box.max + Vec2{4, 4};
  ring.radius = 4;
  ring.fill = {kPublishedRole, 0};
  ring.border = {kPublishedRole, 1};
  ring.borderWidth = 2.4;
  figure.add(ring);
}

/// The diagonal step at which the published line misses what the ray meets.
std::optional<DiagonalLeak> leakOf(const Evidence& evidence) {
  const std::vector<DiagonalLeak>& leaks = evidence.rayWalks->published.leaks;
  if (evidence.publishedRay->fault != RayFault::missed || leaks.empty()) return std::nullopt;
  return leaks.front();
}

/// What is reported and, where the exact answer does not say it itself, which pixel the ray meets.
std::string answerText(const Evidence& evidence, const ViewState& view) {
  const PublishedRay& ray = *evidence.publishedRay;
  const std::optional<RayHit>& exact = evidence.ray->conservative;
  if (leakOf(evidence)) return "published: slips through here";
  const std::string answer =
      ray.hit ? "published: hit " + pixelText(*ray.hit) + (ray.normalAsked ? ", no normal" : "")
              : "published: no hit";
  const std::string met = exact && view.answers == Answers::published
                              ? " · exact " + pixelText(exact->pixel)
                              : std::string();
  switch (ray.fault) {
    case RayFault::otherPixel:
      return answer + met;
    case RayFault::missed:
      return "published: passes here" + met;
    case RayFault::invented:
      return answer + " · exact none";
    case RayFault::outOfRange:
      return fmt::format("published: no pixel {} in a bitmap of {} × {}",
                         pixelText(ray.outOfRange->local), ray.outOfRange->bitmap.x,
                         ray.outOfRange->bitmap.y);
    case RayFault::opposite:
    case RayFault::noAnswer:
    case RayFault::none:
      break;
  }
  return answer;
}

/// The picture of a tile that is smaller than the tile: what the article can look up there.
void addBitmapEdge(Figure& figure, const PixelScreen& screen, const Evidence& evidence) {
  const PublishedRay& ray = *evidence.publishedRay;
  if (!ray.outOfRange) return;
  const std::int64_t size = evidence.tiles->size;
  const Pixel corner{ray.outOfRange->tile.x * size, ray.outOfRange->tile.y * size};
  const Pixel bitmap = ray.outOfRange->bitmap;
  const PartScope part(figure, Part::publishedLine);
  const Box box = screen.box({corner.x, corner.y, corner.x + bitmap.x, corner.y + bitmap.y});
  addPublishedLine(figure, {box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}},
                   true);
  addLabel(figure, {(box.min.x + box.max.x) / 2, box.max.y}, {0, 1},
           fmt::format("bitmap {} × {}", bitmap.x, bitmap.y), kPublishedRole, 6);
}

/// Of a ray without a direction: where its end is missing.
void addMissingEnd(Figure& figure, const PixelScreen& screen, const Evidence& evidence) {
  if (!evidence.publishedRay->undefined) return;
  addPublishedPoint(figure, rayOriginHandle(*evidence.ray, screen.camera),
                    "published: end = (0, 0) / 0, no number", 14);
}

std::int64_t squaredDistance(Pixel a, Pixel b) {
  const std::int64_t x = a.x - b.x;
  const std::int64_t y = a.y - b.y;
  return x * x + y * y;
}

/// Where a line that misses a solid pixel gets past it: at the diagonal step, else at the tested
/// pixel that is nearest to it, of equals the first.
Vec2 placeOfMiss(const PixelScreen& screen, const PublishedRay& ray, const Evidence& evidence) {
  if (const std::optional<DiagonalLeak> leak = leakOf(evidence))
    return (middleOf(screen, leak->from) + middleOf(screen, leak->to)) / 2;
  const Pixel missed = evidence.ray->conservative->pixel;
  const auto nearest = std::ranges::min_element(ray.tests, {}, [&](const PublishedTest& test) {
    return squaredDistance(test.pixel, missed);
  });
  return middleOf(screen, nearest->pixel);
}

void addAnswer(Figure& figure, const PixelScreen& screen, const Evidence& evidence,
               const ViewState& view) {
  const PublishedRay& ray = *evidence.publishedRay;
  paintSameAnswer(figure, screen, evidence);
  addMissingEnd(figure, screen, evidence);
  addBitmapEdge(figure, screen, evidence);
  if (ray.tests.empty()) return;
  if (!ray.hit && ray.fault == RayFault::none) return;
  const Vec2 place = ray.fault == RayFault::missed
                         ? placeOfMiss(screen, ray, evidence)
                         : middleOf(screen, ray.hit.value_or(ray.tests.back().pixel));
  const Vec2 onwards = place - middleOf(screen, ray.tests.front().pixel);
  addPublishedPoint(figure, place, answerText(evidence, view));
  const bool missed = ray.fault == RayFault::missed;  // then it goes on, and words stand beside it
  if (onwards != Vec2{})
    figure.labels.back().direction = missed ? Vec2{-onwards.y, onwards.x} : onwards;
  figure.labels.back().priority = 9;
  figure.labels.back().distance = 10 + screen.camera.zoom / 2;
}

}  // namespace

void paintRayCast(const Evidence& evidence, const ViewState& view, Figure& figure) {
  const PublishedRay& ray = *evidence.publishedRay;
  const RayCastProgress progress = rayCastProgress(ray, view.step);
  const PixelScreen screen{view.camera};
  addList(figure, evidence, view, progress);
  addPlaces(figure, screen, ray, progress);
  if (progress.phase == Phase::result) addAnswer(figure, screen, evidence, view);
  if (view.answers != Answers::published) return;  // else the exact side draws the ray
  addPublishedLine(figure, {rayOriginHandle(*evidence.ray, view.camera),
                            rayEndHandle(*evidence.ray, view.camera)});
  addRayMeasures(figure, evidence, view);
  addRayHandles(figure, evidence, view);
}

}  // namespace sepax
