#pragma once

#include "app/formats/plain/rewritten.h"

#include <cstddef>
#include <vector>

namespace sepax {

/// A ring that ways of a map make together, end to end.
struct JoinedRing {
  Numbers places;        ///< longitude and latitude in turn, the first place again at the end
  std::size_t last = 0;  ///< the last of the ways that it is made of
};

struct JoinedWays {
  std::vector<JoinedRing> rings;
  bool leftOver = false;  ///< some ways are part of no ring
};

/// The rings of ways whose ends are exactly the same places; where three or more meet, none goes
/// on.
[[nodiscard]] JoinedWays joinedWays(const std::vector<Numbers>& ways);

}  // namespace sepax
