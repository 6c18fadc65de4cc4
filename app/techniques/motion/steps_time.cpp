#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/motion/motion.h"
#include "core/evidence/motion_moment.h"

#include <fmt/format.h>

#include <string>
#include <vector>

// What is to be seen at a time of the motion, in words.

namespace sepax {

namespace {

/// "4 of 9 axes", "none of 9 axes", "all 9 axes".
std::string meetingWords(const MotionMoment& moment) {
  const int all = static_cast<int>(moment.axes.size());
  if (moment.meeting == all) return fmt::format("all {} axes", all);
  if (moment.meeting == 0) return fmt::format("none of {} axes", all);
  return fmt::format("{} of {} axes", moment.meeting, all);
}

/// "the gap on B0 is the last to close".
std::string lastToClose(const Evidence& evidence) {
  const MotionEvidence& motion = *evidence.motion;
  const std::string last = axisName(evidence, motion.latestEntry);
  if (motion.entryTies.size() > 2)
    return fmt::format("the gap on {} is one of the last to close", last);
  for (const int other : motion.entryTies) {
    if (other != motion.latestEntry)
      return fmt::format("the gaps on {} and {} are the last to close", last,
                         axisName(evidence, other));
  }
  return fmt::format("the gap on {} is the last to close", last);
}

/// The two that are told of do, not only other parts of the bodies.
bool pairEnters(const MotionEvidence& motion) {
  return motion.contact == Contact::entering && !motion.othersEnter;
}

std::string beforeSentence(const Evidence& evidence, const MotionMoment& moment) {
  const bool enters = pairEnters(*evidence.motion);
  return fmt::format(
      "At t = {} the shadows {}meet on {}; {}, {}.", number(moment.time),
      moment.meeting > 0 ? "already " : "", meetingWords(moment), lastToClose(evidence),
      enters ? fmt::format("so {} will be hit", axisName(evidence, evidence.motion->latestEntry))
             : "then they touch");
}

std::string contactSentence(const Evidence& evidence, const MotionMoment& moment) {
  const bool enters = pairEnters(*evidence.motion);
  const std::string last = axisName(evidence, evidence.motion->latestEntry);
  return fmt::format(
      "First contact at t = {}: now the shadows meet on {}. The gap on {} was {}, {}.",
      number(moment.time), meetingWords(moment), last,
      evidence.motion->entryTies.size() > 1 ? "among the last to close" : "the last to close",
      enters ? fmt::format("so {} is hit", last) : "they touch");
}

std::string_view relationWord(Relation relation) {
  return relation == Relation::overlapping ? "overlap" : "touch";
}

std::string withinSentence(const Evidence& evidence, const MotionMoment& moment) {
  const MotionEvidence& motion = *evidence.motion;
  const bool starts = motion.contact == Contact::initial;
  const std::string since =
      starts ? std::string() : fmt::format(" They have met since t = {}.", number(*motion.time));
  return fmt::format("At t = {} the shadows meet on {}: {} and {} {}.{}", number(moment.time),
                     meetingWords(moment), nameOfPart(evidence, Owner::a),
                     nameOfPart(evidence, Owner::b), relationWord(moment.relation), since);
}

std::string leavingSentence(const Evidence& evidence, const MotionMoment& moment) {
  return fmt::format(
      "At t = {} the shadows meet on {} for the last time: the first gap to open is that on {}.",
      number(moment.time), meetingWords(moment), axisName(evidence, evidence.motion->earliestExit));
}

std::string afterSentence(const Evidence& evidence, const MotionMoment& moment) {
  const MotionAxis& left =
      evidence.motion->axes[static_cast<std::size_t>(evidence.motion->earliestExit)];
  return fmt::format(
      "At t = {} the shadows meet on {}: {} and {} are apart again since the gap on {} opened at t "
      "= {}.",
      number(moment.time), meetingWords(moment), nameOfPart(evidence, Owner::a),
      nameOfPart(evidence, Owner::b), nameOf(evidence, left.name), number(left.exit));
}

std::string neverSentence(const Evidence& evidence, const MotionMoment& moment) {
  const std::string of = evidence.motion->parts
                             ? fmt::format(" of {} and {}", nameOfPart(evidence, Owner::a),
                                           nameOfPart(evidence, Owner::b))
                             : std::string();
  return fmt::format("At t = {} the shadows{} meet on {}. {}", number(moment.time), of,
                     meetingWords(moment), missVerdict(evidence).sentence);
}

std::string pairSentence(const Evidence& evidence, const MotionMoment& moment) {
  switch (moment.stage) {
    case MotionStage::before:
      return beforeSentence(evidence, moment);
    case MotionStage::contact:
      return contactSentence(evidence, moment);
    case MotionStage::within:
      return withinSentence(evidence, moment);
    case MotionStage::leaving:
      return leavingSentence(evidence, moment);
    case MotionStage::after:
      return afterSentence(evidence, moment);
    case MotionStage::never:
      break;
  }
  return neverSentence(evidence, moment);
}

}  // namespace

std::string motionTimeSentence(const Evidence& evidence, double time) {
  std::string sentence = pairSentence(evidence, momentOf(*evidence.motion, time));
  if (evidence.motion->othersEnter)
    sentence += fmt::format(" Of other parts {}.", laterOverlap(evidence));
  return sentence;
}

}  // namespace sepax
