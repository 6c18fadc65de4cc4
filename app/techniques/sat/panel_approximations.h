#pragma once

namespace sepax {

struct PanelContext;

/// Circles, boxes and pixels beside the polygons: what each answers, whether it is right and why
/// not, how many tests it takes. A click on a row shows it on the canvas.
void approximationTable(PanelContext& context);

}  // namespace sepax
