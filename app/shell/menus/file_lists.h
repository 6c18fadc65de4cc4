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

/// The latest first; none where no folders are.
[[nodiscard]] std::vector<ChangedScene> changedScenesOf(const UserFiles& files);
/// "22 Nov 2026, 20:14", the time of day where the user is.
[[nodiscard]] std::string dateText(long long nanosecondsSince1970);

}  // namespace sepax
