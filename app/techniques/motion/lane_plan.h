#pragma once

#include "app/techniques/motion/motion.h"

#include <cstddef>
#include <optional>
#include <vector>

/// Which lanes stand where on the strip, and whose times they show. Lengths are logical pixels.
namespace sepax {

inline constexpr double kLaneNames = 56;   ///< for the names at the left
inline constexpr double kLaneStates = 72;  ///< for the states at the right
inline constexpr double kNamedLane = 12;   ///< height of one that has room for words beside its bar
inline constexpr double kPrintedLane = 10.85;  ///< the same on a page, of a name alone

/// Words above the lanes.
struct LaneWords {
  double baseline = 0;  ///< above the strip beside its heading, on a page, where lanes are low
  double left = 0;      ///< they start no farther left
};

struct LanePlan {
  std::vector<int> axes;           ///< of the lanes from top to bottom, rising
  double top = 0;                  ///< of the first lane
  double height = 0;               ///< of each
  std::optional<LaneWords> words;  ///< absent = they have no room
  int nameColumns = 0;  ///< side by side, each name at the height of its lane; 0 = without names

  [[nodiscard]] double laneTop(std::size_t lane) const {
    return top + height * static_cast<double>(lane);
  }
  [[nodiscard]] double middle(std::size_t lane) const { return laneTop(lane) + height / 2; }
  [[nodiscard]] double bottom() const { return laneTop(axes.size()); }
};

/// A lane for each axis. On a low strip as many as have room for their names, and among them those
/// that the answer rests on; on a page the names of lower lanes stand side by side, where they can.
[[nodiscard]] LanePlan lanePlan(const Evidence& evidence, const ViewState& view,
                                double stripHeight);

/// Whose answer the lanes are drawn for.
struct LaneAnswers {
  bool exact = true;        ///< else the exact times stand beside the published ones, in outline
  bool prediction = false;  ///< the times of the collision prediction
  bool move = false;        ///< the published velocity and push
};
[[nodiscard]] LaneAnswers laneAnswers(const Evidence& evidence, const ViewState& view);

}  // namespace sepax
