#include "app/figure/numbers.h"
#include "app/techniques/ray/published_same.h"
#include "app/techniques/ray/ray.h"
#include "app/techniques/ray/steps_words.h"

#include <fmt/format.h>

#include <cmath>
#include <string>

// The lines of a walk with the values of a step.

namespace sepax {

namespace {

/// Behind the number of a walk's pixels where these are not all.
std::string_view listedText(const RayWalk& walk) {
  const bool whole = walk.length == static_cast<std::int64_t>(walk.pixels.size());
  return whole ? "" : " listed";
}

std::string solidityText(const WalkPixel& pixel) {
  if (!pixel.inMap || pixel.index < 0) return "not looked at";
  return fmt::format("solidity[{}, {}] = {}", pixel.local.x, pixel.local.y,
                     pixel.state == PixelState::hit ? "solid" : "empty");
}

std::vector<CodeLine> linesOf(RayWalkId walk) {
  switch (walk) {
    case RayWalkId::bresenham:
      return {
          {"line = bresenham(pixel(p0), pixel(p0 + normalize(direction) · length))", "", false, {}},
          {"for each pixel of line, from p0:", "", false, {}},
          {"    tile = floor(pixel / tile size)", "", false, {}},
          {"    if tile.solidity[pixel mod tile size]: return hit", "", false, {}},
          {"return no hit", "", false, {}}};
    case RayWalkId::published:
      return {{"line = bresenham(p0, p1), ends swapped towards rising x or y", "", false, {}},
              {"for each pixel, from the end that equals p0, else the last:", "", false, {}},
              {"    tile = floor(pixel / tile size)", "", false, {}},
              {"    if tile.solidity[pixel mod tile size]: return hit", "", false, {}},
              {"return no hit", "", false, {}}};
    case RayWalkId::cells:
    case RayWalkId::automatic:
      break;
  }
  return {{"p(t) = p0 + t · (p1 − p0)", "", false, {}},
          {"for each cell that p(t) enters, by t; at a corner both beside it:", "", false, {}},
          {"    tile = floor(cell / tile size)", "", false, {}},
          {"    if tile.solidity[cell mod tile size]: return hit", "", false, {}},
          {"return no hit", "", false, {}}};
}

/// Where the page's end is another pixel: what decides, by squares.
std::string endTestText(const RayEvidence& ray) {
  const RayEndTest& test = *ray.endTest;
  return fmt::format("({})² · {} is {} {} ({})²: pixel {}", number(test.apart, 2),
                     number(test.square, 2), number(std::fabs(test.beyond)),
                     test.beyond < 0 ? "above" : "below", number(test.reach),
                     test.ofX ? ray.lastPixel.x : ray.lastPixel.y);
}

void addEndTest(const Evidence& evidence, const ViewState& view, std::vector<CodeLine>& lines) {
  if (!endTestDecides(evidence) || walkIn(view) != RayWalkId::cells) return;
  lines.insert(lines.begin() + 1, {"    p1 by squares: apart² · |d|² against (d · length)²",
                                   endTestText(*evidence.ray),
                                   false,
                                   {}});
}

}  // namespace

std::vector<CodeLine> raySteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines = linesOf(walkIn(view));
  if (!evidence.ray || !evidence.rayWalks) return lines;
  const RayEvidence& ray = *evidence.ray;
  const RayWalk& walk = shownWalk(*evidence.rayWalks, view);
  const RayProgress progress = rayProgress(walk, view.step);
  lines[0].value = fmt::format("{} → {}: {}{}", pixelText(ray.firstPixel), pixelText(ray.lastPixel),
                               counted(walk.pixels.size(), "pixel"), listedText(walk));
  if (progress.known == 0) {
    if (view.step >= 0) lines[progress.finished ? 4u : 0u].current = true;
    addEndTest(evidence, view, lines);
    return lines;
  }
  const WalkPixel& pixel = steppedPixel(walk, progress.known);
  const std::string others = metWith(walk, progress.known);
  lines[1].value =
      fmt::format("{} of {}{}: {}{}", placesText(walk, progress.known), walk.pixels.size(),
                  listedText(walk), pixelText(pixel.pixel), others.empty() ? "" : ", " + others);
  lines[2].value = placeText(pixel);
  lines[3].value = solidityText(pixel) + (others.empty() ? "" : "; " + others + " too");
  const bool hit = pixel.state == PixelState::hit;
  if (progress.finished && !walk.hit) lines[4].value = testedText(walk) + " tested";
  const bool looked = pixel.inMap && pixel.index >= 0;
  if (view.step >= 0) lines[hit ? 3u : progress.finished ? 4u : looked ? 3u : 2u].current = true;
  addEndTest(evidence, view, lines);
  return lines;
}

}  // namespace sepax
