#include "app/cli/find_counterexample.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <string>

#include "app/cli/exit_code.h"
#include "app/cli/streams.h"
#include "app/scene/scene_json.h"
#include "app/techniques/analyze_pitfalls.h"

namespace sepax {

namespace {

struct FindOptions {
  std::string name;
  std::uint64_t seed = 1;
};

int runFind(const FindOptions& options) {
  const std::vector<std::string> ids = pitfallIds();
  if (std::find(ids.begin(), ids.end(), options.name) == ids.end()) {
    return fail(fmt::format("find-counterexample: '{}' is no pitfall; name one of: {}",
                            options.name, fmt::join(ids, ", ")));
  }
  const std::optional<Scene> scene = counterexampleScene(options.name, options.seed);
  if (!scene) {
    return fail(
        fmt::format("find-counterexample: nothing found for '{}' with seed {}; try another "
                    "seed",
                    options.name, options.seed));
  }
  return writeOutOrFail(writeScene(*scene));
}

}  // namespace

std::function<int()> declareFindCounterexample(CLI::App& app, const Hooks&) {
  auto options = std::make_shared<FindOptions>();
  app.add_option("name", options->name, "Pitfall to show, such as extended-intervals")->required();
  app.add_option("--seed", options->seed, "Seed of the search; the same seed finds the same scene");
  return [options] { return runFind(*options); };
}

}  // namespace sepax
