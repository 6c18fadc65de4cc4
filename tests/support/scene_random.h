#pragma once

#include "app/scene/scene.h"

#include <cstdint>
#include <random>

namespace sepax::testing {

/// A scene that keeps every rule, drawn from the seed: all optional parts, awkward texts, and
/// numbers from lattice points to the limits of a double.
[[nodiscard]] Scene randomScene(std::uint64_t seed);
/// The scene with one random change, which may be none at all.
[[nodiscard]] Scene randomEdit(Scene scene, std::uint64_t seed);

}  // namespace sepax::testing
