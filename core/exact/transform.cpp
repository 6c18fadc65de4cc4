#include "core/exact/transform.h"

#include "core/exact/exact.h"

#include <cmath>
#include <utility>

namespace sepax {

namespace {

/// A number as an unevaluated sum of two doubles, about 106 bits.
struct Twofold {
  double high;
  double low;
};

Twofold quickSum(double a, double b) {  // |a| >= |b|
  const double s = a + b;
  return {s, b - (s - a)};
}

Twofold sum(double a, double b) {
  const double s = a + b;
  const double t = s - a;
  return {s, (a - (s - t)) + (b - t)};
}

Twofold product(double a, double b) {
  const double p = a * b;
  const auto split = [](double x) {
    const double scaled = 134217729.0 * x;  // 2^27 + 1
    const double high = scaled - (scaled - x);
    return Twofold{high, x - high};
  };
  const Twofold x = split(a);
  const Twofold y = split(b);
  return {p, ((x.high * y.high - p) + x.high * y.low + x.low * y.high) + x.low * y.low};
}

Twofold operator+(Twofold a, Twofold b) {
  const Twofold s = sum(a.high, b.high);
  return quickSum(s.high, s.low + a.low + b.low);
}

Twofold operator*(Twofold a, Twofold b) {
  const Twofold p = product(a.high, b.high);
  return quickSum(p.high, p.low + (a.high * b.low + a.low * b.high));
}

Twofold operator/(Twofold a, double b) {
  const double q = a.high / b;
  const Twofold back = product(q, b);
  return quickSum(q, ((a.high - back.high) - back.low + a.low) / b);
}

/// Taylor series about 0 for an angle of at most 45 degrees, in radians: first + first * x^2 /
/// (-(k+1)(k+2)) + ... with k the power of the first term (0 cosine, 1 sine).
double series(Twofold first, Twofold x, int k) {
  const Twofold minusSquare = x * x * Twofold{-1, 0};
  Twofold term = first;
  Twofold total = first;
  for (int i = 0; i < 14; ++i, k += 2) {  // the 14th term is below 2^-110
    term = term * minusSquare / static_cast<double>((k + 1) * (k + 2));
    total = total + term;
  }
  return total.high + total.low;
}

/// degrees in [-45, 45].
Rotation smallRotation(double degrees) {
  constexpr Twofold kRadiansPerDegree{0x1.1df46a2529d39p-6, 0x1.5c1d8becdd291p-62};
  const Twofold radians = Twofold{degrees, 0} * kRadiansPerDegree;
  return {series({1, 0}, radians, 0), series(radians, radians, 1)};
}

}  // namespace

Rotation rotationOf(double degrees) {
  // std::fmod is exact by definition, so it gives the same bits everywhere.
  double rest = std::fmod(degrees, 360.0);
  int quarters = static_cast<int>(rest / 90.0 + (rest < 0 ? -0.5 : 0.5));
  rest -= 90.0 * quarters;
  Rotation turn = smallRotation(rest);
  for (quarters = (quarters + 4) % 4; quarters > 0; --quarters) {
    turn = {-turn.sine, turn.cosine};
  }
  return {turn.cosine + 0.0, turn.sine + 0.0};  // no negative zeros
}

Vec2 posed(Vec2 model, Vec2 position, Rotation rotation) {
  if (rotation.sine == 0 && rotation.cosine == 1) return position + model;
  const double c = rotation.cosine;
  const double s = rotation.sine;
  return {roundedValue([&](auto lift) {
            return lift(position.x) + (lift(c) * lift(model.x) - lift(s) * lift(model.y));
          }),
          roundedValue([&](auto lift) {
            return lift(position.y) + (lift(s) * lift(model.x) + lift(c) * lift(model.y));
          })};
}

std::vector<Vec2> posed(std::span<const Vec2> model, Vec2 position, double degrees) {
  const Rotation rotation = rotationOf(degrees);
  std::vector<Vec2> world;
  world.reserve(model.size());
  for (const Vec2 vertex : model) world.push_back(posed(vertex, position, rotation));
  return world;
}

}  // namespace sepax
