#pragma once

#include "app/documents/document.h"
#include "app/shell/files/questions.h"
#include "app/shell/state/notices.h"
#include "app/shell/state/workspace.h"

#include <span>
#include <string>

/// How another scene comes to be shown.
namespace sepax {

struct Shell;

/// Opens a scene, or says in a toast why not.
void openScene(Shell& shell, const std::string& name);
/// Shows another document from its beginning.
void showDocument(Shell& shell, Document document);
/// Shows the document from its beginning after it was replaced.
void showAnew(Shell& shell);
/// Says what was assumed when the document was read.
void sayNotes(Notices& notices, const Document& document);

/// Shows it when nothing is unsaved, else asks first.
void request(Shell& shell, const Pending& pending);
/// Goes on with what had to wait for the question about unsaved changes.
void carryOut(Shell& shell, const Pending& pending);

/// Opens a scene file, or offers the polygons of another text; the problem when it is neither.
[[nodiscard]] std::string openAny(Shell& shell, const std::string& path);
/// Opens a dropped file: a picture as tiles where rays are the matter, else a scene or polygons.
void openDropped(Shell& shell, const std::string& path);
/// Opens the first of the files and names what happens to the others.
void openAllDropped(Shell& shell, std::span<const std::string> paths);
/// Replaces the tile map by the tiles of a PNG, one undo entry; the problem, empty when done.
[[nodiscard]] std::string loadTiles(Workspace& work, Notices& notices, const std::string& path);

}  // namespace sepax
