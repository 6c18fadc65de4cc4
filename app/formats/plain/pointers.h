#pragma once

#include <optional>
#include <string>

namespace sepax {

/// The text without the lines of a log that tell where a mouse, a finger or a pen was; nothing
/// where there are no two of them. Corners of a polygon may be clicked.
[[nodiscard]] std::optional<std::string> withoutPointerEvents(const std::string& text);

}  // namespace sepax
