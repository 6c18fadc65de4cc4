#pragma once

#include "app/techniques/contract/needs.h"
#include "app/techniques/contract/technique.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/options.h"
#include "app/techniques/inside/pitfall_words.h"
#include "app/techniques/inside/published_crossing.h"
#include "app/techniques/inside/published_edges.h"
#include "app/techniques/inside/published_fault.h"
#include "app/techniques/inside/published_frames.h"

#include <array>
#include <optional>

/// What the row of this technique in app/techniques/table.cpp is made of.
namespace sepax {

/// Time can be played.
[[nodiscard]] bool insidePlays(const Scene& scene, const Evidence& evidence, const ViewState& view);

/// When bodies that turn first meet, after the start.
[[nodiscard]] std::optional<double> insideHold(const Evidence& evidence);

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
                 "A: half the height of its model, as the article has it for its ship alone"},
    OptionChoice{int(Radii::given), "given", "given", "the radii that are written down"},
};

inline constexpr std::array kSlipsChoices{
    OptionChoice{int(Slips::meant), "meant", "as meant", "both slips of the pen are put right"},
    OptionChoice{int(Slips::slope), "slope", "x2 − x2", "the slope as typed, which is 0"},
    OptionChoice{int(Slips::index), "index", "i + 1",
                 "the next corner of B by the index of A's vertex, as typed"},
    OptionChoice{int(Slips::typed), "typed", "as typed", "both lines as typed"},
};

inline constexpr std::array kContractionChoices{
    OptionChoice{int(Contraction::off), "off", "without fused multiply-add",
                 "the products are rounded, and then their difference"},
    OptionChoice{int(Contraction::fused), "fused", "with fused multiply-add",
                 "one product and the difference are rounded at once, as a compiler may do"},
};

inline constexpr std::array kRaysOfChoices{
    OptionChoice{int(RaysOf::deciding), "deciding", "that decide",
                 "the rays of the vertices that decide: B's where those of A find nothing"},
    OptionChoice{int(RaysOf::a), "a", "of A", "the vertices of A, tested against B"},
    OptionChoice{int(RaysOf::b), "b", "of B", "the vertices of B, tested against A"},
};

inline constexpr std::array kInsideOptions{
    declared(kMiddles, {.label = "Middles of A's edges", .analysed = true}),
    declared(kRadii, {.label = "Published radii", .analysed = true, .choices = kRadiiChoices}),
    declared(kSlips, {.label = "Published lines", .analysed = true, .choices = kSlipsChoices}),
    declared(kContraction, {.label = "Published determinants",
                            .hint = "What a compiler makes of a x b - c x d.",
                            .analysed = true,
                            .choices = kContractionChoices}),
    declared(kListed, {.label = "B's list as it is given",
                       .hint = "the article tests pairs in the list: the last side only where the "
                               "first vertex is repeated",
                       .analysed = true}),
    declared(kRaysOf, {.label = "Rays", .choices = kRaysOfChoices}),
    declared(kRadiusA, {.analysed = true, .least = 0}),
    declared(kRadiusB, {.analysed = true, .least = 0}),
};

inline constexpr std::array kInsideNeeds{kNeedsPair};

inline constexpr std::array kInsideSections{
    QuerySection{"inside", insideJson},
    QuerySection{"published.crossing", publishedCrossingJson},
    QuerySection{"published.crossing_meant", publishedCrossingMeantJson, "published.crossing"},
    QuerySection{"published.crossing_typed", publishedCrossingTypedJson, "published.crossing"},
    QuerySection{"published.crossing_doubles", publishedCrossingDoublesJson, "published.crossing"},
    QuerySection{"published.frames", publishedFramesJson, "published.crossing"},
    QuerySection{"published.round", publishedRoundJson, "published.crossing"},
    QuerySection{"published.edges", publishedEdgesJson, "published.crossing"},
};

/// The dashes are the same in all that CD.detect and its loop draw.
inline constexpr LegendRow kPublishedOutlineRow{
    Part::publishedLine, "outline or circle as the page has it", Swatch::dashes, Role::other};
inline constexpr std::array kFramesLegend{kPublishedOutlineRow};
inline constexpr std::array kCrossingLegend{
    kPublishedOutlineRow,
    LegendRow{Part::publishedPoint, "vertex with the page’s counter", Swatch::frame, Role::other},
    LegendRow{Part::publishedBody, "as cast to int", Swatch::backHatch, Role::other},
    LegendRow{Part::publishedMove, "way of a vertex in the casts", Swatch::dashedArrow,
              Role::other}};
inline constexpr std::array kEdgeLoopLegend{
    LegendRow{Part::publishedLine, "sides without a point: (NaN, NaN)", Swatch::dashes,
              Role::other},
    LegendRow{Part::publishedPoint, "point that the page finds", Swatch::hollowDiamond,
              Role::other},
    LegendRow{Part::publishedMove, "normal that the page gives it", Swatch::dashedArrow,
              Role::other}};

inline constexpr std::array kInsidePublished{
    PublishedMethod{.id = "gamecodeschool",
                    .article = "gamecodeschool",
                    .author = "GameCodeSchool",
                    .title = "Collision detection with irregular polygons",
                    .function = "CD.detect, typing errors corrected",
                    .known = PrintedCrossing::known,
                    .stepCount = PrintedCrossing::stepCount,
                    .steps = PrintedCrossing::steps,
                    .verdict = PrintedCrossing::verdict,
                    .paint = PrintedCrossing::paint,
                    .legend = kCrossingLegend,
                    .compared = PrintedCrossing::compared,
                    .pairs = PrintedCrossing::pairs,
                    .names = PrintedCrossing::names},
    PublishedMethod{.id = "gamecodeschool-meant",
                    .article = "gamecodeschool",
                    .author = "GameCodeSchool",
                    .title = "Collision detection with irregular polygons",
                    .function = "CD.detect as meant",
                    .as = PageReading::meant,
                    .known = MeantCrossing::known,
                    .stepCount = MeantCrossing::stepCount,
                    .steps = MeantCrossing::steps,
                    .verdict = MeantCrossing::verdict,
                    .paint = MeantCrossing::paint,
                    .legend = kCrossingLegend,
                    .compared = MeantCrossing::compared,
                    .pairs = MeantCrossing::pairs,
                    .names = MeantCrossing::names},
    PublishedMethod{.id = "gamecodeschool-typed",
                    .article = "gamecodeschool",
                    .author = "GameCodeSchool",
                    .title = "Collision detection with irregular polygons",
                    .function = "CD.detect as typed",
                    .as = PageReading::typed,
                    .known = TypedCrossing::known,
                    .stepCount = TypedCrossing::stepCount,
                    .steps = TypedCrossing::steps,
                    .verdict = TypedCrossing::verdict,
                    .paint = TypedCrossing::paint,
                    .legend = kCrossingLegend,
                    .compared = TypedCrossing::compared,
                    .pairs = TypedCrossing::pairs,
                    .names = TypedCrossing::names},
    PublishedMethod{.id = "gamecodeschool-doubles",
                    .article = "gamecodeschool",
                    .author = "GameCodeSchool",
                    .title = "Collision detection with irregular polygons",
                    .function = "CD.detect in doubles",
                    .as = PageReading::inDoubles,
                    .known = DoublesCrossing::known,
                    .stepCount = DoublesCrossing::stepCount,
                    .steps = DoublesCrossing::steps,
                    .verdict = DoublesCrossing::verdict,
                    .paint = DoublesCrossing::paint,
                    .legend = kCrossingLegend,
                    .compared = DoublesCrossing::compared,
                    .pairs = DoublesCrossing::pairs,
                    .names = DoublesCrossing::names},
    PublishedMethod{.id = "gamecodeschool-frames",
                    .article = "gamecodeschool",
                    .author = "GameCodeSchool",
                    .title = "Collision detection with irregular polygons",
                    .function = "frame by frame",
                    .known = knowsFrames,
                    .stepCount = framesStepCount,
                    .steps = framesSteps,
                    .verdict = framesVerdict,
                    .paint = paintFrames,
                    .legend = kFramesLegend,
                    .compared = framesCompared,
                    .pairs = framesPairs},
    PublishedMethod{.id = "gpwiki-edges",
                    .article = "gpwiki",
                    .author = "gpwiki",
                    .title = "Polygon Collision",
                    .function = "point in polygon, edgeIntersection",
                    .reading = kContraction.id,
                    .known = knowsEdgeLoop,
                    .stepCount = edgeLoopStepCount,
                    .steps = edgeLoopSteps,
                    .verdict = edgeLoopVerdict,
                    .paint = paintEdgeLoop,
                    .legend = kEdgeLoopLegend,
                    .compared = edgeLoopCompared,
                    .same = edgeLoopSame,
                    .pairs = edgeLoopPairs},
};

}  // namespace sepax
