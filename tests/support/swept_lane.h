#pragma once

#include "app/techniques/swept_edges/lane.h"
#include "tests/support/opened_scene.h"

#include <variant>
#include <vector>

namespace sepax::test {

/// The path of the meeting point of a scene as it opens.
inline Figure laneOf(const OpenedScene& opened, double width) {
  Figure strip;
  strip.width = width;
  strip.height = 180;
  paintPathLane(opened.evidence, opened.view, strip);
  return strip;
}

/// Those of a part.
inline std::vector<Dot> dots(const Figure& figure, Part part) {
  std::vector<Dot> found;
  for (const Item& item : figure.items)
    if (const Dot* dot = std::get_if<Dot>(&item); dot != nullptr && dot->part == part)
      found.push_back(*dot);
  return found;
}

}  // namespace sepax::test
