#pragma once

/// Every tolerance of core, with its unit and its reason. None decides whether polygons overlap,
/// touch or meet; where a slide stops, and whether an article errs by more than rounding, is
/// decided by those that say so.
namespace sepax {

/// Axes whose depths differ by no more than this fraction of the scene's size are listed as ties:
/// a display matter, wide enough for the rounding of a few operations.
inline constexpr double kTieFraction = 1e-12;

/// Two derived doubles whose relative difference is above this are ordered by the doubles alone;
/// nearer ones are compared exactly. It is 25 times the error that exactValue quotients can have.
inline constexpr double kCertainDifference = 1e-13;

/// A time that an article's algorithm gives in doubles is the exact one when they differ by no more
/// than this, relative to the larger of them and of 1 step: its own rounding is no mistake.
inline constexpr double kPublishedRounding = 1e-9;

/// A body that slides along another keeps this fraction of the scene's size away from it, so that
/// the rounding of its next position cannot start inside. A parameter of the response only.
inline constexpr double kSkinFraction = 1e-12;

/// So many times that skin is a way that a body has walked, or been pushed: no rounding is so
/// large. A parameter of the response only.
inline constexpr double kWalkedSkins = 1e3;

/// A part of a slide's motion below this fraction of it is rounding: it presses into no side, and a
/// body with no more of its way left stands. A parameter of the response only.
inline constexpr double kSlideRounding = 1e-9;

/// A polygon made smaller about its middle by this fraction is met by more than rounding where it
/// is met at all: so it is told which bodies an article's move passes through.
inline constexpr double kCoreFraction = 1e-6;

/// A point as far from a segment as this fraction of its length is beside it, more than by any
/// rounding: so an article's candidate is known to lie beside its edge.
inline constexpr double kBesideFraction = 1e-3;

/// Places of the pieces of a Minkowski difference that are nearer than this fraction of the size of
/// them all are the same. For the drawn outline only.
inline constexpr double kSamePlaceFraction = 1e-12;

/// An edge shorter than this fraction of its polygon's size (the diagonal of its box) is a sliver.
/// A float keeps 24 bits, so only about 10 of them are left for the direction of such an edge: its
/// normal is off by up to a tenth of a degree. For display and repair only.
inline constexpr double kSliverFraction = 1e-4;

/// A piece of a split polygon that is narrower than this fraction of the polygon's size is nothing
/// but the rounding of crossing points that agree in truth; it is dropped.
inline constexpr double kRoundedAwayFraction = 1e-12;

/// Rounding to float that moves a vertex by more than this fraction of the polygon's size is worth
/// a note: about 16 times what it costs a polygon that is centred on its origin.
inline constexpr double kFloatLossFraction = 1e-6;

/// A polygon whose middle is farther from its origin than this many times its size spends 10 of the
/// 24 bits of a float, and 10 of the 53 of a double, on the distance alone.
inline constexpr double kFarFactor = 1024;

}  // namespace sepax
