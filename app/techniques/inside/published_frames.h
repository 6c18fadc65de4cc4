#pragma once

#include "app/techniques/contract/published_method.h"

/// The game's loop of the crossing article: in each frame the packages get place and angle, and
/// CD.detect is called for A and every other body; between the frames nothing is looked at.
namespace sepax {

/// What a step of it is about.
struct FramesStep {
  enum class Phase {
    update,  ///< A's package gets its place and angle
    call,    ///< of another body
    count,   ///< what the round cost
    result
  } phase = Phase::result;
  int frame = 0;
  int call = 0;  ///< into the calls of the round
};

/// The one that view.step names: -1 and steps past the end are the result.
[[nodiscard]] FramesStep framesStepAt(const PublishedFrames& frames, int step);

[[nodiscard]] bool knowsFrames(const Evidence& evidence);
[[nodiscard]] int framesStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> framesSteps(const Evidence& evidence, const ViewState& view);
[[nodiscard]] Verdict framesVerdict(const Evidence& evidence, const ViewState& view);
void paintFrames(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> framesCompared(const Evidence& evidence);

}  // namespace sepax
