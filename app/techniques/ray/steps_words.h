#pragma once

#include "core/evidence/ray.h"

#include <cstddef>
#include <string>

/// Words that the verdicts and the lines of a walk share. `known` counts the tested pixels.
namespace sepax {

/// The pixel that a step is about: of those that are met at once the one that is reported.
[[nodiscard]] const WalkPixel& steppedPixel(const RayWalk& walk, std::size_t known);
/// The others that are met with that one: "(1, 0)", empty where there are none.
[[nodiscard]] std::string metWith(const RayWalk& walk, std::size_t known);
/// The same of the pixel that it reports, where it is listed.
[[nodiscard]] std::string metWithHit(const RayWalk& walk);
/// "3", or "2 to 3" of pixels that are met at once.
[[nodiscard]] std::string placesText(const RayWalk& walk, std::size_t known);
/// "3 pixels"
[[nodiscard]] std::string testedText(const RayWalk& walk);
/// In which tile it is, and whether there is one.
[[nodiscard]] std::string placeText(const WalkPixel& pixel);

}  // namespace sepax
