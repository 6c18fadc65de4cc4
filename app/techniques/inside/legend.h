#pragma once

#include "app/techniques/contract/legend.h"
#include "app/techniques/inside/inside.h"

#include <algorithm>
#include <array>

namespace sepax {

/// Whether it holds of a point of the test.
[[nodiscard]] bool anyPoint(const Evidence& evidence, const auto& holds) {
  if (!evidence.inside) return false;
  const InsideEvidence& inside = *evidence.inside;
  return std::ranges::any_of(
      std::array{&inside.aInB, &inside.middles, &inside.bInA},
      [&](const auto* points) { return std::ranges::any_of(*points, holds); });
}

/// A point of A meets B on its way, or A is nothing but such points.
[[nodiscard]] inline bool hasWays(const Evidence& evidence, const ViewState&) {
  return evidence.insideWays && evidence.insideWays->first >= 0;
}
/// It is drawn where they first meet.
[[nodiscard]] inline bool hasFirstContact(const Evidence& evidence, const ViewState& view) {
  return hasWays(evidence, view) || evidence.insideMeetingPoint;
}
/// A step is shown and not the whole answer.
[[nodiscard]] inline bool isStep(const Evidence&, const ViewState& view) { return view.step >= 0; }

/// What the colours mean in pictures of points in polygons.
inline constexpr std::array kInsideLegend{
    LegendRow{Part::rayOutside, "outside", Swatch::dashes, Role::gap},
    LegendRow{Part::pointOutside, "outside", Swatch::ring, Role::gap},
    LegendRow{Part::crossing, "edges cross", Swatch::diamond, Role::overlap,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.inside && !evidence.inside->meetings.empty();
              }},
    LegendRow{Part::outwardNormal, "exact normal, out of B", Swatch::arrow, Role::text,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.publishedEdges && evidence.publishedEdges->points > 0;
              }},
    LegendRow{Part::rayInside, "inside", Swatch::line, Role::result},
    LegendRow{Part::pointInside, "inside", Swatch::disc, Role::result},
    kVelocityRow,
    LegendRow{Part::endPath, "way of a point", Swatch::dashes, Role::path, hasWays},
    LegendRow{Part::contact, "first contact", Swatch::disc, Role::result, hasFirstContact},
    LegendRow{Part::rayBoundary, "at a corner: only edges that rise above count", Swatch::frame,
              Role::path,
              [](const Evidence& evidence, const ViewState&) {
                return anyPoint(evidence, [](const PointEvidence& point) {
                  return std::ranges::find(point.ray, RayMeeting::passedOver,
                                           &RayCrossing::meeting) != point.ray.end();
                });
              }},
    LegendRow{Part::pointOnBoundary, "on the boundary", Swatch::ring, Role::path,
              [](const Evidence& evidence, const ViewState&) {
                return anyPoint(evidence, [](const PointEvidence& point) {
                  return point.side == Side::boundary;
                });
              }},
    LegendRow{
        Part::circle, "circle around a body", Swatch::dots, Role::muted,
        [](const Evidence& evidence, const ViewState&) { return evidence.inside.has_value(); }},
    LegendRow{Part::sharedEdge, "shared edge", Swatch::dottedBar, Role::overlap,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.inside && !evidence.inside->overlaps.empty();
              }},
    LegendRow{Part::rayAhead, "not counted yet", Swatch::dashes, Role::accent, isStep},
    LegendRow{Part::chosenEdge, "edge under test", Swatch::line, Role::text, isStep},
    LegendRow{Part::pose, "at time t", Swatch::area, Role::muted, hasMotion},
};

}  // namespace sepax
