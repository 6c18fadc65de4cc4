#pragma once

#include "app/techniques/contract/technique.h"

/// Two polygons in motion: swept separating axis test, published answers beside it.
namespace sepax {

void analyzeMotion(const Scene& scene, const AnalysisOptions& options, Evidence& evidence);
void paintMotion(const Evidence& evidence, const ViewState& view, Figure& figure);
/// Law: what it says of axes and times is true of the exact ones; only numbers are rounded.
[[nodiscard]] Verdict motionVerdict(const Evidence& evidence, const ViewState& view);

/// Sections of `sepax query`.
[[nodiscard]] nlohmann::ordered_json motionJson(const Evidence& evidence);
[[nodiscard]] nlohmann::ordered_json publishedPredictionJson(const Evidence& evidence);

/// A slides along what it meets; see SlideResult.
[[nodiscard]] SlideResult slide(const Scene& scene, Vec2 displacement);

/// The axis that the picture shows: hovered, selected or the one entered last.
[[nodiscard]] int shownAxis(const MotionEvidence& motion, const ViewState& view);

/// Time lanes: one bar per axis from entry to exit on a common ruler.
void paintLanes(const Evidence& evidence, const ViewState& view, Figure& strip);
/// Place of a time on the ruler of the lanes, logical pixels of a strip of this width.
[[nodiscard]] double laneX(double time, double stripWidth);
/// Time at a place on the ruler of the lanes, clamped to [0, 1].
[[nodiscard]] double laneTime(double x, double stripWidth);
/// Index of the axis whose lane is at a height of the strip, -1 when there is none.
[[nodiscard]] int laneAt(double y, double stripHeight, std::size_t axes);

}  // namespace sepax
