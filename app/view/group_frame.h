#pragma once

#include "app/view/view_state.h"

#include <optional>

namespace sepax {

inline constexpr double kFramePadding =
    10;                                    ///< from the bodies to the frame's line, logical pixels
inline constexpr double kFrameStalk = 30;  ///< from the frame to its rotation handle

/// Bounding box of the bodies of the group, world units.
struct GroupFrame {
  Vec2 min;
  Vec2 max;
  /// 0 = low left, counterclockwise.
  [[nodiscard]] Vec2 corner(int index) const;
  [[nodiscard]] Vec2 middle() const { return (min + max) / 2; }
};

/// Absent without a group.
[[nodiscard]] std::optional<GroupFrame> groupFrame(const Evidence& evidence, const ViewState& view);

/// Screen point of the handle that scales the group, a little outside of the corner.
[[nodiscard]] Vec2 cornerHandle(const GroupFrame& frame, const Camera& camera, int index);
/// Screen point where the stalk of the rotation handle leaves the frame, and the handle itself.
[[nodiscard]] Vec2 frameStalkFoot(const GroupFrame& frame, const Camera& camera);
[[nodiscard]] Vec2 frameRotationHandle(const GroupFrame& frame, const Camera& camera);

}  // namespace sepax
