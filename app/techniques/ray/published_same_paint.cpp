#include "app/figure/font.h"
#include "app/figure/numbers.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/ray/paint_walk.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/published_same.h"
#include "app/techniques/ray/ray.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Pixels that the line from the origin tests and the published list does not have.
void addOtherLine(Figure& figure, const PixelScreen& screen, const Evidence& evidence) {
  const PartScope part(figure, Part::lineDifference);
  const PublishedRay& ray = *evidence.publishedRay;
  const RayWalk& line = evidence.rayWalks->bresenham;
  std::vector<std::pair<std::int64_t, std::int64_t>> listed;
  for (const Pixel pixel : ray.line) listed.emplace_back(pixel.x, pixel.y);
  std::ranges::sort(listed);
  std::optional<Pixel> named;
  for (const WalkPixel& pixel : line.pixels) {
    if (pixel.state == PixelState::untested) break;
    if (std::ranges::binary_search(listed, std::pair{pixel.pixel.x, pixel.pixel.y})) continue;
    addHatchedPixel(figure, screen.box(one(pixel.pixel)), roleOf(RayWalkId::bresenham));
    named = pixel.pixel;
  }
  if (!named) return;
  const bool hit = line.hit == named;
  addPixelLabel(
      figure, screen.box(one(*named)), {-1, 0.5},
      fmt::format("Bresenham from the origin: {}{}", hit ? "hit " : "", pixelText(*named)),
      roleOf(RayWalkId::bresenham), 9);
}

void addCountedTile(Figure& figure, const PixelScreen& screen, const Evidence& evidence) {
  const PartScope part(figure, Part::publishedPoint);
  const TileTests& tests = worstTile(*evidence.rayWalks);
  const std::int64_t size = evidence.tiles->size;
  const Pixel corner{tests.tile.x * size, tests.tile.y * size};
  const PixelBox tile{corner.x, corner.y, corner.x + size, corner.y + size};
  const Box box = screen.box(tile);
  addPublishedLine(figure, {box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}},
                   true);
  // The pixels that the line tests there, a frame in each; those of the ray are coloured.
  constexpr double kFrames = 9;  // logical pixels, of a pixel with a frame
  for (const PublishedTest& test : evidence.publishedRay->tests) {
    if (!tile.contains(test.pixel) || screen.camera.zoom < kFrames) continue;
    const Box pixel = screen.box(one(test.pixel));
    addPublishedPixel(figure, pixel.min, pixel.max, false);
  }
  // Beside the map, clear of the number above its corner: there they cover no pixel and not the
  // end.
  const Vec2 edge{screen.x(evidence.tiles->columns * size), box.min.y};
  constexpr int kFirst = 9;     // before words that may stand elsewhere
  constexpr double kLine = 20;  // logical pixels
  struct Count {
    std::string words;
    Role role;
  };
  const std::string page = printedWorstCase(evidence);
  const std::string most = "article: at most " + page;
  const bool narrow =
      edge.x + textWidth(most, Label{}.text.size, Label{}.text.weight) > figure.width;
  double down = 1.5 * kLine;
  for (const Count& count : {Count{narrow ? fmt::format("ray: {}", tests.cells)
                                          : fmt::format("touched by the ray: {}", tests.cells),
                                   roleOf(RayWalkId::cells)},
                             Count{narrow ? fmt::format("line: {}", tests.published)
                                          : fmt::format("tested by its line: {}", tests.published),
                                   kPublishedRole},
                             Count{narrow ? "article: ≤ " + page : most, kPublishedRole}}) {
    addLabel(figure, edge + Vec2{0, down}, {1, 0}, count.words, count.role, kFirst);
    down += kLine;
  }
}

/// ", 1.2e−09 past the border" that the published end does not pass, pixels: |reach| / √square −
/// |apart|, from the difference of their squares.
std::string pastBorderWords(const RayEvidence& ray, Pixel published) {
  const RayEndTest& test = *ray.endTest;
  const std::int64_t farther =
      test.ofX ? ray.lastPixel.x - published.x : ray.lastPixel.y - published.y;
  if (!(test.beyond > 0) || (farther > 0) != (test.reach > 0)) return {};
  const double root = std::sqrt(test.square);
  const double sum = std::fabs(test.reach) + std::fabs(test.apart) * root;
  return fmt::format(", {} past the border", number(test.beyond / (sum * root), 1));
}

}  // namespace

bool tellsBothEnds(const Evidence& evidence) {
  const auto& ray = evidence.publishedRay;
  return ray && !ray->errors.empty() && ray->errors.front() == RayError::roundedEnd;
}

bool endTestDecides(const Evidence& evidence) {
  const auto& page = evidence.publishedRay;
  const RayEvidence& ray = *evidence.ray;
  if (!page || page->castElsewhere || !ray.endTest) return false;
  return ray.endTest->ofX ? page->setup.to.x != ray.lastPixel.x
                          : page->setup.to.y != ray.lastPixel.y;
}

void paintBothEnds(Figure& figure, const PixelScreen& screen, const Evidence& evidence) {
  const PartScope part(figure, Part::publishedPoint);
  const PublishedRay& ray = *evidence.publishedRay;
  addPixelLabel(figure, screen.box(one(ray.setup.to)), {-1, 1},
                "published line ends at " + pixelText(ray.setup.to), kPublishedRole, 9);
  figure.labels.back().leads = true;  // the hit may be right beside it
  addPixelLabel(
      figure, screen.box(one(evidence.ray->lastPixel)), {1, -1},
      fmt::format("the ray ends at {}{}", pixelText(evidence.ray->lastPixel),
                  endTestDecides(evidence) ? pastBorderWords(*evidence.ray, ray.setup.to) : ""),
      roleOfHit(evidence.ray->conservative.has_value()), 9);
}

void paintSameAnswer(Figure& figure, const PixelScreen& screen, const Evidence& evidence) {
  const std::optional<SameAnswer> same = sameRayAnswer(evidence);
  if (!same) return;
  switch (same->kind) {
    case SameAnswer::Kind::pixels:
      addOtherLine(figure, screen, evidence);
      break;
    case SameAnswer::Kind::end:
      paintBothEnds(figure, screen, evidence);
      break;
    case SameAnswer::Kind::count:
      addCountedTile(figure, screen, evidence);
      break;
    case SameAnswer::Kind::start:
    case SameAnswer::Kind::normal:
      break;
  }
}

}  // namespace sepax
