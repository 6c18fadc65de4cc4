#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/ray/paint_walk.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/published_same.h"
#include "app/techniques/ray/ray.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

Vec2 middleOf(const Box& box) { return (box.min + box.max) / 2; }

/// Beyond the pixel, so that its words do not stand on it.
void addPixelLabel(Figure& figure, const Box& box, Vec2 direction, std::string words, Role role) {
  addLabel(figure, middleOf(box), direction, std::move(words), role, 9);
  figure.labels.back().distance = 8 + (box.max.x - box.min.x) / 2;
}

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
      roleOf(RayWalkId::bresenham));
}

void addEnds(Figure& figure, const PixelScreen& screen, const Evidence& evidence) {
  const PartScope part(figure, Part::publishedPoint);
  const PublishedRay& ray = *evidence.publishedRay;
  addPixelLabel(figure, screen.box(one(ray.setup.to)), {-1, 1},
                "published line ends at " + pixelText(ray.setup.to), kPublishedRole);
  addPixelLabel(figure, screen.box(one(evidence.ray->lastPixel)), {1, -1},
                "the ray ends at " + pixelText(evidence.ray->lastPixel), Role::gap);
}

void addCountedTile(Figure& figure, const PixelScreen& screen, const Evidence& evidence) {
  const PartScope part(figure, Part::publishedPoint);
  const TileTests& tests = worstTile(*evidence.rayWalks);
  const std::int64_t size = evidence.tiles->size;
  const Pixel corner{tests.tile.x * size, tests.tile.y * size};
  const Box box = screen.box({corner.x, corner.y, corner.x + size, corner.y + size});
  addPublishedLine(figure, {box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}},
                   true);
  // Beside the map, for in it the words would stand on other tiles.
  const Box map = screen.box({0, 0, size * evidence.tiles->columns, size * evidence.tiles->rows});
  const double y = (box.min.y + box.max.y) / 2;
  const Vec2 out{map.max.x + 12, y};
  addPublishedLine(figure, {{box.max.x, y}, out});
  addLabel(figure, out, {1, 0},
           fmt::format("line {}, ray {}; the page: {}", tests.published, tests.cells,
                       printedWorstCase(evidence)),
           kPublishedRole, 8);
}

}  // namespace

void paintSameAnswer(Figure& figure, const PixelScreen& screen, const Evidence& evidence) {
  const std::optional<SameAnswer> same = sameRayAnswer(evidence);
  if (!same) return;
  switch (same->kind) {
    case SameAnswer::Kind::pixels:
      addOtherLine(figure, screen, evidence);
      break;
    case SameAnswer::Kind::end:
      addEnds(figure, screen, evidence);
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
