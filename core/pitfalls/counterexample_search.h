#pragma once

#include "core/pitfalls/counterexample.h"

#include <cstdint>

/// Candidates and shrinking. Inner header of the counterexample finder.
namespace sepax::rules {

/// The candidate with this number: lattice scenes that grow slowly, every eighth one with random
/// coordinates. A function of its arguments alone.
[[nodiscard]] PitfallScene candidate(PitfallKind kind, std::uint64_t seed, int number);

/// What is looked for.
struct Sought {
  PitfallKind kind = PitfallKind::restingBodies;
  bool stable = false;  ///< it must show in scenes with slightly other coordinates, too
  Judge judge;
};

/// It shows in the scene and, where it is to be stable, in those near it.
[[nodiscard]] bool shows(const Sought& sought, const PitfallScene& scene);

/// Smaller is simpler: fewer vertices and solid pixels, whole numbers, coordinates near 0, plain
/// angles.
[[nodiscard]] double costOf(const PitfallScene& scene);

/// Takes simpler scenes for as long as they show it.
/// Laws: the result shows it; shrinking twice changes nothing.
[[nodiscard]] PitfallScene shrunk(const Sought& sought, PitfallScene scene);

}  // namespace sepax::rules
