#pragma once

#include "core/evidence/published_rays.h"
#include "core/evidence/ray.h"
#include "core/ray/tiles.h"
#include "tests/support/shapes.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

/// Rays in a map of one tile, for what the article says of them.
namespace sepax::test {

/// As many rows as each has pixels.
struct PublishedCase {
  std::vector<std::string> rows;
  Vec2 position;
  Vec2 direction;
  double length = 0;
};

/// Positions and lengths in halves and whole numbers, or anywhere; the direction is never zero.
[[nodiscard]] PublishedCase publishedCase(std::uint64_t seed);
/// The map of one tile.
[[nodiscard]] TileGrid tileOf(const std::vector<std::string>& rows);

struct Judged {
  PublishedRay ray;
  RayEvidence exact;
};
[[nodiscard]] Judged judgedCast(const PublishedCase& given);

/// Checks a law on lawCases() rays; a failure names its seed.
template <class Law>
void forPublishedCases(Law law) {
  for (int seed = 0; seed < lawCases(); ++seed) {
    INFO("seed " << seed);
    law(publishedCase(static_cast<std::uint64_t>(seed)));
  }
}

}  // namespace sepax::test
