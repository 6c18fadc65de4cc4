#pragma once

#include <set>
#include <string>
#include <string_view>

/// What a learner has done so far, as a small JSON file keeps it.
namespace sepax {

struct Progress {
  std::set<std::string> done;  ///< by doneKey()
  std::string last;            ///< id of the lesson that was open last; empty = none
  friend bool operator==(const Progress&, const Progress&) = default;
};

/// "sat/01-shadows#short" of a task, with "predict" of the prediction.
[[nodiscard]] std::string doneKey(std::string_view lesson, std::string_view task);
inline constexpr std::string_view kPredictTask = "predict";

struct ProgressResult {
  Progress progress;
  std::string problem;  ///< one sentence; empty = it could be read
};

[[nodiscard]] ProgressResult readProgress(std::string_view json);
[[nodiscard]] std::string writeProgress(const Progress& progress);

}  // namespace sepax
