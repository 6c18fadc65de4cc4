#pragma once

#include <future>
#include <string>

namespace sepax {

/// Shows a folder in the system's file manager. The outcome comes within a second: empty when it is
/// shown, else one sentence with the folder's path.
[[nodiscard]] std::future<std::string> openFolder(const std::string& folder);

}  // namespace sepax
