#pragma once

#include "app/techniques/contract/technique.h"

#include <cstdint>

namespace sepax {

struct Shell;
struct Workspace;

/// What a right click asked about.
struct ContextMenu {
  Target target;
  Vec2 world;                  ///< where it was, world units
  std::uint64_t revision = 0;  ///< of the document that has it; in another one it may be gone
};

/// Entries that fit the vertex, edge, shape or empty place under the click; they go when the
/// document changes.
void drawContextMenu(Shell& shell);

}  // namespace sepax
