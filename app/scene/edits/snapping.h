#pragma once

#include "core/exact/vec2.h"

namespace sepax {

/// Spacing of the places that a drag snaps to: numerator / denominator world units, kept as a
/// fraction so that the snapped coordinates are the doubles nearest to short decimals.
struct SnapStep {
  double numerator = 1;
  double denominator = 1;

  [[nodiscard]] double size() const { return numerator / denominator; }
  [[nodiscard]] double snapped(double value) const;
  [[nodiscard]] Vec2 snapped(Vec2 point) const { return {snapped(point.x), snapped(point.y)}; }
};

/// What a drag may snap to; with the setting off, or with Alt, it is nothing.
struct SnapTargets {
  bool grid = true;
  bool vertices = true;  ///< of other bodies
  bool edges = true;     ///< of other bodies
  friend bool operator==(const SnapTargets&, const SnapTargets&) = default;
};

/// The smallest of 1, 2.5, 5 times a power of ten that is at least `minPixels` wide on the screen.
/// At the zoom of a new scene, 90 pixels per unit, it is 0.25.
[[nodiscard]] SnapStep snapStepFor(double zoom, double minPixels = 16);

/// The displacement kept to the horizontal, the vertical or a diagonal, whichever is nearest.
[[nodiscard]] Vec2 constrained(Vec2 displacement);
/// The angle at the nearest multiple of `step`, degrees.
[[nodiscard]] double snappedAngle(double degrees, double step);
/// The same direction in (-180, 180], degrees.
[[nodiscard]] double wrappedAngle(double degrees);

}  // namespace sepax
