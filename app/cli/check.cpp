#include "app/cli/check.h"

#include "app/cli/check_report.h"
#include "app/cli/exit_code.h"
#include "app/cli/scene_argument.h"
#include "app/cli/streams.h"
#include "app/disk/files.h"
#include "app/documents/load.h"
#include "app/formats/geometry.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

struct CheckOptions {
  std::vector<std::string> inputs;
  bool json = false;
};

/// A report, or one sentence when the input holds no polygons that could be examined.
struct Checked {
  std::optional<CheckReport> report;
  std::string error;
};

Checked checkedScene(const std::string& name, const SceneResult& result) {
  if (!result.scene) return {std::nullopt, result.error};
  if (result.scene->bodies.empty())
    return {std::nullopt, name + ": the scene has no polygons to check"};
  return {reportOf(name, *result.scene), ""};
}

Checked checkedText(const std::string& name, const std::string& bytes) {
  const std::string file = name == "-" ? "standard input" : name;
  const GeometryText text = contentOf(bytes).read;
  if (text.scene) return checkedScene(file, {text.scene, ""});
  if (text.defect) return {refusedReport(file, *text.defect, text.error), ""};
  if (!text.error.empty()) return {std::nullopt, file + ": " + text.error};
  const GeometryReading& reading = text.readings.front();
  for (const std::string& assumed : reading.notes) note(file + ": " + assumed);
  return {reportOf(file, withPolygons({}, reading.polygons)), ""};
}

/// A scene, a text with polygons, or a picture that carries its scene.
Checked checkedInput(const std::string& name) {
  if (isBuiltin(name)) return checkedScene(name, loadScene(name));
  const FileResult input =
      name == "-" ? readStandardInput(kMaxFileBytes) : readFile(name, kMaxFileBytes);
  if (!input.bytes) return {std::nullopt, input.error};
  return checkedText(name, *input.bytes);
}

int runCheck(const CheckOptions& options) {
  if (options.inputs.empty())
    return fail("check: no polygons given; name a file, builtin:ID or - for standard input");
  int code = kFine;
  for (const std::string& name : options.inputs) {
    const Checked checked = checkedInput(name);
    if (!checked.report) {
      code = fail(checked.error);
      continue;
    }
    const std::string error = options.json ? writeJson(checkJson(*checked.report) + "\n")
                                           : writeText(checkText(*checked.report));
    if (!error.empty()) return fail(error);
    if (!isSound(*checked.report)) code = std::max<int>(code, kDefective);
  }
  return code;
}

}  // namespace

std::function<int()> declareCheck(CLI::App& app, const Hooks&) {
  const auto options = std::make_shared<CheckOptions>();
  app.add_option("polygons", options->inputs,
                 "Scenes, texts with polygons in any format, builtin:ID, or - for standard input");
  app.add_flag("--json", options->json, "One line of JSON for each input");
  return [options] { return runCheck(*options); };
}

}  // namespace sepax
