#pragma once

#include "app/techniques/concave/concave.h"
#include "app/techniques/concave/paint_pair.h"
#include "app/techniques/contract/legend.h"

#include <array>

namespace sepax {

/// One of the two polygons at least has several parts.
[[nodiscard]] inline bool isCut(const Evidence& evidence) {
  return evidence.concave && evidence.concave->partsA.size() + evidence.concave->partsB.size() > 2;
}

/// The test of a pair of parts is drawn.
[[nodiscard]] inline bool testsPair(const Evidence& evidence, const ViewState& view) {
  return evidence.concave && testedPair(*evidence.concave, view) >= 0;
}

/// There is a gap on its axis.
[[nodiscard]] inline bool decidedByGap(const Evidence& evidence, const ViewState& view) {
  if (!testsPair(evidence, view)) return false;
  const int tested = testedPair(*evidence.concave, view);
  const PartPair& pair = evidence.concave->pairs[static_cast<std::size_t>(tested)];
  return pair.axis && pair.axis->sign < 0;
}

/// An edge is marked: of that axis, or of the push.
[[nodiscard]] inline bool marksEdge(const Evidence& evidence, const ViewState& view) {
  if (testsPair(evidence, view)) return true;
  return evidence.concave && evidence.concave->pushEdge &&
         concaveProgress(*evidence.concave, view.step).phase == ConcaveProgress::Phase::result;
}

/// What the colours mean in pictures of convex parts.
inline constexpr std::array kConcaveLegend{
    LegendRow{Part::convexCut, "cut into convex parts", Swatch::dashes, Role::muted,
              [](const Evidence& evidence, const ViewState&) { return isCut(evidence); }},
    LegendRow{Part::push, "push-out (MTV)", Swatch::arrow, Role::result,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.concave && evidence.concave->relation == Relation::overlapping;
              }},
    LegendRow{Part::pushedBody, "after the push", Swatch::dashes, Role::a,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.concave && evidence.concave->relation == Relation::overlapping;
              }},
    LegendRow{Part::convexPart, "pair of parts at hand", Swatch::area, Role::muted,
              [](const Evidence& evidence, const ViewState&) {
                return isCut(evidence) && !evidence.concave->pairs.empty();
              }},
    LegendRow{Part::singlePush, "push of one pair alone", Swatch::dashedArrow, Role::muted,
              [](const Evidence& evidence, const ViewState& view) {
                return evidence.concave && singlePushPair(*evidence.concave, view) >= 0;
              }},
    LegendRow{Part::boundingBox, "box of a part", Swatch::dots, Role::muted, testsPair},
    LegendRow{Part::gap, "gap, separating", Swatch::dottedBar, Role::gap, decidedByGap},
    LegendRow{Part::overlap, "overlap", Swatch::crossHatch, Role::overlap,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.concave && evidence.concave->relation == Relation::overlapping;
              }},
    LegendRow{Part::chosenEdge, "edge of axis or push", Swatch::edgeWithNormal, Role::text,
              marksEdge},
    kShadowRow,
    kProjectionRow,
    LegendRow{Part::distance, "distance", Swatch::dottedBar, Role::gap,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.concave && evidence.concave->distance.has_value();
              }},
};

}  // namespace sepax
