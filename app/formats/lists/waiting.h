#pragma once

#include "app/formats/prose/fragments.h"
#include "app/formats/raw_geometry.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace sepax {

/// Lists of numbers in a text among other things that speak of vertices: they wait until those are
/// found.
class WaitingLists {
 public:
  /// Behind the brackets at these places where they hold whole numbers alone that are called
  /// indices, codes of a path or starts of holes, by their name or by the words before them;
  /// further pairs that follow edges: (0, 1), (1, 2) are taken with them.
  std::optional<std::size_t> take(const MixedText& mixed, std::size_t open, std::size_t close,
                                  std::string_view name);
  /// Does what the lists say of the polygons; where a hole cannot start is the error.
  void relate(RawGeometry& raw, std::string_view text);

 private:
  std::vector<RawPolygon> holes_;
  std::vector<RawPolygon> others_;
};

}  // namespace sepax
