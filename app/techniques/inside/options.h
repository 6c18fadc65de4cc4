#pragma once

#include "app/view/option.h"
#include "core/evidence/published_gpwiki.h"

/// What a user can turn on here.
namespace sepax {

inline constexpr Option<bool> kMiddles{"middles"};  ///< extra points on A's edges

/// The radius that the article's first phase is given for a body.
enum class Radii {
  measured,    ///< to the farthest vertex
  halfHeight,  ///< of the first body's model, as the article has it for its ship alone
  given        ///< the two numbers below
};
inline constexpr Option<Radii> kRadii{"radii"};
/// Which of the lines with a slip of the pen are read as they are typed.
enum class Slips {
  meant,
  slope,  ///< (x2 - x2)
  index,  ///< vertexList[i + 1]
  typed   ///< both
};
inline constexpr Option<Slips> kSlips{"slips"};
/// How the article's determinants are computed.
inline constexpr Option<Contraction> kContraction{"contraction"};
inline constexpr Option<bool> kListed{"listed"};  ///< B's list is closed only as the scene has it
/// Whose vertices send the rays that are drawn and listed.
enum class RaysOf {
  deciding,  ///< B's where they decide, else A's
  a,
  b
};
inline constexpr Option<RaysOf> kRaysOf{"raysOf"};
inline constexpr Option<double> kRadiusA{"radiusA", 1};  ///< world units
inline constexpr Option<double> kRadiusB{"radiusB", 1};

}  // namespace sepax
