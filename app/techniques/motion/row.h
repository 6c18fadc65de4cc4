#pragma once

#include "app/techniques/contract/collision_names.h"
#include "app/techniques/contract/needs.h"
#include "app/techniques/contract/technique.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/options.h"
#include "app/techniques/motion/pitfalls.h"
#include "app/techniques/motion/published.h"

#include <array>

/// What the row of this technique in app/techniques/table.cpp is made of.
namespace sepax {

[[nodiscard]] std::string motionCounters(const Evidence& evidence, const ViewState& view);
[[nodiscard]] std::string_view motionHint(const ViewState& view);
/// The step can be played.
[[nodiscard]] bool motionPlays(const Scene& scene, const Evidence& evidence, const ViewState& view);
[[nodiscard]] bool hasLanes(const Evidence& evidence);
[[nodiscard]] bool motionIdle(const Evidence& evidence);
/// The published test reports a touch that comes to nothing, which no rule of the finder tells.
[[nodiscard]] std::vector<Accusation> motionAccusations(const Evidence& evidence);

/// A box and where it goes.
inline constexpr Vec2 kMotionBox[] = {{2, 4}, {13, 4}, {13, 16}, {2, 16}};
inline constexpr Vec2 kMotionWay[] = {{15, 10}, {26, 10}};
inline constexpr Vec2 kMotionTip[] = {{31, 10}};
inline constexpr std::array kMotionIcon{
    IconPart{IconPart::Kind::polygon, kMotionBox},
    IconPart{IconPart::Kind::line, kMotionWay},
    IconPart{IconPart::Kind::arrowHead, kMotionTip, 4},
};

inline constexpr std::array kMotionOptions{
    declared(kSlide, {.label = "Slide: drive A",
                      .hint = "Arrows, WASD or the mouse move A; it slides along the others.",
                      .key = "L",
                      .analysed = true}),
    declared(kShowSteps,
             {.label = "Steps", .hint = "The code of the sweep in place of the time lanes."}),
};

inline constexpr std::array kMotionPublished{
    PublishedMethod{.id = kMoveMethod,
                    .article = "cozic-polygons",
                    .author = "Cozic",
                    .title = "2D Polygon Collision Detection",
                    .year = "2006",
                    .function = "PolygonCollision",
                    .known = knowsMoves,
                    .stepCount = moveStepCount,
                    .steps = moveSteps,
                    .stepAxis = moveStepAxis,
                    .verdict = moveVerdict,
                    .paint = paintMove,
                    .strip = lanesTellOfMove,
                    .compared = moveCompared,
                    .limit = moveLimit,
                    .names =
                        [](const Evidence& evidence) {
                          return collisionNames(evidence, *evidence.publishedSat);
                        }},
    PublishedMethod{.id = kPredictionMethod,
                    .article = "gpwiki",
                    .author = "gpwiki",
                    .title = "Polygon Collision",
                    .function = "collision prediction",
                    .known = knowsPrediction,
                    .stepCount = predictionStepCount,
                    .steps = predictionSteps,
                    .stepAxis = predictionStepAxis,
                    .verdict = predictionVerdict,
                    .paint = paintPrediction,
                    .compared = predictionCompared},
    PublishedMethod{.id = kSlideMethod,
                    .article = "cozic-polygons",
                    .author = "Cozic",
                    .title = "2D Polygon Collision Detection",
                    .year = "2006",
                    .function = "velocity + push",
                    .known = knowsSlideMove,
                    .verdict = slideMoveVerdict,
                    .paint = paintSlideMove,
                    .compared = slideMoveCompared,
                    .limit = slideMoveWhy,
                    .names =
                        [](const Evidence& evidence) {
                          return collisionNames(evidence, evidence.publishedSlide->found);
                        }},
};

inline constexpr std::array kMotionGestures{Gesture{"Arrows or WASD", "drive A in slide mode"}};

inline constexpr std::array kMotionNeeds{
    kNeedsPair,
    Need{.id = "turn",
         .sentence = "A or B turns in the step, which is left out here: what is told is their "
                     "motion without the turn.",
         .label = kStopTurning,
         .missing = pairTurns,
         .supplied = withPairUnturned},
    kNeedsMotion};

inline constexpr std::array kMotionSections{
    QuerySection{"motion", motionJson},
    QuerySection{"published.prediction", publishedPredictionJson, "motion"},
    QuerySection{"published.move", publishedMoveJson, "published.sat"},
};

}  // namespace sepax
