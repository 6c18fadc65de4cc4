#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

struct Shell;

/// The tab Learn: the open lesson with its prose, what is to be predicted and its tasks, or the
/// list of all lessons.
void learnPanel(Shell& shell, PanelContext& context);

}  // namespace sepax
