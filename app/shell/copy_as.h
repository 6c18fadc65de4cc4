#pragma once

#include "app/formats/formats.h"
#include "app/techniques/contract/unit_test_text.h"

#include <string>
#include <vector>

namespace sepax {

struct Shell;

/// Bodies that a copy takes: the group, else the selected one, else all that are shown. Rising.
[[nodiscard]] std::vector<int> bodiesToCopy(const Shell& shell);
/// Puts them into the clipboard as a scene, which keeps pose and motion.
void copyBodies(Shell& shell);
/// Puts them into the clipboard as they stand in the world, in a format for other programs.
void copyAs(Shell& shell, const GeometryFormat& format);
/// Puts the pair into the clipboard as a unit test with the exact answers.
void copyTest(Shell& shell, const TestFormat& format);
/// Copies and removes what is selected, one undo entry.
void cutBodies(Shell& shell);

}  // namespace sepax
