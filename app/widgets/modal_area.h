#pragma once

#include "app/widgets/ui.h"

#include <optional>

namespace sepax {

/// Where the open dialogs stand together; absent while none is open. Menus are no dialogs.
[[nodiscard]] std::optional<Area> modalArea();

}  // namespace sepax
