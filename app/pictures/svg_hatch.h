#pragma once

#include "app/figure/figure.h"

#include <string>

namespace sepax {

/// The name of a hatch in a document.
[[nodiscard]] std::string hatchId(Hatch hatch, Paint paint);

/// The patterns of all hatches of the figure, a line each.
[[nodiscard]] std::string hatchDefinitions(const Figure& figure, const Theme& theme);

}  // namespace sepax
