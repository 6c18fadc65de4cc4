#pragma once

#include "app/formats/geometry.h"
#include "app/shell/dialogs/import_preview.h"
#include "app/shell/state/notices.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

struct Dialogs;
struct Shell;

/// What the doctor thinks of a polygon, in short.
struct ImportVerdict {
  std::string name;
  std::string words;  ///< "4 vertices · edges 0 and 2 cross"
  bool error = false;
};

/// A text with polygons, read and waiting for a word of the user.
struct ImportDialog {
  std::string source;  ///< "the clipboard", or the name of a file
  GeometryText text;
  std::string bytes;         ///< of the text, to be read again with other choices
  ReadChoices choices = {};  ///< of the user
  std::size_t reading = 0;   ///< chosen one
  bool flip = false;         ///< y points down in the text
  ImportPreview preview;
  std::vector<ImportVerdict> verdicts = {};  ///< of the polygons that are listed
};

/// Whether a text can be offered: it has a scene or readings, or only a choice is missing.
[[nodiscard]] bool canBeOffered(const GeometryText& text);

/// Reads the text of the clipboard and offers what is in it; a link to a scene opens.
void paste(Shell& shell);
/// Opens the dialog with the text of these bytes, which can be offered.
void offer(Dialogs& dialogs, GeometryText text, std::string bytes, const std::string& source);
void drawImportDialog(Shell& shell);

}  // namespace sepax
