#include "app/documents/watch.h"

#include <sys/stat.h>

#include <cerrno>

#include "app/documents/load.h"
#include "app/disk/files.h"

namespace sepax {

std::optional<FileStamp> stampOf(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
#if defined(__APPLE__)
  const timespec& time = status.st_mtimespec;
#else
  const timespec& time = status.st_mtim;
#endif
  return FileStamp{static_cast<long long>(time.tv_sec) * 1'000'000'000 + time.tv_nsec,
                   static_cast<long long>(status.st_size),
                   static_cast<unsigned long long>(status.st_ino)};
}

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
  SceneResult result =
      stamp ? loadScene(path_) : SceneResult{std::nullopt, fileError(path_, ENOENT)};
  if (!result.scene) {
    if (!patient) problem_ = result.error;
    return std::nullopt;
  }
  problem_.clear();
  return result;
}

}  // namespace sepax
