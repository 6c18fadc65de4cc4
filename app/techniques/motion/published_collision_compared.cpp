#include "app/figure/numbers.h"
#include "app/techniques/contract/published_others.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/motion/published.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

// What the page makes of moving polygons, line by line beside the exact answer.

namespace sepax {

namespace {

std::string yesNo(bool value) { return value ? "true" : "false"; }

/// The push, what it needs to be at the end of the step, and what comes of it.
void addPushRows(const Evidence& evidence, std::vector<ComparedRow>& rows) {
  const PublishedSat& found = *evidence.publishedSat;
  const MoveComparison& check = *evidence.publishedMove;
  const std::string_view push = "push at the end of the step";
  rows.push_back(
      touchIsNoHit(evidence)
          ? comparedWords(std::string(push), numbers(found.mtv) + ", though they touch",
                          "none: they only touch")
          : comparedFully(std::string(push), found.mtv, check.exactPush, check.pushDiffers));
  rows.push_back(
      comparedFully("its length", length(found.mtv), check.neededPush, check.lengthDiffers));
  const std::string label = moveFaultLabel(evidence);
  const std::string good = "no overlap is left";
  rows.push_back(comparedWords("after it", label.empty() ? good : label, good));
}

}  // namespace

bool touchIsNoHit(const Evidence& evidence) {
  const bool reported = evidence.publishedMove && evidence.publishedMove->zeroPushOnTouch;
  return reported && evidence.motion && !evidence.motion->atRest && !evidence.motion->overlapTime;
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
      return "longer than needed, " + number(evidence.publishedMove->unpushed->depth);
    case MoveFault::missed:
    case MoveFault::none:
      break;
  }
  return "";
}

std::string moveLimit(const Evidence& evidence) {
  return besideLimit(evidence, *evidence.publishedSat);
}

std::vector<ComparedRow> moveCompared(const Evidence& evidence) {
  const PublishedSat& found = *evidence.publishedSat;
  const MotionEvidence& motion = *evidence.motion;
  const MoveComparison& check = *evidence.publishedMove;
  const BodyShape& a = evidence.bodies[static_cast<std::size_t>(evidence.a)];
  const bool meets = motion.contact != Contact::none;
  std::vector<ComparedRow> rows{
      comparedWords("intersect now", yesNo(found.intersect),
                    yesNo(motion.initial != Relation::disjoint)),
      comparedWords("will intersect", yesNo(found.willIntersect), yesNo(meets)),
      comparedWords("… with the axis across v", yesNo(found.willIntersectWithPerpendicular),
                    yesNo(meets)),
      exactFact("contact", contactWords(motion.contact, motion.time, motion.initial))};
  if (found.willIntersect) addPushRows(evidence, rows);
  if (found.willIntersect)
    for (ComparedRow& row : besideRows(evidence, found)) rows.push_back(std::move(row));
  rows.push_back(comparedPlace("A is moved by", found.velocity + found.mtv, check.exactMove,
                               check.moveDiffers));
  if (check.relativeAsOwn)
    rows.push_back(comparedWords("of that, velocity", "A’s minus B’s " + numbers(found.velocity),
                                 "its own " + numbers(a.velocity)));
  return rows;
}

}  // namespace sepax
