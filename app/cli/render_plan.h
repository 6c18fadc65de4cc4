#pragma once

#include "app/pictures/picture_request.h"

#include <optional>
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
  PictureFormat format = PictureFormat::png;
  std::string folder;  ///< for all of them, which may not exist yet; empty = there is none
  std::string error;   ///< one sentence; there are no tasks then
};

struct SceneList {
  std::vector<std::string> scenes;
  std::string error;
  bool folder = false;  ///< they are those of a folder, be it one alone: so are the pictures
};

/// A folder among the names becomes the scene files in it (.json), by name; `all` adds the built-in
/// scenes.
[[nodiscard]] SceneList listScenes(const std::vector<std::string>& names, bool all);

/// Which scene goes into which file: one into the file that is named, several into a folder, each
/// under its own name. A name that ends in / is a folder that need not exist yet. The format is the
/// one that is named, else that of the file, else PNG.
[[nodiscard]] RenderPlan planPictures(const std::vector<std::string>& scenes,
                                      const std::string& output, const std::string& format = {});

/// Makes the folder and those above it; the error, empty when it is there.
[[nodiscard]] std::string makePictureFolder(const std::string& folder);

/// The format of a single file.
struct FormatResult {
  std::optional<PictureFormat> format;
  std::string error;
};
[[nodiscard]] FormatResult formatFor(const std::string& output, const std::string& format);

}  // namespace sepax
