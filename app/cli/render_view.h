#pragma once

#include <string>

#include "app/cli/options.h"
#include "app/techniques/technique.h"

namespace sepax {

/// What a user asked a picture to be.
struct RenderOptions {
  PixelSize size{1600, 1000};
  double scale = 1;
  ThemeId theme = ThemeId::dark;
  bool transparent = false;
  bool window = false;
  std::string technique;  ///< empty = the one that the scene names
  double time = 0;        ///< steps, in [0, 1]
  int step = -1;          ///< -1 = everything
};

/// Shows what the scene's view shows in the window, at any picture size; all bodies when the scene
/// has no view.
[[nodiscard]] Camera pictureCamera(const Scene& scene, const Evidence& evidence, PixelSize size);
[[nodiscard]] ViewState pictureView(const Scene& scene, const Evidence& evidence,
                                    const RenderOptions& options);

}  // namespace sepax
