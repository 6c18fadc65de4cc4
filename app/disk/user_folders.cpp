#include "app/disk/user_folders.h"

#include "app/disk/files.h"

#include <sys/stat.h>
#include <cerrno>
#include <cstdlib>
#include <filesystem>

namespace sepax {

namespace {

constexpr mode_t kPrivate = 0700;  ///< as the XDG specification asks

std::string below(const std::string& folder, std::string_view rest) {
  if (!std::filesystem::path(folder).is_absolute()) return {};
  return folder + std::string(rest);
}

std::string firstOf(std::string preferred, std::string fallback) {
  return preferred.empty() ? std::move(fallback) : std::move(preferred);
}

}  // namespace

std::string environmentVariable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

UserFolders userFolders(const Environment& environment) {
#if defined(_WIN32)
  return {below(environment("APPDATA"), "/sepax"), below(environment("LOCALAPPDATA"), "/sepax")};
#elif defined(__APPLE__)
  const std::string folder = below(environment("HOME"), "/Library/Application Support/sepax");
  return {folder, folder};
#else
  const std::string home = environment("HOME");
  return {
      firstOf(below(environment("XDG_CONFIG_HOME"), "/sepax"), below(home, "/.config/sepax")),
      firstOf(below(environment("XDG_STATE_HOME"), "/sepax"), below(home, "/.local/state/sepax"))};
#endif
}

std::string makeFolder(const std::string& path) {
  const std::filesystem::path folder(path);
  std::error_code error;
  if (std::filesystem::is_directory(folder, error)) return {};
  if (folder.has_relative_path()) {
    if (std::string problem = makeFolder(folder.parent_path().string()); !problem.empty())
      return problem;
  }
  if (::mkdir(path.c_str(), kPrivate) == 0) return {};
  const int number = errno == EEXIST ? ENOTDIR : errno;
  return std::filesystem::is_directory(folder, error) ? "" : fileError(path, number);
}

}  // namespace sepax
