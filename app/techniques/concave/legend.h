#pragma once

#include "app/techniques/concave/concave.h"
#include "app/techniques/contract/legend.h"

#include <array>

namespace sepax {

/// What the colours mean in pictures of convex parts.
inline constexpr std::array kConcaveLegend{
    LegendRow{Part::convexCut, "cut into convex parts", Swatch::dashes, Role::muted,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.concave &&
                       evidence.concave->partsA.size() + evidence.concave->partsB.size() > 2;
              }},
    LegendRow{Part::push, "push-out (MTV)", Swatch::arrow, Role::result,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.concave && evidence.concave->relation == Relation::overlapping;
              }},
    LegendRow{Part::pushedBody, "after the push", Swatch::dashes, Role::a,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.concave && evidence.concave->relation == Relation::overlapping;
              }},
    LegendRow{Part::convexPart, "pair of parts", Swatch::area, Role::muted,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.concave && !evidence.concave->pairs.empty();
              }},
    LegendRow{Part::singlePush, "push of one pair alone", Swatch::dashedArrow, Role::muted,
              [](const Evidence& evidence, const ViewState& view) {
                return evidence.concave && singlePushPair(*evidence.concave, view) >= 0;
              }},
    LegendRow{Part::overlap, "overlap", Swatch::crossHatch, Role::overlap,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.concave && evidence.concave->relation == Relation::overlapping;
              }},
    LegendRow{Part::chosenEdge, "edge that the push leaves", Swatch::line, Role::text,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.concave && evidence.concave->pushEdge.has_value();
              }},
    LegendRow{Part::distance, "distance", Swatch::dottedBar, Role::gap,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.concave && evidence.concave->distance.has_value();
              }},
};

}  // namespace sepax
