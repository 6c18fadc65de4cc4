#pragma once

#include "app/documents/document.h"
#include "app/shell/files/questions.h"
#include "app/shell/state/workspace.h"

#include <cstdint>
#include <string_view>

/// A built-in scene that somebody has tried things in is left without a question, and nothing is
/// lost: a file among the recent ones holds it, and Undo comes back to it.
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

/// Carries out what takes the place of a changed built-in scene, whose changes are kept before it;
/// false, and nothing is done, when what is shown is none or no file can be written.
[[nodiscard]] bool leaveChangedBuiltin(Shell& shell, const Pending& pending);
/// There is such work, and nothing that is shown would be lost by coming back to it.
[[nodiscard]] bool canComeBack(const Shell& shell);
void comeBackToLeftWork(Shell& shell);

}  // namespace sepax
