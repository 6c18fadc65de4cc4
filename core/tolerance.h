#pragma once

/// Every tolerance of core, with its unit and its reason. No discrete answer uses one.
namespace sepax {

/// Axes whose depths differ by no more than this fraction of the scene's size are listed as ties:
/// a display matter, wide enough for the rounding of a few operations.
inline constexpr double kTieFraction = 1e-12;

/// Two derived doubles whose relative difference is above this are ordered by the doubles alone;
/// nearer ones are compared exactly. It is 25 times the error that exactValue quotients can have.
inline constexpr double kCertainDifference = 1e-13;

/// A body that slides along another keeps this fraction of the scene's size away from it, so that
/// the rounding of its next position cannot start inside. A parameter of the response only.
inline constexpr double kSkinFraction = 1e-12;

}  // namespace sepax
