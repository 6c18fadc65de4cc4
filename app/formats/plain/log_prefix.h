#pragma once

#include <cstddef>
#include <string_view>

namespace sepax {

/// Bytes of the time, the level and the source before a line of a log, 0 without them.
[[nodiscard]] std::size_t logPrefix(std::string_view line);
/// AREF, PATH and the like: elements of a layout.
[[nodiscard]] bool isElementOfLayout(std::string_view tag);
/// hull of [hull] (0, 0) (5, 0): what stands right before numbers, in the last part of a prefix;
/// AREF of [AREF] layer=3 xy=(0, 0) ...
[[nodiscard]] std::string_view tagOfNumbers(std::string_view line, std::size_t prefix);

}  // namespace sepax
