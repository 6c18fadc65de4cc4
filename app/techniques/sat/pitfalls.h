#pragma once

#include "app/techniques/contract/declared.h"

#include <array>
#include <string_view>

namespace sepax {

// Pitfalls that the evidence of the resting pair tells.
inline constexpr std::string_view kLostTouch = "lost-touch";
inline constexpr std::string_view kThinBodies = "thin-bodies";
inline constexpr std::string_view kZeroAxis = "zero-axis";
inline constexpr std::string_view kSinglePrecision = "single-precision";
inline constexpr std::string_view kCentreOutside = "centre-outside";
inline constexpr std::string_view kSkippedPush = "skipped-push";
inline constexpr std::string_view kUnnormalisedPush = "unnormalised-push";
inline constexpr std::string_view kGapAsDistance = "gap-as-distance";

/// Where the published text is wrong on what this technique shows.
inline constexpr std::array kSatPitfalls{
    PitfallWords{"containment-mtv", "The push is wrong when one polygon contains the other",
                 "The published distance of two intervals measures one way out only. "
                 "When one interval holds the other, the push on that axis is too "
                 "short to separate or longer than needed.",
                 "Measure both ways out on every axis and keep the shorter one with "
                 "its own sign.",
                 "cozic-rest", "minA < minB ? minB − maxA : minA − maxB",
                 "depth = min(maxA − minB, maxB − minA)"},
    PitfallWords{"centre-direction", "The push follows the centres, not the way out",
                 "The article turns the push so that it points from B's centre to A's. "
                 "The shorter way out may lie on the other side.",
                 "Take the sign of the push from the interval end that gave the "
                 "overlap.",
                 "cozic-rest", "if (centerA − centerB) · axis < 0: axis = −axis",
                 "push along +axis if maxB − minA is the smaller depth, else along −axis"},
    PitfallWords{kLostTouch, "A touch is lost in the rounding of unit axes",
                 "The article normalises each axis before it projects. A unit vector is "
                 "rounded, and so the shadows of polygons that touch may come out a hair "
                 "apart: the answer is that they do not intersect.",
                 "Decide on the axis as it is, and normalise for the output alone.", "cozic-rest",
                 "axis = normalize(−edge.y, edge.x); distance > 0",
                 "the sign of the gap on (−edge.y, edge.x), exactly", SearchGround::resting},
    PitfallWords{kThinBodies, "Segments and points have no sides to part them",
                 "The normals of edges cannot part two segments on one line. On the only axis that "
                 "they have both shadows are the same point, and they are said to intersect "
                 "wherever they lie on it.",
                 "For thin bodies test the direction of the edge, too.", "cozic-rest",
                 "for each edge: axis = (−edge.y, edge.x)",
                 "for a thin body also: axis = (edge.x, edge.y)", SearchGround::segments, "", "",
                 "gpwiki-sat"},
    PitfallWords{kZeroAxis, "A repeated vertex makes an axis of length zero",
                 "Between two equal vertices the edge has no direction. Where Normalize leaves the "
                 "zero vector as it is, all shadows on it are 0: the smallest overlap is 0, and so "
                 "is the push.",
                 "Leave out edges that have no length.", "cozic-zero-axis",
                 "axis = normalize(0, 0); |distance| = 0 is the smallest",
                 "if edge = (0, 0): the next edge", SearchGround::notched},
    PitfallWords{kSinglePrecision, "In floats yes and no change",
                 "The page computes in floats, which keep about seven digits. Far from the origin, "
                 "or where shadows meet, a gap or a touch is less than what they can tell apart.",
                 "Compute in doubles, and take a near origin off first.", "cozic-single",
                 "float min, max; distance > 0", "double min, max, from an origin nearby",
                 SearchGround::far},
    PitfallWords{kCentreOutside, "A side that separates is skipped",
                 "The page skips the sides that face away from the other polygon, seen from one "
                 "reference point to the other. Where the bodies’ origins serve for these and lie "
                 "outside their polygons, the only separating side may be skipped.",
                 "Take points inside the polygons, such as the mean of the vertices.",
                 "gpwiki-skipping", "if line · (origin of other − own origin) < 0: skip",
                 "if line · (point inside other − point inside) < 0: skip", SearchGround::placed},
    PitfallWords{kSkippedPush, "The shortest push lies on a skipped side",
                 "A side that faces away cannot separate, and the page skips it. The shortest way "
                 "out may still lead across it, past the far side of the other polygon.",
                 "Skip sides for yes or no alone.", "gpwiki-skipping",
                 "push = smallest overlap of the sides that are left",
                 "push = smallest overlap of all sides, both ways out", SearchGround::resting},
    PitfallWords{kUnnormalisedPush, "Overlaps in different units are compared",
                 "Without normalising, each overlap is measured in lengths of its own line. That "
                 "is enough for yes or no, but the smallest number need not be the smallest "
                 "overlap.",
                 "Divide by the length of the line, or compare squares.", "gpwiki-unnormalised",
                 "push along the line of the smallest overlap",
                 "… of the smallest overlap² / |line|²", SearchGround::resting, "unnormalised",
                 "on"},
    PitfallWords{kGapAsDistance,
                 "Nearest are two corners, not a corner and a side",
                 "The page says that polygons are nearest where a corner is nearest to a side, so "
                 "that the gap on this side would be their distance. Between two corners the "
                 "distance is larger than the gap on any side.",
                 "Take a gap for a proof that they are apart; for the distance look at corners, "
                 "too.",
                 "gpwiki-sat",
                 "nearest: a corner and a side; distance = largest gap",
                 "distance = the smallest of all corners to all sides and corners",
                 SearchGround::resting,
                 {},
                 {},
                 {},
                 nullptr,
                 true},
};

}  // namespace sepax
