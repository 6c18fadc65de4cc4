#pragma once

#include <string_view>

/// Tables that tell where something was at each time.
namespace sepax {

inline constexpr std::string_view kMotionError =
    "where something was at each time is no outline; give the corners of a polygon";

/// time,x,y and frame | x | y: the columns tell when something was where, and none that it is an
/// outline.
[[nodiscard]] bool headsMotion(std::string_view heading);
/// outline, polygonA, "the corners of the lot": the words are of an outline.
[[nodiscard]] bool saysOutline(std::string_view words);
/// One of the two lines that have words at the end of the text above a table calls it an outline.
[[nodiscard]] bool endsInOutline(std::string_view above);

}  // namespace sepax
