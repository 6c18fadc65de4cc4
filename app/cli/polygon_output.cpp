#include "app/cli/polygon_output.h"

#include "app/cli/exit_code.h"
#include "app/cli/outputs.h"
#include "app/cli/streams.h"
#include "app/disk/files.h"
#include "app/formats/formats.h"
#include "app/scene/convex_bodies.h"
#include "app/scene/json_path.h"
#include "app/scene/scene_check.h"
#include "app/techniques/contract/unit_test_text.h"
#include "app/techniques/table.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

namespace sepax {

namespace {

std::string writtenIds() {
  std::string known;
  for (const GeometryFormat& format : writtenFormats())
    known.append(known.empty() ? "" : ", ").append(format.id);
  for (const TestFormat& format : testFormats()) known.append(", ").append(format.id);
  return known;
}

PolygonText testOf(const Scene& scene, TestStyle style) {
  const Evidence evidence = analyze(scene);
  const std::string problem = unitTestProblem(evidence);
  if (!problem.empty()) return {{}, problem};
  return {unitTestText(evidence, style), {}};
}

/// The polygons in the world, under the names that the text has given them.
std::vector<NamedPolygon> worldPolygonsOf(const PolygonInput& input) {
  if (!input.scene) return input.polygons;
  std::vector<NamedPolygon> polygons = worldPolygons(*input.scene);
  if (input.nameless)
    for (NamedPolygon& polygon : polygons) polygon.name.clear();
  return polygons;
}

}  // namespace

void declareTarget(CLI::App& app, TargetOptions& options, const std::string& out) {
  app.add_option("-o,--output", options.out, out);
  app.add_option("--to", options.to,
                 "Format to write; without it the extension of the output tells it");
}

bool goesToStandardOutput(const TargetOptions& options) {
  return options.out.empty() || options.out == kStandard;
}

FormatChoice formatOf(std::string_view command, const TargetOptions& options) {
  if (!options.to.empty()) {
    const GeometryFormat* row = findGeometryFormat(options.to);
    if ((row != nullptr && row->write != nullptr) || testStyleNamed(options.to))
      return {options.to, {}};
    return {
        {},
        fmt::format("--to: {} is unknown; choose one of {}", inQuotes(options.to), writtenIds())};
  }
  if (goesToStandardOutput(options))
    return {{},
            fmt::format("{}: standard output has no extension that tells the format; choose one "
                        "with --to: {}",
                        command, writtenIds())};
  const std::string extension = std::filesystem::path(options.out).extension().string();
  const GeometryFormat* format = geometryFormatFor(extension);
  if (format != nullptr && format->write != nullptr) return {std::string(format->id), {}};
  const std::string reason = extension.empty() ? "the name has no extension that tells the format"
                             : format != nullptr
                                 ? std::string(format->name) + " is read, but not written"
                                 : "no format has the extension " + inQuotes(extension);
  return {{},
          fmt::format("{}: {}; choose a format with --to: {}", options.out, reason, writtenIds())};
}

PolygonInput inParts(const PolygonInput& input, const std::string& format) {
  const GeometryFormat* row = findGeometryFormat(format);
  ConvexBodies split = inConvexParts(sceneOf(input), row == nullptr ? 0 : row->limits.vertices);
  for (const std::string& left : split.left) note(left);
  return {std::move(split.scene), {}, input.nameless, {}};
}

PolygonText polygonText(const PolygonInput& input, const std::string& format) {
  const std::optional<TestStyle> style = testStyleNamed(format);
  if (style || format == "scene") {
    const Scene scene = sceneOf(input);
    if (const std::string problem = sceneProblem(scene); !problem.empty()) return {{}, problem};
    return style ? testOf(scene, *style) : PolygonText{writeScene(scene), {}};
  }
  const std::vector<NamedPolygon> polygons = worldPolygonsOf(input);
  const std::string left = input.scene ? leftOutOf(*input.scene) : std::string();
  if (polygons.empty())
    return {
        {},
        left.empty() ? "the scene has no bodies to convert; only --to scene keeps the rest" : left};
  if (!left.empty()) note(left);
  const GeometryFormat& row = *findGeometryFormat(format);
  return {row.write(polygons), {}, limitRemark(polygons, row)};
}

int writeTarget(const TargetOptions& options, const std::string& text) {
  if (goesToStandardOutput(options)) return writeDataOrFail(text);
  tidyBeside(options.out);
  const std::string error = atomicWrite(options.out, text);
  return error.empty() ? kFine : fail(error);
}

}  // namespace sepax
