#pragma once

#include "app/pictures/picture_job.h"
#include "app/widgets/ui.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace sepax {

struct Shell;

/// The picture as it would be written, as large as the dialog has room for.
struct ExportPreview {
  // What it was made of.
  std::optional<PictureRequest> request;
  std::uint64_t revision = 0;  ///< of the document
  ViewState view;
  double scale = 0;  ///< pixels of the preview per logical pixel of the picture

  std::unique_ptr<PictureJob> job;  ///< draws the frames
  std::string problem;              ///< why there is no picture
  double began = 0;                 ///< seconds on the shell's clock
  int frame = -1;                   ///< that the texture shows
  ImTextureID texture{};
};

/// Draws it into the room, pixels, centred; made anew when something has changed.
void drawPreview(const Shell& shell, ExportPreview& preview, const PictureRequest& request,
                 ImVec2 room);
/// Its frames follow one another.
[[nodiscard]] bool moves(const ExportPreview& preview);

}  // namespace sepax
