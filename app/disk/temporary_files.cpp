#include "app/disk/temporary_files.h"

#include "app/disk/descriptor.h"

#include <fmt/format.h>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <charconv>
#include <csignal>
#include <filesystem>
#include <system_error>

namespace sepax {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMark = ".sepax-";
constexpr std::string_view kEnding = ".tmp";
constexpr std::string_view kDigits = "0123456789";

/// The process in a name that temporaryName made; empty in any other name.
std::string_view processOf(std::string_view name) {
  const std::size_t mark = name.rfind(kMark);
  if (!name.starts_with('.') || !name.ends_with(kEnding) || mark == name.npos) return {};
  name.remove_suffix(kEnding.size());
  name.remove_prefix(std::min(mark + kMark.size(), name.size()));
  const std::size_t dash = name.find('-');
  if (dash == name.npos || dash == 0 || dash + 1 == name.size()) return {};
  const bool numbers = name.find_first_not_of(kDigits) == dash &&
                       name.find_first_not_of(kDigits, dash + 1) == name.npos;
  return numbers ? name.substr(0, dash) : std::string_view();
}

/// A file of ours that nobody holds. The lock goes with the descriptor.
bool isAbandoned(const std::string& path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  struct stat status {};
  return file.isOpen() && ::fstat(file.get(), &status) == 0 && S_ISREG(status.st_mode) &&
         status.st_uid == ::geteuid() && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0;
}

}  // namespace

std::string temporaryName(const std::string& target, int attempt) {
  const fs::path path = target;
  const std::string name = fmt::format(".{}{}{}-{}{}", path.filename().string().substr(0, 200),
                                       kMark, ::getpid(), attempt, kEnding);
  return (path.parent_path() / name).string();
}

bool isRunning(std::string_view process) {
  pid_t number = 0;
  const char* end = process.data() + process.size();
  const auto read = std::from_chars(process.data(), end, number);
  if (read.ec != std::errc() || read.ptr != end || number <= 0) return false;
  return ::kill(number, 0) == 0 || errno != ESRCH;  // one of another user may not be asked
}

void removeStaleTemporaries(const std::string& folder) {
  std::error_code error;
  for (fs::directory_iterator it(folder.empty() ? "." : folder, error), end; !error && it != end;
       it.increment(error)) {
    const std::string name = it->path().filename().string();
    const std::string_view process = processOf(name);
    if (process.empty() || isRunning(process)) continue;
    const std::string path = it->path().string();
    if (isAbandoned(path)) ::unlink(path.c_str());
  }
}

}  // namespace sepax
