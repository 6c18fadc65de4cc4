#pragma once

#include "app/cli/command.h"

#include <vector>

namespace sepax {

/// All subcommands in the order of --help.
[[nodiscard]] std::vector<Command> commands();
/// Runs what the arguments ask for, the sandbox when they name no subcommand. Returns the exit
/// code.
[[nodiscard]] int runCommandLine(int count, const char* const* arguments, const Hooks& hooks);

}  // namespace sepax
