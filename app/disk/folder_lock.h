#pragma once

#include "app/disk/descriptor.h"

#include <optional>
#include <string>

namespace sepax {

/// Keeps other programs that ask for it out of a folder for as long as the descriptor lives, so
/// that a file can be read, changed and written with nothing lost in between. Absent when another
/// one has kept it for a second. Where folders cannot be locked, the descriptor locks nothing.
[[nodiscard]] std::optional<Descriptor> lockFolder(const std::string& folder);

}  // namespace sepax
