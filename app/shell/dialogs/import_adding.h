#pragma once

#include "app/formats/geometry.h"
#include "app/shell/dialogs/import_dialog.h"

#include <vector>

/// What an import brings into the scene.
namespace sepax {

struct Shell;

/// What the chosen reading holds, as the text has it.
[[nodiscard]] std::vector<NamedPolygon> polygonsOf(const ImportDialog& dialog);

/// One undo entry; the new bodies are selected. Says what was added, or why they break a limit.
void addImported(Shell& shell, const ImportDialog& dialog);
/// The import takes the place of the scene, once unsaved changes are dealt with.
void replaceByImported(Shell& shell, const ImportDialog& dialog);

}  // namespace sepax
