#include "app/figure/part.h"

#include <array>

namespace sepax {
namespace {

struct PartRow {
  Part part = Part::none;
  std::string_view name;
  PartGroup group = PartGroup::evidence;
};

/// In the order of the enumeration.
constexpr std::array<PartRow, kPartCount> kParts{{
    {Part::none, "none", PartGroup::scene},
    {Part::grid, "grid", PartGroup::grid},
    {Part::bodyA, "body A", PartGroup::scene},
    {Part::bodyB, "body B", PartGroup::scene},
    {Part::otherBody, "other body", PartGroup::scene},
    {Part::name, "name", PartGroup::names},
    {Part::handle, "handle", PartGroup::handles},
    {Part::mark, "mark"},
    {Part::badge, "badge", PartGroup::words},
    {Part::accusingBadge, "accusing badge", PartGroup::words},
    {Part::narration, "narration", PartGroup::words},
    {Part::narrationBacking, "narration backing", PartGroup::words},
    {Part::axis, "axis"},
    {Part::projection, "projection"},
    {Part::shadow, "shadow"},
    {Part::gap, "gap"},
    {Part::overlap, "overlap"},
    {Part::chosenEdge, "chosen edge"},
    {Part::separatingLine, "separating line"},
    {Part::touchingLine, "touching line"},
    {Part::push, "push"},
    {Part::pushedBody, "pushed body"},
    {Part::freeAxis, "free axis"},
    {Part::skippedEdge, "skipped edge"},
    {Part::singleCorner, "single corner"},
    {Part::velocity, "velocity"},
    {Part::relativeVelocity, "relative velocity"},
    {Part::ghost, "ghost"},
    {Part::pose, "pose"},
    {Part::contact, "contact"},
    {Part::walkedPath, "walked path"},
    {Part::removedMotion, "removed motion"},
    {Part::stripGround, "strip ground"},
    {Part::stripHeading, "strip heading"},
    {Part::timeRuler, "time ruler"},
    {Part::lane, "lane"},
    {Part::timeOverlap, "time overlap"},
    {Part::latestEntry, "latest entry"},
    {Part::contactTime, "contact time"},
    {Part::shownTime, "shown time"},
    {Part::sweptBox, "swept box"},
    {Part::edgeLine, "edge line"},
    {Part::meetingPoint, "meeting point"},
    {Part::meetingPath, "meeting path"},
    {Part::closing, "closing"},
    {Part::endPath, "end path"},
    {Part::candidate, "candidate"},
    {Part::refusedCandidate, "refused candidate"},
    {Part::convexCut, "convex cut"},
    {Part::convexPart, "convex part"},
    {Part::singlePush, "single push"},
    {Part::distance, "distance"},
    {Part::publishedBody, "published body"},
    {Part::publishedMove, "published move"},
    {Part::publishedPoint, "published point"},
    {Part::publishedAxis, "published axis"},
    {Part::publishedLine, "published line"},
    {Part::publishedLens, "published lens"},
    {Part::outwardNormal, "outward normal"},
    {Part::circle, "circle"},
    {Part::circleDistance, "circle distance"},
    {Part::pointInside, "point inside"},
    {Part::pointOutside, "point outside"},
    {Part::pointOnBoundary, "point on boundary"},
    {Part::currentPoint, "current point"},
    {Part::rayInside, "ray inside"},
    {Part::rayOutside, "ray outside"},
    {Part::rayBoundary, "ray boundary"},
    {Part::rayAhead, "ray ahead"},
    {Part::rayBand, "ray band"},
    {Part::rayCount, "ray count"},
    {Part::crossing, "crossing"},
    {Part::sharedEdge, "shared edge"},
    {Part::boundingCircle, "bounding circle"},
    {Part::boundingBox, "bounding box"},
    {Part::commonBox, "common box"},
    {Part::bodyPixelA, "pixel of A"},
    {Part::bodyPixelB, "pixel of B"},
    {Part::commonPixel, "common pixel"},
    {Part::comparedPixels, "compared pixels"},
    {Part::bodyPixelGrid, "body pixel grid"},
    {Part::solidPixel, "solid pixel", PartGroup::scene},
    {Part::pixelLine, "pixel line", PartGroup::scene},
    {Part::tileLine, "tile line", PartGroup::scene},
    {Part::enteredTile, "entered tile"},
    {Part::linePixel, "line pixel"},
    {Part::publishedPixel, "published pixel"},
    {Part::listedPixel, "listed pixel"},
    {Part::cellPixel, "cell pixel"},
    {Part::hitPixel, "hit pixel"},
    {Part::untestedPixel, "untested pixel"},
    {Part::lineDifference, "line difference"},
    {Part::publishedDifference, "published difference"},
    {Part::pixelNumber, "pixel number"},
    {Part::currentPixel, "current pixel"},
    {Part::toolPixel, "tool pixel", PartGroup::handles},
    {Part::ray, "ray"},
    {Part::rayEntry, "ray entry"},
    {Part::hit, "hit"},
    {Part::exactHit, "exact hit"},
    {Part::leak, "leak"},
    {Part::legend, "legend", PartGroup::page},
    {Part::caption, "caption", PartGroup::page},
}};

constexpr bool isInOrder() {
  for (std::size_t i = 0; i < kPartCount; ++i) {
    if (kParts[i].part != static_cast<Part>(i) || kParts[i].name.empty()) return false;
  }
  return true;
}
static_assert(isInOrder());

const PartRow& rowOf(Part part) { return kParts[static_cast<std::size_t>(part)]; }

}  // namespace

PartGroup groupOf(Part part) { return rowOf(part).group; }

bool imitatesGround(Part part) {
  return part == Part::narrationBacking || part == Part::stripGround || part == Part::pixelLine;
}

std::string_view nameOf(Part part) { return rowOf(part).name; }

}  // namespace sepax
