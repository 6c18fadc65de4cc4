#pragma once

#include "app/figure/camera.h"
#include "app/tools/input.h"
#include "app/view/view_state.h"

#include <optional>

namespace sepax {

/// How the picture is looked at.
struct Look {
  Camera camera;
  std::optional<Camera> framed;  ///< of the last framing on everything
  std::optional<SideView> side;
};

/// The window as a room sees it: large words, no panels. No setting changes by it.
struct Presenter {
  bool on = false;
  bool black = false;        ///< the screen shows nothing until a key or a button is pressed
  Key wokenBy = Key::none;   ///< still held down; it means nothing else
  std::optional<Look> look;  ///< before, to be given back
  std::optional<Look> seen;  ///< as it began here; another one is the lecturer's wish
};

}  // namespace sepax
