#pragma once

#include "core/evidence/published_drake.h"
#include "core/exact/vec2.h"

#include <array>
#include <optional>
#include <span>

/// "Collision point of two non-rotating polygons" (D. Christensen, Mighty Drake, 1995), as
/// described, with slopes. Only used to compare: it has no test of 0 <= t <= 1, ranks by a distance
/// that cannot tell before from after, and knows no answer where a slope or a path is missing.
namespace sepax::published {

/// Lines whose slopes differ by less count as parallel; the article only says "nearly".
inline constexpr double kNearParallelSlope = 0.02;

/// Readings where the text is open or errs.
struct DrakeReading {
  double nearParallelSlope = kNearParallelSlope;
  /// The y-intercept of a line against a vertical one as printed, b = y - m x with x = x_vertical -
  /// x_point; its sign is wrong. Otherwise y + m x, which is what the figures show.
  bool interceptAsPrinted = false;
};

/// A line by a point and its slope; no slope = vertical.
struct SlopeLine {
  Vec2 point;
  std::optional<double> slope;
};
[[nodiscard]] SlopeLine lineThrough(Vec2 a, Vec2 b);

/// x = (m2 x2 - m1 x1 - y2 + y1) / (m2 - m1), y = m1 (x - x1) + y1. None for equal slopes, two
/// vertical lines, and where the numbers overflow.
[[nodiscard]] std::optional<Vec2> meetingPoint(const SlopeLine& a, const SlopeLine& b,
                                               const DrakeReading& reading = {});

/// "If either distance is greater than the length, the point lies outside": a lens around the
/// segment.
[[nodiscard]] bool insideByDistances(Vec2 point, Vec2 a, Vec2 b);

/// A segment and its displacement during the frame.
struct DrakeSegment {
  std::array<Vec2, 2> ends;
  Vec2 velocity;
};

/// The recipe for two segments. The other segment is moved to a candidate's time before the test,
/// which the text leaves open; candidates at equal distance keep the order of the endpoints.
[[nodiscard]] PublishedSweptSegments sweptSegments(const DrakeSegment& a, const DrakeSegment& b,
                                                   const DrakeReading& reading = {});

/// The recipe for every edge pair whose boxes, motion included, meet; of several collisions the
/// smallest time, which the text leaves open. Edges of length zero are passed over.
[[nodiscard]] PublishedSwept sweptPolygons(std::span<const Vec2> a, Vec2 va,
                                           std::span<const Vec2> b, Vec2 vb,
                                           const DrakeReading& reading = {});

}  // namespace sepax::published
