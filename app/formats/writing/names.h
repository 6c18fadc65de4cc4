#pragma once

#include "app/formats/geometry.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Names that formats can hold.
namespace sepax {

/// No polygon has a name.
[[nodiscard]] bool areNameless(std::span<const NamedPolygon> polygons);
/// One name for each polygon, all different and none empty: the polygon's own unless it is empty
/// or an earlier one's.
[[nodiscard]] std::vector<std::string> distinctNames(std::span<const NamedPolygon> polygons);
/// One identifier for each name, all different, each legal in every language that we write. A name
/// that is one already stays as it is.
[[nodiscard]] std::vector<std::string> identifiersOf(const std::vector<std::string>& names);
/// The text in double quotes, escaped as in JSON.
[[nodiscard]] std::string quotedText(std::string_view text);

}  // namespace sepax
