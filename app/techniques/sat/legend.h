#pragma once

#include "app/techniques/contract/legend.h"

#include <array>

namespace sepax {

/// What the colours mean in pictures of the separating axis test.
inline constexpr std::array kSatLegend{
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
    LegendRow{Part::distance, "distance", Swatch::bar, Role::gap},
    LegendRow{Part::push, "push-out (MTV)", Swatch::arrow, Role::result,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.sat && evidence.sat->relation == Relation::overlapping;
              }},
};

}  // namespace sepax
