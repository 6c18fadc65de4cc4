#pragma once

#include "app/scene/edits/tile_edits.h"
#include "app/techniques/contract/technique.h"
#include "app/techniques/ray/legend.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/published_same.h"
#include "app/techniques/ray/ray.h"

#include <array>

/// What the row of this technique in app/techniques/table.cpp is made of.
namespace sepax {

[[nodiscard]] std::string rayCounters(const Evidence& evidence, const ViewState& view);
[[nodiscard]] std::string_view rayHint(const ViewState& view);
/// Which tiles the palette has, where the chosen one is none of them.
[[nodiscard]] std::string tileRefusal(const Evidence& evidence, const OptionValue& value);
[[nodiscard]] bool lacksTiles(const Scene& scene);
/// A map; where there is no ray, one across it.
[[nodiscard]] Scene withTilesAndRay(Scene scene);
/// Errors of the page that are none of its answer.
[[nodiscard]] std::vector<Accusation> rayAccusations(const Evidence& evidence);
[[nodiscard]] bool lacksRay(const Scene& scene);

/// Which of the two roundings is at fault: that of a pixel, that of a tile, or both.
[[nodiscard]] PitfallLines roundingHere(const Evidence& evidence);

/// A line of pixels into a solid tile.
inline constexpr Vec2 kRayStart[] = {{1, 16}, {7, 16}, {7, 20}, {1, 20}};
inline constexpr Vec2 kRaySecond[] = {{8, 12}, {14, 12}, {14, 16}, {8, 16}};
inline constexpr Vec2 kRayThird[] = {{15, 8}, {21, 8}, {21, 12}, {15, 12}};
inline constexpr Vec2 kRayTile[] = {{22, 1}, {31, 1}, {31, 8}, {22, 8}};
inline constexpr std::array kRayIcon{
    IconPart{IconPart::Kind::polygon, kRayStart},
    IconPart{IconPart::Kind::polygon, kRaySecond},
    IconPart{IconPart::Kind::polygon, kRayThird},
    IconPart{IconPart::Kind::polygon, kRayTile},
};

inline constexpr std::array kWalks{
    OptionChoice{int(RayWalkId::bresenham), "bresenham", "Bresenham from the origin"},
    OptionChoice{int(RayWalkId::published), "published", "Bresenham as published"},
    OptionChoice{int(RayWalkId::cells), "cells", "Every cell touched (exact)"},
    OptionChoice{int(RayWalkId::automatic), "automatic", "Every cell for the exact answer",
                 "every cell for the exact answer, alone or beside an article's, else Bresenham "
                 "from the origin"},
};

inline constexpr std::array kTools{
    OptionChoice{int(TileTool::ray), "ray", "ray", "drag the ends of the ray"},
    OptionChoice{int(TileTool::pencil), "pencil", "pencil",
                 "make pixels solid; all copies of the tile follow"},
    OptionChoice{int(TileTool::eraser), "eraser", "eraser",
                 "make pixels empty; all copies of the tile follow"},
    OptionChoice{int(TileTool::fill), "fill", "invert",
                 "invert a connected area of a tile: solid pixels become empty, empty ones solid"},
    OptionChoice{int(TileTool::flipX), "flipX", "flip ↔", "mirror a tile left to right"},
    OptionChoice{int(TileTool::flipY), "flipY", "flip ↕", "mirror a tile top to bottom"},
    OptionChoice{int(TileTool::place), "place", "place", "put the chosen tile of the palette down"},
    OptionChoice{int(TileTool::blank), "blank", "blank", "take a tile away"},
};

inline constexpr std::array kRayOptions{
    declared(kWalk, {.label = "Walk", .choices = kWalks}),
    declared(kDifferences, {.label = "Hatch differing pixels"}),
    declared(kFixedArray, {.label = "Array in place of the list",
                           .hint = "The article keeps its points in a list that grows, and "
                                   "proposes an array of known size.",
                           .analysed = true}),
    declared(kNormal, {.label = "Ask for the normal",
                       .hint = "The article promises the normal of the surface that is hit; its "
                               "result has none.",
                       .analysed = true}),
    declared(kSolidityMap, {.label = "Bitmap beside solidity map",
                            .hint = "Below the map: the chosen tile as a picture, and which of its "
                                    "pixels stop a ray."}),
    declared(kTool, {.label = "Tool", .choices = kTools}),
    declared(kTile, {.refusal = tileRefusal}),
};

inline constexpr std::array kRayGestures{
    Gesture{"Drag on a tile map",
            "an end of the ray, with Ctrl all of it; with a tool of the panel: paints, places, "
            "blanks"},
};

inline constexpr std::array kRayPublished{
    PublishedMethod{.id = "cozic-rays",
                    .article = "cozic-rays",
                    .author = "Cozic",
                    .title = "Ray casting in a 2D tile-based environment",
                    .year = "2008",
                    .function = "RayCast",
                    .known = knowsRayCast,
                    .stepCount = rayCastStepCount,
                    .steps = rayCastSteps,
                    .verdict = rayCastVerdict,
                    .paint = paintRayCast,
                    .legend = kRayCastLegend,
                    .compared = rayCastCompared,
                    .same = sameRayBadge,
                    .pairs = rayCastPairs,
                    .names = rayCastNames},
};

inline constexpr std::array kRayNeeds{
    Need{.id = "tiles",
         .sentence = "There is no tile map that a ray could meet.",
         .label = "Add a tile map",
         .missing = lacksTiles,
         .supplied = withTilesAndRay,
         .answers = true},
    Need{.id = "ray",
         .sentence = "There is no ray.",
         .label = "Add a ray",
         .missing = lacksRay,
         .supplied = withNewRay,
         .answers = true},
};

inline constexpr std::array kRaySections{
    QuerySection{"ray", rayJson},
    QuerySection{"published.ray", publishedRayJson, "ray"},
};

/// Where the published text is wrong on what this technique shows.
inline constexpr std::array kRayPitfalls{
    PitfallWords{"swapped-bresenham", "The line is walked from the wrong end",
                 "The published line always starts at the end with the smaller "
                 "coordinate, and the walk compares that pixel with the unrounded "
                 "position. The two are never equal for a start within a pixel, so the list is "
                 "walked from its last pixel, and the first one found may be the farthest.",
                 "Compare pixels with pixels, or build the line from the origin.", "cozic-rays",
                 "if (rayLine[0] != position) start at the last pixel",
                 "line = pixels from pixel(p0) on, in the order of the walk"},
    PitfallWords{"swapped-tie", "A tie is decided from the other end",
                 "Where the line passes exactly between two pixels, the published rule steps as "
                 "seen from the end with the smaller coordinate. Walked from its start, a line "
                 "to the left then has other pixels than its mirror image to the right.",
                 "Do not exchange the ends: let x fall, so that ties follow the start.",
                 "cozic-rays", "if x0 > x1: swap the ends; 2·error ≥ deltax: y += ystep",
                 "no swap: x += xstep from p0; 2·error ≥ deltax: y += ystep"},
    PitfallWords{"diagonal-leak", "The line slips through a diagonal wall",
                 "Bresenham's line makes diagonal steps. Where two solid pixels touch "
                 "at a corner only, such a step passes between them.",
                 "Walk every cell and test both pixels beside an exact crossing of a "
                 "corner.",
                 "cozic-rays", "2·error ≥ deltax: y += ystep, with x in one step",
                 "one cell at a time; at a corner test both cells beside it"},
    PitfallWords{"zero-length-ray", "At length 0 empty pixels are hits, solid ones none",
                 "For length 0 the article returns whether the start pixel can be "
                 "crossed as the answer to whether it collides. An empty pixel is a "
                 "collision, and a solid one is none.",
                 "Negate it: a ray of length 0 collides when its start pixel is solid.",
                 "cozic-rays", "DoCollide = IsPointTraversable(start)",
                 "DoCollide = not IsPointTraversable(start)"},
    PitfallWords{
        "pixel-rounding", "A pixel or a tile is rounded the wrong way",
        "The cast to int rounds towards zero, so that half a pixel below 0 becomes pixel 0, which "
        "lies one pixel further. The tile is a division in single precision, which is "
        "too coarse far from the map's corner.",
        "Round every coordinate down, and divide whole numbers by the tile size.", "cozic-rays",
        "(int)x;  floor((float)x / (float)tileSize)", "floor(x);  floor division of whole numbers",
        SearchGround::none, "", "", "", roundingHere},
    PitfallWords{
        "rounded-end", "The end is a rounded sum, in another pixel",
        "The article makes the end from direction and length: a quotient, a product and a "
        "sum, each of them rounded. Where the true end is at the border of a pixel the sum "
        "can lie before it, and then no way of rounding finds the last pixel.",
        "Give the ray by its end, or find the pixel of the end by comparing squares.", "cozic-rays",
        "end = position + direction / |direction| · length",
        "end given; or x² · |d|² against (d.x · length)²"},
    PitfallWords{"other-pixels", "The line has other pixels than the ray crosses",
                 "Bresenham's line has one pixel in each column, or in each row where it is "
                 "steep: the nearest to a line between the middles of two pixels. The ray "
                 "itself crosses pixels that are not listed, and may never enter one that is.",
                 "Walk every cell that the ray crosses, in the order of its times.", "cozic-rays",
                 "one pixel for each x: (x, y)",
                 "every cell between one crossed grid line and the next"},
    PitfallWords{"small-bitmap", "A bitmap smaller than its tile: index out of range",
                 "The solidity map has the size of the bitmap, and the pixel within the tile is a "
                 "remainder by the size of the tile. Nothing holds these two sizes together, so a "
                 "smaller bitmap is asked for pixels that it does not have.",
                 "Take pixels beyond the bitmap as empty, or check its size when a tile is made.",
                 "cozic-rays", "solidity[x % tileSize, y % tileSize]",
                 "inside the bitmap: solidity[…]; beyond it: empty"},
    PitfallWords{"tile-count", "The diagonal’s length is taken for the worst case",
                 "The article counts 23 tests in a tile of 16 × 16, which is the length of its "
                 "diagonal. Its own line has one pixel in each column, so no more than 16, and the "
                 "ray touches up to 31 pixels of the tile.",
                 "Count columns or rows for a line, and crossed grid lines for every cell.",
                 "cozic-rays", "worst case = 16 · √2 = 22.6, rounded up: 23",
                 "line: 16; every cell: 2 · 16 − 1 = 31", SearchGround::ray},
    PitfallWords{"zero-direction", "The direction (0, 0) is divided by its length",
                 "The article normalises the direction, and that of length 0 is divided by 0. "
                 "The end is no number then, and its cast to int is undefined.",
                 "Take a ray without a direction for one of length 0.", "cozic-rays",
                 "direction / |direction| = 0 / 0", "|direction| = 0: test the start pixel alone"},
    PitfallWords{"missing-normal", "A hit without a normal",
                 "The introduction promises the normal of the surface that is hit. The result has "
                 "a flag and a position, which is a pixel, so that the side through which the ray "
                 "came is lost.",
                 "Return a hit as a whole: pixel, point, time and normal, or nothing.",
                 "cozic-rays", "RayCastingResult { DoCollide, Position }",
                 "hit { pixel, point, t, normal }, absent without one", SearchGround::ray, "normal",
                 "on"},
};

}  // namespace sepax
