#pragma once

#include "app/techniques/contract/shown_answers.h"

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
/// stays at its answer. Sides that do not say which axis a step is about go step by step.
[[nodiscard]] std::vector<StepPair> stepPairs(const Technique& technique,
                                              const PublishedMethod& method,
                                              const Evidence& evidence);

/// The view with the step of the technique's own answer; of another one while both are shown.
[[nodiscard]] ViewState exactView(const Technique& technique, const Evidence& evidence,
                                  ViewState view);
/// The view with the step of the article's answer.
[[nodiscard]] ViewState publishedView(const Technique& technique, const Evidence& evidence,
                                      ViewState view);
/// The view with these answers, at the step that shows the same of them.
[[nodiscard]] ViewState withAnswers(const Technique& technique, const Evidence& evidence,
                                    ViewState view, Answers answers);

}  // namespace sepax
