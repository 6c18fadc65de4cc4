#pragma once

#include "app/scene/scene.h"
#include "app/techniques/contract/technique.h"
#include "core/evidence/evidence.h"

namespace sepax {

/// Fills the published parts of evidence whose exact inside test is there: the articles' answers
/// for the pair, and A against every other body of the scene.
void addPublished(const Scene& scene, const AnalysisOptions& options, Evidence& evidence);
/// The game's loop: the round of the time that is shown and, where something moves, those of the
/// frames before the step and after it.
void addRounds(const Scene& scene, const AnalysisOptions& options, Evidence& evidence);

}  // namespace sepax
