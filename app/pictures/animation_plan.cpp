#include "app/pictures/animation_plan.h"

#include "app/figure/easing.h"
#include "app/figure/numbers.h"
#include "app/pictures/shown_steps.h"
#include "app/techniques/contract/playing.h"
#include "app/techniques/contract/shown_answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sepax {

namespace {

// Milliseconds.
constexpr int kDragDelay = 40;   ///< between two scenes of a recorded drag
constexpr int kFirstHold = 500;  ///< that a motion waits before it starts
constexpr int kLastHold = 1500;  ///< that the last frame stays longer
constexpr int kAllSteps = 16000;
constexpr int kShortestStep = 800;
constexpr int kMostSteps = kAllSteps / kShortestStep;
constexpr int kLongestStep = 1500;
constexpr int kEaseDelay = 50;  ///< that a picture between two steps is shown
constexpr int kHold = 1000;     ///< that it stays where first contact is: nobody can pause it
static_assert(kHold >= 1000 * kContactHold);

/// Pictures between two steps: the change is over when the ease time is.
constexpr int kEasedFrames = static_cast<int>(1000 * kEaseTime) / kEaseDelay - 1;

std::string nameOf(const Technique* technique, const ViewState& view) {
  return technique == nullptr ? view.technique : std::string(technique->name);
}

using KnownEvidence = std::map<double, std::shared_ptr<const Evidence>>;  // by time

/// When a motion holds, rising, and what was analysed to find that out.
struct Holds {
  std::vector<double> times;
  KnownEvidence known;
};

/// How a technique that is asked anew at each time answers at one.
struct TimedAnswer {
  Role role;
  std::shared_ptr<const Evidence> evidence;
};

TimedAnswer answerAt(TechniqueTable techniques, const Technique& technique, const Scene& scene,
                     ViewState view, double time) {
  view.time = time;
  auto evidence =
      std::make_shared<const Evidence>(analyze(techniques, scene, optionsFrom(techniques, view)));
  const Role role = shownVerdict(technique, *evidence, view).role;
  return {role, std::move(evidence)};
}

/// The times at which such an answer has become another one, of those that last for a frame.
Holds changesOf(TechniqueTable techniques, const Technique& technique, const Scene& scene,
                const ViewState& view, int frames) {
  constexpr int kHalvings = 24;  // far below what a picture shows
  const auto answer = [&](double time) {
    return answerAt(techniques, technique, scene, view, time);
  };
  Holds holds;
  TimedAnswer last = answer(0);
  holds.known[0] = last.evidence;
  for (int i = 1; i < frames; ++i) {
    double before = static_cast<double>(i - 1) / (frames - 1);
    double after = static_cast<double>(i) / (frames - 1);
    const TimedAnswer next = answer(after);
    holds.known[after] = next.evidence;
    const std::optional<double> told =
        technique.holdTime == nullptr ? std::nullopt : technique.holdTime(*next.evidence);
    if (told && before < *told && *told <= after) {  // as exact as the answer tells it
      last = next;
      holds.times.push_back(*told);
      holds.known[*told] = answer(*told).evidence;
      continue;
    }
    if (next.role == std::exchange(last, next).role) continue;
    std::shared_ptr<const Evidence> held = next.evidence;
    for (int halving = 0; halving < kHalvings; ++halving) {
      const double middle = 0.5 * (before + after);
      const TimedAnswer between = answer(middle);
      (between.role == next.role ? after : before) = middle;
      if (between.role == next.role) held = between.evidence;
    }
    holds.times.push_back(after);
    holds.known[after] = std::move(held);
  }
  return holds;
}

Holds holdsOf(TechniqueTable techniques, const Technique& technique, const Scene& scene,
              const Evidence& evidence, const ViewState& view, int frames) {
  if (technique.timed) return changesOf(techniques, technique, scene, view, frames);
  return {holdTimes(technique, evidence, view), {}};
}

/// A frame that reads the time of a hold would show it once more, as if it were another one.
bool readsAsHold(double time, const std::vector<double>& holds) {
  return time > 0 && time < 1 && std::ranges::any_of(holds, [&](double hold) {
           return hold != time && number(hold) == number(time);
         });
}

AnimationPlan motionPlan(const PictureRequest& request, const Holds& holds) {
  AnimationPlan plan;
  plan.runs = true;
  const int count = request.frames;
  plan.delay = std::max(static_cast<int>(std::lround(request.seconds * 1000 / count)), 1);
  double before = -1;
  std::string held;  // the time of the last hold, as it reads
  for (int i = 0; i < count; ++i) {
    const double time = count == 1 ? 0.0 : static_cast<double>(i) / (count - 1);
    for (const double hold : holds.times)
      if (before < hold && hold < time && std::exchange(held, number(hold)) != number(hold))
        plan.moments.push_back({0, hold, -1, kHold});
    before = time;
    if (readsAsHold(time, holds.times)) {
      plan.moments.back().milliseconds += plan.delay;
      continue;
    }
    plan.moments.push_back({0, time, -1, plan.delay});
    if (std::ranges::find(holds.times, time) != holds.times.end())
      plan.moments.back().milliseconds += kHold;
  }
  for (PictureMoment& moment : plan.moments)
    if (const auto known = holds.known.find(moment.time); known != holds.known.end())
      moment.evidence = known->second;
  if (count > 1) plan.moments.front().milliseconds += kFirstHold;
  return plan;
}

/// Those on the way to the step and the step itself, which take its time together.
void addStep(AnimationPlan& plan, double time, int step, int milliseconds, bool ease) {
  const int between = ease && !plan.moments.empty() ? kEasedFrames : 0;
  const int before = between > 0 ? plan.moments.back().step : -1;
  for (int i = 1; i <= between; ++i) {
    const double share = easedShare(static_cast<double>(i) / (kEasedFrames + 1));
    plan.moments.push_back({0, time, step, kEaseDelay, share, before});
  }
  plan.moments.push_back({0, time, step, milliseconds - between * kEaseDelay});
}

AnimationPlan stepsPlan(TechniqueTable techniques, const Evidence& evidence, const ViewState& view,
                        const PictureRequest& request, bool moving) {
  AnimationPlan plan;
  const Technique* technique = findTechnique(techniques, view.technique);
  const int count = technique == nullptr ? 0 : stepCountOf(*technique, evidence, view);
  if (count == 0) {
    plan.problem =
        fmt::format(fmt::runtime(moving ? "{} has no steps here; choose the motion instead"
                                        : "nothing moves and {} has no steps here; choose png"),
                    nameOf(technique, view));
  }
  const std::vector<int> shown = shownSteps(techniques, evidence, view, count, kMostSteps);
  plan.leavesOut = static_cast<int>(shown.size()) < count;
  const int each = kAllSteps / std::max(static_cast<int>(shown.size()), 1);
  for (const int step : shown)
    addStep(plan, view.time, step, std::min(each, kLongestStep), request.ease);
  plan.delay = kEaseDelay;
  plan.longest = kLongestStep;
  return plan;
}

AnimationPlan dragPlan(const ViewState& view, std::size_t scenes) {
  AnimationPlan plan;
  if (scenes == 0) plan.problem = "no drag is recorded; record one first";
  for (std::size_t i = 0; i < scenes; ++i) plan.moments.push_back({i, view.time, -1, kDragDelay});
  plan.delay = kDragDelay;
  return plan;
}

}  // namespace

bool moves(TechniqueTable techniques, const Scene& scene, const Evidence& evidence,
           const ViewState& view) {
  const Technique* technique = findTechnique(techniques, view.technique);
  return technique != nullptr && playsTime(*technique, scene, evidence, view);
}

AnimationPlan animationPlan(TechniqueTable techniques, const Scene& scene, const Evidence& evidence,
                            const ViewState& view, const PictureRequest& request,
                            std::size_t dragScenes) {
  const Technique* technique = findTechnique(techniques, view.technique);
  const bool moving = moves(techniques, scene, evidence, view);
  AnimationKind kind = moving ? AnimationKind::motion : AnimationKind::steps;
  if (dragScenes > 0) kind = AnimationKind::drag;
  AnimationPlan plan;
  switch (request.animation.value_or(kind)) {
    case AnimationKind::motion:
      if (moving)
        plan = motionPlan(request,
                          holdsOf(techniques, *technique, scene, evidence, view, request.frames));
      else
        plan.problem = "nothing moves in this technique; choose the steps instead";
      break;
    case AnimationKind::steps:
      plan = stepsPlan(techniques, evidence, view, request, moving);
      break;
    case AnimationKind::drag:
      plan = dragPlan(view, dragScenes);
      break;
  }
  if (!plan.moments.empty()) plan.moments.back().milliseconds += kLastHold;
  return plan;
}

}  // namespace sepax
