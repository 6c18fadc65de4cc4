#pragma once

#include "app/cli/command.h"

namespace sepax {

/// sepax render: scenes as pictures, drawn without any display.
std::function<int()> declareRender(CLI::App& app, const Hooks& hooks);

}  // namespace sepax
