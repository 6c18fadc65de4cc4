#pragma once

namespace sepax {

/// A contact that coordinates are too coarse for. Places are doubles, and every answer is exact of
/// those: what was put onto a slanted edge stands beside it by less than a double can tell.
struct RoundedContact {
  double size = 0;     ///< the gap or the depth of A and B at their starts, world units
  double step = 0;     ///< from one double to the next at the largest of their coordinates
  bool moves = false;  ///< one of both moves or turns
};

}  // namespace sepax
