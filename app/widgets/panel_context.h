#pragma once

#include "app/documents/document.h"
#include "app/techniques/contract/technique.h"
#include "app/widgets/panel_state.h"
#include "app/widgets/ui.h"

#include <optional>
#include <string>
#include <string_view>

namespace sepax {

/// What a panel shows and what it may change.
struct PanelContext {
  Document& document;
  const Evidence& evidence;
  ViewState& view;
  const Technique& technique;
  const Ui& ui;
  PanelState& state;
  std::optional<AxisName>& hoveredAxis;  ///< set by the row under the pointer, for the next frame
  std::string& message;                  ///< one sentence for the user, empty when all is well
  bool editsBlocked = false;             ///< after Escape, until the pointer's button is up
  /// Name of the technique that the scene's words are about, where that is another one.
  std::string_view notesAbout = {};
  bool notesOfStart = false;  ///< the scene has been changed since those words were written
  /// The technique that has an answer for A and B where the shown one has none; null = there is
  /// none.
  const Technique* elsewhere = nullptr;
  /// "builtin:ID" of the built-in scene that was opened, changed since or not; empty = none.
  std::string_view builtin = {};
  std::optional<Vec2> pointer = {};  ///< under the pointer on the canvas, world units
};

}  // namespace sepax
