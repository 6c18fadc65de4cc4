#pragma once

#include "app/widgets/panel_context.h"

#include <string_view>

/// Step-through: buttons and the lines of the algorithm.
namespace sepax {

/// Heading with |< < play > >|; `place` says in words where the step is.
void stepper(PanelContext& context, std::string_view place);
/// The technique's lines with live values; hovering a line lights its axis, and the other way
/// round.
void codeLines(PanelContext& context);

}  // namespace sepax
