#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// The tags of XML, as they stand in texts that need not be whole.
namespace sepax {

/// The name of the tag whose '<' stands here: Polygon, /Polygon, gml:Polygon.
[[nodiscard]] std::string_view tagAt(std::string_view text, std::size_t place);
/// What stands between the tag that starts here and the next one.
[[nodiscard]] std::string_view textInside(std::string_view text, std::size_t place);
/// Blanks stand where comments were, so that all keeps its line.
[[nodiscard]] std::string withoutXmlComments(std::string_view text);

}  // namespace sepax
