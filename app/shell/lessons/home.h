#pragma once

#include "app/widgets/ui.h"

namespace sepax {

struct Shell;

/// The start page: courses and pitfalls as cards with pictures of their scenes, the user's own
/// work, and a field that finds any of them. It lies over canvas and panels, from `area`, until
/// something is opened or Escape closes it.
void drawHome(Shell& shell, const Area& area);

}  // namespace sepax
