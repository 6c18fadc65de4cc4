#pragma once

#include "app/figure/figure.h"
#include "app/pictures/picture_request.h"
#include "app/techniques/contract/technique.h"

#include <string>

namespace sepax {

/// One sentence that says what can be seen, from the narration: caption and alt text.
[[nodiscard]] std::string captionOf(TechniqueTable techniques, const Evidence& evidence,
                                    const ViewState& view);

/// The height of legend and caption below a canvas of view.camera's width, painted logical pixels;
/// 0 without them.
[[nodiscard]] double heightBelow(TechniqueTable techniques, const Evidence& evidence,
                                 const ViewState& view, const PictureRequest& request);

/// Why legend and caption do not fit into the picture, one sentence; empty when they do.
[[nodiscard]] std::string pictureProblem(TechniqueTable techniques, const Evidence& evidence,
                                         const ViewState& view, const PictureRequest& request);

/// The whole picture of a request: the canvas with the layers that are asked for and, below it,
/// legend and caption. view.camera has the size of the picture; what stands below takes its room
/// from the canvas.
[[nodiscard]] Figure pictureFigure(TechniqueTable techniques, const Evidence& evidence,
                                   const ViewState& view, const PictureRequest& request);

}  // namespace sepax
