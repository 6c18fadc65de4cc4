#pragma once

#include "app/techniques/contract/declared.h"

#include <array>

namespace sepax {

// Methods of articles that stand beside this technique.
inline constexpr std::string_view kMoveMethod = "cozic-motion";
inline constexpr std::string_view kSlideMethod = "cozic-slide";
inline constexpr std::string_view kPredictionMethod = "gpwiki-prediction";

// Those that the evidence accuses of, or the table of verdicts asks for.
inline constexpr std::string_view kExtendedIntervals = "extended-intervals";
inline constexpr std::string_view kPastTheObstacle = "past-the-obstacle";
inline constexpr std::string_view kPushedThoughFree = "pushed-though-free";
inline constexpr std::string_view kSweptPush = "swept-push";
inline constexpr std::string_view kZeroPush = "zero-push";
inline constexpr std::string_view kSmallestTime = "smallest-time";

/// Where the published text is wrong on what this technique shows.
inline constexpr std::array kMotionPitfalls{
    PitfallWords{kExtendedIntervals, "Extended intervals overlap at different times",
                 "The article stretches A's interval on every axis by the velocity and "
                 "reports a hit when the stretched intervals overlap on all axes. They "
                 "may overlap at different times, and then the polygons never meet.",
                 "Intersect the time windows of the axes, or add the axis "
                 "perpendicular to the velocity.",
                 kMoveMethod, "WillIntersect = stretched A meets B on every axis",
                 "hit = latest entry ≤ earliest exit, within the step"},
    PitfallWords{kPastTheObstacle,
                 "A fast body lands beyond the obstacle",
                 "The article moves A by its velocity plus the translation that "
                 "separates the stretched intervals. For a fast A the shortest such "
                 "push is sideways or onwards, so A ends behind B although it hit it.",
                 "Move A to the first contact only and take the inward part off the "
                 "rest of the motion.",
                 kMoveMethod,
                 "A moves by velocity + smallest push",
                 "A moves by velocity · time of first contact, then slides",
                 SearchGround::none,
                 {},
                 {},
                 kSlideMethod},
    PitfallWords{kPushedThoughFree,
                 "A push although the step ends free",
                 "The stretched interval keeps the place where A starts, so a polygon "
                 "that leaves an overlap, or has passed through the other one, is "
                 "pushed. At the end of the step there is nothing to push it out of.",
                 "Measure the push at the end of the step; a body that must not go through the "
                 "other one is stopped at the first contact instead.",
                 kMoveMethod,
                 "push from IntervalDistance(stretched A, B)",
                 "may A go through B? push out of the overlap at the end; else: move by "
                 "velocity · time of first contact, then slide",
                 SearchGround::none,
                 {},
                 {},
                 kSlideMethod},
    PitfallWords{kSweptPush,
                 "The push of the stretched interval is not the shortest",
                 "The distance is measured from the stretched interval and one way only. "
                 "At the end of the step that push leaves an overlap, or is longer than "
                 "the way out.",
                 "Measure both ways out of the shadows as they are at one time.",
                 kMoveMethod,
                 "push = axis · smallest |stretched distance|",
                 "push = the smaller way out at the end of the step",
                 SearchGround::none,
                 {},
                 {},
                 kSlideMethod},
    PitfallWords{"relative-velocity", "The relative velocity is taken for A’s own",
                 "The function needs the velocity of A relative to B, and its usage "
                 "moves A by the same vector. Where B moves too, A gets B's motion "
                 "taken off its own.",
                 "Test with the relative velocity, move each body by its own, and A by the push, "
                 "too.",
                 kMoveMethod, "A.Offset(velocityA − velocityB + push)",
                 "A.Offset(velocityA + push), B.Offset(velocityB)"},
    PitfallWords{kZeroPush, "A touch is a hit with a push of zero",
                 "The comparison is > 0, so polygons that only touch count as intersecting. A body "
                 "that slides along another one is reported in every step, with a push of zero "
                 "that moves nothing.",
                 "Respond to the first overlap, not to the first contact.", kMoveMethod,
                 "distance > 0: apart, else: hit and push", "push when the interiors meet",
                 SearchGround::moving},
    PitfallWords{kSmallestTime, "The smallest time is taken for the contact",
                 "On each axis with a gap the article divides the gap by the closing "
                 "speed and takes the smallest of these times. The polygons meet only "
                 "when all axes overlap, which is the largest entry time, and only if "
                 "no axis is left before.",
                 "Take the largest entry time and require it not to be later than the "
                 "smallest exit time.",
                 kPredictionMethod, "contact = smallest d / s",
                 "contact = largest entry ≤ smallest exit"},
    PitfallWords{"zero-closing-speed", "The distance is divided by a speed of 0",
                 "The article divides the distance on each axis by the relative speed on "
                 "it. A motion along the edge has no speed there, and the time is a "
                 "division by zero.",
                 "Without a speed a gap lasts for ever and an overlap asks for nothing.",
                 kPredictionMethod, "time = d / s", "s = 0: never with a gap, always without"},
};

}  // namespace sepax
