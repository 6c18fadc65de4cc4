#pragma once

#include "app/cli/command.h"

#include <string>

namespace sepax {

/// sepax [scene], sepax --watch file: opens the window.
std::function<int()> declareSandbox(CLI::App& app, const Hooks& hooks);

/// A word that names neither a file nor a subcommand is more likely a mistyped subcommand.
[[nodiscard]] bool looksLikeCommand(const std::string& scene);
[[nodiscard]] std::string noSuchCommand(const std::string& word);

}  // namespace sepax
