#pragma once

#include <string>

namespace sepax {

struct Shell;

/// What stands between unsaved changes and their loss: before something else is shown, before the
/// file is read again, and before a file that another program has written is replaced. A
/// highlighted button is what Enter means and never destroys anything; Escape cancels.
void drawSaveQuestions(Shell& shell);
/// Saves where the document belongs, or asks where that is, or whether a newer file may go.
void save(Shell& shell);
/// Saves to a path that was chosen by hand and goes on with what waited for it; the problem.
[[nodiscard]] std::string saveAsChosen(Shell& shell, const std::string& path);

}  // namespace sepax
