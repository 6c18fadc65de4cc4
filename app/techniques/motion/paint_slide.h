#pragma once

#include "app/techniques/motion/motion.h"

#include <cstddef>
#include <string>
#include <vector>

/// What the pictures of a slide and of a body that is driven have in common.
namespace sepax {

/// Where both touch, the edge whose normal stops the motion, that normal, and the part of the
/// motion that it takes away: an arrow of `scale` logical pixels for each world unit, with words at
/// its tip. `walked` is how far A is from where the evidence has it; the number stands where they
/// touch, none if it is empty.
void addSlideContact(Figure& figure, const Evidence& evidence, const Camera& camera,
                     const SlideHit& hit, Vec2 walked, double scale, std::string words,
                     const std::string& number = {});

/// A hit with that normal is among those before it, from `first` on: pressed into two in turn, A
/// meets each of them again.
[[nodiscard]] bool isTold(const std::vector<SlideHit>& hits, std::size_t first, std::size_t hit);

/// The way that a hand has driven A, and what stands in its way now.
void paintDriven(Figure& figure, const Evidence& evidence, const ViewState& view);

}  // namespace sepax
