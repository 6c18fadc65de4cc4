#pragma once

#include "app/cli/hooks.h"

#include <functional>

namespace CLI {
class App;
}

namespace sepax {

/// sepax lessons [--json] [--text ID] [--check FILE|DIR] [--lessons DIR]: the lessons, one of them
/// as text, and whether files hold lessons that work.
[[nodiscard]] std::function<int()> declareLessons(CLI::App& app, const Hooks& hooks);

}  // namespace sepax
