#pragma once

#include "app/formats/geometry.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sepax {

struct Shell;

/// What the preview draws of the polygons: their outlines with no more points than can be seen.
struct ImportPreview {
  std::vector<std::vector<Vec2>> outlines;  ///< world units, y as in the text
  Vec2 min;                                 ///< of all vertices
  Vec2 max;
};
/// At most `perPolygon` points of each, and fewer where there are many polygons.
[[nodiscard]] ImportPreview previewOf(const std::vector<NamedPolygon>& polygons,
                                      std::size_t perPolygon);

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
  std::size_t reading = 0;  ///< chosen one
  bool flip = false;        ///< y points down in the text
  ImportPreview preview;
  std::vector<ImportVerdict> verdicts = {};  ///< of the polygons that are listed
};

/// Reads the text of the clipboard and offers what is in it.
void paste(Shell& shell);
/// Opens the dialog with a text that has a scene or readings.
void offer(Shell& shell, GeometryText text, const std::string& source);
void drawImportDialog(Shell& shell);

}  // namespace sepax
