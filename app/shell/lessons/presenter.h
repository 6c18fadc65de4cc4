#pragma once

#include "app/shell/regions/layout.h"
#include "app/tools/input.h"

/// Presenter mode: what is open, shown to a room.
namespace sepax {

struct Shell;

/// Begins or ends it. What was set before is as it was then.
void turnPresenter(Shell& shell);
void leavePresenter(Shell& shell);

/// Pixels per logical pixel of a window of this size, pixels: text has at least 22 logical pixels
/// of the monitor, and more in a larger window.
[[nodiscard]] float presenterScale(const Shell& shell, ImVec2 window);
/// Of the smallest words, logical pixels; 0 = as ever.
[[nodiscard]] double smallestText(const Shell& shell);

/// The lesson's column and the lines of a step, else the lanes of time, stand in the places of
/// inspector and bottom panel, where there are any; the canvas has the rest.
[[nodiscard]] Layout presenterLayout(const Shell& shell, ImVec2 window);
/// All but the canvas.
void drawPresenter(Shell& shell, const Layout& layout);
/// About the pointer, over everything.
void drawPointerHalo(const Shell& shell);
/// The screen without anything.
void drawBlackScreen(Shell& shell);

/// One thing on (1): the answer where it is hidden, then step after step, then the next lesson. One
/// back (-1): step before step, the whole answer, then the lesson before.
void turnPage(Shell& shell, int by);
/// Takes what wakes a black screen and the keys that turn pages, with Ctrl whole lessons; `free` =
/// no popup, field or page has the keyboard.
[[nodiscard]] bool presenterTakes(Shell& shell, const InputEvent& event, bool free);

}  // namespace sepax
