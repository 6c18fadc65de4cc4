#include "app/techniques/ray/row.h"

#include "app/techniques/ray/ray.h"
#include "app/techniques/ray/walk_words.h"
#include "core/exact/short_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

namespace sepax {

std::string rayCounters(const Evidence& evidence, const ViewState& view) {
  if (!evidence.rayWalks || !evidence.bodies.empty()) return bodyCounter(evidence);
  const RayWalks& walks = *evidence.rayWalks;
  const RayWalk& walk = countedWalk(walks, view);
  const RayProgress progress = rayProgress(walk, view.step);
  if (!progress.finished) return fmt::format("tested {} so far", progress.known);
  const TilesEntered tiles = tilesEntered(walks, walk);
  const std::string pixels =
      walk.length ? fmt::format("pixels {}  ·  ", *walk.length) : std::string();
  return fmt::format("{}tested {}  ·  tiles {}", pixels, walk.tested, tiles.looked + tiles.blank);
}

std::string_view rayHint(const ViewState& view) {
  switch (view.options[kTool]) {
    case TileTool::ray:
      return "drag an end of the ray, with Ctrl all of it  ·  choose a tool to paint  ·  wheel to "
             "zoom";
    case TileTool::pencil:
    case TileTool::eraser:
      return "drag to paint pixels: all copies of the tile follow  ·  Esc cancels the stroke";
    case TileTool::fill:
      return "click inverts a connected area of the tile: solid to empty, empty to solid";
    case TileTool::flipX:
    case TileTool::flipY:
      return "click mirrors the tile under the pointer";
    case TileTool::place:
    case TileTool::blank:
      return "drag across the cells  ·  Esc cancels the stroke";
  }
  return {};
}

std::string tileRefusal(const Evidence& evidence, const OptionValue& value) {
  const int chosen = std::get<int>(value);
  const int count = evidence.tiles ? static_cast<int>(evidence.tiles->palette.size()) : 0;
  if (chosen >= 0 && chosen < count) return {};
  if (count == 0) return "there are no tiles here";
  if (count == 1) return "the palette has one tile, 0";
  return fmt::format("the palette has tiles 0 to {}", count - 1);
}

std::vector<Accusation> rayAccusations(const Evidence& evidence) {
  std::vector<Accusation> found;
  if (evidence.rayWalks && evidence.rayWalks->worstCase) {
    const RayWalks& walks = *evidence.rayWalks;
    found.push_back(
        {"tile-count",
         fmt::format("published: tests in a tile at most {}; exact: the line has {} pixels in one "
                     "here, the most there can be, and the ray touches {}",
                     printedWorstCase(evidence), walks.most.published, walks.most.cells)});
  }
  if (!evidence.publishedRay || !evidence.publishedRay->normalAsked) return found;
  const std::optional<RayHit>& exact = evidence.ray->conservative;
  const std::optional<Pixel>& hit = evidence.publishedRay->hit;
  if (!hit || !exact || !exact->entry.normal || *exact->entry.normal == Vec2{}) return found;
  found.push_back(
      {"missing-normal", fmt::format("published: hit at pixel {}, no normal; exact: normal {}",
                                     pixelText(*hit), shortText(*exact->entry.normal))});
  return found;
}

PitfallLines roundingHere(const Evidence& evidence) {
  const auto words = std::ranges::find(kRayPitfalls, "pixel-rounding", &PitfallWords::id);
  const PublishedRay& ray = *evidence.publishedRay;
  if (ray.castElsewhere == ray.misplaced.has_value())
    return {words->explanation, words->fix, words->wrongLine, words->rightLine};
  if (ray.castElsewhere) {
    return {
        "The cast to int rounds towards zero. Half a pixel below 0 becomes pixel 0, which lies "
        "one pixel further.",
        "Round every coordinate down.", "(int)x", "floor(x)"};
  }
  return {
      "The tile is a quotient in single precision, which has 24 binary digits. Far from the "
      "map's corner that is too coarse: the last pixel of a tile comes out in the next one.",
      "Divide whole numbers by the tile size, rounding down.", "floor((float)x / (float)tileSize)",
      "floor division of whole numbers"};
}

bool lacksTiles(const Scene& scene) { return !scene.tiles; }

Scene withTilesAndRay(Scene scene) {
  scene = withNewTiles(std::move(scene));
  return scene.ray ? scene : withNewRay(std::move(scene));
}

bool lacksRay(const Scene& scene) { return !scene.ray; }

}  // namespace sepax
