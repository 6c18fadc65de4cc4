#pragma once

#include <string>
#include <vector>

namespace sepax {

/// One picture to make.
struct RenderTask {
  std::string scene;    ///< file, builtin:ID, or - for standard input
  std::string picture;  ///< file, or - for standard output
};

struct RenderPlan {
  std::vector<RenderTask> tasks;
  std::string error;  ///< one sentence; there are no tasks then
};

/// Which scene goes into which file: one into the file that is named, several into a folder, each
/// under its own name. A folder whose name ends in / is made when it does not exist.
[[nodiscard]] RenderPlan planPictures(const std::vector<std::string>& scenes,
                                      const std::string& output);

}  // namespace sepax
