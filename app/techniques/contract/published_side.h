#pragma once

#include "app/techniques/contract/published_method.h"

#include <string>
#include <string_view>
#include <vector>

/// What the loops over sides tell alike of the side at hand, with normalised lines or without.
namespace sepax {

[[nodiscard]] const PublishedSide& sideAt(const PublishedSides& found, int index);

/// The line of a side and the dot products with it, normalised or as long as the side.
struct SideNumbers {
  Vec2 line;
  Interval a;
  Interval b;
};
[[nodiscard]] SideNumbers numbersOf(const PublishedSide& side, bool normalised);

/// Lines 1 to 4 are about the side: 1 has its line, 2 the dot products where they are known.
void tellSide(const Evidence& evidence, AxisName side, const SideNumbers& values, bool projected,
              std::vector<CodeLine>& lines);

/// "a corner and a side"
[[nodiscard]] std::string_view featureWords(NearestFeatures features);
/// "5.077 > 1.624 + 1.701": the distance of the centres and the radii.
[[nodiscard]] std::string circleWords(const SatWork& work, bool meet);

/// What is known of a side.
struct SideRuler {
  bool projected = false;  ///< the shadows
  std::string words;       ///< what comes of them
};

/// The line of the side as a ruler in world units; before anything is projected with the
/// perpendicular that it comes from.
void paintSideRuler(const Evidence& evidence, const ViewState& view, const PublishedSide& side,
                    const SideRuler& known, Figure& figure);

}  // namespace sepax
