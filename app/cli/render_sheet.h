#pragma once

#include "app/cli/render_request.h"
#include "app/pictures/picture_job.h"

#include <cstddef>
#include <string>
#include <vector>

namespace sepax {

/// The error when a sheet of so many pictures would be too large; empty when it is not.
[[nodiscard]] std::string sheetProblem(std::size_t count, const PictureRequest& request);

/// Pictures of these scenes in rows, as square as they go, on one picture in the theme's colours;
/// each with its name below it. The error, when one of them or the names cannot be drawn.
[[nodiscard]] DrawnPicture contactSheet(const std::vector<std::string>& scenes,
                                        const RenderArguments& arguments,
                                        const PictureMeans& means);

}  // namespace sepax
