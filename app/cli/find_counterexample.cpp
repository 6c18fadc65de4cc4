#include "app/cli/find_counterexample.h"

#include "app/cli/exit_code.h"
#include "app/cli/streams.h"
#include "app/scene/json_path.h"
#include "app/scene/scene_json.h"
#include "app/techniques/contract/analyze_pitfalls.h"
#include "app/techniques/table.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>

namespace sepax {

namespace {

struct FindOptions {
  std::string name;
  std::string seed = "1";
};

std::optional<std::uint64_t> seedNamed(const std::string& text) {
  std::uint64_t seed = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, seed);
  if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
  return seed;
}

int runFind(const FindOptions& options) {
  const std::vector<std::string> ids = findableIds(techniques());
  if (std::find(ids.begin(), ids.end(), options.name) == ids.end()) {
    return fail(fmt::format("find-counterexample: '{}' is no pitfall; name one of: {}",
                            options.name, fmt::join(ids, ", ")));
  }
  const std::optional<std::uint64_t> seed = seedNamed(options.seed);
  if (!seed) {
    return fail(fmt::format("--seed: {} is no seed; write a whole number from 0 to {}",
                            inQuotes(options.seed), std::numeric_limits<std::uint64_t>::max()));
  }
  const std::optional<Scene> scene = counterexampleScene(techniques(), options.name, *seed);
  if (!scene) {
    return fail(
        fmt::format("find-counterexample: nothing found for '{}' with seed {}; try another "
                    "seed",
                    options.name, *seed));
  }
  return writeJsonOrFail(writeScene(*scene));
}

}  // namespace

std::function<int()> declareFindCounterexample(CLI::App& app, const Hooks&) {
  auto options = std::make_shared<FindOptions>();
  app.add_option(
         "name", options->name,
         fmt::format("Pitfall to show, one of: {}", fmt::join(findableIds(techniques()), ", ")))
      ->required();
  app.add_option("--seed", options->seed, "Seed of the search; the same seed finds the same scene");
  return [options] { return runFind(*options); };
}

}  // namespace sepax
