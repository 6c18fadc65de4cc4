#pragma once

#include "app/figure/figure.h"
#include "app/view/view_state.h"
#include "core/evidence/evidence.h"

#include <vector>

namespace sepax {

inline constexpr Part kMapOverlap =
    part<"map of overlaps", PartGroup::evidence, PartReach::passing>();
inline constexpr Part kMapGap = part<"map of gaps", PartGroup::evidence, PartReach::passing>();
inline constexpr Part kMapAxis = part<"map of axes", PartGroup::evidence, PartReach::passing>();
inline constexpr Part kMapPush = part<"map of pushes", PartGroup::evidence, PartReach::passing>();
inline constexpr Part kMapPublished = part<"published push on a map">();
inline constexpr Part kMapLeaves =
    part<"map of pushes that leave an overlap", PartGroup::evidence, PartReach::passing>();
inline constexpr Part kMapTooLong =
    part<"map of pushes that are too long", PartGroup::evidence, PartReach::passing>();
inline constexpr Part kMapVerdict =
    part<"map of wrong verdicts", PartGroup::evidence, PartReach::passing>();
inline constexpr Part kMapBorder = part<"border of a map">();
inline constexpr Part kMapPlace = part<"place of A on a map">();
inline constexpr Part kMapLinePart =
    part<"line of a section", PartGroup::evidence, PartReach::passing>();

/// How the axes of a map are told apart. Law: axes whose directions follow each other, all around,
/// differ in both.
struct AxisLook {
  Role role = Role::hue0;
  Hatch hatch = Hatch::none;  ///< where colours may be lost
};
/// By index in PositionMap::axes.
[[nodiscard]] std::vector<AxisLook> axisLooks(const Evidence& evidence, const PositionMap& map);

/// The map over all positions of A under the bodies, where it is on: each cell is drawn where the
/// middle of A would be; A's own place on it, its push, and the line of the section.
void addMap(Figure& figure, const Evidence& evidence, const ViewState& view);

}  // namespace sepax
