#pragma once

namespace sepax {

struct PanelContext;

/// Table of axes with extended intervals, verdict table, and the selected polygon.
void motionInspector(PanelContext& context);
/// Time lanes with the scrubber, play, loop and slide.
void motionBottom(PanelContext& context);

}  // namespace sepax
