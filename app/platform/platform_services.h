#pragma once

#include "app/shell/state/services.h"

namespace sepax {

/// Adds what the system around the window does for the shell.
void addPlatformServices(Services& services);

}  // namespace sepax
