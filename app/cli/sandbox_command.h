#pragma once

#include "app/cli/command.h"

namespace sepax {

/// sepax [scene]: opens the window.
std::function<int()> declareSandbox(CLI::App& app, const Hooks& hooks);

}  // namespace sepax
