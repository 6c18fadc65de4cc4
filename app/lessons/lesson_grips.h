#pragma once

#include "app/lessons/solution.h"
#include "app/tools/canvas_tool.h"

#include <string>

/// Where a hand presses and where it goes.
namespace sepax {

/// A press, a way and a release on the figure, logical pixels; a click where both are the same.
struct PointerWay {
  Vec2 from;
  Vec2 to;
  std::string problem;  ///< one sentence when there is nothing to take; empty = there is
};

/// The way of a step that is done by the pointer: drag, click or turn. What is to be taken must
/// be there and lie above all else.
[[nodiscard]] PointerWay pointerWay(const ToolContext& context, const SolutionStep& step);

}  // namespace sepax
