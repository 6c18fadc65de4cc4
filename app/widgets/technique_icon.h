#pragma once

#include "app/techniques/contract/declared.h"
#include "app/widgets/ui.h"

#include <span>

namespace sepax {

/// Where an icon stands and how it looks.
struct IconInk {
  ImVec2 origin;    ///< its left upper corner, pixels
  float scale = 1;  ///< pixels per logical pixel
  ImU32 color = 0;
  ImU32 fill = 0;
};

/// Draws the icon of a technique; one without parts gets a polygon.
void drawTechniqueIcon(ImDrawList& list, std::span<const IconPart> icon, const IconInk& ink);

}  // namespace sepax
