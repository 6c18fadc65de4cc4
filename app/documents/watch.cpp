#include "app/documents/watch.h"

#include "app/disk/files.h"
#include "app/documents/load.h"

#include <cerrno>

namespace sepax {

std::optional<SceneResult> Watch::look(double now) {
  const std::optional<FileStamp> stamp = stampOf(path_);
  if (!looked_ || stamp != stamp_) {
    changed_ = now;
    settled_ = false;
  }
  looked_ = true;
  stamp_ = stamp;
  if (settled_) return std::nullopt;
  // A file is read again until the writer has been silent: two writes within one tick of the
  // system's clock can leave the same stamp.
  const bool patient = now - changed_ < (stamp ? kWatchPatience : kWatchAbsence);
  settled_ = !patient;
  SceneResult result = stamp ? loadScene(path_, readRegularFile)
                             : SceneResult{std::nullopt, fileError(path_, ENOENT)};
  if (!result.scene) {
    if (!patient) problem_ = result.error;
    return std::nullopt;
  }
  problem_.clear();
  return result;
}

}  // namespace sepax
