#pragma once

#include "app/widgets/panel_context.h"
#include "app/shell/shell.h"

#include <span>

/// The regions of the window; each draws itself into its area.
namespace sepax {

struct Layout {
  float menu = 0;  ///< height of the menu bar, pixels
  Area title;
  Area rail;
  Area canvas;
  Area inspector;
  Area bottom;
  Area status;
};
[[nodiscard]] Layout layoutOf(const Shell& shell, ImVec2 window);

void drawMenuBar(Shell& shell);
void drawTitleRow(Shell& shell, const Area& area);
void drawRail(Shell& shell, const Area& area);
/// Input first, then the picture of what it led to.
void drawCanvas(Shell& shell, const Area& area, std::span<const InputEvent> events);
void drawInspector(Shell& shell, const Area& area);
void drawBottom(Shell& shell, const Area& area);
void drawStatusBar(Shell& shell, const Area& area);
void drawDialogs(Shell& shell);
void drawKeyOverlay(Shell& shell);
void drawToasts(Shell& shell);

/// Keys that run actions and that the canvas takes.
void handleKeys(Shell& shell, std::span<const InputEvent> events);
/// Evidence for the scene as it is now.
void refreshEvidence(Shell& shell);
void frameAll(Shell& shell);
/// The technique that is shown, null when this program has it not.
[[nodiscard]] const Technique* shownTechnique(const Shell& shell);
/// What the hand on the canvas works with; it lives as long as the shell.
[[nodiscard]] ToolContext toolContext(Shell& shell);
void setTechnique(Shell& shell, std::string_view id);
/// The shown technique has a time that can be played.
[[nodiscard]] bool playsTime(const Shell& shell);
void save(Shell& shell);
/// What the dialog for saving starts with: the document's file, or a scene file beside the text or
/// picture that it was read from.
[[nodiscard]] std::string proposedPath(const Document& document);
/// Shows a scene that was loaded from a file from its beginning; there must be one.
void showLoaded(Shell& shell, SceneResult loaded, const std::string& path,
                std::optional<FileStamp> stamp = {});
/// Replaces the tile map by the tiles of a PNG, one undo entry; the problem, empty when done.
std::string loadTiles(Shell& shell, const std::string& path);
/// The same with the bytes of the file.
std::string takeTiles(Shell& shell, const std::string& path, std::string_view bytes);
/// Plays, pauses: the motion where there is one, else the steps.
void togglePlay(Shell& shell);
void stepBy(Shell& shell, int count);

/// What a panel of the technique gets; it lives as long as the shell and the message.
[[nodiscard]] PanelContext panelContext(Shell& shell, const Technique& technique,
                                        std::string& message);
/// A line at a border of the current region.
void drawRegionLine(const Ui& ui, ImVec2 from, ImVec2 to);
/// A window of Dear ImGui that is a region of ours. End() it like any other.
void beginRegion(const Ui& ui, const char* name, const Area& area, Role ground, ImVec2 padding,
                 bool scrolls = false);

}  // namespace sepax
