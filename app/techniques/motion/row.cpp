#include "app/techniques/motion/row.h"

#include "app/scene/edits/pair_edits.h"
#include "app/techniques/motion/paint_moments.h"
#include "app/techniques/motion/pitfalls.h"

namespace sepax {

std::string motionCounters(const Evidence& evidence, const ViewState& view) {
  if (!evidence.motion) return bodyCounter(evidence);
  const std::size_t all = evidence.motion->axes.size();
  const MotionProgress progress = motionProgress(*evidence.motion, view.step);
  const bool stepping =
      view.answers != Answers::published && progress.phase != MotionProgress::Phase::result;
  return axisCounter(evidence, all, stepping ? static_cast<std::size_t>(progress.axis) + 1 : all);
}

std::string_view motionHint(const ViewState& view) {
  if (!view.options[kSlide]) return {};
  return "arrows or WASD drive A  ·  or drag it  ·  it slides and never passes through";
}

bool motionPlays(const Scene& scene, const Evidence& evidence, const ViewState& view) {
  if (evidence.slide) return evidence.slide->wanted != Vec2{} && showsExact(evidence, view);
  return evidence.motion && !pairRests(scene) && showsExact(evidence, view);
}

std::optional<double> motionHold(const Evidence& evidence) {
  if (evidence.slide && !evidence.slide->hits.empty()) return evidence.slide->hits.front().moment;
  if (!evidence.motion) return std::nullopt;
  const MotionEvidence& motion = *evidence.motion;
  if (motion.contact != Contact::entering && motion.contact != Contact::grazing)
    return std::nullopt;
  return motion.axes[static_cast<std::size_t>(motion.latestEntry)].enclosedEntry.high;
}

std::optional<CloseUp> motionCloseUp(const Evidence& evidence, const ViewState& view) {
  if (!evidence.motion || evidence.motion->points.empty() || !showsExact(evidence, view)) return {};
  const MotionEvidence& motion = *evidence.motion;
  const bool answered = motionProgress(motion, view.step).phase == MotionProgress::Phase::result;
  if (!answered || !sampleBefore(motion)) return std::nullopt;
  constexpr double kWithWords = 1.5;  // beside both samples
  // Those of other movers than points have no room there on a page.
  const bool named = !view.wording.paper || isThin(mover(evidence).form);
  return CloseUp{middleOfContact(motion), kWithWords * length(motion.relativeVelocity) / kSamples,
                 named};
}

std::vector<Accusation> motionAccusations(const Evidence& evidence) {
  if (evidence.slide) return slideAccusations(evidence);
  if (!touchIsNoHit(evidence)) return {};
  return {{std::string(kZeroPush),
           "published: they will intersect, push (0, 0); exact: they touch and never overlap"}};
}

bool motionIdle(const Evidence& evidence) {
  if (evidence.slide) return false;  // A is driven, and no step of its own is followed
  return !evidence.motion || evidence.motion->contact == Contact::initial;
}

bool hasLanes(const Evidence& evidence) {
  return evidence.motion.has_value() || (evidence.slide && evidence.slide->wanted != Vec2{});
}

}  // namespace sepax
