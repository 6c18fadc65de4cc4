#pragma once

namespace sepax {

struct PanelContext;

/// The pairs of parts, the push of the whole beside the best single one, and the selected polygon.
void concaveInspector(PanelContext& context);
/// Step-through with the algorithm's lines.
void concaveBottom(PanelContext& context);

}  // namespace sepax
