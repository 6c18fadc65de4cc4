#pragma once

#include <string>

namespace sepax {

struct Shell;

/// The scene that is shown, and where on the window its picture and the widgets stand, as one line
/// of JSON for programs that work with the window: scene, technique, lesson (null, or its id with
/// how much of it is done and how much there is), title, scale (pixels per logical pixel), canvas
/// [left, top, right, bottom] in pixels with center and zoom of its camera (world units, logical
/// pixels per world unit), said (what was said last) and places, likewise of each widget that was
/// drawn while shell.ui.registry was set.
[[nodiscard]] std::string described(const Shell& shell);

}  // namespace sepax
