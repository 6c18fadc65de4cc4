#pragma once

#include "app/formats/plain/lists.h"

#include <string_view>

/// Tables and points that tell where something was at each time.
namespace sepax {

inline constexpr std::string_view kMotionError =
    "where something was at each time is no outline; give the corners of a polygon";

/// time,x,y and frame | x | y: the columns tell when something was where, and none that it is an
/// outline.
[[nodiscard]] bool headsMotion(std::string_view heading);
inline constexpr std::string_view kMeasuredError =
    "how strong and how sure each place is stands beside it, as of measurements; give the corners "
    "of "
    "a polygon";

/// x,y,intensity,sigma: columns tell how strong something is at each place and how sure that is.
[[nodiscard]] bool headsMeasurements(std::string_view heading);
/// outline, polygonA, "the corners of the lot": the words are of an outline.
[[nodiscard]] bool saysOutline(std::string_view words);
/// One of the two lines that have words at the end of the text above a table calls it an outline.
[[nodiscard]] bool endsInOutline(std::string_view above);

/// Point(3 4)@2020-05-17 and (3, 4)@08:15:00: points behind which stands when something was there
/// become blanks, as do lines of a log that tell where it was, each at a second of its own.
void withoutTimedPoints(PlainText& plain);

}  // namespace sepax
