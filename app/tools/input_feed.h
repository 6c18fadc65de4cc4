#pragma once

#include "app/tools/input.h"

#include <array>
#include <cstddef>
#include <deque>
#include <vector>

namespace sepax {

/// Queue between the window's callbacks and the frames. A frame gets at most one transition of the
/// pointer's buttons, seen at the place where it happened, so that a press, a move and a release
/// that arrive together are still a drag. Different keys and characters may share a frame.
class InputFeed {
 public:
  void push(const InputEvent& event) { queue_.push_back(event); }
  [[nodiscard]] bool empty() const { return queue_.empty(); }
  [[nodiscard]] std::size_t size() const { return queue_.size(); }
  /// The next events that may share a frame, in order; moves in a row are joined.
  [[nodiscard]] std::vector<InputEvent> takeFrame();

 private:
  std::deque<InputEvent> queue_;
};

}  // namespace sepax
