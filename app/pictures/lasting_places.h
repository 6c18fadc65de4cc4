#pragma once

#include "app/figure/figure.h"

#include <cstddef>
#include <vector>

/// Where the labels of an animation are to stand, so that few leap.
namespace sepax {

/// Where the labels of one frame stand.
struct FramePlaces {
  std::size_t frame = 0;
  std::vector<LabelPlace> labels;
};

/// Of each label the place that most of the frames have.
[[nodiscard]] std::vector<LabelPlace> usualPlaces(const std::vector<FramePlaces>& frames);
/// Labels that all of the frames have stand where they do in the last one.
void takeLastPlaces(std::vector<LabelPlace>& places, const std::vector<FramePlaces>& frames);
/// Of some frames those of all `count`, as fixed places: a label stays where it is until it stands
/// elsewhere for long enough to be read there, and glides between both.
/// Laws: from one frame to the next none goes farther than a tenth of its whole way; what is in one
/// place in all of them is in all.
[[nodiscard]] std::vector<std::vector<LabelPlace>> tracksOf(const std::vector<FramePlaces>& frames,
                                                            std::size_t count);

}  // namespace sepax
