#pragma once

#include "app/figure/theme.h"

#include <optional>
#include <string>

/// The interactive program: window, shell and document together.
namespace sepax {

struct SandboxOptions {
  std::string scene;             ///< path, builtin:ID or - = standard input; empty = the start page
  std::string link;              ///< address with a scene, in place of one; empty = none
  std::string lesson;            ///< id of a lesson to open; empty = none
  std::string lessons;           ///< folder with lessons in place of ours; empty = ours
  std::string technique;         ///< id; empty = the one that the scene names
  std::optional<ThemeId> theme;  ///< absent = as set
  std::optional<double> uiScale;  ///< times the monitor's scale; absent = as set
  bool watch = false;             ///< reload the scene whenever its file changes
  bool restores = false;          ///< takes up unsaved work without a question
  bool embedded = false;          ///< part of another page: the canvas, and a lesson beside it
  bool still = false;             ///< nothing moves but what is played
  std::string linkBase;           ///< address of the page that shows links; empty = the usual one
};

/// Opens the window and runs until it is closed, or the system asks the program to end: then
/// unsaved work is offered by the next start. Returns the exit code: 0, or 2 with one sentence on
/// standard error when there is no display, no OpenGL 3.3, or the scene cannot be opened.
[[nodiscard]] int runSandbox(const SandboxOptions& options);

}  // namespace sepax
