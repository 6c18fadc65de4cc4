#pragma once

#include "app/formats/literals/axes.h"
#include "app/formats/prose/fragments.h"
#include "app/formats/raw_geometry.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace sepax {

/// Two lists of numbers beside each other, which their names make the x and the y of a polygon.
struct AxisLists {
  RawGeometry raw;
  std::size_t end = 0;  ///< behind both
};
/// vertsx = [0, 4, 4] and then vertsy = [0, 0, 3], from the bracket at this place on, which closes
/// there; nothing where they are none. `asked` = outlinesAsked() of the whole text.
[[nodiscard]] std::optional<AxisLists> axisListsAt(const MixedText& mixed,
                                                   const std::vector<AxisNames>& asked,
                                                   std::size_t place, std::size_t close);

}  // namespace sepax
