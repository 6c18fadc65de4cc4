#pragma once

namespace sepax {

struct PanelContext;

/// The map over all positions of A: which one is shown, its axes and depths, how often the article
/// errs, what holds at the pointer, and the plot of a section.
void positionsSection(PanelContext& context);

}  // namespace sepax
