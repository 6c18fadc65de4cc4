#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/codecs/image.h"
#include "app/pictures/picture_job.h"

namespace sepax {

/// A picture of a contact sheet with its name below it.
struct SheetCell {
  std::string name;
  Image image;  ///< all of one size
};

/// The error when a sheet of so many pictures would be too large; empty when it is not.
[[nodiscard]] std::string sheetProblem(std::size_t count, const PictureRequest& request);

/// The cells in rows, as square as they go, on one picture in the theme's colours. The error, when
/// the names cannot be drawn.
[[nodiscard]] DrawnPicture contactSheet(const std::vector<SheetCell>& cells,
                                        const PictureRequest& request, const PictureMeans& means);

}  // namespace sepax
