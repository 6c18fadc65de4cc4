#pragma once

#include "core/pitfalls/counterexample.h"

#include <cstdint>

/// Candidates and shrinking. Inner header of the counterexample finder.
namespace sepax::rules {

/// The candidate with this number: lattice scenes that grow slowly, every eighth one with random
/// coordinates. A function of its arguments alone.
[[nodiscard]] PitfallScene candidate(PitfallKind kind, std::uint64_t seed, int number);

/// The pitfall differs in the scene and, where it is to be stable, in scenes with slightly other
/// coordinates.
[[nodiscard]] bool shows(const Pitfall& pitfall, const PitfallScene& scene);

/// Smaller is simpler: fewer vertices and solid pixels, whole numbers, coordinates near 0, plain
/// angles.
[[nodiscard]] double costOf(const PitfallScene& scene);

/// Takes simpler scenes for as long as they show the pitfall.
/// Laws: the result shows the pitfall; shrinking twice changes nothing.
[[nodiscard]] PitfallScene shrunk(const Pitfall& pitfall, PitfallScene scene);

}  // namespace sepax::rules
