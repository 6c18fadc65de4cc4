#pragma once

#include "app/techniques/sat/sat.h"
#include "core/evidence/sat.h"

#include <string>

/// What the separating axis test takes, counted up to a step.
namespace sepax {

/// Axes that the loop has come to.
struct SatCount {
  int normalised = 0;
  int projected = 0;  ///< both shadows of each
  bool whole = true;  ///< of all axes, not of those up to a step
};
/// At the step; step -1 is the whole answer.
[[nodiscard]] SatCount satCount(const SatEvidence& sat, int step);

/// The work of the yes/no answer with the savings beside that without them; at a step what the loop
/// has taken so far, which saves nothing.
[[nodiscard]] std::string workText(const SatWork& work, const SatWork& plain,
                                   const SatCount& count);

/// "skipped" or "not needed": why an axis, by its index, takes no part in the answer that is shown;
/// empty where it does, or where the steps have not come to it yet.
[[nodiscard]] std::string awayWords(const Evidence& evidence, const ViewState& view,
                                    const SatProgress& progress, int axis);

/// "7.21 > 5.02": the lengths that circles compare which do not meet.
[[nodiscard]] std::string circlesCompared(const SatWork& work);

}  // namespace sepax
