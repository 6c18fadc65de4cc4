#pragma once

#include "app/shell/state/canvas.h"

/// The picture of the scene on the canvas.
namespace sepax {

struct Shell;

/// Paints it anew when something that it shows has changed. Where that is only what is looked at (a
/// step, an axis, a choice, the selection), the picture turns into the next one from whatever is
/// drawn; what a hand or the time moves is there at once.
void drawPicture(Shell& shell, const Area& area);

/// The picture is still on its way then: it wants to be drawn again soon.
[[nodiscard]] bool isEasing(const Canvas& canvas, double now);

}  // namespace sepax
