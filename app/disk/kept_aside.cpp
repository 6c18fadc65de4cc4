#include "app/disk/kept_aside.h"

#include "app/disk/files.h"
#include "app/disk/free_path.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

namespace sepax {

KeptAside keepAside(const std::string& path) {
  namespace fs = std::filesystem;
  const std::string aside = firstFree([&](int i) { return fmt::format("{}.broken-{}", path, i); });
  std::error_code error;
  if (fs::is_regular_file(path, error) && fs::copy_file(path, aside, error)) return {aside, {}};
  fs::rename(path, aside, error);  // replaces the half of a copy
  return error ? KeptAside{{}, fileError(aside, error.value())} : KeptAside{aside, {}};
}

}  // namespace sepax
