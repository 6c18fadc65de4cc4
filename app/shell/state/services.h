#pragma once

#include "app/codecs/scene_link.h"
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
  /// The window is a page of a browser: there are no other programs, no folders and no way to end.
  bool inBrowser = false;
  /// Asks for files in the system's way; they come as if they were dropped, or as pictures that
  /// become tiles. Null = we ask for a path.
  std::function<void(bool tiles)> chooseFiles;
  /// A file that the user wanted has been written to this path, which a browser hands over.
  std::function<void(const std::string& path)> handOver;
  std::string linkBase{kLinkBase};  ///< address of the page that shows scenes
  double monitorScale = 1;          ///< pixels per logical pixel that the monitor asks for
};

}  // namespace sepax
