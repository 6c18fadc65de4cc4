#pragma once

#include "app/techniques/contract/legend.h"

#include <array>

namespace sepax {

/// What the colours mean in pictures of swept edges.
inline constexpr std::array kSweptEdgesLegend{
    LegendRow{Part::contact, "contact", Swatch::disc, Role::result},
    kVelocityRow,
    LegendRow{Part::meetingPath, "path of the meeting point", Swatch::line, Role::path,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.edgePair && evidence.edgePair->path &&
                       !evidence.edgePair->path->rests;
              }},
    LegendRow{Part::closing, "closing of parallel lines", Swatch::dashes, Role::path,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.edgePair && evidence.edgePair->parallel &&
                       !evidence.edgePair->parallel->sameLine;
              }},
};

}  // namespace sepax
