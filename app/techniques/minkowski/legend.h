#pragma once

#include "app/techniques/contract/legend.h"
#include "app/techniques/minkowski/minkowski.h"

#include <array>

namespace sepax {

// What is drawn here alone.
inline constexpr Part kDifferenceArea = part<"Minkowski difference">();
inline constexpr Part kDifferenceEdgeA = part<"difference edge of A">();
inline constexpr Part kDifferenceEdgeB = part<"difference edge of B">();
inline constexpr Part kDifferencePiece = part<"difference of two parts">();
inline constexpr Part kOrigin = part<"origin">();
inline constexpr Part kMeetingCorner = part<"corner that meets">();
inline constexpr Part kOriginPush = part<"way to the nearest edge">();
inline constexpr Part kOriginDistance = part<"way to the nearest point">();
inline constexpr Part kSimplex = part<"simplex">();
inline constexpr Part kPolytope = part<"polytope">();
inline constexpr Part kSupport = part<"support point">();
inline constexpr Part kSearchDirection = part<"search direction">();
inline constexpr Part kSearchLevel =
    part<"level of the origin", PartGroup::evidence, PartReach::passing>();
inline constexpr Part kEdgeLine =
    part<"line of an edge", PartGroup::evidence, PartReach::passing>();
inline constexpr Part kEdgeWay =
    part<"way to the line of an edge", PartGroup::evidence, PartReach::passing>();
inline constexpr Part kOriginLine =
    part<"line of the ray", PartGroup::evidence, PartReach::passing>();
inline constexpr Part kOriginRay =
    part<"ray of the origin", PartGroup::evidence, PartReach::passing>();
inline constexpr Part kDifferenceTitle = part<"title of the difference">();

template <MinkowskiMode mode>
[[nodiscard]] bool isMinkowskiMode(const Evidence& evidence, const ViewState& view) {
  return evidence.minkowski && view.options[kMinkowskiMode] == mode;
}

[[nodiscard]] inline bool showsEdgeLine(const Evidence& evidence, const ViewState& view) {
  return asksForAxis(evidence, view) || isMinkowskiMode<MinkowskiMode::moving>(evidence, view);
}

[[nodiscard]] inline bool searches(const Evidence& evidence, const ViewState& view) {
  return isMinkowskiMode<MinkowskiMode::gjk>(evidence, view) ||
         isMinkowskiMode<MinkowskiMode::epa>(evidence, view);
}

template <Relation relation>
[[nodiscard]] bool isMinkowskiRelation(const Evidence& evidence, const ViewState&) {
  return hasDifference(evidence) && minkowskiRelation(evidence) == relation;
}

[[nodiscard]] inline bool isUnion(const Evidence& evidence, const ViewState&) {
  return hasDifference(evidence) && !evidence.minkowski;
}

/// What the colours mean in pictures of the Minkowski difference.
inline constexpr std::array kMinkowskiLegend{
    LegendRow{kDifferenceArea, "Minkowski difference A − B", Swatch::area, Role::muted},
    LegendRow{kDifferenceEdgeA, "edge that is one of A", Swatch::line, Role::a},
    LegendRow{kDifferenceEdgeB, "edge that is one of B", Swatch::line, Role::b},
    LegendRow{Part::convexCut, "cut into convex parts", Swatch::dashes, Role::muted, isUnion},
    LegendRow{kDifferencePiece, "difference of two parts", Swatch::dashes, Role::muted, isUnion},
    LegendRow{kOrigin, "origin", Swatch::disc, Role::text},
    LegendRow{kOriginPush, "way to the nearest edge, −MTV", Swatch::arrow, Role::result,
              isMinkowskiRelation<Relation::overlapping>},
    LegendRow{kOriginDistance, "way to the nearest point", Swatch::dottedBar, Role::gap,
              isMinkowskiRelation<Relation::disjoint>},
    LegendRow{kSimplex, "simplex", Swatch::dashes, Role::path, isMinkowskiMode<MinkowskiMode::gjk>},
    LegendRow{kPolytope, "polytope", Swatch::dashes, Role::path,
              isMinkowskiMode<MinkowskiMode::epa>},
    LegendRow{kSupport, "support point", Swatch::ring, Role::path, searches},
    LegendRow{kSearchDirection, "search direction", Swatch::arrow, Role::path, searches},
    LegendRow{kSearchLevel, "across d through the origin", Swatch::dashes, Role::path,
              isMinkowskiMode<MinkowskiMode::gjk>},
    LegendRow{kEdgeLine, "line of the edge", Swatch::dashes, Role::muted, showsEdgeLine},
    LegendRow{kEdgeWay, "from the origin to that line", Swatch::dottedBar, Role::overlap,
              asksForAxis},
    LegendRow{kOriginLine, "its line, before and after the step", Swatch::dashes, Role::velocity,
              isMinkowskiMode<MinkowskiMode::moving>},
    LegendRow{kOriginRay, "way of the origin, −v", Swatch::dashedArrow, Role::velocity,
              isMinkowskiMode<MinkowskiMode::moving>},
    LegendRow{Part::push, "push-out (MTV)", Swatch::arrow, Role::result,
              isMinkowskiRelation<Relation::overlapping>},
    LegendRow{Part::pushedBody, "after the push", Swatch::dashes, Role::a,
              isMinkowskiRelation<Relation::overlapping>},
    LegendRow{Part::distance, "distance", Swatch::dottedBar, Role::gap,
              isMinkowskiRelation<Relation::disjoint>},
    LegendRow{kMeetingCorner, "corner that meets the edge", Swatch::disc, Role::result,
              isMinkowskiMode<MinkowskiMode::moving>},
    LegendRow{Part::contact, "they touch here", Swatch::disc, Role::gap,
              isMinkowskiRelation<Relation::touching>},
    LegendRow{Part::ghost, "at the end of the step", Swatch::dashedFrame, Role::muted,
              isMinkowskiMode<MinkowskiMode::moving>},
    LegendRow{Part::pose, "at contact, at t", Swatch::dottedArea, Role::muted,
              isMinkowskiMode<MinkowskiMode::moving>},
    kVelocityRow,
    kAxisEdgeRow,
    kShadowRow,
    kProjectionRow,
};

}  // namespace sepax
