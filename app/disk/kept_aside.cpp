#include "app/disk/kept_aside.h"

#include "app/disk/files.h"

#include <fmt/format.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace sepax {

namespace {

namespace fs = std::filesystem;

constexpr int kNames = 1000;  ///< tried

bool isFree(const std::string& path) {
  std::error_code error;
  return fs::symlink_status(path, error).type() == fs::file_type::not_found;
}

}  // namespace

KeptAside keepAside(const std::string& path) {
  for (int i = 1; i <= kNames; ++i) {
    const std::string aside = fmt::format("{}.broken-{}", path, i);
    if (!isFree(aside)) continue;
    std::error_code error;
    if (fs::is_regular_file(path, error) && fs::copy_file(path, aside, error)) return {aside, {}};
    fs::rename(path, aside, error);  // replaces the half of a copy
    return error ? KeptAside{{}, fileError(aside, error.value())} : KeptAside{aside, {}};
  }
  return {{}, fileError(path + ".broken", EEXIST)};
}

}  // namespace sepax
