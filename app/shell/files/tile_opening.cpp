#include "app/codecs/png.h"
#include "app/disk/files.h"
#include "app/figure/numbers.h"
#include "app/scene/edits/tile_edits.h"
#include "app/shell/files/opening.h"
#include "app/tools/tile_import.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

namespace sepax {

std::string loadTiles(Workspace& work, Notices& notices, const std::string& path) {
  const FileResult file = readRegularFile(path, kMaxFileBytes);
  return file.bytes ? takeTiles(work, notices, path, *file.bytes) : file.error;
}

std::string takeTiles(Workspace& work, Notices& notices, const std::string& path,
                      std::string_view bytes) {
  const DecodedPng decoded = decodePng(bytes);
  if (!decoded.error.empty()) return path + ": " + decoded.error;
  work.document.cancel();
  Scene scene = work.document.committed();
  TileImport import =
      tilesFromPicture(decoded.image, scene.tiles ? scene.tiles->size : kImportTileSize);
  if (!import.problem.empty()) return path + ": " + import.problem;
  scene.tiles = std::move(import.tiles);
  if (!scene.ray) scene = withNewRay(std::move(scene));
  const std::size_t distinct = scene.tiles->palette.size();
  std::string problem = work.document.apply(std::move(scene));
  if (!problem.empty()) return problem;
  work.view.bitmaps = std::make_shared<const TileBitmaps>(std::move(import.bitmaps));
  const auto ofPixels = std::ranges::find(work.techniques, true, &Technique::pixels);
  if (ofPixels != work.techniques.end()) setTechnique(work, ofPixels->id);
  refreshEvidence(work);
  frameAll(work);
  say(notices, fmt::format("{}: {}.", std::filesystem::path(path).filename().string(),
                           counted(distinct, "distinct tile")));
  return {};
}

}  // namespace sepax
