#include "app/formats/svg/transform.h"

#include "app/formats/svg/numbers.h"
#include "core/exact/transform.h"

#include <cmath>
#include <string>
#include <vector>

namespace sepax {

namespace {

/// The tangent of an angle in degrees, by our own sine and cosine.
double tangent(double degrees) {
  const Rotation rotation = rotationOf(degrees);
  return rotation.sine / rotation.cosine;
}

SvgTransform rotated(double degrees) {
  const Rotation r = rotationOf(degrees);
  return {r.cosine, r.sine, -r.sine, r.cosine, 0, 0};
}

std::optional<SvgTransform> single(std::string_view name, const std::vector<double>& v) {
  const std::size_t n = v.size();
  if (name == "matrix" && n == 6) return SvgTransform{v[0], v[1], v[2], v[3], v[4], v[5]};
  if (name == "translate" && (n == 1 || n == 2))
    return SvgTransform{1, 0, 0, 1, v[0], n == 2 ? v[1] : 0};
  if (name == "scale" && (n == 1 || n == 2))
    return SvgTransform{v[0], 0, 0, n == 2 ? v[1] : v[0], 0, 0};
  if (name == "rotate" && n == 1) return rotated(v[0]);
  if (name == "rotate" && n == 3)
    return combined(combined({1, 0, 0, 1, v[1], v[2]}, rotated(v[0])), {1, 0, 0, 1, -v[1], -v[2]});
  if (name == "skewX" && n == 1) return SvgTransform{1, 0, tangent(v[0]), 1, 0, 0};
  if (name == "skewY" && n == 1) return SvgTransform{1, tangent(v[0]), 0, 1, 0, 0};
  return std::nullopt;
}

}  // namespace

SvgTransform combined(const SvgTransform& o, const SvgTransform& i) {
  return {o.a * i.a + o.c * i.b, o.b * i.a + o.d * i.b,       o.a * i.c + o.c * i.d,
          o.b * i.c + o.d * i.d, o.a * i.e + o.c * i.f + o.e, o.b * i.e + o.d * i.f + o.f};
}

Vec2 transformed(const SvgTransform& t, Vec2 p) {
  if (t == SvgTransform{}) return p;  // -0 and all the bits stay
  return {t.a * p.x + t.c * p.y + t.e, t.b * p.x + t.d * p.y + t.f};
}

std::optional<SvgTransform> parseSvgTransform(std::string_view text) {
  SvgTransform all;
  constexpr std::string_view kBetween = " \t\r\n,";
  while (true) {
    const auto start = text.find_first_not_of(kBetween);
    if (start == text.npos) return all;
    const auto open = text.find('(', start);
    if (open == text.npos) return std::nullopt;
    const auto close = text.find(')', open);
    if (close == text.npos) return std::nullopt;
    std::string name(text.substr(start, open - start));
    while (!name.empty() && kBetween.find(name.back()) != kBetween.npos) name.pop_back();
    const SvgNumbers numbers = svgNumbers(text.substr(open + 1, close - open - 1));
    const auto next = single(name, numbers.values);
    if (!numbers.complete || !next) return std::nullopt;
    for (const double value : numbers.values)
      if (!std::isfinite(value)) return std::nullopt;
    all = combined(all, *next);
    text.remove_prefix(close + 1);
  }
}

}  // namespace sepax
