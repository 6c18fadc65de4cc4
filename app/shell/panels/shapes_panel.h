#pragma once

#include "app/shell/state/hand.h"
#include "app/shell/state/notices.h"
#include "app/widgets/panel_context.h"

namespace sepax {

/// All bodies in their order, what can be done with them, and new ones.
void shapesPanel(PanelContext& context, Hand& hand, Notices& notices);
/// Starts typing the name of the body in the list.
void startRename(PanelState& state, const Scene& scene, int body);
/// Adds the shape that the state speaks of, of this kind; the next one is another one.
[[nodiscard]] std::string addCreated(Document& document, ViewState& view, PanelState& state,
                                     ShapeKind kind);

}  // namespace sepax
