#pragma once

#include "app/tools/shapes.h"
#include "app/view/view_state.h"
#include "app/widgets/examination.h"
#include "app/widgets/number_field.h"

#include <optional>
#include <string>

namespace sepax {

/// The body whose name is being typed.
struct NameEntry {
  std::optional<std::string> body = {};  ///< its name so far; absent = none
  std::string text = {};
  bool opening = true;  ///< the field is still to get the keyboard
  bool drawn = false;   ///< in this frame
};

/// What a scene says of itself.
struct SceneWords {
  std::string title;
  std::string notes;
  friend bool operator==(const SceneWords&, const SceneWords&) = default;
};

/// Title and notes of the scene while they are edited.
struct NotesEntry {
  bool open = false;
  bool opening = true;  ///< the field is still to get the keyboard
  std::string title;    ///< as typed
  std::string text;     ///< the notes as typed
  SceneWords before;    ///< of the scene when the editor was opened
  SceneWords set;       ///< of the scene, set by the editor last
};

/// The list of the articles' errors.
struct ArticlesEntry {
  std::string filter;
  std::string chosen;  ///< id of the erratum that is open; empty = none
  bool moved = false;  ///< the chosen row has to come into sight
  std::string wanted;  ///< "builtin:ID" that a click in any panel asks for, until it is opened
};

/// What panels keep between frames; neither scene nor view. Bodies are remembered by their names.
struct PanelState {
  NumberEntry number;
  NameEntry name;
  NotesEntry notes;
  ArticlesEntry articles;
  ShapeSpec created;    ///< what the next new shape is made of
  int listedBody = -1;  ///< the list of shapes has been scrolled to it
  Examination examination;
  std::string notice;                ///< one sentence for the user that is no problem
  int finding = -1;                  ///< that was shown last, in the order of the list
  Target shownRow;                   ///< its row has been scrolled to
  bool mapInSight = false;           ///< the panel has been scrolled to the map of positions
  bool wantsFraming = false;         ///< a click has added what has to come into sight
  double lessonNumber = 0;           ///< that is dragged in the prose, as it was at the press
  std::string wantedTechnique = {};  ///< id of the one that a click asks for, until it is chosen
};

}  // namespace sepax
