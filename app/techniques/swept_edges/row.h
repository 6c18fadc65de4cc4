#pragma once

#include "app/techniques/contract/needs.h"
#include "app/techniques/contract/technique.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/swept_edges/pitfalls.h"
#include "app/techniques/swept_edges/published.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <array>

/// What the row of this technique in app/techniques/table.cpp is made of.
namespace sepax {

/// What only its evidence tells, beyond the rules of core.
[[nodiscard]] std::vector<Accusation> sweptEdgesAccusations(const Evidence& evidence);
[[nodiscard]] bool sweptEdgesIdle(const Evidence& evidence);
[[nodiscard]] std::string_view sweptEdgesHint(const ViewState& view);
[[nodiscard]] std::string sweptEdgesCounters(const Evidence& evidence, const ViewState& view);
/// Which edges there are, where A or B has not the chosen one.
[[nodiscard]] std::string edgePairRefusal(const Evidence& evidence, const OptionValue& value);

/// Two lines and the way of their meeting point.
inline constexpr Vec2 kSweptLine[] = {{3, 18}, {13, 3}};
inline constexpr Vec2 kSweptOtherLine[] = {{19, 18}, {30, 4}};
inline constexpr Vec2 kSweptDash[] = {{10, 13}, {14, 12}};
inline constexpr Vec2 kSweptOtherDash[] = {{17, 11.3}, {21, 10.3}};
inline constexpr Vec2 kSweptPoint[] = {{24.5, 10}};
inline constexpr std::array kSweptEdgesIcon{
    IconPart{IconPart::Kind::line, kSweptLine},
    IconPart{IconPart::Kind::line, kSweptOtherLine},
    IconPart{IconPart::Kind::line, kSweptDash},
    IconPart{IconPart::Kind::line, kSweptOtherDash},
    IconPart{IconPart::Kind::dot, kSweptPoint, 2.4},
};

inline constexpr std::array kReadings{
    OptionChoice{int(RecipeReading::figures), "figures", "As its figures show it",
                 "the other segment is moved along, and the lines cross where they are drawn to"},
    OptionChoice{int(RecipeReading::describedIntercept), "intercept", "Intercept as described",
                 "against a vertical line y = b - m x, with a sign that is wrong"},
    OptionChoice{int(RecipeReading::drawnSegment), "drawn", "Segment as drawn",
                 "a candidate is compared with the other segment at t = 0"},
    OptionChoice{int(RecipeReading::noShortcut), "crossed", "Nearly parallel lines crossed",
                 "without the shortcut that takes them for parallel"},
};

inline constexpr std::array kSweptEdgesOptions{
    declared(kEdgePair,
             {.label = "Watch this edge sweep", .analysed = true, .refusal = edgePairRefusal}),
    declared(kReading, {.label = "Reading of the recipe",
                        .hint = "Where the article is open or errs: how its recipe is read.",
                        .analysed = true,
                        .choices = kReadings}),
    declared(kShowSweepSteps,
             {.label = "Steps", .hint = "The code of the sweep in place of the lane of time."}),
};

inline constexpr std::array kSweptEdgesNeeds{
    kNeedsPair,
    Need{.id = "turn",
         .sentence = "A or B turns in the step: the ends of an edge that turns travel along no "
                     "straight line.",
         .label = kStopTurning,
         .missing = pairTurns,
         .supplied = withPairUnturned,
         .answers = true},
    kNeedsMotion};

inline constexpr std::array kSweptEdgesSections{
    QuerySection{"edges", sweptEdgesJson},
    QuerySection{"broad_phase", broadPhaseJson},
    QuerySection{"published.swept", publishedSweptJson, "edges"},
};

inline constexpr std::array kRecipeLegend{
    LegendRow{Part::publishedLens, "no farther from either end than the edge is long", Swatch::area,
              Role::other, mayHaveLens}};

inline constexpr std::array kSweptEdgesPublished{
    PublishedMethod{.id = "mighty-drake",
                    .article = "mighty-drake",
                    .author = "Mighty Drake",
                    .title = "Collision point of two non-rotating polygons",
                    .year = "1995",
                    .function = "the recipe of its figures",
                    .readAs = recipeName,
                    .reading = kReading.id,
                    .known = knowsRecipe,
                    .stepCount = recipeStepCount,
                    .steps = recipeSteps,
                    .stepStage = recipeStage,
                    .verdict = recipeVerdict,
                    .paint = paintRecipe,
                    .legend = kRecipeLegend,
                    .strip = laneTellsOfRecipe,
                    .hitTime = recipeHitTime,
                    .compared = recipeCompared,
                    .detours = recipeDetours},
};

}  // namespace sepax
