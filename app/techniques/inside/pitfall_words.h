#pragma once

#include "app/techniques/contract/declared.h"

#include <array>
#include <string_view>

namespace sepax {

inline constexpr std::string_view kFusedProduct = "fused-product";

/// Where the published text is wrong on what this technique shows.
inline constexpr std::array kInsidePitfalls{
    PitfallWords{"vertices-only", "An overlap without a vertex inside is missed",
                 "The article tests the vertices of each polygon against the other. Two bars that "
                 "cross have no vertex inside each other, nor has a bar whose corners all lie on "
                 "sides of the other, and still they overlap.",
                 "Test the edges as well, whatever the vertices say; where sides lie on each other "
                 "ask on which side of them the insides are.",
                 "gpwiki-edges", "no vertex inside: no collision",
                 "no vertex inside, no sides that cross or share an inside"},
    PitfallWords{"parallel-edges", "Parallel edges divide by zero",
                 "The published edge intersection divides by a determinant that is "
                 "zero for parallel edges. For edges on one line it is 0 / 0, and the "
                 "resulting NaN passes every comparison and is returned as a point.",
                 "Treat a zero determinant on its own: compare the intervals of edges "
                 "on one line.",
                 "gpwiki-edges", "t = |c−a, c−d| / det", "det = 0: parallel; compare intervals"},
    PitfallWords{"one-counter", "One counter for all vertices",
                 "The printed code never resets its crossing counter between the "
                 "vertices. Two vertices inside add up to an even number, which it "
                 "takes for no collision.",
                 "Reset the counter for every vertex and stop at the first odd one.",
                 "gamecodeschool", "crosses = 0 once, before the loop over the vertices",
                 "crosses = 0 for each vertex; if it ends odd: hit"},
    PitfallWords{"integer-cast", "Integer casts move the vertices",
                 "The printed code casts every rotated offset to an integer, towards "
                 "the centre. Vertices move by up to a pixel, which is enough to turn "
                 "the answer.",
                 "Keep the fractions: no cast is needed.", "gamecodeschool",
                 "x′ = (int)(x·cos − y·sin)", "x′ = x·cos − y·sin"},
    PitfallWords{"one-way", "Only one body’s vertices are tested",
                 "The article tests points of the first body against the second one. A tip of "
                 "the second body, or a whole edge, enters between them unseen, and "
                 "exchanging the bodies changes the answer.",
                 "Test the vertices of both bodies, and the edges against each other.",
                 "gamecodeschool-meant", "for each vertex of A: is it in B?",
                 "vertices of A in B, of B in A, and edges against edges", SearchGround::resting},
    PitfallWords{"half-open", "A point on the boundary is in or out by its side",
                 "The crossing rule counts points on left and lower sides in and points on "
                 "right and upper sides out. That tiles the plane, but closed bodies that "
                 "touch there are taken for apart.",
                 "Tell the boundary apart from inside and outside.", "gamecodeschool-meant",
                 "p.x < place of the side: crosses += 1", "p on the side: boundary; else as before",
                 SearchGround::resting},
    PitfallWords{"strict-radius", "Circles that touch are taken for apart",
                 "The article goes on only while the distance is smaller than both radii "
                 "together. Bodies whose tips touch lie in circles that just touch, and are "
                 "never tested.",
                 "Compare with ≤, and squares instead of roots.", "gamecodeschool-meant",
                 "√(dx² + dy²) < rA + rB", "dx² + dy² ≤ (rA + rB)²", SearchGround::facing},
    PitfallWords{"given-radius", "The given radius does not hold the body",
                 "Half the height of a ship, or a number by feel, is no bounding radius: "
                 "vertices reach out of the circle. Bodies that meet out there are rejected "
                 "before they are tested.",
                 "Take the distance of the farthest vertex, or check a given radius against it.",
                 "gamecodeschool-meant", "radius = height / 2",
                 "radius = max distance of a vertex from the location", SearchGround::placed,
                 "radii", "half-height"},
    PitfallWords{"float-location", "Adding the location and taking it off loses the fraction",
                 "The article adds the world location to every vertex in floats and takes it "
                 "off again before the rotation. Far from the origin the sum has no room for "
                 "the vertex.",
                 "Turn the vertex of the model first and add the location last, in doubles.",
                 "gamecodeschool-meant", "(location + vertex) − location", "vertex as it is",
                 SearchGround::far},
    PitfallWords{"typed-slope", "A difference of a number with itself",
                 "In the printed condition the run of a side is (x2 − x2), which is 0. Every side "
                 "is then taken for a vertical one through its first corner.",
                 "Use (x2 − x1), the run from one corner to the other.", "gamecodeschool-typed",
                 "p.x < (w.x − w.x)(p.y − v.y)/(w.y − v.y) + v.x",
                 "p.x < (w.x − v.x)(p.y − v.y)/(w.y − v.y) + v.x", SearchGround::resting, "slips",
                 "slope"},
    PitfallWords{"typed-index", "The next corner by the wrong index",
                 "The printed code looks the second corner of a side up with the index of the "
                 "outer loop, that of the first body's vertex. For each vertex all sides then "
                 "end in one corner.",
                 "The next corner is that of the inner loop: j + 1.", "gamecodeschool-typed",
                 "w = B[i + 1]", "w = B[j + 1]", SearchGround::resting, "slips", "index"},
    PitfallWords{
        "index-out-of-range", "The index leaves the list",
        "The same index counts the vertices of the first body. As soon as that has as many "
        "as the closed list of the second one it asks for a corner that is not there: an "
        "exception in Java, anything in C++.",
        "The next corner is that of the inner loop: j + 1.", "gamecodeschool-typed",
        "w = B[i + 1], i up to the vertices of A", "w = B[j + 1], j up to the last but one",
        SearchGround::resting, "slips", "index"},
    PitfallWords{"open-list", "The list does not close",
                 "The article tests pairs that follow each other in the list, so the first vertex "
                 "has to be repeated at the end. Where that is forgotten the last side is never "
                 "tested.",
                 "Take the side from the last vertex to the first by itself, and accept a "
                 "repeated one.",
                 "gamecodeschool-meant", "j from 0 to length − 2: side j, j + 1",
                 "j from 0 to length − 1: side j, (j + 1) mod length", SearchGround::resting,
                 "listed", "on"},
    PitfallWords{"jumped-over", "Between two frames nothing is looked at",
                 "The article tests where the bodies stand in each frame. What is before a thin "
                 "body in one frame and behind it in the next is seen outside twice.",
                 "Sweep the point along its way and ask when it enters.", "gamecodeschool-frames",
                 "each frame: A against B where they stand",
                 "each step: when does the way of p meet B?", SearchGround::none, "", "",
                 "gpwiki-edges"},
    PitfallWords{kFusedProduct, "A product with itself that is not zero",
                 "A compiler may fuse a product with the difference that it stands in and round "
                 "only once. The determinant of two parallel sides is then what the rounding of "
                 "the other product leaves, and the sides are said to cross in a point.",
                 "Compile predicates without contraction, or ask for exact signs.", "gpwiki-edges",
                 "det = fma(x1, y2, −(y1 · x2))", "det = x1 · y2 − y1 · x2, -ffp-contract=off",
                 SearchGround::none, "contraction", "fused"},
    PitfallWords{"crossing-division", "A division decides on which side a point lies",
                 "The crossing rule divides to find where a side is at the height of the point. "
                 "The quotient is rounded, and a point that is nearer to the side than that is "
                 "taken for one on the other side.",
                 "Ask for the sign of the turn from side to point, without a division and exact "
                 "when doubles are in doubt.",
                 "gamecodeschool-doubles", "p.x < (w.x−v.x)(p.y−v.y)/(w.y−v.y) + v.x",
                 "sign of (w − v) × (p − v)"},
};

}  // namespace sepax
