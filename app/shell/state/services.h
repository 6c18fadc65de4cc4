#pragma once

#include "app/pictures/picture_job.h"
#include "app/widgets/ui.h"

#include <functional>
#include <future>
#include <string>

namespace sepax {

/// What the shell asks of the window that it lives in; a test leaves them empty.
struct Services {
  /// Draws the figure with this many pixels per logical pixel and returns its texture.
  std::function<ImTextureID(const Figure&, ThemeId, double scale)> canvasTexture;
  PictureMeans picture;  ///< for files, apart from what is on the screen
  /// A texture of the image for the preview of an export; the last one goes.
  std::function<ImTextureID(const Image&)> previewTexture;
  /// Shows a folder in the system's way. The problem, empty when shown, comes within a second.
  std::function<std::future<std::string>(const std::string& folder)> openFolder;
  double monitorScale = 1;  ///< pixels per logical pixel that the monitor asks for
};

}  // namespace sepax
