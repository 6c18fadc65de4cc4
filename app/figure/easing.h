#pragma once

#include "app/figure/figure.h"

/// One picture turning into the next.
namespace sepax {

/// Seconds that a change of what is shown takes.
inline constexpr double kEaseTime = 0.2;

/// The share of the way after a share of the time: slow at both ends. Laws: 0 at 0 and below, 1 at
/// 1 and above, rising.
[[nodiscard]] double easedShare(double share);

/// The same, quick at first: so a change answers a hand at once, and changes that follow each other
/// faster than the ease time do not pile up.
[[nodiscard]] double quickShare(double share);

/// A picture on the way from one figure to another one, both with their labels placed: what belongs
/// together (see partnersOf) moves and changes its colour, what only one of them has fades: what
/// goes first, then what comes. Words that go are gone at once; badges and narration are those of
/// `from` up to the middle, then those of `to`. Figures of other sizes or grounds do not mix: the
/// second one is there at once. Laws: at 0 and below it is `from`, at 1 and above it is `to`; what
/// is the same in both stays as it is all the time; no text has other words than in one of them.
[[nodiscard]] Figure eased(const Figure& from, const Figure& to, double share);

}  // namespace sepax
