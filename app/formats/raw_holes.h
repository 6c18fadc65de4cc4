#pragma once

#include "app/formats/geometry.h"

#include <cstddef>
#include <string>
#include <vector>

/// Polygons with holes as polygons without.
namespace sepax {

struct HoledPolygon {
  NamedPolygon outline;
  std::size_t index = 0;  ///< in the list that it was read into
  std::vector<std::vector<Vec2>> holes = {};
};

struct Unholed {
  std::vector<NamedPolygon> polygons;
  std::string note;     ///< what became of the holes; empty without any
  std::string problem;  ///< of the polygon with this index
  std::size_t index = 0;
};

[[nodiscard]] Unholed unholed(std::vector<HoledPolygon> polygons, Holes holes);

}  // namespace sepax
