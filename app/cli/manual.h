#pragma once

#include <string>

namespace CLI {
class App;
}

namespace sepax {

/// The manual page in the language of man, with everything that --help says of every command.
[[nodiscard]] std::string manualText(const CLI::App& app);

}  // namespace sepax
