#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// Which radii the article's first phase is given.
void radiiChoice(PanelContext& context);
/// Which of the article's lines are read as they are typed, and whether its list is closed for it.
void linesChoice(PanelContext& context);
/// A against every other body, as the article's loop has it, with what it costs; nothing with fewer
/// than two others.
void roundTable(const PanelContext& context);

}  // namespace sepax
