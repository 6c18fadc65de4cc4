#pragma once

#include "app/widgets/ui.h"

#include <string_view>

namespace sepax {

/// Where an icon of the rail stands and how it is drawn.
struct IconPlace {
  ImVec2 origin;  ///< upper left corner
  ImU32 color;
  ImU32 fill;
};

/// The icon of a technique in a box of 32 by 20 logical pixels; of an unknown one a polygon.
void drawTechniqueIcon(const Ui& ui, ImDrawList& list, std::string_view technique,
                       const IconPlace& place);

}  // namespace sepax
