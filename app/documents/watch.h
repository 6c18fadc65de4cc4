#pragma once

#include "app/disk/file_stamp.h"
#include "app/scene/scene_json.h"

#include <optional>
#include <string>

namespace sepax {

inline constexpr double kWatchPeriod = 0.2;    ///< seconds between two looks
inline constexpr double kWatchPatience = 1.0;  ///< seconds that a writer has to end its work
/// Seconds that a file may be gone while another one takes its place.
inline constexpr double kWatchAbsence = 0.5;

/// A file that another program writes. A look says what has become of it: a scene when there is a
/// new one, and a problem for as long as the file is gone or does not hold a scene. Half a file is
/// no problem before the writer has been silent for kWatchPatience, and none at all is none before
/// kWatchAbsence.
class Watch {
 public:
  explicit Watch(std::string path) : path_(std::move(path)) {}

  /// The scene, when the file has a new content that is one. `now` in seconds, on any clock that
  /// does not go back.
  [[nodiscard]] std::optional<SceneResult> look(double now);
  /// What is wrong with the file, one sentence; empty while all is well.
  [[nodiscard]] const std::string& problem() const { return problem_; }
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
  std::optional<FileStamp> stamp_;  ///< at the last look
  bool looked_ = false;
  double changed_ = 0;    ///< when the file was last seen to change, seconds
  bool settled_ = false;  ///< nothing more to read before the next change
  std::string problem_;
};

}  // namespace sepax
