#pragma once

#include <string>
#include <string_view>

/// The files that a write fills before they take the place of another one, and what a program that
/// died has left of them.
namespace sepax {

/// ".NAME.sepax-PROCESS-ATTEMPT.tmp" in the folder of the target: hidden, and on its disk.
[[nodiscard]] std::string temporaryName(const std::string& target, int attempt);

/// Whether a process with this number runs; a text that is no number belongs to none.
[[nodiscard]] bool isRunning(std::string_view process);

/// Deletes the temporary files of a folder whose program has ended: their process is gone, and
/// nobody holds them locked (a process elsewhere may, on a disk of the network). Nothing else.
void removeStaleTemporaries(const std::string& folder);

}  // namespace sepax
