#pragma once

namespace sepax {

struct PanelContext;

/// While its switch is on: both pushes of every axis as bars, the shortest marked. A bar that goes
/// left is a gap. The bar under the pointer, or the clicked one, is shown on the canvas.
void pushChart(PanelContext& context);

}  // namespace sepax
