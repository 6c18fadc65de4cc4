#pragma once

#include "app/techniques/swept_edges/lane.h"

#include <string>
#include <vector>

/// What stands on the lane of time, and where. Lengths are logical pixels.
namespace sepax {

inline constexpr double kLaneText = 12;   ///< size of the words and numbers
inline constexpr double kLaneTimes = 31;  ///< the numbers of the ruler, below the lane
inline constexpr double kLaneBorder = 6;  ///< below the numbers of the ruler

/// How a candidate counts, or the time that the article takes for the contact; where its answer
/// stands alone, its own candidates. Only those that count alike share a mark.
enum class Standing { contact, published, accepted, refused, publishedOther };

/// Candidates of one standing at one place of the lane; those outside of the step stand beside its
/// ends.
struct LaneMark {
  Standing standing = Standing::refused;
  double x = 0;  ///< of the disc, logical pixels
  double y = 0;
  std::string numbers;
  std::string words;
  int count = 0;
  std::string corners;  ///< "A2", "A0·B1"
  std::string fate;     ///< of each of them, if it is the same: " first contact"
};

/// The lane, from the top: the numbers of the ruler stand below it.
[[nodiscard]] double laneY(const Figure& strip);
/// Of its disc: its numbers have room on it.
[[nodiscard]] double radiusOf(const LaneMark& mark);

/// From the lane to what lies outside of the step, with a break: it is farther away than it stands.
void addWayOutside(Figure& strip, const LaneMark& mark);

/// Of each known candidate that has a time, and of the published contact; the recipe's candidates
/// where its answer stands alone.
[[nodiscard]] std::vector<LaneMark> singleMarks(const Evidence& evidence, const ViewState& view,
                                                const Figure& strip);
/// The same by their places, where those that count alike at one time share a disc; in a low strip
/// those that do not count are left out where they have no room, and others share one, too.
[[nodiscard]] std::vector<LaneMark> laneMarks(const std::vector<LaneMark>& singles, double height);

}  // namespace sepax
