#pragma once

#include "app/techniques/contract/needs.h"
#include "app/techniques/contract/technique.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/published.h"
#include "app/techniques/sat/sat.h"

#include <array>

/// What the row of this technique in app/techniques/table.cpp is made of.
namespace sepax {

[[nodiscard]] std::string satCounters(const Evidence& evidence);

/// Two polygons.
inline constexpr Vec2 kSatTriangle[] = {{1, 18}, {8, 2}, {16, 18}};
inline constexpr Vec2 kSatQuadrilateral[] = {{19, 3}, {30, 7}, {27, 18}, {17, 15}};
inline constexpr std::array kSatIcon{
    IconPart{IconPart::Kind::polygon, kSatTriangle},
    IconPart{IconPart::Kind::polygon, kSatQuadrilateral},
};

inline constexpr std::array kSatOptions{
    declared(kAllAxes, {.label = "All axes", .key = "X"}),
    declared(kFreeAxis, {.label = "Turn an axis by hand", .key = "R", .analysed = true}),
    declared(kFreeAxisAngle, {.analysed = true}),
    declared(kCirclePretest, {.label = "Circle pretest", .analysed = true}),
    declared(kSkipBackFacing, {.label = "Skip edges facing away", .analysed = true}),
    declared(kSingleCorner, {.label = "Single corner", .analysed = true}),
    declared(kUnnormalised, {.label = "Unnormalised axes", .analysed = true}),
    declared(kEarlyOut, {.label = "Stop at the first gap", .analysed = true}),
};

inline constexpr std::array kSatPublished{
    PublishedMethod{.id = "cozic-rest",
                    .article = "cozic-polygons",
                    .author = "Cozic",
                    .title = "2D Polygon Collision Detection",
                    .year = "2006",
                    .function = "PolygonCollision",
                    .known = knowsCollision,
                    .stepCount = collisionStepCount,
                    .steps = collisionSteps,
                    .verdict = collisionVerdict,
                    .paint = paintCollision,
                    .compared = collisionCompared},
    PublishedMethod{.id = "gpwiki-sat",
                    .article = "gpwiki",
                    .author = "gpwiki",
                    .title = "Polygon Collision",
                    .function = "separating axis test",
                    .known = knowsSides,
                    .stepCount = sidesStepCount,
                    .steps = sidesSteps,
                    .verdict = sidesVerdict,
                    .paint = paintSides,
                    .compared = sidesCompared},
};

inline constexpr std::array kSatNeeds{kNeedsPair};

inline constexpr std::array kSatSections{
    QuerySection{"sat", satJson},
    QuerySection{"pairs", pairsJson},
    QuerySection{"published.sat", publishedSatJson, "sat"},
    QuerySection{"published.rest", publishedRestJson, "sat"},
    QuerySection{"published.sides", publishedSidesJson, "sat"},
};

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
                 "The shorter way out may lie on the other side, and an overlap that "
                 "is already ending is pushed on.",
                 "Take the sign of the push from the interval end that gave the "
                 "overlap.",
                 "cozic-rest", "if (centerA − centerB) · axis < 0: axis = −axis",
                 "push along +axis if maxB − minA is the smaller depth, else along −axis"},
    PitfallWords{"concave-sides", "The test of sides needs convex polygons",
                 "Both articles test the sides of any polygon. Around a notch every "
                 "shadow overlaps, so a concave polygon is said to intersect what stands "
                 "free in it, and a push has no side to go by.",
                 "Take the polygons apart into convex ones first.", "cozic-rest",
                 "for each edge of any polygon", "for each pair of convex parts: for each edge"},
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
                 "for a thin body also: axis = (edge.x, edge.y)", SearchGround::segments},
};

}  // namespace sepax
