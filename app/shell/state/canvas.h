#pragma once

#include "app/figure/figure.h"
#include "app/view/view_state.h"
#include "app/widgets/ui.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace sepax {

/// The picture of the scene in the window.
struct Canvas {
  std::optional<Area> area;         ///< on the screen, last frame
  bool frameView = true;            ///< the camera takes its place once the canvas knows its size
  Figure figure;                    ///< of what is shown now, whatever it still turns from
  std::optional<Figure> easedFrom;  ///< what was drawn before, while it turns into the figure
  double easedSince = 0;            ///< seconds
  std::optional<ViewState> paintedView;           ///< that the figure belongs to
  int paintedVersion = 0;                         ///< of the evidence
  std::uint64_t paintedRevision = 0;              ///< of the document
  std::shared_ptr<const PositionMap> paintedMap;  ///< of the evidence
  float texturedScale = 0;                        ///< of the texture, 0 = none yet
  ImTextureID texture{};
};

}  // namespace sepax
