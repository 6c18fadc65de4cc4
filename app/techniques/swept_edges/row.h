#pragma once

#include "app/techniques/contract/needs.h"
#include "app/techniques/contract/technique.h"
#include "app/techniques/swept_edges/options.h"
#include "app/techniques/swept_edges/swept_edges.h"

#include <array>

/// What the row of this technique in app/techniques/table.cpp is made of.
namespace sepax {

[[nodiscard]] std::string sweptEdgesCounters(const Evidence& evidence);

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

inline constexpr std::array kSweptEdgesOptions{
    declared(kEdgePair, {.label = "Watch this edge sweep", .analysed = true}),
};

inline constexpr std::array kSweptEdgesNeeds{kNeedsPair, kNeedsMotion};

inline constexpr std::array kSweptEdgesSections{
    QuerySection{"edges", sweptEdgesJson},
    QuerySection{"published.swept", publishedSweptJson, "edges"},
};

/// Where the published text is wrong on what this technique shows.
inline constexpr std::array kSweptEdgesPitfalls{
    PitfallWords{"time-range", "A collision before the start or after the end",
                 "The article sorts the candidates by their unsigned distance and "
                 "never asks for their time. It reports meetings that lie before the "
                 "start of the step or after its end.",
                 "Use the signed time along the path and keep 0 <= t <= 1 only."},
    PitfallWords{"lens-on-segment", "Near both ends is not on the segment",
                 "The article takes a point for one of the segment when neither end is "
                 "farther away than the segment is long. That holds in a whole lens "
                 "around it, so a point beside it counts as a hit.",
                 "Use the line's own parameter of a point that is on the line at that "
                 "very time."},
};

}  // namespace sepax
