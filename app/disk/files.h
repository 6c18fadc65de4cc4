#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Whole files in, whole files out. Errors are one sentence that starts with the path.
namespace sepax {

struct FileResult {
  std::optional<std::string> bytes;
  std::string error;  ///< when there are no bytes
};

/// Reads a file, a pipe or a device up to its end; one with more than `limit` bytes is refused, and
/// a pipe that nobody opens for writing within some seconds.
[[nodiscard]] FileResult readFile(const std::string& path, std::size_t limit);
/// The same of files alone: it never waits.
[[nodiscard]] FileResult readRegularFile(const std::string& path, std::size_t limit);
[[nodiscard]] FileResult readStandardInput(std::size_t limit);

/// Whether somebody who reads a pipe is waited for, some seconds long; a window must not wait.
enum class Pipes { awaited, refused };

struct WriteResult {
  std::string error;         ///< empty when written
  bool diskRefuses = false;  ///< the disk is full or may not be written: no other file would do
};

/// Writes the file as a whole or not at all: a temporary file beside it is filled, flushed to the
/// disk and renamed over it. Keeps the permissions of an existing file, follows a symbolic link to
/// its target, and writes straight into devices and pipes. A file with further hard links is
/// overwritten, so that they all show the new content; what it held is put back when that fails.
[[nodiscard]] WriteResult writeWhole(const std::string& path, std::string_view bytes,
                                     Pipes pipes = Pipes::awaited);
/// The same, for whom the error alone counts.
[[nodiscard]] std::string atomicWrite(const std::string& path, std::string_view bytes,
                                      Pipes pipes = Pipes::awaited);

/// "scene.json: no such file or folder; check the path": what a number of errno means for a user.
[[nodiscard]] std::string fileError(const std::string& path, int number);

/// Writes everything to an open descriptor, however many calls that takes; 0, or the error number.
[[nodiscard]] int writeAll(int descriptor, std::string_view bytes);

}  // namespace sepax
