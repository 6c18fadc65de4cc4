#pragma once

#include "app/cli/command.h"

namespace sepax {

/// sepax query: every answer and its evidence as JSON.
std::function<int()> declareQuery(CLI::App& app, const Hooks& hooks);

}  // namespace sepax
