#pragma once

#include <string>

namespace sepax {

/// The system has a program that shows folders.
[[nodiscard]] bool canOpenFolders();
/// Shows a folder in the system's file manager and does not wait for it. Empty when the program was
/// started, else one sentence.
[[nodiscard]] std::string openFolder(const std::string& folder);

}  // namespace sepax
