#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace sepax {

/// Both numbers of a place on the globe, as bytes of a text.
struct PlaceOnGlobe {
  std::size_t first = 0;
  std::size_t firstEnd = 0;
  std::size_t second = 0;
  std::size_t secondEnd = 0;
};
using PlacesOnGlobe = std::vector<PlaceOnGlobe>;

/// The pairs of lists of which the text says that the latitude stands before the longitude: in the
/// name of the list, in the line above it or in a comment behind it.
[[nodiscard]] PlacesOnGlobe toldPlaces(std::string_view text);

}  // namespace sepax
