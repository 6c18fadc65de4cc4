#pragma once

#include "app/techniques/swept_edges/paint_candidates.h"

#include <vector>

namespace sepax {

/// The first contact of the polygons where another pair is shown, at a time of the step; `beside` =
/// the answer of an article stands beside it, `still` = in a picture alone.
void addFirstContact(Figure& figure, const Evidence& evidence, const Camera& camera,
                     const std::vector<CandidateMark>& marks, double time, bool beside, bool still);

}  // namespace sepax
