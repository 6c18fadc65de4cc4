#include "app/disk/free_path.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

namespace sepax {

namespace fs = std::filesystem;

bool isFree(const std::string& path) {
  std::error_code error;
  const fs::file_type type = fs::symlink_status(path, error).type();
  // Where nobody can look, the one who writes there is told why.
  return type == fs::file_type::not_found || type == fs::file_type::none;
}

std::string firstFree(const std::function<std::string(int)>& named,
                      const std::function<bool(const std::string&)>& serves) {
  for (int i = 1;; ++i) {
    std::string path = named(i);
    if (isFree(path) || (serves && serves(path))) return path;
  }
}

std::string freePath(const std::string& path,
                     const std::function<bool(const std::string&)>& serves) {
  const fs::path start(path);
  const auto named = [&](int i) {
    if (i == 1) return path;
    const std::string name =
        fmt::format("{}-{}{}", start.stem().string(), i, start.extension().string());
    return (start.parent_path() / name).string();
  };
  return firstFree(named, serves);
}

}  // namespace sepax
