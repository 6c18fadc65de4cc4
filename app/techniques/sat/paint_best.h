#pragma once

#include "app/figure/camera.h"
#include "app/figure/figure.h"
#include "app/techniques/sat/sat.h"

/// What the loop keeps while it is stepped through.
namespace sepax {

inline constexpr Part kBestEdge = part<"edge of the smallest depth so far">();

/// The edge of the axis with the smallest depth so far, with its name and that depth; dashed,
/// unless it is that of the shown axis, which is marked already. Nothing before the first
/// comparison and once the answer is there.
void addBestSoFar(Figure& figure, const Evidence& evidence, const Camera& camera,
                  const SatProgress& progress, int shown);

}  // namespace sepax
