#include "app/techniques/sat/published_fault.h"

#include "app/techniques/contract/published_collision.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/sat/pitfalls.h"
#include "core/exact/short_text.h"

#include <fmt/format.h>

namespace sepax {

namespace {

using Accusations = std::vector<Accusation>;

void accuse(Accusations& found, std::string_view id, std::string why) {
  found.push_back({std::string(id), std::move(why)});
}

std::string afterText(const PublishedSat& found) {
  const bool overlaps = found.pushed && !found.pushed->clear;
  return overlaps ? "overlaps by " + shortText(found.pushed->depth) : afterPush(found);
}

std::string_view answerWords(bool intersect) {
  return intersect ? "they intersect" : "they do not intersect";
}

bool hasThin(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.a)].thin ||
         evidence.bodies[static_cast<std::size_t>(evidence.b)].thin;
}

bool isThinPair(const Evidence& evidence) {
  return evidence.bodies[static_cast<std::size_t>(evidence.a)].thin &&
         evidence.bodies[static_cast<std::size_t>(evidence.b)].thin;
}

void accusePrinted(const Evidence& evidence, Accusations& found) {
  const std::optional<PublishedSat>& rest = evidence.publishedRest;
  if (!rest || rest->fault == PushFault::none) return;
  if (rest->fault != PushFault::verdict) {
    if (hasThin(evidence))  // of polygons the finder's rules tell
      accuse(found, "containment-mtv",
             fmt::format("published: push {}, {} {}; exact: push {}", shortText(rest->mtv),
                         bodyName(evidence, evidence.a), afterText(*rest),
                         shortText(rest->exactPush)));
    return;
  }
  if (!rest->intersect) {
    accuse(found, kLostTouch,
           fmt::format("published: they do not intersect; exact: {}", nameOf(rest->exact)));
  } else if (isThinPair(evidence)) {
    accuse(found, kThinBodies, "published: they intersect; exact: they have no point in common");
  }
}

/// Where another reading errs and the printed one does not err so.
void accuseReadings(const Evidence& evidence, Accusations& found) {
  if (const std::optional<PublishedSat>& zero = evidence.publishedZeroAxis;
      zero && zero->fault != PushFault::none && zero->mtv == Vec2{} && zero->intersect) {
    accuse(
        found, kZeroAxis,
        fmt::format("published: push {}, {} {}; exact: push {}", shortText(zero->mtv),
                    bodyName(evidence, evidence.a), afterText(*zero), shortText(zero->exactPush)));
  }
  if (const std::optional<PublishedSat>& single = evidence.publishedSingle;
      single && single->fault == PushFault::verdict) {
    accuse(found, kSinglePrecision,
           fmt::format("published: {}, in floats; exact: {}", answerWords(single->intersect),
                       nameOf(single->exact)));
  }
}

void accuseSkipping(const Evidence& evidence, Accusations& found) {
  if (!evidence.publishedSkipping) return;
  const PublishedSkipping& skipping = *evidence.publishedSkipping;
  if (skipping.fault == SkippingFault::verdict && skipping.byOrigins) {
    accuse(found, kCentreOutside,
           fmt::format("published: {}, sides that face away are skipped; exact: {}",
                       answerWords(skipping.intersects), nameOf(skipping.exact)));
  }
  if (skipping.fault == SkippingFault::longPush) {
    accuse(found, kSkippedPush,
           fmt::format("published: push {}, {} long, by the sides left; exact: push {}, {} long",
                       shortText(skipping.push), shortText(length(skipping.push)),
                       shortText(skipping.exactPush), shortText(length(skipping.exactPush))));
  }
}

void accuseSides(const Evidence& evidence, Accusations& found) {
  if (!evidence.publishedSides) return;
  const PublishedSides& sides = *evidence.publishedSides;
  if (sides.unnormalisedErrs && evidence.satWork && evidence.satWork->savings.unnormalised) {
    accuse(found, kUnnormalisedPush,
           fmt::format("published: overlap {} on {}, not normalised; exact: depth {}",
                       shortText(sides.unnormalisedOverlap),
                       nameOf(evidence, *sides.unnormalisedAxis), shortText(sides.exactDepth)));
  }
  if (sides.fault == SidesFault::gapAsDistance) {
    accuse(found, kGapAsDistance,
           fmt::format("published: nearest are a corner and a side, gap {}; exact: two corners, "
                       "distance {}",
                       shortText(*sides.largestGap), shortText(sides.distance)));
  }
}

}  // namespace

std::vector<Accusation> satAccusations(const Evidence& evidence) {
  Accusations found;
  accusePrinted(evidence, found);
  accuseReadings(evidence, found);
  accuseSkipping(evidence, found);
  accuseSides(evidence, found);
  return found;
}

}  // namespace sepax
