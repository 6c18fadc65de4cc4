#pragma once

#include "app/disk/file_stamp.h"
#include "app/disk/files.h"
#include "app/documents/content.h"
#include "app/scene/scene_json.h"

#include <optional>
#include <string>
#include <string_view>

namespace sepax {

/// What is said where memory ends.
inline constexpr std::string_view kNoMemory =
    "there is not enough memory for this; give it less, or close other programs";

/// A file that was read once, with all that is in it.
struct OpenedFile {
  std::string path;
  std::string bytes;
  std::optional<FileStamp> stamp;  ///< before reading: a later write is news
  Content content;
  std::string error;  ///< the sentence, with the path, when the file cannot be read
};
/// How bytes are read: readFile, or readRegularFile where nobody should wait for a pipe.
using FileReader = FileResult (*)(const std::string& path, std::size_t limit);
[[nodiscard]] OpenedFile openFile(const std::string& path, FileReader read = readFile);

/// Whether the name is an address with a scene in it.
[[nodiscard]] bool isSceneLink(std::string_view name);
/// The scene of builtin:ID, of a link or of a file; the error starts with the name. Too little
/// memory for a file is an error, too. A file with polygons in any format of readGeometry becomes a
/// scene with one body for each polygon, and is foreign; so is a picture, which opens as the scene
/// that it carries.
[[nodiscard]] SceneResult loadScene(const std::string& name, FileReader read = readFile);
/// The same for a file that was opened already.
[[nodiscard]] SceneResult sceneOf(OpenedFile file);
/// The same of all that standard input holds.
[[nodiscard]] SceneResult standardInputScene();

}  // namespace sepax
