#pragma once

#include "app/scene/edits/snapping.h"
#include "app/techniques/contract/technique.h"

#include <optional>
#include <span>
#include <vector>

namespace sepax {

inline constexpr double kSnapReach = 10;  ///< a drag takes a place this near, logical pixels

/// The bodies that stand still while something is dragged.
struct SnapScene {
  std::span<const BodyShape> bodies;
  std::vector<bool> fixed;  ///< for each body, whether a drag may snap to it
};
/// All visible bodies but those that move.
[[nodiscard]] SnapScene snapScene(const Evidence& evidence, const ViewState& view,
                                  std::span<const int> moving);

/// Points that are dragged together and the lines between them: one point, the two ends of an
/// edge, or a whole body.
struct SnapOutline {
  std::vector<Vec2> points;  ///< world units, where the pointer alone would put them
  Form form;                 ///< what they are
};

/// What a drag snaps to.
struct SnapHit {
  Vec2 move;              ///< brings the dragged points there, world units
  Vec2 place;             ///< where they meet
  int outline = -1;       ///< whose point comes to `place`; -1 when a dragged line does
  int point = -1;         ///< in that outline
  bool atVertex = false;  ///< `place` is a vertex that stands still, to the last bit
  SnapGuide guide;
};

/// The nearest vertex that a dragged point can take within `reach` world units; failing that, the
/// nearest meeting of a point and an edge of either side, which may give way along the edge by a
/// tenth of the reach to a place that doubles hold exactly. Where very many places are near, only
/// some of them are looked at, so that a drag stays quick.
[[nodiscard]] std::optional<SnapHit> nearestSnap(std::span<const SnapOutline> dragged,
                                                 const SnapScene& scene, double reach,
                                                 const SnapTargets& targets);

}  // namespace sepax
