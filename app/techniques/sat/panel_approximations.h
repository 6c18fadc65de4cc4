#pragma once

namespace sepax {

struct PanelContext;

/// The switch that opens the table below; it shows what was not shown, first the circles.
void approximationSwitch(PanelContext& context);
/// While the switch is on: circles, boxes and pixels beside the polygons: what each answers,
/// whether it is right and why not, how many tests it takes. A click on a row shows it on the
/// canvas.
/// `answered` = the exact answer is known, which tells whose answer is right.
void approximationTable(PanelContext& context, bool answered);

}  // namespace sepax
