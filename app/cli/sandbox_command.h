#pragma once

#include "app/cli/command.h"

namespace sepax {

/// sepax [scene], sepax --watch file: opens the window.
std::function<int()> declareSandbox(CLI::App& app, const Hooks& hooks);

}  // namespace sepax
