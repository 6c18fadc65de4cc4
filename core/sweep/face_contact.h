#pragma once

#include "core/evidence/motion.h"
#include "core/exact/vec2.h"
#include "core/polygon/polygon.h"
#include "core/sweep/axis_time.h"

#include <vector>

/// Where two convex polygons touch when they first meet.
namespace sepax {

/// The common part of both faces: one or two points and what they are.
struct FaceContact {
  std::vector<Vec2> points;  ///< world coordinates
  Features features = Features::none;
};
/// `time` is the exact time of the first contact, `at` the same rounded.
[[nodiscard]] FaceContact faceContact(const AxisTime& time, double at, const Polygon& a,
                                      const Polygon& b);

}  // namespace sepax
