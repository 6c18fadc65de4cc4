#pragma once

#include "app/widgets/ui.h"

#include <string_view>

namespace sepax {

/// Below a panel, what the canvas has no room to say, so that nothing above it moves when its words
/// change. Returns where the panel ends.
float drawCaption(const Ui& ui, std::string_view caption, const Area& area);

}  // namespace sepax
