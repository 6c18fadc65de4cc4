#include "app/scene/edits/snapping.h"

#include <cmath>
#include <initializer_list>

namespace sepax {

double SnapStep::snapped(double value) const {
  const double result = std::round(value / size()) * numerator / denominator;
  return result == 0 ? 0 : result;  // never -0
}

SnapStep snapStepFor(double zoom, double minPixels) {
  const double least = minPixels / zoom;
  const double power = std::floor(std::log10(least));
  for (const double factor : {10.0, 25.0, 50.0, 100.0, 250.0}) {
    const double size = factor / 10 * std::pow(10.0, power);
    if (size < least * (1 - 1e-9)) continue;  // log10 of a power of ten may round down
    const double scale = std::pow(10.0, std::abs(power));
    return power < 0 ? SnapStep{factor, 10 * scale} : SnapStep{factor * scale, 10};
  }
  return {};
}

Vec2 constrained(Vec2 d) {
  const double x = std::abs(d.x);
  const double y = std::abs(d.y);
  constexpr double kTangent = 0.41421356237309503;  // of 22.5 degrees, half way to the diagonal
  if (y <= kTangent * x) return {d.x, 0};
  if (x <= kTangent * y) return {0, d.y};
  const double reach = (x + y) / 2;
  return {std::copysign(reach, d.x), std::copysign(reach, d.y)};
}

double snappedAngle(double degrees, double step) { return std::round(degrees / step) * step; }

double wrappedAngle(double degrees) {
  const double rest = std::remainder(degrees, 360.0);
  return rest == -180 ? 180 : rest == 0 ? 0 : rest;
}

}  // namespace sepax
