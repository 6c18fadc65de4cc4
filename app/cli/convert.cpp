#include "app/cli/convert.h"

#include "app/cli/exit_code.h"
#include "app/cli/outputs.h"
#include "app/cli/streams.h"
#include "app/codecs/embedded_scene.h"
#include "app/codecs/png.h"
#include "app/disk/files.h"
#include "app/documents/load.h"
#include "app/formats/formats.h"
#include "app/formats/geometry.h"
#include "app/scene/edits/tile_edits.h"
#include "app/scene/json_path.h"
#include "app/scene/scene_check.h"
#include "app/techniques/contract/unit_test_text.h"
#include "app/techniques/table.h"
#include "app/tools/tile_import.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr std::string_view kStandard = "-";  ///< standard input or standard output

struct ConvertOptions {
  std::string in;
  std::string out;                      ///< empty = standard output
  std::string to;                       ///< empty = what the extension of `out` says
  std::optional<std::string> tileSize;  ///< pixels per side, where a PNG is to be cut into tiles
  bool list = false;
};

std::string listText() {
  std::string text;
  for (const GeometryFormat& format : writtenFormats())
    text += fmt::format("{:<8} {}\n", format.id, format.name);
  for (const TestFormat& format : testFormats())
    text += fmt::format("{:<8} {}\n", format.id, format.name);
  return text;
}

std::string knownFormats() {
  std::string known;
  for (const GeometryFormat& format : writtenFormats())
    known.append(known.empty() ? "" : ", ").append(format.id);
  for (const TestFormat& format : testFormats()) known.append(", ").append(format.id);
  return known;
}

bool goesToStandardOutput(const ConvertOptions& options) {
  return options.out.empty() || options.out == kStandard;
}

/// An id, or why there is none.
struct Choice {
  std::string format;
  std::string error;
};

Choice formatOf(const ConvertOptions& options) {
  if (!options.to.empty()) {
    const GeometryFormat* row = findGeometryFormat(options.to);
    if ((row != nullptr && row->write != nullptr) || testStyleNamed(options.to))
      return {options.to, {}};
    return {
        {},
        fmt::format("--to: {} is unknown; choose one of {}", inQuotes(options.to), knownFormats())};
  }
  if (goesToStandardOutput(options))
    return {{},
            "convert: standard output has no extension that tells the format; choose one with "
            "--to: " +
                knownFormats()};
  const std::string extension = std::filesystem::path(options.out).extension().string();
  const GeometryFormat* format = geometryFormatFor(extension);
  if (format != nullptr && format->write != nullptr) return {std::string(format->id), {}};
  const std::string reason = extension.empty() ? "the name has no extension that tells the format"
                             : format != nullptr
                                 ? std::string(format->name) + " is read, but not written"
                                 : "no format has the extension " + inQuotes(extension);
  return {
      {},
      fmt::format("{}: {}; choose a format with --to: {}", options.out, reason, knownFormats())};
}

/// What was read: either it is empty and error says why, or one of polygons and scene is there.
struct Input {
  std::vector<NamedPolygon> polygons;
  std::optional<Scene> scene;
  std::string error;
};

std::string placeOf(const std::string& in) { return in == kStandard ? "standard input" : in; }

/// A scene with the picture's tiles and a ray across them.
Input tilesOf(const std::string& bytes, int size) {
  const DecodedPng decoded = decodePng(bytes);
  if (!decoded.error.empty()) return {{}, {}, decoded.error};
  TileImport import = tilesFromPicture(decoded.image, size);
  if (!import.problem.empty()) return {{}, {}, import.problem};
  Scene scene;
  const auto ofPixels = std::ranges::find(techniques(), true, &Technique::pixels);
  if (ofPixels != techniques().end()) scene.technique = ofPixels->id;
  scene.tiles = std::move(import.tiles);
  return {{}, withNewRay(std::move(scene)), {}};
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

Input inputOf(const ConvertOptions& options) {
  const std::string& in = options.in;
  const std::string none =
      placeOf(in) + ": --tile-size: only a PNG is cut into tiles; leave it out";
  if (isBuiltin(in)) {
    if (options.tileSize) return {{}, {}, none};
    SceneResult result = loadScene(in);
    return {{}, std::move(result.scene), std::move(result.error)};
  }
  const FileResult file =
      in == kStandard ? readStandardInput(kMaxFileBytes) : readFile(in, kMaxFileBytes);
  if (!file.bytes) return {{}, {}, file.error};
  Content content = contentOf(*file.bytes);
  if (becomesTiles(content, *file.bytes, options)) {
    Input tiles = tilesOf(*file.bytes, tileSizeOf(options));
    if (!tiles.error.empty()) tiles.error = placeOf(in) + ": " + tiles.error;
    return tiles;
  }
  if (options.tileSize) return {{}, {}, none};
  GeometryText& text = content.read;
  if (text.scene) return {{}, std::move(text.scene), {}};
  if (!text.error.empty()) return {{}, {}, placeOf(in) + ": " + text.error};
  GeometryReading& reading = text.readings.front();
  for (const std::string& remark : reading.notes) note(placeOf(in) + ": " + remark);
  return {std::move(reading.polygons), {}, {}};
}

/// The text, or why there is none.
struct Output {
  std::string text;
  std::string error;
};

Output testOf(const Scene& scene, TestStyle style) {
  const Evidence evidence = analyze(scene);
  const std::string problem = unitTestProblem(evidence);
  if (!problem.empty()) return {{}, problem};
  return {unitTestText(evidence, style), {}};
}

Output outputOf(const Input& input, const std::string& format) {
  const std::optional<TestStyle> style = testStyleNamed(format);
  if (style || format == "scene") {
    const Scene scene = input.scene ? *input.scene : withPolygons({}, input.polygons);
    if (const std::string problem = sceneProblem(scene); !problem.empty()) return {{}, problem};
    return style ? testOf(scene, *style) : Output{writeScene(scene), {}};
  }
  const std::vector<NamedPolygon> polygons =
      input.scene ? worldPolygons(*input.scene) : input.polygons;
  const std::string left = input.scene ? leftOutOf(*input.scene) : std::string();
  if (polygons.empty())
    return {
        {},
        left.empty() ? "the scene has no bodies to convert; only --to scene keeps the rest" : left};
  if (!left.empty()) note(left);
  return {findGeometryFormat(format)->write(polygons), {}};
}

int runConvert(const ConvertOptions& options) {
  if (options.list) return writeTextOrFail(listText());
  if (options.in.empty())
    return fail("convert: no input given; name a file, builtin:ID or - for standard input");
  if (const std::string problem = tileSizeProblem(options); !problem.empty()) return fail(problem);
  const Choice choice = formatOf(options);
  if (!choice.error.empty()) return fail(choice.error);
  if (!goesToStandardOutput(options))
    if (const std::string risk = inputsAtRisk({&options.in, 1}, {&options.out, 1}); !risk.empty())
      return fail(risk);
  const Input input = inputOf(options);
  if (!input.error.empty()) return fail(input.error);
  const Output output = outputOf(input, choice.format);
  if (!output.error.empty()) return fail(placeOf(options.in) + ": " + output.error);
  if (goesToStandardOutput(options)) return writeDataOrFail(output.text);
  tidyBeside(options.out);
  const std::string error = atomicWrite(options.out, output.text);
  return error.empty() ? kFine : fail(error);
}

}  // namespace

std::function<int()> declareConvert(CLI::App& app, const Hooks&) {
  const auto options = std::make_shared<ConvertOptions>();
  app.add_option("in", options->in,
                 "File with polygons or a scene, a PNG of tiles, builtin:ID, or - for standard "
                 "input");
  app.add_option("-o,--output", options->out, "File to write; - or none is standard output");
  app.add_option("--to", options->to,
                 "Format to write; without it the extension of the output tells it");
  app.add_option(
      "--tile-size", options->tileSize,
      fmt::format("Cut a PNG into tiles of so many pixels per side, a picture of ours too "
                  "({} where a PNG without a scene is cut)",
                  kImportTileSize));
  app.add_flag("--list", options->list, "Print the formats");
  return [options] { return runConvert(*options); };
}

}  // namespace sepax
