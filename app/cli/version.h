#pragma once

#include <string_view>

namespace sepax {

/// "sepax 1.2.3", and below it what it was built with: compiler, kind of build, libraries.
[[nodiscard]] std::string_view versionText();

}  // namespace sepax
