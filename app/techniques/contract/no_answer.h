#pragma once

#include "app/techniques/contract/technique.h"

#include <string_view>

namespace sepax {

/// Red where A or B is no polygon; muted where they are, and only not what the technique takes, and
/// where there are no two of them.
[[nodiscard]] Role roleOfNoAnswer(const Evidence& evidence);
/// The verdict of a technique whose evidence is missing: why this section was skipped, behind a
/// sentence of what it needs, such as "The sweep needs two convex polygons". Of the only body of a
/// scene it tells what that is.
[[nodiscard]] Verdict noAnswer(const Evidence& evidence, std::string_view section,
                               std::string_view needs);

}  // namespace sepax
