#pragma once

#include "app/documents/changed_scenes.h"

#include <string>
#include <vector>

namespace sepax {

struct Shell;
struct UserFiles;

/// Entries of the menu: the files that were opened or saved last, but for those that have gone.
void recentItems(Shell& shell);
/// The built-in scenes that were changed and left, by their titles and dates.
void changedSceneItems(Shell& shell);

/// The same files, and the same scenes, the latest first.
[[nodiscard]] std::vector<std::string> recentFiles(const UserFiles& files);
[[nodiscard]] std::vector<ChangedScene> changedScenesOf(const UserFiles& files);
/// "today 14:05": when it was left.
[[nodiscard]] std::string dayOf(const ChangedScene& scene);

}  // namespace sepax
