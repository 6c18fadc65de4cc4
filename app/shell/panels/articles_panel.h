#pragma once

#include "app/widgets/panel_context.h"

namespace sepax {

/// The errors of the articles: a list with a filter; the chosen one tells what the text says and
/// what is right, and opens its scene.
void articlesPanel(PanelContext& context);

}  // namespace sepax
