#pragma once

#include <compare>
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

/// Which file a path leads to, whatever link or spelling leads there.
struct FileIdentity {
  unsigned long long disk = 0;
  unsigned long long number = 0;  ///< of the inode
  friend auto operator<=>(const FileIdentity&, const FileIdentity&) = default;
};

/// Absent when there is no such file, and for what is none: a pipe, a device, a folder.
[[nodiscard]] std::optional<FileIdentity> identityOf(const std::string& path);
/// That of the file which standard input reads, absent likewise.
[[nodiscard]] std::optional<FileIdentity> identityOfStandardInput();

}  // namespace sepax
