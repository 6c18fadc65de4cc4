#pragma once

#include "app/techniques/contract/published_method.h"
#include "app/techniques/contract/step_pairs.h"

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

/// The exact side beside it: in each frame whether A meets the other bodies, at the frame's time,
/// and between the frames the way of each point of A through B.
struct FramesExactStep {
  enum class Phase { place, meet, way, result } phase = Phase::result;
  int frame = 0;
  int index = 0;  ///< meet: into the calls; way: into the ways
};
/// The exact side stands beside the loop.
[[nodiscard]] bool isBesideFrames(const Evidence& evidence, const ViewState& view);
/// The one that view.step names: -1 and steps past the end are the result.
[[nodiscard]] FramesExactStep framesExactStepAt(const Evidence& evidence, int step);
[[nodiscard]] std::vector<CodeLine> framesExactLines(const Evidence& evidence,
                                                     const ViewState& view);
[[nodiscard]] Verdict framesExactVerdict(const Evidence& evidence, const ViewState& view);
/// "they meet in the frame at t = 1": what is true of A and B in the step.
[[nodiscard]] std::string framesExactAnswer(const Evidence& evidence);
/// The loop answers otherwise: it jumps over B, or CD.detect errs about B in a frame.
[[nodiscard]] bool framesErr(const Evidence& evidence);
void paintFramesExact(const Evidence& evidence, const ViewState& view, Figure& figure);
/// Both go from frame to frame and from body to body together; then the exact side follows the ways
/// alone.
[[nodiscard]] std::vector<StepPair> framesPairs(const Evidence& evidence);
/// No vertex is inside in either frame of gpwiki's test, and a body is entered in between.
[[nodiscard]] bool isTooLate(const Evidence& evidence);
/// The steps of gpwiki's test with those of the exact answer, which follows the ways between the
/// frames where the test comes too late.
[[nodiscard]] std::vector<StepPair> edgeLoopPairs(const Evidence& evidence);

[[nodiscard]] bool knowsFrames(const Evidence& evidence);
[[nodiscard]] int framesStepCount(const Evidence& evidence);
[[nodiscard]] std::vector<CodeLine> framesSteps(const Evidence& evidence, const ViewState& view);
[[nodiscard]] Verdict framesVerdict(const Evidence& evidence, const ViewState& view);
void paintFrames(const Evidence& evidence, const ViewState& view, Figure& figure);
[[nodiscard]] std::vector<ComparedRow> framesCompared(const Evidence& evidence);

}  // namespace sepax
