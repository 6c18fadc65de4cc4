#pragma once

#include "app/cli/command.h"

namespace sepax {

/// sepax convert: polygons from one text format to another.
std::function<int()> declareConvert(CLI::App& app, const Hooks& hooks);

}  // namespace sepax
