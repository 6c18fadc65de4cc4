#pragma once

#include "core/exact/vec2.h"

#include <optional>
#include <string_view>

namespace sepax {

/// x' = a x + c y + e, y' = b x + d y + f: the order of the numbers in matrix(...).
struct SvgTransform {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;
  friend bool operator==(const SvgTransform&, const SvgTransform&) = default;
};

/// First `inner`, then `outer`.
[[nodiscard]] SvgTransform combined(const SvgTransform& outer, const SvgTransform& inner);
[[nodiscard]] Vec2 transformed(const SvgTransform& transform, Vec2 point);
/// The value of a transform attribute; nothing when it holds anything unknown.
[[nodiscard]] std::optional<SvgTransform> parseSvgTransform(std::string_view text);

}  // namespace sepax
