#pragma once

#include "app/widgets/ui.h"
#include "core/evidence/evidence.h"

namespace sepax {

/// What is drawn on an icon button.
enum class Icon {
  first,
  previous,
  play,
  pause,
  next,
  last,
  loop,
  up,
  down,
  eye,
  eyeShut,
  plus,
  minus,
  copy,
  bin,
  check
};

/// Draws it about its middle, about 10 logical pixels wide.
void drawIcon(const Ui& ui, ImDrawList& list, Icon icon, ImVec2 middle, ImU32 color);

/// Draws the sign of a kind of finding: a lozenge with an exclamation mark for an error, else a
/// small picture of the defect in a ring; about 18 logical pixels wide.
void drawFindingSign(const Ui& ui, ImDrawList& list, DefectKind kind, bool error, ImVec2 middle,
                     ImU32 color);

}  // namespace sepax
