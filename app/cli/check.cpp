#include "app/cli/check.h"

#include "app/cli/check_report.h"
#include "app/cli/exit_code.h"
#include "app/cli/outputs.h"
#include "app/cli/polygon_output.h"
#include "app/cli/streams.h"
#include "app/codecs/scene_link.h"
#include "app/disk/files.h"
#include "app/documents/load.h"
#include "app/scene/builtin.h"
#include "app/scene/json_path.h"
#include "app/scene/near_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sepax {

namespace {

constexpr std::string_view kBareFix = "true";  ///< what --fix alone gives

struct CheckOptions {
  std::vector<std::string> inputs;
  ReadingOptions reading;
  TargetOptions target;
  std::string fix;  ///< the id of a cure, or kBareFix; empty = nothing is cured
  bool errors = false;
  bool json = false;
};

/// A scene, a text with polygons, or a picture that carries its scene.
PolygonInput readInput(const std::string& name, const ReadingOptions& reading) {
  const TypedChoices choices = typedChoices(reading);
  if (!choices.problem.empty()) return {{}, {}, false, choices.problem};
  if (isBuiltin(name) || isAddress(name)) {
    SceneResult result = loadScene(name);
    if (!result.scene) return {{}, {}, false, std::move(result.error)};
    return polygonInput(name, textOfScene(std::move(result)), reading);
  }
  const FileResult file =
      name == kStandard ? readStandardInput(kMaxFileBytes) : readFile(name, kMaxFileBytes);
  if (!file.bytes) return {{}, {}, false, file.error};
  return polygonInput(name, contentOf(*file.bytes, choices.choices).read, reading);
}

PolygonInput inputNamed(const std::string& name, const ReadingOptions& reading) {
  PolygonInput input = readInput(name, reading);
  if (input.error.empty() && sceneOf(input).bodies.empty())
    input.error = placeOf(name) + ": the scene has no polygons to check";
  return input;
}

/// The report, for people or for programs.
std::string reportText(const std::vector<CheckReport>& reports, const CheckOptions& options,
                       const ReportColours& colours) {
  std::vector<CheckReport> told = reports;
  if (options.errors)
    for (CheckReport& report : told) report = errorsOf(std::move(report));
  if (!options.json) return checkText(told, colours);
  std::string lines;
  for (const CheckReport& report : told) lines += checkJson(report) + "\n";
  return lines;
}

int writeReports(const std::vector<CheckReport>& reports, const CheckOptions& options) {
  if (reports.empty()) return kFine;
  const std::string text =
      reportText(reports, options, showsColours() ? kColouredReport : kPlainReport);
  const int code = options.json ? writeJsonOrFail(text) : writeOutOrFail(text);
  if (code != kFine) return code;
  return std::ranges::all_of(reports, isSound) ? kFine : kDefective;
}

int checkAll(const CheckOptions& options) {
  std::vector<CheckReport> reports;
  int code = kFine;
  for (const std::string& name : options.inputs) {
    const PolygonInput input = inputNamed(name, options.reading);
    if (input.defect)
      reports.push_back(refusedReport(placeOf(name), *input.defect, input.error));
    else if (input.error.empty())
      reports.push_back(reportOf(placeOf(name), sceneOf(input)));
    else
      code = fail(input.error);
  }
  return std::max(code, writeReports(reports, options));
}

/// Why there is no such cure; empty when there is one.
std::string cureProblem(const std::string& fix) {
  const std::vector<std::string> cures = cureIds();
  if (fix == kBareFix || std::ranges::find(cures, fix) != cures.end()) return {};
  std::string near = didYouMean(fix, cures);
  if (near.empty()) near = fmt::format("; choose one of {}", fmt::join(cures, ", "));
  return fmt::format("--fix: {} is no cure{}", inQuotes(fix), near);
}

/// Why these options do not go together; empty when they do.
std::string problemOf(const CheckOptions& options) {
  if (options.fix.empty()) {
    if (!options.target.out.empty()) return "-o: only --fix writes polygons; add --fix";
    if (!options.target.to.empty()) return "--to: only --fix writes polygons; add --fix";
    return {};
  }
  if (std::string problem = cureProblem(options.fix); !problem.empty()) return problem;
  if (options.target.out.empty())
    return "--fix: where do the cured polygons go? name a file with -o, or - for standard output";
  if (options.inputs.size() > 1)
    return "--fix: the polygons of one input are written; name one, not several";
  if (options.json && goesToStandardOutput(options.target))
    return "--json: the cured polygons go to standard output; name a file with -o, or leave it out";
  return {};
}

/// What was cured, out of the way of the polygons; the exit code.
int tellCured(const CheckReport& report, const CheckOptions& options) {
  if (!goesToStandardOutput(options.target)) return writeReports({report}, options);
  writeAside(reportText({report}, options, kPlainReport));
  return isSound(report) ? kFine : kDefective;
}

int cureOne(const CheckOptions& options) {
  const std::string& name = options.inputs.front();
  const std::string place = placeOf(name);
  const FormatChoice choice = formatOf("check", options.target);
  if (!choice.error.empty()) return fail(choice.error);
  if (const std::string risk = inputsAtRisk({&name, 1}, {&options.target.out, 1}); !risk.empty())
    return fail(risk);
  PolygonInput input = inputNamed(name, options.reading);
  if (input.defect) {
    note(place + ": there is no polygon that could be cured; nothing is written");
    return tellCured(refusedReport(place, *input.defect, input.error), options);
  }
  if (!input.error.empty()) return fail(input.error);
  const Scene before = sceneOf(input);
  HealedScene after = healed(before, options.fix == kBareFix ? kCertain : options.fix);
  if (!after.problem.empty()) return fail(place + ": " + after.problem);
  const CheckReport report = curedReport(place, before, after);
  const PolygonText text =
      polygonText({std::move(after.scene), {}, input.nameless, {}}, choice.format);
  if (!text.error.empty()) return fail(place + ": " + text.error);
  if (!text.remark.empty()) note(text.remark);
  const int written = writeTarget(options.target, text.text);
  return written == kFine ? tellCured(report, options) : written;
}

int runCheck(const CheckOptions& options) {
  if (options.inputs.empty())
    return fail("check: no polygons given; name a file, builtin:ID or - for standard input");
  if (const std::string problem = problemOf(options); !problem.empty()) return fail(problem);
  return options.fix.empty() ? checkAll(options) : cureOne(options);
}

}  // namespace

std::function<int()> declareCheck(CLI::App& app, const Hooks&) {
  const auto options = std::make_shared<CheckOptions>();
  app.add_option("polygons", options->inputs,
                 "Scenes, texts with polygons in any format, builtin:ID, or - for standard input");
  app.add_flag("--errors", options->errors, "List only what makes a list no polygon");
  app.add_flag("--fix", options->fix,
               fmt::format("Write the polygons to -o after all cures that have only one result, or "
                           "with --fix=ID after this cure: {}",
                           fmt::join(cureIds(), ", ")));
  declareTarget(app, options->target, "File for the cured polygons; - is standard output");
  declareReading(app, options->reading);
  app.add_flag("--json", options->json, "One line of JSON for each input");
  return [options] { return runCheck(*options); };
}

}  // namespace sepax
