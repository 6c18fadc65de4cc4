#pragma once

#include "app/documents/document.h"
#include "app/documents/load.h"
#include "app/pictures/picture_job.h"
#include "app/shell/context_menu.h"
#include "app/shell/dialogs/export_dialog.h"
#include "app/shell/dialogs/import_dialog.h"
#include "app/shell/dialogs/palette.h"
#include "app/shell/dialogs/path_dialog.h"
#include "app/shell/drag_recording.h"
#include "app/shell/export_job.h"
#include "app/shell/user_files.h"
#include "app/techniques/contract/technique.h"
#include "app/tools/canvas_tool.h"
#include "app/tools/input.h"
#include "app/tools/slide_drive.h"
#include "app/view/scene_to_write.h"
#include "app/widgets/panel_state.h"
#include "app/widgets/ui.h"

#include <array>
#include <functional>
#include <future>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sepax {

/// What the shell asks of the window that it lives in; a test leaves them empty.
struct Services {
  /// Draws the figure with this many pixels per logical pixel and returns its texture.
  std::function<ImTextureID(const Figure&, ThemeId, double scale)> canvasTexture;
  PictureMeans picture;  ///< for files, apart from what is on the screen
  /// A texture of the image for the preview of an export; the last one goes.
  std::function<ImTextureID(const Image&)> previewTexture;
  /// Shows a folder in the system's way. The problem, empty when shown, comes within a second.
  std::function<std::future<std::string>(const std::string& folder)> openFolder;
};

/// What a user has set; neither scene nor view.
struct Settings {
  double uiScale = 1;  ///< times the monitor's scale
  bool snap = true;
  bool panels = true;   ///< false leaves the canvas alone
  int windowWidth = 0;  ///< logical pixels; 0 = not known
  int windowHeight = 0;
  bool hintSeen = true;  ///< the card that says how to begin has been put away
};

// Tabs of the inspector that others open.
inline constexpr std::string_view kTechniqueTab = "technique";
inline constexpr std::string_view kShapesTab = "shapes";
inline constexpr std::string_view kDoctorTab = "doctor";

struct Shell;

/// A sentence that comes and goes.
struct Toast {
  std::string text;
  bool error = false;
  double until = 0;         ///< seconds on the shell's clock; infinite = until it is taken away
  std::string action = {};  ///< label of a button; empty = none
  std::function<void(Shell&)> run = {};  ///< what it does
};

/// What shall happen once unsaved changes are dealt with.
struct Pending {
  enum class What { none, quit, fresh, open, replace, reload } what = What::none;
  std::string path;                     ///< of open and reload
  std::optional<Scene> scene = {};      ///< of replace: it came without a file
  std::optional<OpenedFile> file = {};  ///< of open, when it was read already
};

/// A vertex whose coordinates are being typed.
struct VertexEdit {
  Target target;
  Vec2 model;
  bool justOpened = true;
  std::array<ExpressionText, 2> typed = {};  ///< texts of x and y
};

/// The whole sandbox but for window and graphics: state in, one Dear ImGui frame out.
struct Shell {
  Document document;
  ViewState view;
  Opening opening;  ///< of the document
  Settings settings;
  TechniqueTable techniques;
  Services services;
  Ui ui;
  double monitorScale = 1;  ///< pixels per logical pixel that the monitor asks for

  CanvasTool tool;
  SlideDrive drive;
  PathDialog paths;
  UserFiles files;
  std::optional<Pending> unsaved;    ///< the question is on the screen
  std::optional<Pending> replacing;  ///< asks whether to replace a newer file; what comes after
  std::optional<Pending> afterSave;  ///< once the path dialog has saved
  std::optional<VertexEdit> vertexEdit;
  std::optional<Palette> palette;               ///< while it is open
  std::vector<std::string> lastUsed;            ///< ids of palette entries, the latest first
  std::optional<ImportDialog> importing;        ///< polygons that wait for a word of the user
  std::optional<ContextMenu> contextMenu;       ///< after a right click
  std::optional<PictureChoices> exportChoices;  ///< of the last picture
  std::optional<ExportDialog> exporting;        ///< while it is open
  std::optional<ExportJob> exportJob;           ///< while a picture is made
  std::future<std::string> openingFolder;       ///< valid while its outcome is not known
  DragRecording recording;
  std::string_view inspectorTab = kTechniqueTab;  ///< id of a row in panels/inspector.cpp
  PanelState panelState;
  bool showKeys = false;
  bool quit = false;      ///< the window may close
  bool restyle = true;    ///< fonts and style have to be made again between frames
  bool frameView = true;  ///< the camera takes its place once the canvas knows its size
  bool editsBlocked = false;
  std::vector<Toast> toasts;
  double now = 0;  ///< seconds since the start

  // Derived, by frame.
  Evidence evidence;
  std::uint64_t analyzed = 0;       ///< revision of the document that the evidence belongs to
  AnalysisOptions analyzedOptions;  ///< and what was asked for
  std::optional<AxisName> nextHoveredAxis;
  int evidenceVersion = 0;  ///< counts up with every analysis
  Figure figure;
  std::optional<ViewState> paintedView;  ///< that the figure belongs to
  int paintedVersion = 0;                ///< of the evidence
  float texturedScale = 0;               ///< of the texture, 0 = none yet
  ImTextureID canvasTexture{};
  std::optional<Area> canvas;  ///< on the screen, last frame
  double playPhase = 0;        ///< seconds since the last played step
  std::vector<Key> heldKeys;   ///< that drive A
  bool escape = false;         ///< pressed in this frame while a popup is open
  bool enter = false;          ///< likewise
};

/// Opens a scene, or says in a toast why not.
void openScene(Shell& shell, const std::string& name);
/// Shows it when nothing is unsaved, else asks first; a file is then read anew after the answer.
void request(Shell& shell, const Pending& pending);
/// Goes on with what had to wait for the question about unsaved changes.
void carryOut(Shell& shell, const Pending& pending);
/// Shows another document from its beginning.
void showDocument(Shell& shell, Document document);
/// Shows the document from its beginning after it was replaced.
void showAnew(Shell& shell);
/// The committed scene, or the shown one, as files and pictures carry it.
[[nodiscard]] Scene sceneToSave(const Shell& shell);
[[nodiscard]] Scene sceneToCopy(const Shell& shell);
/// Opens a scene file or a picture with its scene, or offers the polygons of another text; the
/// problem when it is none of them. The file is not read again.
[[nodiscard]] std::string openAny(Shell& shell, OpenedFile file);
/// Opens a dropped file: a picture as tiles where rays are the matter, else a scene or polygons.
void openDropped(Shell& shell, const std::string& path);
/// Opens the first of the files and names what happens to the others.
void openAllDropped(Shell& shell, std::span<const std::string> paths);
/// Says what was assumed when the document was read.
void sayNotes(Shell& shell);
void say(Shell& shell, const std::string& text, bool error = false);

/// Applies fonts and style when they changed; call it before ImGui::NewFrame. True when the fonts
/// are new.
bool prepareFrame(Shell& shell);
/// One frame, between ImGui::NewFrame and ImGui::Render: keys, canvas, panels.
void frame(Shell& shell, std::span<const InputEvent> events, double seconds);
/// What time alone brings: toasts go, files are written and looked at. Part of every frame; for
/// itself where no frame can be drawn.
void passTime(Shell& shell, double seconds);
/// Seconds until a frame is due without an event: something moves or a toast goes. Absent = never.
[[nodiscard]] std::optional<double> nextFrameIn(const Shell& shell);
/// "two-pentagons.json · modified"
[[nodiscard]] std::string fileState(const Shell& shell);
[[nodiscard]] std::string windowTitle(const Shell& shell);

}  // namespace sepax
