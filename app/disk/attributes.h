#pragma once

#include <string>

namespace sepax {

/// Gives an open file the extended attributes of another one, its access list among them. What the
/// file system or the system does not allow is left out.
void copyAttributes(const std::string& from, int descriptor);

}  // namespace sepax
