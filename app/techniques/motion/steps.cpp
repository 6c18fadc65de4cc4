#include "app/figure/numbers.h"
#include "app/techniques/contract/no_answer.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/motion/motion.h"
#include "core/evidence/motion_moment.h"

#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

bool hasInterior(const Evidence& evidence, int body) {
  return !isThin(evidence.bodies[static_cast<std::size_t>(body)].form);
}

/// " on axis A1, where the depth is 0"; empty where no axis tells: of thin bodies in each other.
std::string touchWords(const Evidence& evidence) {
  const MotionEvidence& motion = *evidence.motion;
  if (motion.axes[static_cast<std::size_t>(motion.deciding)].sign != 0) return {};
  return fmt::format(" on axis {}, where the depth is 0", axisName(evidence, motion.deciding));
}

std::string bothParts(const Evidence& evidence) {
  return nameOfPart(evidence, Owner::a) + " and " + nameOfPart(evidence, Owner::b);
}

/// "axis B0", "axes B0 and B2": of axes that are entered together the first that faces the other
/// body is taken.
std::string lastAxes(const Evidence& evidence) {
  const MotionEvidence& motion = *evidence.motion;
  std::vector<std::string> names{axisName(evidence, motion.latestEntry)};
  for (const int tie : motion.entryTies)
    if (tie != motion.latestEntry) names.push_back(axisName(evidence, tie));
  return (names.size() == 1 ? "axis " : "axes ") + andList(names);
}

/// "A and B meet from t = 0.501 until t = 0.516", or at the first of them where they stay together.
std::string meetWords(const Evidence& evidence) {
  const MotionEvidence& motion = *evidence.motion;
  const std::string words = bothParts(evidence) + " meet ";
  return motion.exit && *motion.exit <= 1 ? fmt::format("{}from t = {} until t = {}", words,
                                                        number(*motion.time), number(*motion.exit))
                                          : fmt::format("{}at t = {}", words, number(*motion.time));
}

Verdict enteringVerdict(const Evidence& evidence) {
  const MotionEvidence& motion = *evidence.motion;
  const std::string time = number(*motion.time);
  if (motion.othersEnter)
    return {fmt::format("Touches at t = {} · enters at t = {}", time, number(*motion.overlapTime)),
            Role::result,
            fmt::format("{} touch at t = {}, but these two never enter each other; {}.",
                        bothParts(evidence), time, laterOverlap(evidence))};
  const std::string edge = axisName(evidence, motion.latestEntry);
  return {
      fmt::format("Will collide at t = {} · edge {}", time, edge), Role::result,
      fmt::format("From t = {}{} the shadows of {} meet on all {} axes. They meet last on {}: edge "
                  "{} is hit.",
                  time, motion.exit ? " until t = " + number(*motion.exit) : "",
                  bothParts(evidence), motion.axes.size(), lastAxes(evidence), edge),
      meetWords(evidence) + "."};
}

Verdict grazingVerdict(const Evidence& evidence) {
  const std::string time = number(*evidence.motion->time);
  if (!hasInterior(evidence, evidence.a) && !hasInterior(evidence, evidence.b))
    return {fmt::format("Meets at t = {}", time), Role::gap,
            fmt::format("{} meet at t = {}; bodies without an interior cannot enter each other, "
                        "they touch.",
                        bothParts(evidence), time)};
  return {fmt::format("Grazes at t = {}", time), Role::gap,
          fmt::format("{} touch at t = {}, but their interiors never meet in this step: nothing "
                      "has to be stopped.",
                      bothParts(evidence), time)};
}

std::string afterTouching(const Evidence& evidence) {
  const MotionEvidence& motion = *evidence.motion;
  if (motion.othersEnter) return "; " + laterOverlap(evidence);
  if (motion.overlapTime) return " and move into each other";
  return touchWords(evidence) + "; the motion does not push them together";
}

Verdict initialVerdict(const Evidence& evidence) {
  const MotionEvidence& motion = *evidence.motion;
  if (motion.initial == Relation::touching)
    return {"Touching at the start", roleOf(motion.initial),
            fmt::format("{} touch at t = 0{}.", bothParts(evidence), afterTouching(evidence))};
  return {"Overlapping at the start", Role::result,
          fmt::format("{} overlap at t = 0{}: {}.", bothParts(evidence),
                      motion.exit ? " until t = " + number(*motion.exit) : "",
                      motion.exit && *motion.exit <= 1 ? "the motion itself takes them apart"
                                                       : "push them apart first, then sweep"),
          motion.exit && *motion.exit <= 1
              ? std::optional(fmt::format("The motion itself takes them apart at t = {}.",
                                          number(*motion.exit)))
              : std::nullopt};
}

Verdict contactVerdict(const Evidence& evidence) {
  switch (evidence.motion->contact) {
    case Contact::entering:
      return enteringVerdict(evidence);
    case Contact::grazing:
      return grazingVerdict(evidence);
    case Contact::initial:
      return initialVerdict(evidence);
    case Contact::none:
      break;
  }
  return {};
}

}  // namespace

std::string axisName(const Evidence& evidence, int index) {
  return nameOf(evidence, evidence.motion->axes[static_cast<std::size_t>(index)].name);
}

std::string laterOverlap(const Evidence& evidence) {
  return fmt::format("the interiors of {} and {} meet from t = {}", bodyName(evidence, evidence.a),
                     bodyName(evidence, evidence.b), number(*evidence.motion->overlapTime));
}

std::string nameOfPart(const Evidence& evidence, Owner owner) {
  const int body = owner == Owner::a ? evidence.a : evidence.b;
  const BodyShape& shape = evidence.bodies[static_cast<std::size_t>(body)];
  const auto& parts = evidence.motion->parts;
  if (!parts || shape.thin || shape.convex) return shape.name;
  return partName(evidence, body, (*parts)[owner == Owner::a ? 0 : 1]);
}

Verdict missVerdict(const Evidence& evidence) {
  const MotionEvidence& motion = *evidence.motion;
  const MotionAxis& axis = motion.axes[static_cast<std::size_t>(motion.miss.axis)];
  const MotionAxis& later = motion.axes[static_cast<std::size_t>(motion.miss.later)];
  const std::string name = axisName(evidence, motion.miss.axis);
  switch (motion.miss.reason) {
    case MissReason::lastingGap:
      if (motion.atRest)
        return {"No collision · nothing moves", Role::gap,
                fmt::format("{} and {} do not move against each other, and on axis {} there is a "
                            "gap: they stay apart.",
                            bodyName(evidence, evidence.a), bodyName(evidence, evidence.b), name)};
      return {fmt::format("No collision · the gap {} on {} stays", number(-axis.depth), name),
              Role::gap,
              fmt::format("On axis {} there is a gap that the motion does not close.", name)};
    case MissReason::passing:
      if (const std::optional<int> gap = gapThroughStep(motion)) {
        const std::string apart = axisName(evidence, *gap);
        return {"No collision · axis " + apart, Role::gap,
                fmt::format("On axis {} there is a gap during the whole step.", apart)};
      }
      return {"No collision · they pass by", Role::gap,
              fmt::format("On axis {} the shadows part at t = {}, before they meet on axis {} at "
                          "t = {}: there is no moment when all shadows meet.",
                          name, number(axis.exit), axisName(evidence, motion.miss.later),
                          number(later.entry)),
              "There is no moment when all shadows meet."};
    case MissReason::afterEnd:
      return {"No collision in this step", Role::gap,
              fmt::format("On axis {} the shadows meet last, at t = {}: after the end of the step.",
                          name, number(axis.entry)),
              fmt::format("On axis {} the shadows meet only after the end of the step.", name)};
    case MissReason::beforeStart:
      return {"No collision · moving apart", Role::gap,
              fmt::format("The {} move apart: they could have met before t = 0 only (on axis {} "
                          "the shadows part at t = {}).",
                          wordForPair(evidence), name, number(axis.exit)),
              fmt::format("The {} move apart.", wordForPair(evidence))};
    case MissReason::none:
      break;
  }
  return {};
}

namespace {

/// The contact as something that has been at this time.
std::string pastWords(const Evidence& evidence, double time) {
  const MotionEvidence& motion = *evidence.motion;
  if (motion.contact == Contact::initial && motion.initial == Relation::overlapping)
    return "Overlapped at the start";
  if (motion.othersEnter && time > *motion.overlapTime)
    return fmt::format("Entered at t = {}", number(*motion.overlapTime));
  if (motion.contact == Contact::entering && !motion.othersEnter)
    return fmt::format("Hit at t = {} · edge {}", number(*motion.time),
                       axisName(evidence, motion.latestEntry));
  return fmt::format("Touched at t = {}", number(*motion.time));
}

/// How the bodies stand at a time from the contact on. Of parts only an overlap tells how the whole
/// bodies stand.
Verdict standingVerdict(const Evidence& evidence, const MotionMoment& moment, Role role) {
  const std::string time = number(moment.time);
  if (moment.relation == Relation::overlapping) {
    // Concave bodies may have parted in between.
    const bool always =
        evidence.motion->initial == Relation::overlapping && !evidence.motion->parts;
    return {
        fmt::format("{}, at t = {}", always ? "Overlapping since the start" : "Overlap now", time),
        roleOf(moment.relation), ""};
  }
  if (evidence.motion->parts) return {pastWords(evidence, moment.time), role, ""};
  if (moment.relation == Relation::touching)
    return {fmt::format("Touching now, at t = {}", time), roleOf(moment.relation), ""};
  return {fmt::format("Apart again at t = {}", time), roleOf(moment.relation), ""};
}

/// The verdict at a time after the start: a contact is told as what will be until it has come.
Verdict verdictAt(Verdict verdict, const Evidence& evidence, double time) {
  const MotionEvidence& motion = *evidence.motion;
  const MotionMoment moment = momentOf(motion, time);
  if (moment.stage == MotionStage::contact) {
    verdict.badge = fmt::format("First contact now, at t = {}", number(*motion.time));
  } else if (moment.stage != MotionStage::never && moment.stage != MotionStage::before) {
    verdict = standingVerdict(evidence, moment, verdict.role);
  }
  verdict.tell(motionTimeSentence(evidence, time));
  return verdict;
}

/// Of bodies that turn, that it is left out; empty where none does.
std::string turnSentence(const Evidence& evidence) {
  std::vector<std::string> names;
  for (const int body : {evidence.a, evidence.b})
    if (evidence.bodies[static_cast<std::size_t>(body)].spin != 0)
      names.push_back(bodyName(evidence, body));
  if (names.empty()) return {};
  return fmt::format("{} {} in this step, which is left out here. ", andList(names),
                     names.size() == 1 ? "turns" : "turn");
}

/// "No sample … " of a contact that none sees; empty otherwise.
std::string samplesSentence(const MotionEvidence& motion) {
  const std::optional<int> before = sampleBefore(motion);
  if (!before) return {};
  return fmt::format("No sample at t = k/{} sees the contact, between {}/{} and {}/{}. ", kSamples,
                     *before, kSamples, *before + 1, kSamples);
}

/// `alone` = a picture without lanes, in which no axis is named.
Verdict resultVerdict(const Evidence& evidence, double time, bool alone) {
  Verdict verdict = evidence.motion->time ? contactVerdict(evidence) : missVerdict(evidence);
  if (!evidence.motion->time && evidence.motion->parts)
    verdict.sentence =
        fmt::format("No parts meet. Of {} and {}: {}", nameOfPart(evidence, Owner::a),
                    nameOfPart(evidence, Owner::b), verdict.sentence);
  if (time > 0) return verdictAt(std::move(verdict), evidence, time);
  if (const std::string samples = samplesSentence(*evidence.motion); !samples.empty())
    verdict.tell(fmt::format("{}{}{}.", samples, meetWords(evidence),
                             alone ? "" : ", last on " + lastAxes(evidence)));
  return verdict;
}

}  // namespace

Verdict motionVerdict(const Evidence& evidence, const ViewState& view) {
  if (evidence.slide) {
    if (showsDrive(view)) return drivenVerdict(evidence, view);
    return slideVerdict(evidence, slideTime(evidence, view));
  }
  if (!evidence.motion) {
    return noAnswer(evidence, "motion", "The sweep needs two convex polygons");
  }
  const MotionProgress progress = motionProgress(*evidence.motion, view.step);
  if (progress.phase != MotionProgress::Phase::result)
    return motionStepVerdict(evidence, view, progress);
  Verdict verdict = resultVerdict(evidence, shownTime(evidence, view), view.wording.still);
  if (isAboutThePush(evidence, view)) verdict.brief = "";
  const std::string turns = turnSentence(evidence);
  if (turns.empty()) return verdict;
  return {"Without the turn · " + verdict.badge, verdict.role, turns + verdict.sentence};
}

}  // namespace sepax
