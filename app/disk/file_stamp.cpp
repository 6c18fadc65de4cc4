#include "app/disk/file_stamp.h"

#include <sys/stat.h>
#include <unistd.h>

namespace sepax {

namespace {

std::optional<FileIdentity> identityIn(const struct stat& status) {
  if (!S_ISREG(status.st_mode)) return std::nullopt;
  return FileIdentity{static_cast<unsigned long long>(status.st_dev),
                      static_cast<unsigned long long>(status.st_ino)};
}

}  // namespace

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

std::optional<FileIdentity> identityOf(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 ? identityIn(status) : std::nullopt;
}

std::optional<FileIdentity> identityOfStandardInput() {
  struct stat status {};
  return ::fstat(STDIN_FILENO, &status) == 0 ? identityIn(status) : std::nullopt;
}

}  // namespace sepax
