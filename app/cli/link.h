#pragma once

#include "app/cli/command.h"

namespace sepax {

/// sepax link: a scene as an address.
std::function<int()> declareLink(CLI::App& app, const Hooks& hooks);

}  // namespace sepax
