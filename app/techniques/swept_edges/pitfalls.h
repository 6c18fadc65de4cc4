#pragma once

#include "app/techniques/contract/declared.h"

#include <array>

/// Where the published text is wrong on what swept edges show.
namespace sepax {

inline constexpr std::array kSweptEdgesPitfalls{
    PitfallWords{"time-range", "A collision outside the step counts",
                 "The article never asks whether the time that comes out, by distances along "
                 "the path or by the rates of parallel lines, lies within the step. It reports "
                 "meetings that lie before the start of the step or after its end.",
                 "Compute the time with its sign and keep 0 ≤ t ≤ 1 only.", "mighty-drake",
                 "the collision is at t, whatever t is", "a collision only if 0 ≤ t ≤ 1"},
    PitfallWords{"lens-on-segment", "“Near both ends” is taken for on the segment",
                 "The article takes a point for one of the segment when neither end is "
                 "farther away than the segment is long. That holds in a whole lens "
                 "around it, so a point beside it counts as a hit.",
                 "Use the line's own parameter of a point that is on the line at that "
                 "very time.",
                 "mighty-drake", "on the segment if |X − P| ≤ |Q − P| and |X − Q| ≤ |Q − P|",
                 "on the line, and 0 ≤ (X − P) · (Q − P) ≤ |Q − P|²"},
    PitfallWords{"unsigned-distance", "A meeting behind the start counts as one ahead",
                 "The candidates are ranked by their distance to the first meeting "
                 "point. A distance cannot tell before from after, so a place that was "
                 "passed before the step counts as one that will be reached in it.",
                 "Take the signed place along the path, negative before the start.", "mighty-drake",
                 "sort the candidates by |X − I₀|; the nearest is the earliest",
                 "sort by (X − I₀) · (I₁ − I₀), after dropping what is below 0"},
    PitfallWords{"contact-at-start", "Polygons that already meet are not noticed",
                 "The candidates are places where an end passes a line, so they only "
                 "see contacts that begin. Polygons that overlap at the start, or of "
                 "which one lies inside the other, pass no line at that moment.",
                 "Ask first whether the polygons meet at t = 0.", "mighty-drake",
                 "for each pair of edges: the first candidate on both",
                 "if they meet at t = 0: t = 0; else for each pair of edges …"},
    PitfallWords{"resting-meeting-point", "An edge that slides along itself: 0 / 0",
                 "When both lines stay where they are, so does the point in which they "
                 "meet. Its path has no length, and the fraction of it is 0 / 0: every "
                 "box that moves along an axis has two such edges.",
                 "Ask when each end reaches the line of the other edge, by their relative "
                 "velocity.",
                 "mighty-drake", "t = |X − I₀| / |I₁ − I₀| with I₁ = I₀",
                 "t = gap of the end to the other line / its closing speed"},
    PitfallWords{"no-closing-speed", "Parallel edges that close along their own line: 0 / 0",
                 "Edges on one line that move along it have no speed across it and no "
                 "distance to close. The division of the distance by the rates has no "
                 "answer, although the edges meet end to end.",
                 "Where the lines coincide all the time, sweep the intervals along the line.",
                 "mighty-drake", "t = distance / (rate₁ + rate₂) with rate₁ + rate₂ = 0",
                 "one line: sweep the intervals along it; apart: they never meet"},
    PitfallWords{"division-by-zero", "Edges that never close: a division by zero",
                 "Edges that run beside each other keep their distance, and the sum of their "
                 "rates is 0. The article divides by it, as it does by a path without length: "
                 "where nothing meets, it has no answer instead of a no.",
                 "Ask for the sign of the closing speed before dividing by it.", "mighty-drake",
                 "t = distance / (rate₁ + rate₂) with rate₁ + rate₂ = 0",
                 "rate₁ + rate₂ = 0 and distance > 0: never"},
    PitfallWords{"strict-distance", "Equal edges that meet face to face are missed",
                 "For parallel lines an end must be nearer to both ends of the other "
                 "segment than that is long. The ends of equal edges face to face are "
                 "exactly as far away, so two aligned crates never collide.",
                 "The segment is closed: its ends belong to it.", "mighty-drake",
                 "on the segment if |X − P| < |Q − P| and |X − Q| < |Q − P|",
                 "on the segment if 0 ≤ (X − P) · (Q − P) ≤ |Q − P|²"},
    PitfallWords{"near-parallel", "Nearly parallel edges are taken for parallel",
                 "The article suggests to treat lines whose slopes nearly agree as "
                 "parallel. The gap between such lines is not the same all along them, "
                 "so the time is wrong, or the edges do not meet at all.",
                 "Only exactly parallel lines are special; the ends of all others reach the "
                 "line at bounded, ordinary times.",
                 "mighty-drake", "if |m₁ − m₂| is small: t = distance / (rate₁ + rate₂)",
                 "if (Q − P) × (S − R) = 0 exactly: t = gap / closing speed"},
    PitfallWords{"resting-end", "Corners of a body at rest are never candidates",
                 "Candidates are where the path of an end crosses the path of the "
                 "meeting point. An end at rest has no path, so a moving edge that "
                 "runs into a resting corner is noticed late or never.",
                 "Work in the motion of A relative to B: then both move, or none does.",
                 "mighty-drake", "path of an end: from P to P + its own velocity",
                 "an end of A moves by vA − vB, an end of B by vB − vA"},
    PitfallWords{"parallel-paths", "A corner that runs along the path never crosses it",
                 "When one line stays where it is, the meeting point travels along it, "
                 "and so do the ends of its edge if they move at all. Parallel paths "
                 "never cross, so none of these ends is a candidate.",
                 "Ask when each end reaches the line of the other edge, by their relative "
                 "velocity.",
                 "mighty-drake", "X = where the path of an end crosses I₀I₁",
                 "t = gap of the end to the other line / its closing speed"},
    PitfallWords{"recipe-rounding", "A rounded slope makes two paths cross",
                 "Slopes, meeting points and distances are quotients and roots that are "
                 "rounded. A contact in a corner comes out just beyond the edge, paths "
                 "that run along each other cross, and a point that rests travels a little.",
                 "Decide by exact signs of cross products; round only what is reported.",
                 "mighty-drake", "x = (m₂x₂ − m₁x₁ − y₂ + y₁) / (m₂ − m₁)",
                 "signs of (Q − P) × (X − P), exactly"},
    PitfallWords{"vertical-intercept", "The intercept against a vertical line has the wrong sign",
                 "For lines of which one is vertical the article takes the y-intercept, with the "
                 "distance from a point of the other line to the vertical one as x. In b = y − m x "
                 "this distance has the opposite sign, and the meeting point is mirrored.",
                 "Add the slope times the distance, or cross lines without slopes.", "mighty-drake",
                 "y = y_P − m (x_vertical − x_P)", "y = y_P + m (x_vertical − x_P)",
                 SearchGround::none, "reading", "intercept"},
    PitfallWords{"segment-as-drawn", "The segment is looked for where it was at t = 0",
                 "A candidate is compared with the other segment, and the text does not say at "
                 "which time. Both move: where that segment is drawn, at t = 0, it is no more when "
                 "the candidate is reached.",
                 "Move the other segment to the time of the candidate before the test.",
                 "mighty-drake", "|X − P| ≤ |Q − P| and |X − Q| ≤ |Q − P|, P and Q at t = 0",
                 "the same with P + t v and Q + t v", SearchGround::none, "reading", "drawn"},
    PitfallWords{"far-meeting-point", "Nearly parallel lines meet too far away to know where",
                 "The point where nearly parallel lines meet is a quotient by the difference of "
                 "their slopes. Far away the numbers lie far apart, and so does what is measured "
                 "from there: the path, the distances along it and their quotient, the time.",
                 "Measure ends against edges, which are near.", "mighty-drake",
                 "x = (m₂x₂ − m₁x₁ − y₂ + y₁) / (m₂ − m₁) with m₂ ≈ m₁",
                 "t = gap of the end to the other line / its closing speed", SearchGround::moving,
                 "reading", "crossed"},
};

}  // namespace sepax
