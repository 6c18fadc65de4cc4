#include "app/view/group_frame.h"

#include "app/view/visible.h"

#include <algorithm>

namespace sepax {

Vec2 GroupFrame::corner(int index) const {
  const bool right = index == 1 || index == 2;
  return {right ? max.x : min.x, index >= 2 ? max.y : min.y};
}

std::optional<GroupFrame> groupFrame(const Evidence& evidence, const ViewState& view) {
  if (!hasGroup(view)) return {};
  std::optional<GroupFrame> frame;
  for (const int body : view.group) {
    if (body >= static_cast<int>(evidence.bodies.size())) continue;
    for (const Vec2 p : evidence.bodies[static_cast<std::size_t>(body)].vertices) {
      if (!frame) frame = GroupFrame{p, p};
      frame->min = {std::min(frame->min.x, p.x), std::min(frame->min.y, p.y)};
      frame->max = {std::max(frame->max.x, p.x), std::max(frame->max.y, p.y)};
    }
  }
  return frame;
}

Vec2 cornerHandle(const GroupFrame& frame, const Camera& camera, int index) {
  const bool right = index == 1 || index == 2;
  const Vec2 outside{right ? kFramePadding : -kFramePadding,
                     index >= 2 ? -kFramePadding : kFramePadding};
  return camera.toScreen(frame.corner(index)) + outside;
}

Vec2 frameStalkFoot(const GroupFrame& frame, const Camera& camera) {
  return (cornerHandle(frame, camera, 2) + cornerHandle(frame, camera, 3)) / 2;
}

Vec2 frameRotationHandle(const GroupFrame& frame, const Camera& camera) {
  return frameStalkFoot(frame, camera) - Vec2{0, kFrameStalk};
}

}  // namespace sepax
