#pragma once

#include "app/techniques/contract/legend.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/paint_slide.h"
#include "core/evidence/motion_moment.h"

#include <array>
#include <cstddef>

namespace sepax {

/// Sign of the depth at the shown time on the axis that the picture shows; negative = gap.
[[nodiscard]] inline int shownSign(const Evidence& evidence, const ViewState& view) {
  if (!evidence.motion) return 0;
  const MotionEvidence& motion = *evidence.motion;
  return signAt(motion.axes[static_cast<std::size_t>(shownAxis(motion, view))],
                shownTime(evidence, view));
}

/// The axis across the motion would set the page right, and may be drawn with its gap; of bodies
/// that touch in passing its gap is one of rounding.
[[nodiscard]] inline bool hasGapAcross(const Evidence& evidence) {
  const std::optional<PublishedSat>& found = evidence.publishedSat;
  return found && found->willIntersect && !found->willIntersectWithPerpendicular &&
         (!evidence.motion || evidence.motion->contact == Contact::none);
}

[[nodiscard]] inline bool slides(const Evidence& evidence, const ViewState&) {
  return evidence.slide.has_value();
}

[[nodiscard]] inline bool hasWay(const Evidence& evidence, const ViewState& view) {
  return slides(evidence, view) || hasMotion(evidence, view);
}

/// The three arrows at a stop close a triangle; each has its name beside it.
inline constexpr std::string_view kRestWords = "left over = kept + taken away";

/// What the colours mean in pictures of motions.
inline constexpr std::array kMotionLegend{
    LegendRow{Part::gap, "gap, separating", Swatch::dottedBar, Role::gap,
              [](const Evidence& evidence, const ViewState& view) {
                return shownSign(evidence, view) < 0 || hasGapAcross(evidence);
              }},
    LegendRow{Part::timeOverlap, "shadows meet", Swatch::bar, Role::overlap,
              [](const Evidence&, const ViewState& view) { return hasRoomForStrip(view); }},
    LegendRow{Part::overlap, "overlap", Swatch::crossHatch, Role::overlap,
              [](const Evidence& evidence, const ViewState& view) {
                return shownSign(evidence, view) > 0 || !evidence.sharedAtStart.empty();
              }},
    LegendRow{Part::contact, "contact", Swatch::disc, Role::result,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.slide || (evidence.motion && !evidence.motion->points.empty());
              }},
    LegendRow{Part::contactTime, "contact", Swatch::line, Role::result,
              [](const Evidence& evidence, const ViewState& view) {
                return evidence.motion && evidence.motion->unlimitedEntry && hasRoomForStrip(view);
              }},
    LegendRow{kPassing, "never all at once", Swatch::area, Role::gap,
              [](const Evidence& evidence, const ViewState& view) {
                return evidence.motion && evidence.motion->miss.reason == MissReason::passing &&
                       hasRoomForStrip(view);
              }},
    LegendRow{Part::latestEntry, "last entry", Swatch::bar, Role::result,
              [](const Evidence& evidence, const ViewState& view) {
                return evidence.motion && evidence.motion->contact != Contact::none &&
                       hasRoomForStrip(view);
              }},
    LegendRow{Part::shownTime, "time shown", Swatch::line, Role::accent,
              [](const Evidence& evidence, const ViewState& view) {
                return (evidence.motion || evidence.slide) && hasRoomForStrip(view);
              }},
    LegendRow{Part::walkedPath, "path", Swatch::line, Role::path, slides},
    LegendRow{kContactToCome, "contact to come", Swatch::ring, Role::result, slides},
    LegendRow{kRestOfMotion, kRestWords, Swatch::dashedArrow, Role::velocity, slides},
    LegendRow{kKeptMotion, kRestWords, Swatch::dashedArrow, Role::path, slides},
    LegendRow{Part::removedMotion, kRestWords, Swatch::dashedArrow, Role::muted, slides},
    kVelocityRow,
    LegendRow{Part::push, "push needed", Swatch::arrow, Role::result, showsNeededPush},
    LegendRow{Part::pushedBody, "after the push", Swatch::dashes, Role::a, showsNeededPush},
    LegendRow{Part::ghost, "way", Swatch::dashes, Role::muted, hasWay},
    LegendRow{Part::pose, "at contact, at t", Swatch::dottedArea, Role::muted, hasWay},
    kAxisEdgeRow,
    LegendRow{
        kAnswerEdge, "edge of the answer", Swatch::dashes, Role::text,
        [](const Evidence& evidence, const ViewState&) { return evidence.motion.has_value(); }},
    LegendRow{Part::convexPart, "part shown on the axis", Swatch::area, Role::muted,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.motion && evidence.motion->parts;
              }},
    kShadowRow,
    kProjectionRow,
};

}  // namespace sepax
