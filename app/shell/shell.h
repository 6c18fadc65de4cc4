#pragma once

#include "app/shell/files/user_files.h"
#include "app/shell/state/canvas.h"
#include "app/shell/state/dialogs.h"
#include "app/shell/state/hand.h"
#include "app/shell/state/map_desk.h"
#include "app/shell/state/notices.h"
#include "app/shell/state/panels.h"
#include "app/shell/state/pictures.h"
#include "app/shell/state/presenter.h"
#include "app/shell/state/services.h"
#include "app/shell/state/settings.h"
#include "app/shell/state/workspace.h"
#include "app/tools/input.h"
#include "app/widgets/ui.h"

#include <memory>
#include <optional>
#include <span>

namespace sepax {

struct LessonDesk;  // app/shell/lessons/lesson_desk.h

/// The whole sandbox but for window and graphics: state in, one Dear ImGui frame out. Functions
/// take the parts that they work with; those that open, ask or run an action take all of it.
struct Shell {
  Services services;
  Settings settings;
  Ui ui;
  Workspace work;
  Hand hand;
  Canvas canvas;
  Panels panels;
  Notices notices;
  Dialogs dialogs;
  UserFiles files;
  Pictures pictures;
  MapDesk maps;
  std::shared_ptr<LessonDesk> lessons;  ///< null = none was opened so far
  bool embedded = false;                ///< part of another page, without menus
  bool home = false;                    ///< the start page lies over canvas and panels
  Presenter presenter;
  KeyTour tour;               ///< of the keyboard through the panels
  Steady steady;              ///< of the panels
  bool answerHidden = false;  ///< by hand, of any scene that is no lesson's
};

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

}  // namespace sepax
