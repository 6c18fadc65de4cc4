#pragma once

#include "app/disk/user_folders.h"
#include "app/documents/document.h"
#include "app/shell/files/questions.h"
#include "app/shell/state/workspace.h"

#include <cstdint>
#include <string>
#include <string_view>

/// A built-in scene that somebody has tried things in is left without a question, and nothing is
/// lost: a file that the menu lists holds it, and Undo comes back to it.
namespace sepax {

struct Shell;

/// The document that was left, with its history, and how it was looked at.
struct LeftWork {
  Document document;
  OpenedBuiltin builtin;
  ViewState view;
  std::string_view tab;        ///< of the inspector
  std::uint64_t revision = 0;  ///< of what took its place: Undo comes back from that alone
};

/// Where the changed built-in scenes lie (app/documents/changed_scenes.h).
[[nodiscard]] std::string changedScenesFolder(const UserFolders& folders);
/// Carries out what takes the place of a changed built-in scene, whose changes are kept once it is
/// known that something does; false, and nothing is done, when what is shown is none or no file can
/// be written.
[[nodiscard]] bool leaveChangedBuiltin(Shell& shell, const Pending& pending);
/// There is such work, and nothing that is shown would be lost by coming back to it: no change, no
/// pen or words under way, and no file of the user's own, whose Undo has nothing to do with it.
[[nodiscard]] bool canComeBack(const Shell& shell);
/// Technique, camera, options and moment are as they were; what else a user has set stays.
void comeBackToLeftWork(Shell& shell);

}  // namespace sepax
