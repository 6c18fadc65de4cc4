#pragma once

#include "app/widgets/panel_context.h"

#include <string_view>

/// Step-through: buttons and the lines of the algorithm.
namespace sepax {

/// Heading with |< < play > >|; `place` says in words where the step is.
void stepper(PanelContext& context, std::string_view place);
/// Instead of steps: the technique's title and what there are no steps without, such as "two convex
/// polygons".
void nothingToStep(const PanelContext& context, std::string_view without);
/// The same with a reason of its own, one sentence without its point.
void nothingToStepBecause(const PanelContext& context, std::string_view why);
/// The technique's lines with live values; hovering a line lights its axis, and the other way
/// round.
void codeLines(PanelContext& context);

}  // namespace sepax
