#pragma once

#include "app/techniques/contract/shown_answers.h"

#include <span>
#include <vector>

/// The steps of two answers side by side: which step of each is shown together with which.
namespace sepax {

/// What both sides show at one step of the pair, each counted in its own steps.
struct StepPair {
  int published = 0;
  int exact = 0;
  friend bool operator==(const StepPair&, const StepPair&) = default;
};

/// Laws: each side goes through its steps in order, the last pair is the answer of both; where both
/// look at an axis or are in a stage, in the same order, they do so together; a side that has ended
/// stays at its answer. Sides that do not say which axis a step is about go evenly.
[[nodiscard]] std::vector<StepPair> stepPairs(const Technique& technique,
                                              const PublishedMethod& method,
                                              const Evidence& evidence, const ViewState& view);

/// Sides of which no step belongs to one of the other go the same way in their own paces, so that
/// neither waits for the other at its start or at its answer. Laws: there are as many pairs as the
/// longer side has steps; each side's step never falls and skips none; both start at their first
/// steps, and both come to their last ones in the last pair and not before, unless a side has one
/// step only.
[[nodiscard]] std::vector<StepPair> pairedEvenly(int published, int exact);

/// The steps of two loops whose steps lie in phases: those of a phase go together, one by one from
/// its first, and the side with fewer of them waits at its last. Phases of a side never fall; a
/// side that begins in a later phase waits at its first step.
[[nodiscard]] std::vector<StepPair> pairedByPhase(std::span<const int> published,
                                                  std::span<const int> exact);

/// The view with the step of the technique's own answer; of another one while both are shown. Its
/// method is the one that the answer stands beside, none while it stands alone.
[[nodiscard]] ViewState exactView(const Technique& technique, const Evidence& evidence,
                                  ViewState view);
/// The view with the step of the article's answer.
[[nodiscard]] ViewState publishedView(const Technique& technique, const Evidence& evidence,
                                      ViewState view);
/// The view with these answers, at the step that shows the same of them.
[[nodiscard]] ViewState withAnswers(const Technique& technique, const Evidence& evidence,
                                    ViewState view, Answers answers);

}  // namespace sepax
