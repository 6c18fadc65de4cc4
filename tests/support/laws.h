#pragma once

#include "tests/support/shapes.h"

#include <doctest/doctest.h>

namespace sepax::test {

/// Checks a law on lawCases() pairs with motions, random and lattice ones in turn. A failure names
/// the seed and the case as a scene.
inline void forAllCases(void (*law)(const Case&)) {
  for (int seed = 0; seed < lawCases(); ++seed) {
    const Case c =
        makeCase(static_cast<std::uint64_t>(seed), seed % 2 == 0 ? Kind::random : Kind::lattice);
    INFO("seed " << seed << ": " << toText(c));
    law(c);
  }
}

}  // namespace sepax::test
