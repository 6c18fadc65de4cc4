#include "app/techniques/contract/step_pairs.h"
#include "app/techniques/inside/inside.h"
#include "app/techniques/inside/published_crossing.h"

#include <vector>

// The steps of CD.detect and of the exact test, paired by the point of A that they are about.

namespace sepax {

namespace {

using Phase = CrossingStep::Phase;

/// 0 before the first point; the points follow, each a phase of its own.
std::vector<int> publishedPhases(const PublishedCrossing& found) {
  std::vector<int> phases;
  for (const CrossingStep& step : crossingStepsOf(found)) {
    int phase = phases.empty() ? 0 : phases.back();  // a result stays with what it follows
    if (step.phase == Phase::turn || step.phase == Phase::parity) phase = step.index + 1;
    phases.push_back(phase);
  }
  return phases;
}

std::vector<int> exactPhases(const Evidence& evidence) {
  const InsideEvidence& inside = *evidence.inside;
  std::vector<int> phases;
  for (int step = 0; step < insideStepCount(evidence); ++step) {
    const InsideProgress progress = insideProgress(inside, step);
    const bool atPoint = progress.phase >= InsideProgress::Phase::point &&
                         progress.phase <= InsideProgress::Phase::parity;
    const bool after = inside.circles.meet && progress.phase > InsideProgress::Phase::parity;
    phases.push_back(atPoint ? progress.point + 1 : after ? pointCount(inside) : 0);
  }
  return phases;
}

}  // namespace

std::vector<StepPair> crossingPairs(const Evidence& evidence, const PublishedCrossing& found) {
  return pairedByPhase(publishedPhases(found), exactPhases(evidence));
}

}  // namespace sepax
