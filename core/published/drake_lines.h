#pragma once

#include "core/evidence/published_drake.h"
#include "core/exact/vec2.h"

#include <array>
#include <optional>

/// The lines of "Collision point of two non-rotating polygons" (D. Christensen, Mighty Drake,
/// 1995): slopes, intercepts, where two of them meet, and whether a point is beside a segment.
namespace sepax::published {

/// Lines whose slopes differ by less count as parallel; the article only says "nearly".
inline constexpr double kNearParallelSlope = 0.02;

/// Readings where the text is open or errs.
struct DrakeReading {
  double nearParallelSlope = kNearParallelSlope;
  /// The y-intercept of a line against a vertical one as printed, b = y - m x with x = x_vertical -
  /// x_point; its sign is wrong. Otherwise y + m x, which is what the figures show.
  bool interceptAsPrinted = false;
  /// A candidate is compared with the other segment where it is drawn, at the start. Otherwise
  /// where that is at the candidate's time.
  bool segmentAsDrawn = false;
};
/// Law: that of the figures is the standard one.
[[nodiscard]] DrakeReading readingOf(RecipeReading reading);

/// A line by a point and its slope; no slope = vertical.
struct SlopeLine {
  Vec2 point;
  std::optional<double> slope;
};
[[nodiscard]] SlopeLine lineThrough(Vec2 a, Vec2 b);

/// Of two sloped lines.
[[nodiscard]] DrakeQuotient meetingQuotient(const SlopeLine& a, const SlopeLine& b);

/// x = (m2 x2 - m1 x1 - y2 + y1) / (m2 - m1), y = m1 (x - x1) + y1. None for equal slopes, two
/// vertical lines, and where the numbers overflow.
[[nodiscard]] std::optional<Vec2> meetingPoint(const SlopeLine& a, const SlopeLine& b,
                                               const DrakeReading& reading = {});

/// A line by slope and intercept, for those who read it.
[[nodiscard]] DrakeLine numbersOf(const SlopeLine& line);

/// Between the neighbours of the larger of both coordinates: what the point is known to.
[[nodiscard]] double spacingAt(Vec2 point);

/// The segment is farther from the point than kBesideFraction of its length: by more than rounding.
[[nodiscard]] bool clearlyBeside(Vec2 point, Vec2 a, Vec2 b);

}  // namespace sepax::published
