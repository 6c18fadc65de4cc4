#pragma once

#include "app/formats/prose/fragments.h"
#include "app/formats/raw_geometry.h"

#include <cstddef>
#include <vector>

namespace sepax {

/// "LoopSizes: [4 3]" in one of the lines above, then four points and three more: the loops, those
/// within others as holes; none where no sizes stand there that are as many points together.
[[nodiscard]] std::vector<RawPolygon> loopsOfSizes(const MixedText& mixed, std::size_t place,
                                                   const PointRun& rows);

}  // namespace sepax
