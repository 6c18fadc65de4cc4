#include "app/cli/query.h"

#include "app/cli/exit_code.h"
#include "app/cli/query_json.h"
#include "app/cli/scene_argument.h"
#include "app/cli/settings.h"
#include "app/cli/streams.h"
#include "app/scene/scene_json.h"
#include "app/techniques/table.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <vector>

namespace sepax {

namespace {

struct QueryOptions {
  std::vector<std::string> scenes;
  std::vector<std::string> settings;
  AnalysisOptions analysis;
  bool batch = false;
};

std::string answerOrError(const SceneResult& result, const AnalysisOptions& options) {
  return (result.scene ? queryJson(analyze(*result.scene, options)) : errorJson(result.error)) +
         "\n";
}

std::string lineAnswer(const Line& line, const AnalysisOptions& options) {
  if (!line.error.empty()) return errorJson(line.error) + "\n";
  return answerOrError(readScene(line.text), options);
}

/// One answer per line, at once: the writer at the other end may wait for it.
int answerLines(const AnalysisOptions& options) {
  LineReader reader(kMaxFileBytes);
  while (const std::optional<Line> line = reader.next()) {
    if (line->last) return fail(line->error);
    if (const int code = writeOutOrFail(lineAnswer(*line, options)); code != kFine) return code;
  }
  return kFine;
}

/// A scene that cannot be read is reported, and the others are answered all the same.
int answerScenes(const std::vector<std::string>& names, const AnalysisOptions& options) {
  int code = kFine;
  for (const std::string& name : names) {
    const SceneResult result = sceneArgument(name);
    if (!result.scene) {
      code = fail(result.error);
      continue;
    }
    if (const std::string error = writeOut(answerOrError(result, options)); !error.empty())
      return fail(error);
  }
  return code;
}

int runQuery(QueryOptions options) {
  if (const std::string problem = takeSettings(options.settings, options.analysis.options);
      !problem.empty())
    return fail("query: " + problem);
  if (options.batch && !options.scenes.empty())
    return fail("query: --batch reads scenes from standard input; leave out the file names");
  if (options.batch) return answerLines(options.analysis);
  if (options.scenes.empty())
    return fail("query: no scene given; name a file, builtin:ID or - for standard input");
  return answerScenes(options.scenes, options.analysis);
}

}  // namespace

std::function<int()> declareQuery(CLI::App& app, const Hooks&) {
  const auto options = std::make_shared<QueryOptions>();
  app.add_option("scenes", options->scenes, "Scene files, builtin:ID, or - for standard input");
  app.add_flag("--batch", options->batch,
               "Read one scene per line from standard input; errors are answers too");
  app.add_option("--set", options->settings,
                 "ID=VALUE: an option of a technique, such as middles=on")
      ->allow_extra_args(false);
  app.add_option("--time", options->analysis.time,
                 "Time of the motion where an answer depends on it, 0 to 1")
      ->check(CLI::Range(0.0, 1.0));
  return [options] { return runQuery(*options); };
}

}  // namespace sepax
