#pragma once

#include "app/figure/figure.h"
#include "app/techniques/contract/technique.h"

namespace sepax {

/// A row that says what the colours of the figure mean, each with the mark that it has in the
/// picture; as wide as the figure. Only roles that the figure uses appear.
[[nodiscard]] Figure legendOf(const Figure& figure, const Evidence& evidence,
                              const ViewState& view);

}  // namespace sepax
