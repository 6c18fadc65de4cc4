#pragma once

#include "app/techniques/minkowski/minkowski.h"

/// What is said while something goes on in the difference. “A − B” stands for its name.
namespace sepax {

/// A step of GJK, EPA or the ray before its answer.
[[nodiscard]] Verdict searchVerdict(const Evidence& evidence, const MinkowskiProgress& progress);
/// Where the ray of a motion leads, or after the start where it is; of bodies that move against
/// each other.
[[nodiscard]] Verdict rayVerdict(const Evidence& evidence, double time);
/// Which way the ray passes an edge.
[[nodiscard]] Verdict rayStepVerdict(const Evidence& evidence, int edge);

}  // namespace sepax
