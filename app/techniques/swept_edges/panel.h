#pragma once

namespace sepax {

struct PanelContext;

/// Matrix of edge pairs, candidates of the shown pair, the published recipe, the selected polygon.
void sweptEdgesInspector(PanelContext& context);
/// The lines of the algorithm with their live values.
void sweptEdgesBottom(PanelContext& context);

}  // namespace sepax
