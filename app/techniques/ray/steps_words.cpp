#include "app/techniques/ray/steps_words.h"

#include "app/figure/numbers.h"
#include "app/techniques/ray/ray.h"

#include <fmt/format.h>

#include <algorithm>

namespace sepax {

namespace {

/// Of the pixels up to this one the first that is met at the same moment as it.
std::size_t firstAtOnce(const RayWalk& walk, std::size_t known) {
  std::size_t first = known - 1;
  while (first > 0 && walk.pixels[first].state == PixelState::hit &&
         walk.pixels[first - 1].state == PixelState::hit)
    --first;
  return first;
}

}  // namespace

const WalkPixel& steppedPixel(const RayWalk& walk, std::size_t known) {
  const auto end = walk.pixels.begin() + static_cast<std::ptrdiff_t>(known);
  const auto first = walk.pixels.begin() + static_cast<std::ptrdiff_t>(firstAtOnce(walk, known));
  const auto reported = std::find_if(
      first, end, [&](const WalkPixel& pixel) { return walk.hit && pixel.pixel == *walk.hit; });
  return reported == end ? *(end - 1) : *reported;
}

std::string metWith(const RayWalk& walk, std::size_t known) {
  std::string others;
  const WalkPixel& shown = steppedPixel(walk, known);
  for (std::size_t i = firstAtOnce(walk, known); i < known; ++i) {
    if (walk.pixels[i].pixel == shown.pixel) continue;
    others += (others.empty() ? "" : ", ") + pixelText(walk.pixels[i].pixel);
  }
  return others;
}

std::string metWithHit(const RayWalk& walk) {
  const std::size_t known = rayProgress(walk, -1).known;
  return known == 0 ? std::string() : metWith(walk, known);
}

std::string placesText(const RayWalk& walk, std::size_t known) {
  const std::size_t first = firstAtOnce(walk, known) + 1;
  return first == known ? std::to_string(known) : fmt::format("{} to {}", first, known);
}

std::string testedText(const RayWalk& walk) { return counted(walk.tested, "pixel"); }

std::string placeText(const WalkPixel& pixel) {
  if (!pixel.inMap) return "outside the map → traversable";
  const std::string tile = "tile " + pixelText(pixel.tile);
  return pixel.index < 0 ? tile + " is blank → traversable"
                         : fmt::format("{} holds palette tile {}", tile, pixel.index);
}

}  // namespace sepax
