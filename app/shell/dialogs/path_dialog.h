#pragma once

#include "app/widgets/ui.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

/// Asks for a path inside the window: a field that completes as you type and a list to click.
struct PathDialog {
  enum class Purpose { none, open, save, tiles } purpose = Purpose::none;
  std::string text;                  ///< as typed
  std::vector<std::string> matches;  ///< completions, folders end in '/'
  int marked = -1;                   ///< of the matches, by arrow keys
  bool justOpened = false;
  bool overwrite = false;  ///< asked once more because the file exists
  std::string problem;     ///< of the last try, shown below the field
};

void openPathDialog(PathDialog& dialog, PathDialog::Purpose purpose, const std::string& start);
/// Draws it; `enter` and `escape` were pressed. Calls `chosen` with the path, whose result is the
/// problem that keeps it open.
void drawPathDialog(PathDialog& dialog, const Ui& ui, bool escape, bool enter,
                    const std::function<std::string(const std::string&)>& chosen);

/// Folders and files with one of the extensions, in lower case, that start with the typed path, at
/// most `limit`.
[[nodiscard]] std::vector<std::string> completions(const std::string& typed, std::size_t limit,
                                                   std::span<const std::string_view> extensions);

/// What all completions of the typed path begin with; the path itself where that is no longer.
[[nodiscard]] std::string completedPath(const std::string& typed,
                                        std::span<const std::string_view> extensions);
/// "~/x" as a path below the home folder.
[[nodiscard]] std::string expandedPath(const std::string& path);

}  // namespace sepax
