#pragma once

#include <string>

#include "app/figure/figure.h"

namespace sepax::test {

/// A Figure as text, one item a line in painting order, coordinates to a tenth of a pixel: what
/// golden files hold.
[[nodiscard]] std::string toText(const Figure& figure);

}  // namespace sepax::test
