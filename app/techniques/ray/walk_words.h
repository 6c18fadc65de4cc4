#pragma once

#include "app/techniques/ray/options.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"

#include <cstdint>
#include <string>
#include <vector>

/// What is counted of a walk, and what stands in its row beside the other walks.
namespace sepax {

[[nodiscard]] const RayWalk& walkOf(const RayWalks& walks, RayWalkId id);
/// The walk whose pixels are counted: the one that is shown, the article's while that stands alone.
[[nodiscard]] const RayWalk& countedWalk(const RayWalks& walks, const ViewState& view);

/// Tiles of the map in which a walk tests a pixel.
struct TilesEntered {
  std::int64_t looked = 0;  ///< into their bitmap
  std::int64_t blank = 0;
};
/// `walk` is one of `walks`.
[[nodiscard]] TilesEntered tilesEntered(const RayWalks& walks, const RayWalk& walk);

/// What a walk tests in a tile.
[[nodiscard]] std::int64_t testsIn(const TileTests& tests, RayWalkId id);
/// The most that the walk tests in a tile, where that is as many as any tile can cost.
[[nodiscard]] std::optional<std::int64_t> mostInTile(const RayWalks& walks, RayWalkId id);

/// A row of the walks compared.
struct WalkRow {
  std::string answer;    ///< empty while another walk is stepped
  std::string word;      ///< how it compares with the exact ray
  bool differs = false;  ///< from the exact answer, once that is shown
};
[[nodiscard]] WalkRow walkRow(const Evidence& evidence, RayWalkId id, const ViewState& view);

/// The pixels that only one of two walks has, by whose they are; each sorted.
struct DifferingPixels {
  std::vector<Pixel> here;   ///< of the walk itself
  std::vector<Pixel> there;  ///< of the one that it is compared with
};
[[nodiscard]] DifferingPixels differingPixels(const RayWalk& walk);
/// "49 only here, 49 only in the line from the origin"; of walks with the same pixels that.
[[nodiscard]] std::string differingText(const RayWalk& walk, RayWalkId id);

}  // namespace sepax
