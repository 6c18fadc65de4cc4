#pragma once

namespace sepax {

struct Shell;

/// The dialogs that ask about vertices, files and unsaved work.
void drawDialogs(Shell& shell);

}  // namespace sepax
