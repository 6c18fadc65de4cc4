#pragma once

#include "app/techniques/contract/needs.h"
#include "app/techniques/contract/technique.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/inside/published_crossing.h"
#include "app/techniques/inside/published_edges.h"
#include "app/techniques/inside/published_fault.h"

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

inline constexpr std::array kRadiiChoices{
    OptionChoice{int(Radii::measured), "measured", "measured",
                 "the published radii reach the farthest vertices"},
    OptionChoice{int(Radii::halfHeight), "half-height", "height / 2",
                 "half the height of the model, as the article has it for its ship"},
    OptionChoice{int(Radii::given), "given", "given", "the radii that are written down"},
};

inline constexpr std::array kInsideOptions{
    declared(kMiddles, {.label = "Middles of A's edges", .analysed = true}),
    declared(kRadii, {.label = "Published radii", .analysed = true, .choices = kRadiiChoices}),
    declared(kRadiusA, {.analysed = true}),
    declared(kRadiusB, {.analysed = true}),
};

inline constexpr std::array kInsideNeeds{kNeedsPair};

inline constexpr std::array kInsideSections{
    QuerySection{"inside", insideJson},
    QuerySection{"published.crossing", publishedCrossingJson},
    QuerySection{"published.crossing_meant", publishedCrossingMeantJson, "published.crossing"},
    QuerySection{"published.round", publishedRoundJson, "published.crossing"},
    QuerySection{"published.edges", publishedEdgesJson, "published.crossing"},
};

inline constexpr std::array kInsidePublished{
    PublishedMethod{.id = "gamecodeschool",
                    .article = "gamecodeschool",
                    .author = "GameCodeSchool",
                    .title = "Collision detection with irregular polygons",
                    .function = "CD.detect",
                    .known = PrintedCrossing::known,
                    .stepCount = PrintedCrossing::stepCount,
                    .steps = PrintedCrossing::steps,
                    .verdict = PrintedCrossing::verdict,
                    .paint = PrintedCrossing::paint,
                    .compared = PrintedCrossing::compared},
    PublishedMethod{.id = "gamecodeschool-meant",
                    .article = "gamecodeschool",
                    .author = "GameCodeSchool",
                    .title = "Collision detection with irregular polygons",
                    .function = "as meant",
                    .known = MeantCrossing::known,
                    .stepCount = MeantCrossing::stepCount,
                    .steps = MeantCrossing::steps,
                    .verdict = MeantCrossing::verdict,
                    .paint = MeantCrossing::paint,
                    .compared = MeantCrossing::compared},
    PublishedMethod{.id = "gpwiki-edges",
                    .article = "gpwiki",
                    .author = "gpwiki",
                    .title = "Polygon Collision",
                    .function = "point in polygon, edgeIntersection",
                    .known = knowsEdgeLoop,
                    .stepCount = edgeLoopStepCount,
                    .steps = edgeLoopSteps,
                    .verdict = edgeLoopVerdict,
                    .paint = paintEdgeLoop,
                    .compared = edgeLoopCompared},
};

/// Where the published text is wrong on what this technique shows.
inline constexpr std::array kInsidePitfalls{
    PitfallWords{"vertices-only", "No vertex inside, and yet an overlap",
                 "The article tests the vertices of each polygon against the other. "
                 "Two bars that cross have no vertex inside each other and still "
                 "overlap.",
                 "Test the edges for intersections as well, whatever the vertices say.",
                 "gpwiki-edges", "no vertex inside: no collision",
                 "no vertex inside and no sides that meet: no collision"},
    PitfallWords{"parallel-edges", "Parallel edges divide by zero",
                 "The published edge intersection divides by a determinant that is "
                 "zero for parallel edges. For edges on one line it is 0/0, and the "
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
    PitfallWords{"one-way", "Only one body's vertices are tested",
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
};

}  // namespace sepax
