#pragma once

#include "app/cli/hooks.h"

#include <functional>

namespace CLI {
class App;
}

namespace sepax {

/// sepax articles [--json]: what the five articles describe, show and get wrong.
[[nodiscard]] std::function<int()> declareArticles(CLI::App& app, const Hooks& hooks);

}  // namespace sepax
