#pragma once

#include "app/techniques/contract/legend.h"
#include "app/techniques/ray/options.h"
#include "app/techniques/ray/published.h"
#include "app/techniques/ray/ray.h"

#include <array>

namespace sepax {

/// The walk is the one that is shown.
template <RayWalkId walk>
[[nodiscard]] bool shows(const Evidence& evidence, const ViewState& view) {
  return evidence.rayWalks && walkIn(view) == walk;
}

/// The exact ray stops elsewhere.
[[nodiscard]] inline bool differsFromRay(const Evidence& evidence, const ViewState& view) {
  return evidence.rayWalks && evidence.ray->conservative &&
         !shownWalk(*evidence.rayWalks, view).agrees;
}

/// What the colours mean in pictures of rays in maps of tiles.
inline constexpr std::array kRayLegend{
    LegendRow{Part::linePixel, "Bresenham’s line", Swatch::pixel, Role::a,
              shows<RayWalkId::bresenham>},
    LegendRow{Part::lineDifference, "Bresenham’s line", Swatch::hatch, Role::a},
    LegendRow{Part::solidPixel, "solid pixels", Swatch::pixel, Role::b},
    LegendRow{Part::cellPixel, "every cell touched", Swatch::pixel, Role::gap,
              shows<RayWalkId::cells>, "cells of the ray"},
    LegendRow{Part::publishedPixel, "walk as published", Swatch::pixel, Role::overlap,
              shows<RayWalkId::published>},
    LegendRow{Part::publishedDifference, "walk as published", Swatch::hatch, Role::overlap,
              [](const Evidence& evidence, const ViewState& view) {
                return shows<RayWalkId::bresenham>(evidence, view) &&
                       !evidence.rayWalks->bresenham.differs.empty();
              }},
    LegendRow{Part::hit, "hit", Swatch::ring, Role::result},
    LegendRow{Part::hit, "hit", Swatch::frame, Role::result},
    LegendRow{Part::hitPixel, "hit", Swatch::pixel, Role::result},
    LegendRow{Part::exactHit, "exact hit", Swatch::ring, Role::gap, differsFromRay},
    LegendRow{Part::exactHit, "exact hit", Swatch::frame, Role::gap, differsFromRay},
    LegendRow{Part::leak, "diagonal leak", Swatch::frame, Role::result,
              [](const Evidence& evidence, const ViewState& view) {
                return evidence.rayWalks && !shownWalk(*evidence.rayWalks, view).leaks.empty();
              }},
    LegendRow{Part::pixelNumber, "order of the tests, or tests of a tile", Swatch::number,
              Role::text},
    LegendRow{Part::untestedPixel, "not tested", Swatch::pixel, Role::muted, nullptr,
              "behind the hit"},
    LegendRow{Part::ray, "ray", Swatch::line, Role::text},
    LegendRow{Part::rayEntry, "entry and its normal", Swatch::arrow, Role::text},
    LegendRow{Part::enteredTile, "tile entered", Swatch::frame, Role::accent},
};

/// At the answer the list is drawn only where the walk beside it is another one.
[[nodiscard]] inline bool listsDifferences(const Evidence& evidence, const ViewState& view) {
  return view.answers != Answers::published && evidence.publishedRay &&
         rayCastProgress(*evidence.publishedRay, view.step).phase == RayCastProgress::Phase::result;
}

/// What the article's list means beside them.
inline constexpr std::array kRayCastLegend{
    LegendRow{Part::listedPixel, "published list, where it differs", Swatch::hatch, Role::other,
              listsDifferences},
    LegendRow{Part::listedPixel, "list as published", Swatch::hatch, Role::other,
              [](const Evidence& evidence, const ViewState& view) {
                return evidence.publishedRay && !evidence.publishedRay->tests.empty() &&
                       !listsDifferences(evidence, view);
              }},
};

}  // namespace sepax
