#include "core/published/drake_lines.h"

#include "core/exact/segment.h"
#include "core/exact/tolerance.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sepax::published {

DrakeReading readingOf(RecipeReading reading) {
  DrakeReading read;
  read.interceptAsPrinted = reading == RecipeReading::describedIntercept;
  read.segmentAsDrawn = reading == RecipeReading::drawnSegment;
  if (reading == RecipeReading::noShortcut) read.nearParallelSlope = 0;
  return read;
}

SlopeLine lineThrough(Vec2 a, Vec2 b) {
  if (a.x == b.x) return {a, std::nullopt};
  return {a, (b.y - a.y) / (b.x - a.x)};
}

DrakeQuotient meetingQuotient(const SlopeLine& a, const SlopeLine& b) {
  const double m1 = *a.slope;
  const double m2 = *b.slope;
  return {m2 * b.point.x - m1 * a.point.x - b.point.y + a.point.y, m2 - m1};
}

std::optional<Vec2> meetingPoint(const SlopeLine& a, const SlopeLine& b,
                                 const DrakeReading& reading) {
  if (a.slope == b.slope) return std::nullopt;
  Vec2 point;
  if (!a.slope || !b.slope) {
    const SlopeLine& vertical = a.slope ? b : a;
    const SlopeLine& sloped = a.slope ? a : b;
    const double x = vertical.point.x - sloped.point.x;
    const double rise = *sloped.slope * x;
    point = {vertical.point.x,
             reading.interceptAsPrinted ? sloped.point.y - rise : sloped.point.y + rise};
  } else {
    const DrakeQuotient quotient = meetingQuotient(a, b);
    const double x = quotient.above / quotient.below;
    point = {x, *a.slope * (x - a.point.x) + a.point.y};
  }
  return isFinite(point) ? std::optional(point) : std::nullopt;
}

DrakeLine numbersOf(const SlopeLine& line) {
  if (!line.slope) return {std::nullopt, line.point.x};
  return {line.slope, line.point.y - *line.slope * line.point.x};
}

double spacingAt(Vec2 point) {
  const double size = std::max(std::fabs(point.x), std::fabs(point.y));
  return std::nextafter(size, std::numeric_limits<double>::infinity()) - size;
}

bool clearlyBeside(Vec2 point, Vec2 a, Vec2 b) {
  const double place = std::clamp(placeOn(a, b, point), 0.0, 1.0);
  return distance(point, lerp(a, b, place)) >= kBesideFraction * distance(a, b);
}

}  // namespace sepax::published
