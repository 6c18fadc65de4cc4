#pragma once

#include "app/formats/geometry.h"
#include "app/widgets/ui.h"

#include <cstddef>
#include <vector>

namespace sepax {

/// What the preview draws of the polygons: their outlines with no more points than can be seen.
struct ImportPreview {
  std::vector<std::vector<Vec2>> outlines;  ///< world units, y as in the text
  Vec2 min;                                 ///< of all vertices
  Vec2 max;
};
/// At most `perPolygon` points of each, and fewer where there are many polygons.
[[nodiscard]] ImportPreview previewOf(const std::vector<NamedPolygon>& polygons,
                                      std::size_t perPolygon);
/// Draws it into its place in the dialog; `flip` when y points down.
void drawImportPreview(const Ui& ui, const ImportPreview& preview, bool flip);

inline constexpr double kImportPreviewWidth = 360;  ///< logical pixels
inline constexpr double kImportPreviewHeight = 270;

}  // namespace sepax
