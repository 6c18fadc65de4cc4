#pragma once

#include "app/techniques/contract/declared.h"

#include <array>

namespace sepax {

// Those that the table of verdicts asks for.
inline constexpr std::string_view kExtendedIntervals = "extended-intervals";
inline constexpr std::string_view kSmallestTime = "smallest-time";

/// Where the published text is wrong on what this technique shows.
inline constexpr std::array kMotionPitfalls{
    PitfallWords{kExtendedIntervals, "Extended intervals overlap at different times",
                 "The article stretches A's interval on every axis by the velocity and "
                 "reports a hit when the stretched intervals overlap on all axes. They "
                 "may overlap at different times, and then the polygons never meet.",
                 "Intersect the time windows of the axes, or add the axis "
                 "perpendicular to the velocity."},
    PitfallWords{"past-the-obstacle", "A fast body lands beyond the obstacle",
                 "The article moves A by its velocity plus the translation that "
                 "separates the stretched intervals. For a fast A the shortest such "
                 "push is sideways or onwards, so A ends behind B although it hit it.",
                 "Move A to the first contact only and take the inward part off the "
                 "rest of the motion."},
    PitfallWords{kSmallestTime, "The smallest time is taken for the contact",
                 "On each axis with a gap the article divides the gap by the closing "
                 "speed and takes the smallest of these times. The polygons meet only "
                 "when all axes overlap, which is the largest entry time, and only if "
                 "no axis is left before.",
                 "Take the largest entry time and require it not to be later than the "
                 "smallest exit time."},
};

}  // namespace sepax
