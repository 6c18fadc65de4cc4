#pragma once

#include "app/formats/prose/fragments.h"
#include "app/formats/raw_geometry.h"

#include <cstddef>
#include <optional>
#include <string>

namespace sepax {

/// The last list of a text that ends within it, without the point that is not whole.
struct CutPolygons {
  RawGeometry raw;
  std::string whole;      ///< what was read, with the brackets that the text lacks
  std::size_t place = 0;  ///< of the first bracket that nothing closes
  std::size_t start = 0;  ///< of the list, its word of WKT before the bracket
  std::size_t end = 0;    ///< behind the last point that is whole
  bool isWkt = false;
};

/// [[0, 0], [1, 0], [1, 1], [0: beside other polygons only WKT is read so.
[[nodiscard]] std::optional<CutPolygons> cutPolygons(const MixedText& mixed, bool hasOthers);

}  // namespace sepax
