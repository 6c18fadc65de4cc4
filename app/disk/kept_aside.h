#pragma once

#include <string>

namespace sepax {

struct KeptAside {
  std::string path;   ///< where it lies now
  std::string error;  ///< one sentence, when it could not be kept
};

/// Keeps what lies at `path`, which is about to be replaced, under the first free name of
/// path.broken-1, path.broken-2, ...: a copy of a file, or the thing itself where it cannot be
/// copied.
[[nodiscard]] KeptAside keepAside(const std::string& path);

}  // namespace sepax
