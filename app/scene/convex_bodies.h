#pragma once

#include "app/scene/scene.h"

#include <cstddef>
#include <string>
#include <vector>

namespace sepax {

/// A scene whose polygons are bodies of convex parts.
struct ConvexBodies {
  Scene scene;
  std::vector<std::string> left;  ///< why a body stays as it is, one sentence each
};

/// Every body that is concave, or has an outline of more than `most` vertices, as one body of parts
/// that are convex and have no more vertices than that; 0 = any number. Others stay as they are.
[[nodiscard]] ConvexBodies inConvexParts(Scene scene, std::size_t most);

}  // namespace sepax
