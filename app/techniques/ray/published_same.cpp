#include "app/techniques/ray/published_same.h"

#include "app/techniques/ray/published.h"
#include "app/techniques/ray/ray.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace sepax {

namespace {

using Kind = SameAnswer::Kind;

std::string hitText(const std::optional<Pixel>& hit) {
  return hit ? "hits " + pixelText(*hit) : "has no hit";
}

/// What the line from the origin does at the tie.
std::string tieText(const Evidence& evidence) {
  const PublishedRay& ray = *evidence.publishedRay;
  const std::string pixels =
      ray.swappedTie
          ? fmt::format("takes {} where the published line has {}",
                        pixelText(ray.swappedTie->fromStart), pixelText(ray.swappedTie->published))
          : std::string("takes other pixels");
  const std::optional<Pixel>& hit = evidence.rayWalks->bresenham.hit;
  const std::string answer = hit == ray.hit ? std::string() : ", and " + hitText(hit);
  return fmt::format("At a tie Bresenham’s line from the origin {}{}.", pixels, answer);
}

SameAnswer ofError(RayError error, const Evidence& evidence) {
  const PublishedRay& ray = *evidence.publishedRay;
  switch (error) {
    case RayError::swappedTie:
      return {Kind::pixels, "same answer, other pixels", tieText(evidence)};
    case RayError::roundedEnd:
      return {Kind::end, "same answer, other end",
              fmt::format("Its line ends at {}, the ray at {}.", pixelText(ray.setup.to),
                          pixelText(evidence.ray->lastPixel))};
    case RayError::wrongEnd:
      return {Kind::start, "same answer, other start",
              fmt::format("Its walk starts at {}, the ray at {}.",
                          pixelText(ray.tests.front().pixel), pixelText(evidence.ray->firstPixel))};
    default:
      break;
  }
  return {Kind::pixels, "same answer, other pixels", "It tests other pixels than the ray touches."};
}

SameAnswer ofCount(const Evidence& evidence) {
  const TileTests& tile = worstTile(*evidence.rayWalks);
  return {
      Kind::count, "same answer, other count",
      fmt::format("The answer is right, the count is not: the article has {} as the most tests in "
                  "a tile. In tile {} its line tests {} pixels, and the ray touches {}.",
                  printedWorstCase(evidence), pixelText(tile.tile), tile.published, tile.cells)};
}

}  // namespace

const TileTests& worstTile(const RayWalks& walks) {
  const auto count = [](const TileTests& tests) { return std::pair{tests.published, tests.cells}; };
  const auto most = count(*std::ranges::max_element(walks.tiles, {}, count));
  const TileTests* worst = nullptr;
  for (const TileTests& tests : walks.tiles)
    if (count(tests) == most && (worst == nullptr || tests.tile.x > worst->tile.x)) worst = &tests;
  return *worst;
}

std::optional<SameAnswer> sameRayAnswer(const Evidence& evidence) {
  if (!knowsRayCast(evidence)) return std::nullopt;
  const PublishedRay& ray = *evidence.publishedRay;
  const RayWalks& walks = *evidence.rayWalks;
  const bool answers = !ray.zeroLength && !ray.undefined && !ray.tooLong && !ray.outOfRange;
  if (!answers || ray.fault != RayFault::none || !walks.published.agrees) return std::nullopt;
  if (!ray.errors.empty()) return ofError(ray.errors.front(), evidence);
  if (walks.worstCase) return ofCount(evidence);
  const bool normal = evidence.ray->conservative && evidence.ray->conservative->entry.normal;
  if (ray.normalAsked && ray.hit && normal)
    return SameAnswer{Kind::normal, "same hit, no normal", ""};
  return std::nullopt;
}

std::string sameRayBadge(const Evidence& evidence) {
  const std::optional<SameAnswer> same = sameRayAnswer(evidence);
  return same ? same->badge : std::string();
}

}  // namespace sepax
