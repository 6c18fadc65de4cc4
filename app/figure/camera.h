#pragma once

#include "core/exact/vec2.h"

namespace sepax {

/// Maps world units (y up) to logical pixels of a figure (y down, origin top left).
struct Camera {
  Vec2 center;         ///< world point in the middle of the figure
  double zoom = 90;    ///< logical pixels per world unit
  double width = 800;  ///< of the figure, logical pixels
  double height = 600;

  [[nodiscard]] Vec2 toScreen(Vec2 world) const {
    return {width / 2 + (world.x - center.x) * zoom, height / 2 - (world.y - center.y) * zoom};
  }
  [[nodiscard]] Vec2 toWorld(Vec2 screen) const {
    return {center.x + (screen.x - width / 2) / zoom, center.y - (screen.y - height / 2) / zoom};
  }
  friend bool operator==(const Camera&, const Camera&) = default;
  /// World direction as a screen direction (not scaled).
  [[nodiscard]] static Vec2 turned(Vec2 direction) { return {direction.x, -direction.y}; }
};

/// Smallest and largest zoom, logical pixels per world unit.
inline constexpr double kMinZoom = 1e-9;
inline constexpr double kMaxZoom = 1e9;

/// The same camera zoomed by `factor` so that the world point under `screen` stays there.
[[nodiscard]] Camera zoomedAt(const Camera& camera, Vec2 screen, double factor);
/// A camera that shows the box with a margin in logical pixels on every side.
[[nodiscard]] Camera framing(Vec2 min, Vec2 max, double width, double height, double margin);

}  // namespace sepax
