#pragma once

#include "app/shell/state/workspace.h"
#include "app/techniques/contract/playing.h"

/// Steps and motion of the shown technique, one after the other.
namespace sepax {

/// What plays, or would after the next press.
[[nodiscard]] Played playedBy(const Workspace& work);
/// Plays or pauses it.
void togglePlay(Workspace& work);
/// Goes so many steps on or, in a motion, sixtieths of it; nothing plays then.
void stepBy(Workspace& work, int steps);
/// What this much time brings while it plays.
void play(Workspace& work, double seconds);

}  // namespace sepax
