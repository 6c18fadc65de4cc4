#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/motion/motion.h"

#include <fmt/format.h>

namespace sepax {

namespace {

using Phase = MotionProgress::Phase;
constexpr int kPhases = 4;

const MotionAxis& axisAt(const MotionEvidence& motion, int index) {
  return motion.axes[static_cast<std::size_t>(index)];
}

/// When the shadows on the axis meet.
std::string timesWords(const MotionAxis& axis) {
  if (axis.direction != 0) return fmt::format("[{}, {}]", number(axis.entry), number(axis.exit));
  return axis.sign < 0 ? "never" : "always";
}

/// The latest entry and the earliest exit up to an axis.
std::string windowWords(const Evidence& evidence, const MotionAxis& axis) {
  if (axis.latestSoFar < 0) return "none yet";
  const MotionAxis& latest = axisAt(*evidence.motion, axis.latestSoFar);
  const MotionAxis& earliest = axisAt(*evidence.motion, axis.earliestSoFar);
  return fmt::format("{}: {}, {}: {}", nameOf(evidence, latest.name), number(latest.entry),
                     nameOf(evidence, earliest.name), number(earliest.exit));
}

std::string answerWords(const MotionEvidence& motion) {
  return contactWords(motion.contact, motion.time, motion.initial);
}

}  // namespace

MotionProgress motionProgress(const MotionEvidence& motion, int step) {
  const int count = static_cast<int>(motion.axes.size());
  if (step < 0 || step / kPhases >= count) return {Phase::result, motion.deciding};
  return {static_cast<Phase>(step % kPhases), step / kPhases};
}

int motionStepCount(const Evidence& evidence) {
  return evidence.motion ? kPhases * static_cast<int>(evidence.motion->axes.size()) + 1 : 0;
}

std::optional<AxisName> motionStepAxis(const Evidence& evidence, int step) {
  const MotionProgress progress = motionProgress(*evidence.motion, step);
  if (progress.phase == Phase::result) return std::nullopt;
  return axisAt(*evidence.motion, progress.axis).name;
}

std::vector<CodeLine> motionSteps(const Evidence& evidence, const ViewState& view) {
  std::vector<CodeLine> lines{
      {"for each edge of A, then of B:", "", false, {}},
      {"  gap or depth at t = 0", "", false, {}},
      {"  speed = (vA − vB) · axis", "", false, {}},
      {"  entry, exit of the shadows", "", false, {}},
      {"  last entry, 1st exit", "", false, {}},
      {"hit: entry ≤ exit, in [0, 1]", "", false, {}},
  };
  if (!evidence.motion) return lines;
  const MotionEvidence& motion = *evidence.motion;
  const MotionProgress progress = motionProgress(motion, view.step);
  const bool whole = progress.phase == Phase::result;
  const int shown = shownAxis(motion, view);
  const MotionAxis& axis = axisAt(motion, shown);
  const auto reached = [&](Phase phase) { return progress.phase >= phase; };
  lines[1].value = fmt::format("{}: {}", nameOf(evidence, axis.name),
                               depthWords(axis.depth, axis.sign, "depth "));
  if (reached(Phase::speed)) lines[2].value = number(axis.speed);
  if (reached(Phase::times)) lines[3].value = timesWords(axis);
  const int last = whole                    ? static_cast<int>(motion.axes.size()) - 1
                   : reached(Phase::window) ? shown
                                            : shown - 1;
  if (last >= 0) lines[4].value = windowWords(evidence, axisAt(motion, last));
  for (std::size_t i = 1; i < 5; ++i) lines[i].axis = axis.name;
  if (whole) lines[5].value = answerWords(motion);
  if (view.step < 0) return lines;
  lines[static_cast<std::size_t>(progress.phase) + 1].current = true;
  return lines;
}

namespace {

std::string timesWords(const MotionAxis& axis, const std::string& name) {
  if (axis.direction != 0)
    return fmt::format("On axis {} the shadows meet from t = {} to t = {}.", name,
                       number(axis.entry), number(axis.exit));
  return fmt::format("The motion changes nothing on axis {}: its shadows {} meet.", name,
                     axis.sign < 0 ? "never" : "always");
}

}  // namespace

Verdict motionStepVerdict(const Evidence& evidence, const ViewState& view,
                          const MotionProgress& progress) {
  const MotionEvidence& motion = *evidence.motion;
  const MotionAxis& axis = axisAt(motion, progress.axis);
  const std::string name = nameOf(evidence, axis.name);
  Verdict verdict{axisOfStep(view, progress.axis, motion.axes.size(), name), Role::accent, ""};
  switch (progress.phase) {
    case Phase::gap:
      verdict.sentence =
          fmt::format("Project both {} at t = 0 on axis {}: {}.", wordForPair(evidence), name,
                      depthWords(axis.depth, axis.sign, "depth "));
      break;
    case Phase::speed:
      verdict.sentence = fmt::format("On axis {} {} moves by {} per step, seen from {}.", name,
                                     nameOfPart(evidence, Owner::a), number(axis.speed),
                                     nameOfPart(evidence, Owner::b));
      break;
    case Phase::times:
      verdict.sentence = timesWords(axis, name);
      break;
    case Phase::window:
    case Phase::result:
      if (axis.latestSoFar < 0) {
        verdict.sentence = "On no axis so far do the shadows meet or part during the motion.";
        break;
      }
      verdict.sentence = fmt::format(
          "So far the shadows meet last at t = {}, on axis {}, and part first at t = {}, on axis "
          "{}.",
          number(axisAt(motion, axis.latestSoFar).entry),
          nameOf(evidence, axisAt(motion, axis.latestSoFar).name),
          number(axisAt(motion, axis.earliestSoFar).exit),
          nameOf(evidence, axisAt(motion, axis.earliestSoFar).name));
      break;
  }
  return verdict;
}

}  // namespace sepax
