#include "app/techniques/ray/walk_words.h"

#include "app/techniques/ray/ray.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <string_view>

namespace sepax {

const RayWalk& walkOf(const RayWalks& walks, RayWalkId id) {
  switch (id) {
    case RayWalkId::bresenham:
      return walks.bresenham;
    case RayWalkId::published:
      return walks.published;
    case RayWalkId::cells:
    case RayWalkId::automatic:
      break;
  }
  return walks.cells;
}

const RayWalk& countedWalk(const RayWalks& walks, const ViewState& view) {
  return view.answers == Answers::published ? walks.published : shownWalk(walks, view);
}

std::int64_t testsIn(const TileTests& tests, RayWalkId id) {
  switch (id) {
    case RayWalkId::bresenham:
      return tests.line;
    case RayWalkId::published:
      return tests.published;
    case RayWalkId::cells:
    case RayWalkId::automatic:
      break;
  }
  return tests.cells;
}

std::optional<std::int64_t> mostInTile(const RayWalks& walks, RayWalkId id) {
  const std::int64_t most = testsIn(walks.most, id);
  const std::int64_t bound = id == RayWalkId::cells ? walks.bound.cells : walks.bound.line;
  return most > 0 && most == bound ? std::optional(most) : std::nullopt;
}

TilesEntered tilesEntered(const RayWalks& walks, const RayWalk& walk) {
  const RayWalkId id = &walk == &walks.published ? RayWalkId::published
                       : &walk == &walks.cells   ? RayWalkId::cells
                                                 : RayWalkId::bresenham;
  TilesEntered entered;
  for (const TileTests& tests : walks.tiles)
    if (testsIn(tests, id) > 0) ++(tests.blank ? entered.blank : entered.looked);
  return entered;
}

WalkRow walkRow(const Evidence& evidence, RayWalkId id, const ViewState& view) {
  const RayWalks& walks = *evidence.rayWalks;
  const RayWalk& walk = walkOf(walks, id);
  const bool exact = id == RayWalkId::cells;
  const RayProgress progress = rayProgress(shownWalk(walks, view), view.step);
  if (!progress.finished) {
    const bool stepped = walkIn(view) == id;
    return {stepped ? fmt::format("{} tested so far", progress.known) : std::string(),
            exact ? "exact" : "not yet", false};
  }
  if (id == RayWalkId::published && evidence.skipped.contains("published.ray"))
    return {evidence.publishedRay->tooLong ? std::string("too many pixels: not built")
                                           : std::string("the direction (0, 0) has no length"),
            "no answer", true};
  const std::string answer = walk.hit        ? "hit " + pixelText(*walk.hit)
                             : walk.collides ? std::string("hit")
                                             : std::string("no hit");
  return {fmt::format("{} tested  ·  {}", walk.tested, answer),
          exact         ? "exact"
          : walk.agrees ? "✓ agrees"
                        : "✗ differs",
          !walk.agrees};
}

DifferingPixels differingPixels(const RayWalk& walk) {
  std::vector<Pixel> own;
  for (const WalkPixel& pixel : walk.pixels) own.push_back(pixel.pixel);
  std::ranges::sort(own, std::less());
  DifferingPixels differing;
  std::set_intersection(walk.differs.begin(), walk.differs.end(), own.begin(), own.end(),
                        std::back_inserter(differing.here));
  std::set_difference(walk.differs.begin(), walk.differs.end(), own.begin(), own.end(),
                      std::back_inserter(differing.there));
  return differing;
}

std::string differingText(const RayWalk& walk, RayWalkId id) {
  const std::string_view other =
      id == RayWalkId::bresenham ? "the published line" : "the line from the origin";
  if (walk.differs.empty()) return fmt::format("the same pixels as {}", other);
  const DifferingPixels differing = differingPixels(walk);
  return fmt::format("{} only here, {} only in {}", differing.here.size(), differing.there.size(),
                     other);
}

}  // namespace sepax
