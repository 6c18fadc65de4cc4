#include "app/techniques/ray/analyze_counts.h"
#include "app/techniques/ray/analyze_tiles.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/ray/ray.h"
#include "core/published/cozic_raycast.h"
#include "core/published/raycast_fault.h"
#include "core/ray/pixel_line.h"
#include "core/ray/raycast.h"
#include "core/ray/tiles.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace sepax {

namespace {

WalkPixel lookedUp(const TileGrid& grid, Pixel pixel, PixelState state) {
  WalkPixel found;
  found.pixel = pixel;
  found.state = state;
  found.tile = {floorDivide(pixel.x, grid.tileSize), floorDivide(pixel.y, grid.tileSize)};
  found.local = {pixel.x - found.tile.x * grid.tileSize, pixel.y - found.tile.y * grid.tileSize};
  found.inMap = boundsOf(grid).contains(pixel);
  if (const PlacedTile* tile = tileAt(grid, found.tile.x, found.tile.y)) {
    found.index = tile->tile;
    if (tile->flipX) found.local.x = grid.tileSize - 1 - found.local.x;
    if (tile->flipY) found.local.y = grid.tileSize - 1 - found.local.y;
  }
  return found;
}

// The three walks.

RayWalk bresenhamWalk(const TileGrid& grid, const RayEvidence& ray) {
  RayWalk walk;
  for (const LinePixel& pixel : ray.pixels) {
    walk.pixels.push_back(lookedUp(grid, pixel.pixel, pixel.state));
  }
  walk.tested = ray.tested;
  walk.length = ray.lineLength;
  walk.leaks = ray.leaks;
  walk.hit = ray.hit;
  walk.collides = ray.hit.has_value();
  return walk;
}

/// The cells that the ray touches; beside a corner the solid pixel that it meets there.
RayWalk cellWalk(const TileGrid& grid, const RayEvidence& ray) {
  RayWalk walk;
  const std::optional<RayHit>& hit = ray.conservative;
  walk.collides = hit.has_value();
  if (hit) walk.hit = hit->pixel;
  bool reached = false;
  const auto add = [&](Pixel pixel, PixelState state) {
    walk.pixels.push_back(lookedUp(grid, pixel, state));
    if (state != PixelState::untested) ++walk.tested;
  };
  const auto reach = [&] {
    reached = true;
    for (const Pixel pixel : hit->pixels) add(pixel, PixelState::hit);
  };
  for (std::size_t i = 0; i < ray.cells.size(); ++i) {
    if (hit && i == ray.cellsBeforeHit) reach();
    const Pixel cell = ray.cells[i].cell;
    const bool listed = reached && std::ranges::count(hit->pixels, cell) > 0;
    if (!listed) add(cell, reached ? PixelState::untested : PixelState::tested);
  }
  if (hit && !reached) reach();
  if (ray.cellsComplete) walk.length = static_cast<std::int64_t>(walk.pixels.size());
  return walk;
}

/// Diagonal steps of the line's first `count` pixels between two solid ones.
std::vector<DiagonalLeak> leaksOf(const TileGrid& grid, const std::vector<Pixel>& line,
                                  std::size_t count) {
  std::vector<DiagonalLeak> leaks;
  for (std::size_t i = 1; i < count; ++i) {
    const Pixel from = line[i - 1];
    const Pixel to = line[i];
    const DiagonalLeak leak{from, to, {to.x, from.y}, {from.x, to.y}};
    const bool diagonal = to.x != from.x && to.y != from.y;
    if (diagonal && isSolid(grid, leak.besideX) && isSolid(grid, leak.besideY)) {
      leaks.push_back(leak);
    }
  }
  return leaks;
}

/// The article's list in the order in which it is walked.
RayWalk publishedWalk(const TileGrid& grid, const PublishedRay& published) {
  RayWalk walk;
  walk.collides = published.collides;
  if (published.collides && published.position) walk.hit = pixelAt(*published.position);
  std::vector<Pixel> line = published.line;
  if (published.backwards) std::ranges::reverse(line);
  walk.tested = published.tested;
  const auto tested = static_cast<std::size_t>(walk.tested);
  const bool reached = walk.hit.has_value();
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (walk.pixels.size() >= static_cast<std::size_t>(kMaxListedPixels)) break;
    const PixelState state = i >= tested                  ? PixelState::untested
                             : reached && i + 1 == tested ? PixelState::hit
                                                          : PixelState::tested;
    walk.pixels.push_back(lookedUp(grid, line[i], state));
  }
  const auto before = tested - (reached ? 1 : 0);
  walk.leaks = leaksOf(grid, line, before);
  walk.length = static_cast<std::int64_t>(line.size());
  if (published.zeroLength) {  // the start alone
    walk.tested = 1;
    walk.length = 1;
    const PixelState state = walk.collides ? PixelState::hit : PixelState::tested;
    walk.pixels.push_back(lookedUp(grid, pixelAt(published.start), state));
  }
  return walk;
}

// Comparisons.

std::vector<Pixel> sortedPixels(const RayWalk& walk) {
  std::vector<Pixel> pixels;
  for (const WalkPixel& pixel : walk.pixels) pixels.push_back(pixel.pixel);
  std::sort(pixels.begin(), pixels.end());
  return pixels;
}

/// Pixels of one of the two walks but not of both.
std::vector<Pixel> differences(const RayWalk& a, const RayWalk& b) {
  std::vector<Pixel> result;
  const std::vector<Pixel> first = sortedPixels(a);
  const std::vector<Pixel> second = sortedPixels(b);
  std::set_symmetric_difference(first.begin(), first.end(), second.begin(), second.end(),
                                std::back_inserter(result));
  return result;
}

bool sameAnswer(const RayWalk& walk, const std::optional<RayHit>& exact) {
  if (walk.collides != exact.has_value()) return false;
  return !exact || (walk.hit && std::ranges::count(exact->pixels, *walk.hit) > 0);
}

void castInto(const Ray& ray, const TileGrid& grid, const AnalysisOptions& options,
              Evidence& evidence) {
  evidence.ray = castRay(grid, rayAlong(ray.origin, ray.direction, ray.length));
  evidence.ray->endTest = rayEndTest(ray.origin, ray.direction, ray.length);
  if (!evidence.ray->pixelsComplete) {
    evidence.skipped["ray.pixels"] = fmt::format(
        "the line has {} pixels; only those near the map are listed", evidence.ray->lineLength);
  }
  if (!evidence.ray->cellsComplete) {
    evidence.skipped["ray.cells"] = "the ray is long; only the cells near the map are listed";
  }
  evidence.publishedRay = published::judged(
      published::rayCast(grid, ray.origin, ray.direction, ray.length), grid, *evidence.ray);
  evidence.publishedRay->fixedArray = options.options[kFixedArray];
  evidence.publishedRay->normalAsked = options.options[kNormal];
  if (evidence.publishedRay->undefined) {
    evidence.skipped["published.ray"] =
        "the published ray has no answer: normalising the direction (0, 0) divides by zero";
  }
  if (evidence.publishedRay->tooLong) {
    evidence.skipped["published.ray"] =
        fmt::format("the published ray lists every pixel; more than {} are not built",
                    published::kMaxPublishedLine);
  }
  RayWalks walks;
  walks.bresenham = bresenhamWalk(grid, *evidence.ray);
  walks.cells = cellWalk(grid, *evidence.ray);
  walks.published = publishedWalk(grid, *evidence.publishedRay);
  for (RayWalk* walk : {&walks.bresenham, &walks.published}) {
    walk->agrees = sameAnswer(*walk, evidence.ray->conservative);
  }
  if (evidence.publishedRay->outOfRange) walks.published.agrees = false;
  if (!evidence.skipped.contains("published.ray")) {
    walks.bresenham.differs = differences(walks.bresenham, walks.published);
    walks.published.differs = walks.bresenham.differs;
  }
  walks.cells.differs = differences(walks.cells, walks.bresenham);
  evidence.rayWalks = counted(std::move(walks), grid.tileSize);
}

}  // namespace

void analyzeRay(const Scene& scene, const AnalysisOptions& options, Evidence& evidence) {
  if (!scene.tiles) {
    evidence.skipped["ray"] = "the scene has no tile map";
    return;
  }
  const TileGrid grid = tileGridOf(*scene.tiles);
  evidence.tiles = tilePictureOf(*scene.tiles, grid);
  if (!scene.ray) {
    evidence.skipped["ray"] = "the scene has no ray";
    return;
  }
  castInto(*scene.ray, grid, options, evidence);
}

}  // namespace sepax
