#pragma once

#include "app/techniques/contract/legend.h"
#include "app/techniques/swept_edges/lane.h"
#include "app/techniques/swept_edges/paint_crowd.h"
#include "app/techniques/swept_edges/published.h"

#include <algorithm>
#include <array>

namespace sepax {

[[nodiscard]] inline bool hasCrowd(const Evidence& evidence, const ViewState&) {
  return evidence.broadPhase.has_value();
}

template <class Is>
[[nodiscard]] bool hasCandidate(const Evidence& evidence, Is is) {
  return evidence.edgePair && std::ranges::any_of(evidence.edgePair->candidates, is);
}

/// An edge where the recipe sees it at its hit.
inline constexpr Part kRecipeEdge = part<"edge at the published hit">();

/// What the colours mean in pictures of swept edges.
inline constexpr std::array kSweptEdgesLegend{
    LegendRow{Part::contact, "contact", Swatch::disc, Role::result},
    LegendRow{
        Part::overlap, "overlap", Swatch::crossHatch, Role::overlap,
        [](const Evidence& evidence, const ViewState&) { return !evidence.sharedAtStart.empty(); }},
    LegendRow{Part::candidate, "candidate", Swatch::numberedDisc, Role::path,
              [](const Evidence& evidence, const ViewState&) {
                return hasCandidate(evidence, [](const EdgeCandidate& candidate) {
                  return candidate.fate == CandidateFate::accepted;
                });
              }},
    LegendRow{Part::refusedCandidate, "candidate refused", Swatch::struckNumber, Role::muted,
              [](const Evidence& evidence, const ViewState&) {
                return hasCandidate(evidence, [](const EdgeCandidate& candidate) {
                  return candidate.fate != CandidateFate::accepted;
                });
              }},
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
    LegendRow{Part::meetingPoint, "where the lines meet", Swatch::disc, Role::path,
              [](const Evidence& evidence, const ViewState&) {
                return evidence.edgePair && evidence.edgePair->path;
              }},
    LegendRow{Part::chosenEdge, "pair of edges", Swatch::line, Role::text},
    LegendRow{kRecipeEdge, "edge at the published hit", Swatch::line, Role::other,
              [](const Evidence& evidence, const ViewState& view) {
                return evidence.recipe && recipeShown(evidence, view) &&
                       shownRecipeHit(evidence) != nullptr;
              }},
    LegendRow{Part::edgeLine, "line of an edge", Swatch::dashes, Role::muted},
    LegendRow{Part::shownTime, "time shown", Swatch::line, Role::accent,
              [](const Evidence& evidence, const ViewState& view) {
                return hasPathLane(evidence) && hasRoomForStrip(view);
              }},
    LegendRow{Part::endPath, "way of an end", Swatch::dots, Role::muted,
              [](const Evidence& evidence, const ViewState& view) {
                return view.step >= 0 && hasMotion(evidence, view);
              }},
    LegendRow{Part::ghost, "end of the step", Swatch::dashedFrame, Role::muted, hasMotion},
    LegendRow{Part::pose, "at contact, at t", Swatch::dottedArea, Role::muted, hasMotion},
    LegendRow{kMeetingPair, "bodies that meet", Swatch::line, Role::result, hasCrowd},
    LegendRow{kBoxPair, "only their boxes meet", Swatch::dashes, Role::path, hasCrowd},
    LegendRow{Part::sweptBox, "box of the way", Swatch::frame, Role::muted},
};

}  // namespace sepax
