#pragma once

#include <string_view>
#include <vector>

namespace sepax {

/// The lines of a text of several objects of JSON, one in each line, as JSON Lines and GeoJSON text
/// sequences have them; none where the text looks otherwise.
[[nodiscard]] std::vector<std::string_view> jsonLines(std::string_view text);

}  // namespace sepax
