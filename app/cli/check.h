#pragma once

#include "app/cli/command.h"

namespace sepax {

/// sepax check: the polygon doctor's findings.
std::function<int()> declareCheck(CLI::App& app, const Hooks& hooks);

}  // namespace sepax
