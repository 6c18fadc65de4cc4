#pragma once

#include "app/techniques/contract/needs.h"
#include "app/techniques/contract/technique.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/pitfalls.h"
#include "app/techniques/sat/published.h"
#include "app/techniques/sat/pushes.h"
#include "app/techniques/sat/sat.h"

#include <array>

/// What the row of this technique in app/techniques/table.cpp is made of.
namespace sepax {

[[nodiscard]] std::string satCounters(const Evidence& evidence, const ViewState& view);

/// Two polygons.
inline constexpr Vec2 kSatTriangle[] = {{1, 18}, {8, 2}, {16, 18}};
inline constexpr Vec2 kSatQuadrilateral[] = {{19, 3}, {30, 7}, {27, 18}, {17, 15}};
inline constexpr std::array kSatIcon{
    IconPart{IconPart::Kind::polygon, kSatTriangle},
    IconPart{IconPart::Kind::polygon, kSatQuadrilateral},
};

inline constexpr std::array kApproximations{
    OptionChoice{int(Approximation::none), "none", "Polygons alone"},
    OptionChoice{int(Approximation::circles), "circles", "Circles around them"},
    OptionChoice{int(Approximation::boxes), "boxes", "Boxes around them"},
    OptionChoice{int(Approximation::pixels), "pixels", "Pixels in their place"},
};

inline constexpr std::array kMaps{
    OptionChoice{int(MapKind::off), "off", "No map"},
    OptionChoice{int(MapKind::verdict), "verdict", "Map of overlap and gap",
                 "Where A would overlap B, touch it or be apart from it."},
    OptionChoice{int(MapKind::push), "push", "Map of the push",
                 "The axis that decides, the depth and the push, wherever A may stand."},
    OptionChoice{int(MapKind::disagreement), "disagreement", "Map of wrong pushes",
                 "Where the article’s answer for A and B is wrong."},
};

inline constexpr std::array kSatOptions{
    declared(kAllAxes, {.label = "All axes",
                        .hint = "A ruler for every axis around the shapes.",
                        .key = "X",
                        .needsRoom = true}),
    declared(
        kFreeAxis,
        {.label = "Turn an axis by hand",
         .hint = "A ruler in any direction: drag its handle. Only directions across an edge are "
                 "needed for the answer.",
         .key = "R",
         .analysed = true}),
    declared(kFreeAxisAngle, {.analysed = true}),
    declared(kPushes,
             {.label = "Every way out",
              .hint = "Both pushes of every axis as bars: A along its normal and against it. The "
                      "shortest of all is the MTV."}),
    declared(kChosenPush, {.refusal = pushRefusal}),
    declared(kCirclePretest,
             {.label = "Circle pretest",
              .hint = "Compares circles about both shapes first: where they are apart, no axis is "
                      "tested.",
              .analysed = true}),
    declared(kSkipBackFacing,
             {.label = "Skip edges facing away",
              .hint = "Tests an edge only if its outward side looks towards the other shape.",
              .analysed = true}),
    declared(kSingleCorner,
             {.label = "Single corner",
              .hint = "A polygon lies behind each of its edges: there one corner of the edge is "
                      "enough, and only the other polygon is projected whole.",
              .analysed = true}),
    declared(kUnnormalised,
             {.label = "Unnormalised axes",
              .hint = "Projects onto normals as long as their edges: no square root, but depths of "
                      "different axes have different units.",
              .analysed = true}),
    declared(kEarlyOut,
             {.label = "Stop at the first gap",
              .hint = "One axis with a gap is enough to answer no: the rest is left out.",
              .analysed = true}),
    declared(kApproximation,
             {.label = "Circles, boxes, pixels",
              .hint = "What both articles want polygons instead of, beside the exact answer.",
              .key = "C",
              .choices = kApproximations}),
    declared(kPixelSize, {.analysed = true, .least = 0, .most = kMostPixelSize}),
    declared(kMap, {.label = "Map over all positions of A",
                    .hint = "The answer wherever A may stand, each at the place of A’s middle.",
                    .key = "M",
                    .analysed = true,
                    .needsRoom = true,
                    .choices = kMaps}),
    declared(kMapSection, {.label = "Section through the map",
                           .hint = "The depth on every axis while A moves along a line."}),
    declared(kMapLine, {.least = -kMostMapLine, .most = kMostMapLine}),
};

inline constexpr std::array kSatPublished{
    collisionMethod<CollisionReading::printed>("cozic-rest", "PolygonCollision"),
    collisionMethod<CollisionReading::zeroAxis>("cozic-zero-axis",
                                                "PolygonCollision, Normalize of zero"),
    collisionMethod<CollisionReading::single>("cozic-single", "PolygonCollision in floats"),
    sidesMethod("gpwiki-sat"),
    PublishedMethod{.id = "gpwiki-skipping",
                    .article = "gpwiki",
                    .author = "gpwiki",
                    .title = "Polygon Collision",
                    .function = "sides facing away skipped",
                    .known = knowsSkipping,
                    .stepCount = skippingStepCount,
                    .steps = skippingSteps,
                    .stepAxis = skippingStepAxis,
                    .verdict = skippingVerdict,
                    .paint = paintSkipping,
                    .compared = skippingCompared},
    PublishedMethod{.id = "gpwiki-unnormalised",
                    .article = "gpwiki",
                    .author = "gpwiki",
                    .title = "Polygon Collision",
                    .function = "push without unit lines",
                    .known = knowsUnnormalised,
                    .stepCount = unnormalisedStepCount,
                    .steps = unnormalisedSteps,
                    .stepAxis = unnormalisedStepAxis,
                    .verdict = unnormalisedVerdict,
                    .paint = paintUnnormalised,
                    .compared = unnormalisedCompared},
};

inline constexpr std::array kSatNeeds{kNeedsPair};

inline constexpr std::array kSatSections{
    QuerySection{"sat", satJson},
    QuerySection{"pairs", pairsJson},
    QuerySection{"approximations", approximationsJson},
    QuerySection{"published.sat", publishedSatJson, "sat"},
    QuerySection{"published.rest", publishedRestJson, "sat"},
    QuerySection{"published.sides", publishedSidesJson, "sat"},
};

}  // namespace sepax
