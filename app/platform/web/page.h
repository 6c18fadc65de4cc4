#pragma once

#include "app/platform/window.h"

#include <functional>
#include <string>

/// What the page around the program and the program know of each other.
namespace sepax {

/// Sets the callbacks of the page that fill `events`, which stays where it is for ever; each then
/// calls `wake`.
void collectInput(WindowEvents& events, void (*wake)());
/// One frame at once, and what that brings; nothing before the loop runs.
void stepNow();
/// The events of the window, null before it is open.
[[nodiscard]] WindowEvents* pageEvents();
/// A frame is drawn as soon as the browser wants one.
void wakePage();
/// What the page's clipboard holds, for the next paste.
void keepClipboard(const char* text);

/// The loop's description; empty before it runs.
[[nodiscard]] std::string describePage();
/// The page may go at any time: what is unsaved is written.
void leavePage();

}  // namespace sepax
