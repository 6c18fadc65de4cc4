#pragma once

#include "app/shell/state/canvas.h"
#include "app/shell/state/hand.h"
#include "app/shell/state/notices.h"
#include "app/shell/state/panels.h"
#include "app/shell/state/settings.h"
#include "app/shell/state/workspace.h"
#include "app/tools/input.h"

#include <optional>
#include <span>
#include <string>

/// The regions of the window and what lies over them; each draws itself into its area.
namespace sepax {

struct Shell;

void drawMenuBar(Shell& shell);
/// Of the lesson that is open, else of the technique that is shown.
void drawTitleRow(const Shell& shell, const Area& area);
void drawRail(Shell& shell, const Area& area);
/// Input first, then the picture of what it led to.
void drawCanvas(Shell& shell, const Area& area, std::span<const InputEvent> events);
void drawInspector(Shell& shell, const Area& area);
void drawBottom(const Ui& ui, Workspace& work, Panels& panels, const Hand& hand, Notices& notices,
                const Area& area);
void drawStatusBar(const Shell& shell, const Area& area);

/// While panels are hidden: a small button at the right border that brings them back.
void drawPanelsHandle(const Ui& ui, Settings& settings);
/// All keys, in the middle of the window.
void drawKeyOverlay(const Ui& ui, const Shell& shell);
/// The folder whose button was clicked, empty when none was.
[[nodiscard]] std::string drawToasts(const Ui& ui, const Notices& notices, const Canvas& canvas);
/// What is missing for the technique, on the canvas, with what brings it. Returns what it covers of
/// the canvas, logical pixels.
[[nodiscard]] std::optional<Rect> drawOffers(Shell& shell);
/// The card that says how to begin, above the narration, until it is put away, an edit is made, or
/// a step or a time is shown. Returns what it covers of the canvas, logical pixels.
[[nodiscard]] std::optional<Rect> drawFirstHint(const Ui& ui, Settings& settings,
                                                const Workspace& work, const Canvas& canvas);

}  // namespace sepax
