#pragma once

#include "app/shell/lessons/lesson_desk.h"
#include "app/tools/canvas_tool.h"
#include "app/widgets/ui.h"

/// A guess that is made on the canvas: an arrow, a place, pixels.
namespace sepax {

struct Shell;

/// Takes the event where it belongs to the guess; the tools then see nothing of it. `hovered` =
/// the pointer is on the canvas.
[[nodiscard]] bool takesGuess(Shell& shell, const InputEvent& event, const ToolPointer& pointer,
                              bool hovered);
/// The guess, and once it was made the answer beside it, over the picture in `area`; and the
/// pointer of a solution that is being shown.
void drawGuess(const Shell& shell, const Area& area);

}  // namespace sepax
