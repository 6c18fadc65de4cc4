#include "app/disk/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <chrono>
#include <thread>

namespace sepax {

namespace {

constexpr std::chrono::milliseconds kBetweenLocks{20};
constexpr int kTries = 50;  ///< a second

}  // namespace

std::optional<Descriptor> lockFolder(const std::string& folder) {
  Descriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!file.isOpen()) return file;
  for (int i = 0; i < kTries; ++i) {
    if (::flock(file.get(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return file;
    std::this_thread::sleep_for(kBetweenLocks);
  }
  return std::nullopt;
}

}  // namespace sepax
