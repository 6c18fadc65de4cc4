#include "app/cli/query.h"

#include "app/cli/exit_code.h"
#include "app/cli/options.h"
#include "app/cli/query_json.h"
#include "app/cli/scene_argument.h"
#include "app/cli/settings.h"
#include "app/cli/streams.h"
#include "app/documents/load.h"
#include "app/scene/scene_json.h"
#include "app/techniques/contract/showing.h"
#include "app/techniques/table.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

struct QueryOptions {
  std::vector<std::string> scenes;
  std::vector<std::string> settings;  ///< ID=VALUE
  std::optional<double> time;
  bool batch = false;
};

/// A line of JSON, or why there is none.
struct Answer {
  std::string line;
  std::string error;
};

/// What the scene's view asks for, and above it what was typed.
AnalysisOptions analysisOf(const Scene& scene, const QueryOptions& options) {
  const ViewState view = shownAs(techniques(), scene, {});
  return {
      {}, withSettings(view.options, options.settings).options, options.time.value_or(view.time)};
}

Answer answerOf(const SceneResult& result, const QueryOptions& options) {
  if (!result.scene) return {{}, result.error};
  const AnalysisOptions analysis = analysisOf(*result.scene, options);
  const Evidence evidence = analyze(*result.scene, analysis);
  std::string problem = rangeProblem(options.settings, evidence, analysis.options);
  if (!problem.empty()) return {{}, std::move(problem)};
  return {queryJson(evidence) + "\n", {}};
}

std::string answerTo(const Line& line, const QueryOptions& options) {
  if (!line.error.empty()) return errorJson(line.error) + "\n";
  const Answer answer =
      answerOf(withShowingChecked(techniques(), readScene(line.text), ""), options);
  return answer.error.empty() ? answer.line : errorJson(answer.error) + "\n";
}

/// A line that is too large for the memory is answered so; the next one may be smaller.
std::string lineAnswer(const Line& line, const QueryOptions& options) {
  try {
    return answerTo(line, options);
  } catch (const std::bad_alloc&) {
    return errorJson(std::string(kNoMemory)) + "\n";
  }
}

/// One answer per line, at once: the writer at the other end may wait for it.
int answerLines(const QueryOptions& options) {
  LineReader reader(kMaxFileBytes);
  while (const std::optional<Line> line = reader.next()) {
    if (line->last) return fail(line->error);
    if (const int code = writeJsonOrFail(lineAnswer(*line, options)); code != kFine) return code;
  }
  return kFine;
}

/// A scene that cannot be read is reported, and the others are answered all the same.
int answerScenes(const QueryOptions& options) {
  int code = kFine;
  for (const std::string& name : options.scenes) {
    const SceneResult scene = sceneArgument(name);
    const Answer answer = answerOf(scene, options);
    if (!answer.error.empty()) {
      code = fail(scene.scene ? name + ": " + answer.error : answer.error);
      continue;
    }
    if (const std::string error = writeJson(answer.line); !error.empty()) return fail(error);
  }
  return code;
}

int runQuery(const QueryOptions& options) {
  if (const std::string problem = withSettings({}, options.settings).problem; !problem.empty())
    return fail("query: " + problem);
  if (const std::string problem = timeProblem(options.time); !problem.empty()) return fail(problem);
  if (options.batch && !options.scenes.empty())
    return fail("query: --batch reads scenes from standard input; leave out the file names");
  if (options.batch) return answerLines(options);
  if (options.scenes.empty())
    return fail("query: no scene given; name a file, builtin:ID or - for standard input");
  return answerScenes(options);
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
  app.add_option(
      "--time", options->time,
      "Time of the motion where an answer depends on it, 0 to 1 (the scene's own, else 0)");
  return [options] { return runQuery(*options); };
}

}  // namespace sepax
