#pragma once

#include "app/view/view_state.h"

#include <algorithm>
#include <string>

namespace sepax {

/// The body of this name is neither drawn, picked, framed nor snapped to.
[[nodiscard]] inline bool isHidden(const ViewState& view, const std::string& name) {
  return std::find(view.hidden.begin(), view.hidden.end(), name) != view.hidden.end();
}

/// The body is one of a group that the hand takes together. A group counts only while the selected
/// body is in it, so that selecting another body lets it go.
[[nodiscard]] inline bool isGrouped(const ViewState& view, int body) {
  const auto has = [&](int index) {
    return std::find(view.group.begin(), view.group.end(), index) != view.group.end();
  };
  return view.group.size() >= 2 && has(body) && has(view.selected.body);
}

/// Some group is there.
[[nodiscard]] inline bool hasGroup(const ViewState& view) {
  return isGrouped(view, view.selected.body);
}

}  // namespace sepax
