#pragma once

#include <string>
#include <vector>

#include "app/figure/theme.h"
#include "app/scene/scene.h"
#include "core/evidence/evidence.h"

/// Bodies as they stand in the world, their names and colours.
namespace sepax {

/// Every body posed and checked.
[[nodiscard]] std::vector<BodyShape> posedBodies(const Scene& scene);

/// Colour of a body: A, B or any other.
[[nodiscard]] Role roleOf(const Evidence& evidence, int body);
/// "A3": the name of the owner's body and the edge.
[[nodiscard]] std::string nameOf(const Evidence& evidence, AxisName axis);

}  // namespace sepax
