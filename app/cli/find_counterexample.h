#pragma once

#include "app/cli/command.h"

namespace sepax {

/// sepax find-counterexample: a small scene in which a published algorithm is wrong.
std::function<int()> declareFindCounterexample(CLI::App& app, const Hooks& hooks);

}  // namespace sepax
