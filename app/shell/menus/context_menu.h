#pragma once

#include "app/techniques/contract/technique.h"

namespace sepax {

struct Shell;
struct Workspace;

/// What a right click asked about.
struct ContextMenu {
  Target target;
  Vec2 world;  ///< where it was, world units
};

/// Entries that fit the vertex, edge, shape or empty place under the click.
void drawContextMenu(Shell& shell);

}  // namespace sepax
