#pragma once

#include "app/formats/literals/tree.h"

#include <string>

namespace sepax {

/// The name of what is in a bracket: a member that names the object, the text of a comment above,
/// its label, or what is around it. `depth` counts the brackets around it.
[[nodiscard]] std::string literalName(const LiteralTree& tree, std::uint32_t group,
                                      const std::string& inherited, int depth);

}  // namespace sepax
