#pragma once

#include "app/techniques/contract/technique.h"

#include <string>

namespace sepax {

/// The answer of the crossing test and what proves it.
[[nodiscard]] Verdict insideResult(const Evidence& evidence);

/// Of bodies that turn, " Looked at 61 times in this step, …", to end what is said of it; else
/// empty.
[[nodiscard]] std::string turnWords(const Evidence& evidence);

}  // namespace sepax
