#pragma once

#include "core/exact/vec2.h"

#include <array>
#include <vector>

namespace sepax {

/// One piece of a path: a line (degree 1) or a Bézier curve.
struct SvgPiece {
  int degree = 1;                ///< 0 starts a new part
  std::array<Vec2, 4> points{};  ///< the start and the degree others
};

/// What the command A says about an ellipse.
struct SvgArc {
  Vec2 radius;
  double turn = 0;  ///< degrees, of its x axis
  bool large = false;
  bool sweep = false;
};

/// An elliptic arc as cubic curves of a quarter turn at most (SVG 1.1, appendix F.6).
[[nodiscard]] std::vector<SvgPiece> arcPieces(Vec2 from, Vec2 to, SvgArc arc);

}  // namespace sepax
