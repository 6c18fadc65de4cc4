#pragma once

#include "app/figure/figure.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

/// Where the labels of an animation are to stand, so that they leap in as few frames as can be.
namespace sepax {

/// Offsets that each label has in some frames.
using LabelOffsets = std::map<std::string, std::vector<Vec2>>;

/// Of each label the place that most of the frames have.
[[nodiscard]] std::vector<LabelPlace> usualPlaces(const LabelOffsets& frames);
/// Labels that all of so many frames have stand where they do in the last one.
void takeLastPlaces(std::vector<LabelPlace>& places, const LabelOffsets& frames, std::size_t count);
/// The same places, but for labels that do not stay there: the one that most of the frames have in
/// which they leave it.
[[nodiscard]] std::vector<LabelPlace> nextPlaces(const std::vector<LabelPlace>& usual,
                                                 const LabelOffsets& frames);
/// Of both places that which the label kept in more of its frames.
[[nodiscard]] std::vector<LabelPlace> betterPlaces(const std::vector<LabelPlace>& usual,
                                                   const LabelOffsets& withUsual,
                                                   const std::vector<LabelPlace>& next,
                                                   const LabelOffsets& withNext);

}  // namespace sepax
