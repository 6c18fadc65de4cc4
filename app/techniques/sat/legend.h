#pragma once

#include "app/techniques/contract/legend.h"
#include "app/techniques/drawing/draw_published.h"
#include "app/techniques/sat/options.h"
#include "app/techniques/sat/paint_map.h"
#include "app/techniques/sat/pushes.h"

#include <array>

namespace sepax {

template <Approximation shown>
[[nodiscard]] bool showsApproximation(const Evidence&, const ViewState& view) {
  return view.options[kApproximation] == shown;
}

[[nodiscard]] inline bool showsPushes(const Evidence& evidence, const ViewState& view) {
  return evidence.sat && view.options[kPushes];
}
[[nodiscard]] inline bool isAnyMap(const Evidence& evidence, const ViewState& view) {
  return evidence.mapSubject && showsMap(view);
}
template <MapKind shown>
[[nodiscard]] bool isMapOf(const Evidence& evidence, const ViewState& view) {
  return isAnyMap(evidence, view) && view.options[kMap] == shown;
}
[[nodiscard]] inline bool isMapOfOverlaps(const Evidence& evidence, const ViewState& view) {
  return isMapOf<MapKind::verdict>(evidence, view) ||
         isMapOf<MapKind::disagreement>(evidence, view);
}

/// What the colours mean in pictures of the separating axis test.
inline constexpr std::array kSatLegend{
    LegendRow{Part::circleDistance, "distance of the circles’ centres", Swatch::dashes, Role::muted,
              [](const Evidence& evidence, const ViewState& view) {
                return (evidence.satWork && evidence.satWork->endedByCircles) ||
                       showsApproximation<Approximation::circles>(evidence, view);
              }},
    LegendRow{Part::gap, "gap, separating", Swatch::dottedBar, Role::gap,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.sat && evidence.sat->relation != Relation::overlapping;
              }},
    LegendRow{Part::separatingLine, "gap, separating", Swatch::dashes, Role::gap,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.sat && evidence.sat->relation == Relation::disjoint;
              }},
    LegendRow{Part::touchingLine, "touching line", Swatch::dashes, Role::gap,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.sat && evidence.sat->relation == Relation::touching;
              }},
    LegendRow{Part::overlap, "overlap", Swatch::crossHatch, Role::overlap},
    LegendRow{Part::distance, "distance", Swatch::bar, Role::gap,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.sat && evidence.sat->relation == Relation::disjoint;
              }},
    LegendRow{Part::push, "push-out (MTV)", Swatch::arrow, Role::result,
              [](const Evidence& evidence, const ViewState& view) {
                return evidence.sat && evidence.sat->relation == Relation::overlapping &&
                       (showsMap(view) || showsApproximation<Approximation::none>(evidence, view));
              }},
    LegendRow{Part::boundingCircle, "bounding circle", Swatch::dashes, Role::a,
              showsApproximation<Approximation::circles>},
    LegendRow{Part::boundingBox, "box around a body", Swatch::dashes, Role::a,
              showsApproximation<Approximation::boxes>},
    LegendRow{Part::commonBox, "common part of the boxes", Swatch::crossHatch, Role::overlap,
              showsApproximation<Approximation::boxes>},
    LegendRow{Part::bodyPixelA, "first body’s pixels", Swatch::hatch, Role::a,
              showsApproximation<Approximation::pixels>},
    LegendRow{Part::bodyPixelB, "second body’s pixels", Swatch::backHatch, Role::b,
              showsApproximation<Approximation::pixels>},
    LegendRow{Part::commonPixel, "common pixel", Swatch::crossHatch, Role::overlap,
              showsApproximation<Approximation::pixels>},
    LegendRow{Part::comparedPixels, "compared pixels", Swatch::dashes, Role::text,
              showsApproximation<Approximation::pixels>},
    LegendRow{Part::bodyPixelGrid, "middle of a pixel", Swatch::dots, Role::text,
              showsApproximation<Approximation::pixels>},
    LegendRow{kOtherPush, "another push", Swatch::arrow, Role::text, showsPushes},
    LegendRow{kOtherPushedBody, "after that push", Swatch::dashes, Role::a, showsPushes},
    LegendRow{Part::pushedBody, "after the push", Swatch::dashes, Role::a,
              [](const Evidence& evidence, const ViewState& view) {
                return evidence.sat && evidence.sat->relation == Relation::overlapping &&
                       showsApproximation<Approximation::none>(evidence, view);
              }},
    kAxisEdgeRow,
    kShadowRow,
    kProjectionRow,
    LegendRow{Part::freeAxis, "axis turned by hand", Swatch::dashes, Role::accent,
              [](const Evidence&, const ViewState& view) { return view.options[kFreeAxis]; }},
    LegendRow{Part::circle, "circle around a body", Swatch::dots, Role::muted,
              [](const Evidence&, const ViewState& view) { return view.options[kCirclePretest]; }},
    LegendRow{Part::skippedEdge, "edge skipped", Swatch::line, Role::muted,
              [](const Evidence&, const ViewState& view) {
                return view.options[kSkipBackFacing] || view.options[kEarlyOut];
              }},
    LegendRow{kMapOverlap, "overlap, with A’s middle there", Swatch::pixel, Role::overlap,
              isMapOfOverlaps},
    LegendRow{kMapGap, "gap", Swatch::pixel, Role::gap, isMapOf<MapKind::verdict>},
    LegendRow{kMapAxis, "each colour: the axis that decides, stronger = deeper", Swatch::pixel,
              Role::hue0, isMapOf<MapKind::push>},
    LegendRow{kMapPush, "way out from there", Swatch::arrow, Role::text, isMapOf<MapKind::push>},
    LegendRow{kMapLeaves, "published push leaves an overlap", Swatch::pixel, kPublishedRole,
              isMapOf<MapKind::disagreement>},
    LegendRow{kMapTooLong, "published push is too long", Swatch::hatch, kPublishedRole,
              isMapOf<MapKind::disagreement>},
    LegendRow{kMapVerdict, "published answer is wrong", Swatch::crossHatch, kPublishedRole,
              isMapOf<MapKind::disagreement>},
    LegendRow{kMapPublished, "published push", Swatch::dashedArrow, kPublishedRole,
              isMapOf<MapKind::disagreement>},
    LegendRow{kMapBorder, "border: A touches B there", Swatch::line, Role::text, isAnyMap},
    LegendRow{kMapPlace, "place of A’s middle", Swatch::ring, Role::a, isAnyMap},
    LegendRow{kMapLinePart, "line of the section", Swatch::dashes, Role::accent,
              [](const Evidence&, const ViewState& view) { return showsMapLine(view); }},
    LegendRow{Part::singleCorner, "one corner for a polygon", Swatch::ring, Role::text,
              [](const Evidence&, const ViewState& view) { return view.options[kSingleCorner]; }},
};

}  // namespace sepax
