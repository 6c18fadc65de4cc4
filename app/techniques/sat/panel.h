#pragma once

namespace sepax {

struct PanelContext;

/// Table of axes, switches, and the selected polygon.
void satInspector(PanelContext& context);
/// Step-through with the algorithm's lines.
void satBottom(PanelContext& context);

}  // namespace sepax
