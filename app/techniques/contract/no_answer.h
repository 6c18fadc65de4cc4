#pragma once

#include "app/techniques/contract/technique.h"

#include <string_view>

namespace sepax {

/// The verdict of a technique whose evidence is missing: why this section was skipped, behind a
/// sentence of what it needs, such as "The sweep needs two convex polygons".
[[nodiscard]] Verdict noAnswer(const Evidence& evidence, std::string_view section,
                               std::string_view needs);

}  // namespace sepax
