#include "app/pictures/lasting_places.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace sepax {

namespace {

/// But for the rounding of what is added to an anchor and taken off again.
bool isSame(Vec2 one, Vec2 other) {
  constexpr double kRounding = 0.5;  // logical pixels
  return distance(one, other) < kRounding;
}

Vec2 mostFrequent(const std::vector<Vec2>& offsets) {
  return *std::ranges::max_element(
      offsets, {}, [&](Vec2 offset) { return std::ranges::count(offsets, offset); });
}

std::ptrdiff_t framesAt(const LabelPlace& place, const LabelOffsets& frames) {
  const auto found = frames.find(place.name);
  if (found == frames.end()) return 0;
  return std::ranges::count_if(found->second,
                               [&](Vec2 offset) { return isSame(offset, place.offset); });
}

}  // namespace

std::vector<LabelPlace> usualPlaces(const LabelOffsets& frames) {
  std::vector<LabelPlace> places;
  for (const auto& [name, offsets] : frames) places.push_back({name, mostFrequent(offsets)});
  return places;
}

void takeLastPlaces(std::vector<LabelPlace>& places, const LabelOffsets& frames,
                    std::size_t count) {
  for (LabelPlace& place : places)
    if (const auto found = frames.find(place.name);
        found != frames.end() && found->second.size() == count)
      place.offset = found->second.back();
}

std::vector<LabelPlace> nextPlaces(const std::vector<LabelPlace>& usual,
                                   const LabelOffsets& frames) {
  std::vector<LabelPlace> places = usual;
  for (LabelPlace& place : places) {
    const auto found = frames.find(place.name);
    if (found == frames.end()) continue;
    std::vector<Vec2> others;
    std::ranges::copy_if(found->second, std::back_inserter(others),
                         [&](Vec2 offset) { return !isSame(offset, place.offset); });
    if (!others.empty()) place.offset = mostFrequent(others);
  }
  return places;
}

std::vector<LabelPlace> betterPlaces(const std::vector<LabelPlace>& usual,
                                     const LabelOffsets& withUsual,
                                     const std::vector<LabelPlace>& next,
                                     const LabelOffsets& withNext) {
  std::vector<LabelPlace> places = usual;
  for (std::size_t i = 0; i < places.size(); ++i)
    if (framesAt(next[i], withNext) > framesAt(usual[i], withUsual)) places[i] = next[i];
  return places;
}

}  // namespace sepax
