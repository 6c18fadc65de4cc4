#pragma once

#include "app/formats/literals/tree.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace sepax {

/// What a line is called says that it closes; path = line([...]) does not, as paths may be open.
[[nodiscard]] bool namesClosedLine(std::string_view name);

/// What a group holds is no outline but an open line of WKT, rows of times and places, or a path
/// with curves: the sentence that says so.
[[nodiscard]] std::optional<std::string_view> wayIn(const LiteralTree& tree, std::uint32_t group);

}  // namespace sepax
