#include "app/cli/convert.h"

#include "app/cli/exit_code.h"
#include "app/cli/json_version.h"
#include "app/cli/outputs.h"
#include "app/cli/polygon_output.h"
#include "app/cli/streams.h"
#include "app/codecs/embedded_scene.h"
#include "app/codecs/png.h"
#include "app/codecs/scene_link.h"
#include "app/disk/files.h"
#include "app/documents/load.h"
#include "app/formats/formats.h"
#include "app/scene/builtin.h"
#include "app/scene/edits/tile_edits.h"
#include "app/scene/json_path.h"
#include "app/scene/json_text.h"
#include "app/techniques/contract/unit_test_text.h"
#include "app/techniques/table.h"
#include "app/tools/tile_import.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

struct ConvertOptions {
  std::string in;
  TargetOptions target;
  ReadingOptions reading;
  std::optional<std::string> tileSize;  ///< pixels per side, where a PNG is to be cut into tiles
  bool parts = false;
  bool list = false;
  bool json = false;
};

/// Ids and names of all that is written.
std::vector<std::pair<std::string_view, std::string_view>> listedFormats() {
  std::vector<std::pair<std::string_view, std::string_view>> formats;
  for (const GeometryFormat& format : writtenFormats())
    formats.emplace_back(format.id, format.name);
  for (const TestFormat& format : testFormats()) formats.emplace_back(format.id, format.name);
  return formats;
}

std::string listText() {
  std::string text;
  for (const auto& [id, name] : listedFormats()) text += fmt::format("{:<8} {}\n", id, name);
  return text;
}

std::string listJson() {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const auto& [id, name] : listedFormats()) {
    const GeometryFormat* format = findGeometryFormat(id);
    list.push_back(
        {{"id", id},
         {"name", name},
         {"extensions", format == nullptr ? std::vector<std::string_view>() : format->extensions}});
  }
  return compactJson({{"version", kJsonVersion}, {"formats", std::move(list)}}) + "\n";
}

/// A scene with the picture's tiles and a ray across them.
SceneResult tilesOf(const std::string& bytes, int size) {
  const DecodedPng decoded = decodePng(bytes);
  if (!decoded.error.empty()) return {{}, decoded.error};
  TileImport import = tilesFromPicture(decoded.image, size);
  if (!import.problem.empty()) return {{}, import.problem};
  Scene scene;
  const auto ofPixels = std::ranges::find(techniques(), true, &Technique::pixels);
  if (ofPixels != techniques().end()) scene.technique = ofPixels->id;
  scene.tiles = std::move(import.tiles);
  return {withNewRay(std::move(scene)), {}};
}

/// The size that was typed, absent when it is none.
std::optional<int> tileSizeNamed(const std::string& text) {
  int size = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, size);
  if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
  if (size < 1 || size > static_cast<int>(kMaxTileSize)) return std::nullopt;
  return size;
}

std::string tileSizeProblem(const ConvertOptions& options) {
  if (!options.tileSize || tileSizeNamed(*options.tileSize)) return {};
  return fmt::format("--tile-size: {} is no size; write a whole number of pixels from 1 to {}",
                     inQuotes(*options.tileSize), kMaxTileSize);
}

/// Whether the file is cut into tiles: where that is asked for, a picture that carries a scene too.
bool becomesTiles(const Content& content, const std::string& bytes, const ConvertOptions& options) {
  return content.kind == ContentKind::bitmap ||
         (options.tileSize && embeddedScene(bytes).kind == PictureKind::png);
}

int tileSizeOf(const ConvertOptions& options) {
  const std::optional<int> typed =
      options.tileSize ? tileSizeNamed(*options.tileSize) : std::nullopt;
  return typed.value_or(kImportTileSize);
}

PolygonInput inputOf(const ConvertOptions& options, const ReadChoices& choices) {
  const std::string& in = options.in;
  const std::string place = placeOf(in);
  const std::string none = place + ": --tile-size: only a PNG is cut into tiles; leave it out";
  if (isBuiltin(in) || isAddress(in)) {
    if (options.tileSize) return {{}, {}, false, none};
    SceneResult result = loadScene(in);
    if (!result.scene) return {{}, {}, false, std::move(result.error)};
    return polygonInput(in, textOfScene(std::move(result)), options.reading);
  }
  const FileResult file =
      in == kStandard ? readStandardInput(kMaxFileBytes) : readFile(in, kMaxFileBytes);
  if (!file.bytes) return {{}, {}, false, file.error};
  Content content = contentOf(*file.bytes, choices);
  if (becomesTiles(content, *file.bytes, options)) {
    SceneResult tiles = tilesOf(*file.bytes, tileSizeOf(options));
    if (!tiles.scene) return {{}, {}, false, place + ": " + tiles.error};
    return polygonInput(in, textOfScene(std::move(tiles)), options.reading);
  }
  if (options.tileSize) return {{}, {}, false, none};
  PolygonInput input = polygonInput(in, std::move(content.read), options.reading);
  if (input.defect) input.error = place + ": " + input.error;
  return input;
}

int runConvert(const ConvertOptions& options) {
  if (options.list) return options.json ? writeJsonOrFail(listJson()) : writeTextOrFail(listText());
  if (options.json) return fail("convert: --json is for --list; add --list, or leave it out");
  if (options.in.empty())
    return fail("convert: no input given; name a file, builtin:ID or - for standard input");
  if (const std::string problem = tileSizeProblem(options); !problem.empty()) return fail(problem);
  const TypedChoices choices = typedChoices(options.reading);
  if (!choices.problem.empty()) return fail(choices.problem);
  const FormatChoice choice = formatOf("convert", options.target);
  if (!choice.error.empty()) return fail(choice.error);
  if (!goesToStandardOutput(options.target))
    if (const std::string risk = inputsAtRisk({&options.in, 1}, {&options.target.out, 1});
        !risk.empty())
      return fail(risk);
  const PolygonInput input = inputOf(options, choices.choices);
  if (!input.error.empty()) return fail(input.error);
  const PolygonText output =
      polygonText(options.parts ? inParts(input, choice.format) : input, choice.format);
  if (!output.error.empty()) return fail(placeOf(options.in) + ": " + output.error);
  if (!output.remark.empty()) note(output.remark + (options.parts ? "" : "; --parts splits them"));
  return writeTarget(options.target, output.text);
}

}  // namespace

std::function<int()> declareConvert(CLI::App& app, const Hooks&) {
  const auto options = std::make_shared<ConvertOptions>();
  app.add_option("in", options->in,
                 "File with polygons or a scene, a PNG of tiles, builtin:ID, or - for standard "
                 "input");
  declareTarget(app, options->target, "File to write; - or none is standard output");
  declareReading(app, options->reading);
  app.add_flag("--parts", options->parts,
               "Split concave polygons, and those that are too large for the format, into convex "
               "parts");
  app.add_option(
      "--tile-size", options->tileSize,
      fmt::format("Cut a PNG into tiles of so many pixels per side, a picture of ours too "
                  "({} where a PNG without a scene is cut)",
                  kImportTileSize));
  app.add_flag("--list", options->list, "Print the formats");
  app.add_flag("--json", options->json, "With --list: one line of JSON");
  return [options] { return runConvert(*options); };
}

}  // namespace sepax
