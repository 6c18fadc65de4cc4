#include "app/shell/state/playback.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace sepax {
namespace {

constexpr double kStepTime = 0.6;    ///< seconds between two played steps
constexpr double kMotionTime = 2.5;  ///< seconds for a motion from t = 0 to 1

void playSteps(Workspace& work, double seconds) {
  work.playPhase += seconds;
  if (work.playPhase < kStepTime) return;
  work.playPhase = 0;
  if (work.view.step + 1 < stepCountOf(work)) {
    ++work.view.step;
  } else {
    work.view.playing = false;
  }
}

/// Holds for a moment at the first contact and at the hit of an article, at exactly their times.
void playMotion(Workspace& work, double seconds) {
  ViewState& view = work.view;
  const std::vector<double> holds = holdTimes(work);
  if (std::ranges::find(holds, view.time) != holds.end() && work.held < kContactHold) {
    work.held += seconds;
    return;
  }
  work.held = 0;
  const auto next = std::ranges::upper_bound(holds, view.time);
  view.time += seconds / kMotionTime;
  if (next != holds.end()) view.time = std::min(view.time, *next);
  if (view.time < 1) return;
  view.time = view.loop ? std::fmod(view.time, 1.0) : 1;
  view.playing = view.loop;
}

}  // namespace

void play(Workspace& work, double seconds) {
  if (!work.view.playing) {
    work.playPhase = 0;
    return;
  }
  switch (playedBy(work)) {
    case Played::steps:
      return playSteps(work, seconds);
    case Played::time:
      return playMotion(work, seconds);
    case Played::nothing:
      work.view.playing = false;
  }
}

Played playedBy(const Workspace& work) {
  const Technique* technique = shownTechnique(work);
  if (technique == nullptr) return Played::nothing;
  return playedBy(*technique, work.document.shown(), work.evidence, work.view);
}

void togglePlay(Workspace& work) {
  const Technique* technique = shownTechnique(work);
  if (technique == nullptr) return;
  work.view = playToggled(*technique, work.document.shown(), work.evidence, std::move(work.view));
}

void stepBy(Workspace& work, int steps) {
  ViewState& view = work.view;
  view.playing = false;
  const int count = stepCountOf(work);
  if (count > 0) {
    const int from = view.step < 0 ? (steps > 0 ? -1 : count) : view.step;
    view.step = std::clamp(from + steps, 0, count - 1);
  } else {
    view.time = std::clamp(std::round(view.time * 60 + steps) / 60, 0.0, 1.0);
  }
}

}  // namespace sepax
