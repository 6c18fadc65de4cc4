#pragma once

#include "app/documents/document.h"
#include "app/documents/load.h"
#include "app/shell/files/questions.h"
#include "app/shell/state/notices.h"
#include "app/shell/state/workspace.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// How another scene comes to be shown.
namespace sepax {

struct Shell;

/// Opens a scene, or says in a toast why not.
void openScene(Shell& shell, const std::string& name);
/// Opens a scene; the problem when it cannot be opened. One that was made for an error of an
/// article shows what the list of errors says.
[[nodiscard]] std::string openedScene(Shell& shell, const std::string& name);
/// The same with what standard input holds, which has no file.
[[nodiscard]] std::string openedInput(Shell& shell);
/// Shows another document from its beginning.
void showDocument(Shell& shell, Document document, bool ofError = false);
/// A scene that shows a published answer, since it errs or since the scene asks for it, shows the
/// tab that speaks of it; another one does not. Other tabs than these two stay.
void chooseTab(Shell& shell);
/// A built-in scene that is about the doctor shows its tab, under whatever name it was opened, and
/// so does a polygon alone, of which no technique has an answer.
void showDoctorOf(Shell& shell);
/// What hands and fields hold belongs to a document that was replaced: they hold it no more.
void letGo(Shell& shell);
/// Shows the document from its beginning after it was replaced.
void showAnew(Shell& shell, bool ofError = false);

/// Shows a scene that was loaded from a file from its beginning, or says in a toast why not.
void showLoaded(Shell& shell, SceneResult loaded, const std::string& path);
/// Shows it when nothing is unsaved, else asks first; a file is then read anew after the answer.
/// Changes of a built-in scene are kept without a question, but before the window closes.
void request(Shell& shell, const Pending& pending);
/// What takes the place of the document that is shown.
struct NextScene {
  std::optional<Document> document;  ///< absent when it cannot be shown
  std::string name;                  ///< that it was opened under; empty for one without
  std::string problem;               ///< why it cannot be shown, one sentence
  std::string guess = {};            ///< of a lesson that a link brings, as JSON; empty = none
};
/// What comes of opening, of a fresh scene and of replacing; nothing is shown yet.
[[nodiscard]] NextScene nextScene(const Shell& shell, const Pending& pending);
/// Shows it from its beginning; there must be one.
void showNext(Shell& shell, NextScene next);
/// Goes on with what had to wait for the question about unsaved changes.
void carryOut(Shell& shell, const Pending& pending);

/// Opens a scene file or a picture with its scene, or offers the polygons of another text; the
/// problem when it is none of them. The file is not read again.
[[nodiscard]] std::string openAny(Shell& shell, OpenedFile file);
/// Opens a dropped file: a picture as tiles where rays are the matter, else a scene or polygons.
void openDropped(Shell& shell, const std::string& path);
/// Opens the first of the files and names what happens to the others.
void openAllDropped(Shell& shell, std::span<const std::string> paths);
/// Replaces the tile map by the tiles of a PNG, one undo entry; the problem, empty when done.
[[nodiscard]] std::string loadTiles(Workspace& work, Notices& notices, const std::string& path);
/// The same with the bytes of the file.
[[nodiscard]] std::string takeTiles(Workspace& work, Notices& notices, const std::string& path,
                                    std::string_view bytes);

}  // namespace sepax
