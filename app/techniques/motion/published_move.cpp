#include "app/figure/numbers.h"
#include "app/techniques/contract/collision_names.h"
#include "app/techniques/contract/published_others.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/motion/motion.h"
#include "app/techniques/motion/published.h"

#include <fmt/format.h>

#include <utility>

// Velocity and push of the page beside the exact answers, line by line.

namespace sepax {

namespace {

constexpr const char* kNoOverlapLeft = "no overlap is left";

/// What velocity and push leave: where B moves, too, it has gone on by its own velocity.
std::string afterWords(const Evidence& evidence) {
  const MoveComparison& check = *evidence.publishedMove;
  const bool errs = check.fault != MoveFault::none;
  if (!check.relativeAsOwn) return errs ? moveFaultLabel(evidence) : kNoOverlapLeft;
  if (check.applied && !check.applied->clear)
    return fmt::format("{} has moved, too: an overlap of {} is left",
                       bodyName(evidence, evidence.b), number(check.applied->depth));
  const bool ofPlace =
      check.fault == MoveFault::stillOverlaps || check.fault == MoveFault::beyondObstacle;
  return errs && !ofPlace ? moveFaultLabel(evidence) : kNoOverlapLeft;
}

/// The push, what it needs to be at the end of the step, and what comes of it.
void addPushRows(const Evidence& evidence, std::vector<ComparedRow>& rows) {
  const PublishedSat& found = *evidence.publishedSat;
  const MoveComparison& check = *evidence.publishedMove;
  const std::string label = "push at the end of the step";
  rows.push_back(touchIsNoHit(evidence)
                     ? comparedWords(label, numbers(found.mtv) + ", though they touch",
                                     "none: they only touch")
                     : comparedFully(label, found.mtv, check.neededPush, check.pushDiffers));
  rows.push_back(comparedFully("its length", length(found.mtv), length(check.neededPush),
                               check.lengthDiffers));
  rows.push_back(comparedWords("after it", afterWords(evidence), kNoOverlapLeft));
  for (ComparedRow& row : besideRows(evidence, found)) rows.push_back(std::move(row));
}

/// Of A, and where that leads; the other exact answer is to stop at B.
void addMoveRows(const Evidence& evidence, std::vector<ComparedRow>& rows) {
  const PublishedSat& found = *evidence.publishedSat;
  const MotionEvidence& motion = *evidence.motion;
  const MoveComparison& check = *evidence.publishedMove;
  const std::string& b = bodyName(evidence, evidence.b);
  rows.push_back(
      comparedPlace("A is moved by", found.velocity + found.mtv, check.ownMove, check.moveDiffers));
  if (check.relativeAsOwn)
    rows.push_back(comparedWords(
        "of that, velocity", "A’s minus B’s " + numbers(found.velocity),
        "its own " + numbers(evidence.bodies[static_cast<std::size_t>(evidence.a)].velocity)));
  if (check.passesThrough)
    rows.push_back(exactFact("with that velocity",
                             fmt::format("through {} from t = {} to {}", b,
                                         number(*motion.overlapTime), number(*motion.exit))));
  if (motion.initial != Relation::overlapping && motion.overlapTime)
    rows.push_back(
        exactFact(fmt::format("stopped at {}, it slides by", b), numbers(check.exactMove)));
}

}  // namespace

bool touchIsNoHit(const Evidence& evidence) {
  const bool reported = evidence.publishedMove && evidence.publishedMove->zeroPushOnTouch;
  return reported && evidence.motion && !evidence.motion->atRest && !evidence.motion->overlapTime;
}

std::string moveLimit(const Evidence& evidence) {
  return besideLimit(evidence, *evidence.publishedSat);
}

bool lanesTellOfMove(const Evidence& evidence) {
  const MoveComparison& check = *evidence.publishedMove;
  // Of shadows that meet, but never at once, an axis that is left out tells more.
  const bool never =
      check.fault == MoveFault::neverMeets && evidence.publishedSat->willIntersectWithPerpendicular;
  return check.fault == MoveFault::missed || never ||
         (check.fault == MoveFault::none && !check.relativeAsOwn);
}

std::string moveFaultLabel(const Evidence& evidence) {
  const std::string& b = bodyName(evidence, evidence.b);
  switch (evidence.publishedMove->fault) {
    case MoveFault::neverMeets:
      return "they never meet";
    case MoveFault::beyondObstacle:
      return "beyond " + b;
    case MoveFault::stillOverlaps:
      return "still overlaps by " + number(evidence.publishedSat->landing->depth);
    case MoveFault::pushedThoughFree:
      return "free without it";
    case MoveFault::longerThanNeeded:
      return fmt::format("{} long, needed {}", number(length(evidence.publishedSat->mtv)),
                         number(evidence.publishedMove->unpushed->depth));
    case MoveFault::missed:
    case MoveFault::none:
      break;
  }
  return "";
}

std::vector<ComparedRow> moveCompared(const Evidence& evidence) {
  const PublishedSat& found = *evidence.publishedSat;
  const MotionEvidence& motion = *evidence.motion;
  const bool meets = motion.contact != Contact::none;
  std::vector<ComparedRow> rows{
      comparedWords("intersect now", flagWords(found.intersect),
                    flagWords(motion.initial != Relation::disjoint)),
      comparedWords("will intersect", flagWords(found.willIntersect), flagWords(meets)),
      comparedWords("… with the axis across v", flagWords(found.willIntersectWithPerpendicular),
                    flagWords(meets)),
      exactFact("contact", contactWords(motion.contact, motion.time, motion.initial))};
  if (motion.normal) rows.push_back(exactFact("its normal", numbers(*motion.normal)));
  if (found.willIntersect) addPushRows(evidence, rows);
  addMoveRows(evidence, rows);
  return rows;
}

}  // namespace sepax
