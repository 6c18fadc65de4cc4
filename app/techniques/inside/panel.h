#pragma once

namespace sepax {

struct PanelContext;

/// Phases, points with their crossings, verdicts, and the selected polygon.
void insideInspector(PanelContext& context);
/// Step-through with the algorithm's lines; time where a body turns or moves.
void insideBottom(PanelContext& context);

}  // namespace sepax
