#pragma once

#include "app/formats/formats.h"
#include "app/shell/state/notices.h"
#include "app/shell/state/workspace.h"
#include "app/techniques/contract/unit_test_text.h"

#include <vector>

namespace sepax {

/// Bodies that a copy takes: the group, else the selected one, else all that are shown. Rising.
[[nodiscard]] std::vector<int> bodiesToCopy(const Scene& scene, const ViewState& view);
/// Puts them into the clipboard as a scene, which keeps pose and motion.
void copyBodies(const Workspace& work, Notices& notices);
/// Puts them into the clipboard as they stand in the world, in a format for other programs.
void copyAs(const Workspace& work, Notices& notices, const GeometryFormat& format);
/// Puts the pair into the clipboard as a unit test with the exact answers.
void copyTest(const Workspace& work, Notices& notices, const TestFormat& format);
/// Copies and removes what is selected, one undo entry.
void cutBodies(Workspace& work, Notices& notices);

}  // namespace sepax
