#pragma once

#include <optional>
#include <string>

namespace sepax {

/// What tells one content of a file from the next without reading it.
struct FileStamp {
  long long changed = 0;          ///< nanoseconds since 1970 UTC
  long long size = 0;             ///< bytes
  unsigned long long number = 0;  ///< of the inode: another one after a rename over it
  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// Absent when there is no such file.
[[nodiscard]] std::optional<FileStamp> stampOf(const std::string& path);

}  // namespace sepax
