#pragma once

#include "core/exact/vec2.h"

#include <vector>

/// What "Collision detection with irregular polygons" (GameCodeSchool) answers, as printed.
namespace sepax {

/// CD.detect(cp1, cp2).
struct PublishedCrossing {
  bool collided = false;
  int crossings = 0;                 ///< numCrosses: summed over all vertices
  std::vector<int> vertexCrossings;  ///< what each vertex of the first body adds
  double distance = 0;               ///< of the locations
  double reach = 0;                  ///< sum of the radii
  bool radiiOverlap = false;         ///< distance < reach; otherwise nothing else is tested
  bool outOfRange = false;           ///< the printed index left the list: an exception
  std::vector<Vec2> first;           ///< vertices as the article rotates them
  std::vector<Vec2> second;
};

}  // namespace sepax
