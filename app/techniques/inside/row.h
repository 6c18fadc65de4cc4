#pragma once

#include "app/techniques/contract/needs.h"
#include "app/techniques/contract/technique.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"

#include <array>

/// What the row of this technique in app/techniques/table.cpp is made of.
namespace sepax {

/// Time can be played.
[[nodiscard]] bool insidePlays(const Scene& scene, const Evidence& evidence);

/// A point in a dented polygon.
inline constexpr Vec2 kInsideOutline[] = {{3, 19},  {3, 4},  {12, 10}, {16, 9},
                                          {20, 10}, {29, 4}, {29, 19}};
inline constexpr Vec2 kInsideFloor[] = {{3, 19}, {29, 19}};
inline constexpr Vec2 kInsidePoint[] = {{16, 14.5}};
inline constexpr std::array kInsideIcon{
    IconPart{IconPart::Kind::line, kInsideOutline},
    IconPart{IconPart::Kind::line, kInsideFloor},
    IconPart{IconPart::Kind::dot, kInsidePoint, 2.2},
};

inline constexpr std::array kInsideOptions{
    declared(kMiddles, {.label = "Middles of A's edges", .analysed = true}),
};

inline constexpr std::array kInsideNeeds{kNeedsPair};

inline constexpr std::array kInsideSections{
    QuerySection{"inside", insideJson},
    QuerySection{"published.crossing", publishedCrossingJson},
};

/// Where the published text is wrong on what this technique shows.
inline constexpr std::array kInsidePitfalls{
    PitfallWords{"vertices-only", "No vertex inside, and yet an overlap",
                 "The article tests the vertices of each polygon against the other. "
                 "Two bars that cross have no vertex inside each other and still "
                 "overlap.",
                 "Test the edges for intersections as well, whatever the vertices say."},
    PitfallWords{"parallel-edges", "Parallel edges divide by zero",
                 "The published edge intersection divides by a determinant that is "
                 "zero for parallel edges. For edges on one line it is 0/0, and the "
                 "resulting NaN passes every comparison and is returned as a point.",
                 "Treat a zero determinant on its own: compare the intervals of edges "
                 "on one line."},
    PitfallWords{"one-counter", "One counter for all vertices",
                 "The printed code never resets its crossing counter between the "
                 "vertices. Two vertices inside add up to an even number, which it "
                 "takes for no collision.",
                 "Reset the counter for every vertex and stop at the first odd one."},
    PitfallWords{"integer-cast", "Integer casts move the vertices",
                 "The printed code casts every rotated offset to an integer, towards "
                 "the centre. Vertices move by up to a pixel, which is enough to turn "
                 "the answer.",
                 "Keep the fractions: no cast is needed."},
};

}  // namespace sepax
