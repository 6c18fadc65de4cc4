#pragma once

#include "app/cli/render_request.h"
#include "app/pictures/picture_job.h"

#include <optional>
#include <string>

namespace sepax {

struct SourceResult {
  std::optional<PictureSource> source;
  PictureRequest request;  ///< what was asked for, with the size that suits the scene
  std::string error;       ///< one sentence
};

/// The scene of this name with what was asked to be seen of it, analysed once.
[[nodiscard]] SourceResult sourceOf(TechniqueTable techniques, const std::string& name,
                                    RenderArguments arguments);

}  // namespace sepax
