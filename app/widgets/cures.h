#pragma once

#include "app/scene/doctor/doctor.h"
#include "app/widgets/panel_context.h"

#include <string>

/// Findings of the polygon doctor and their cures, wherever a panel offers them.
namespace sepax {

/// "A/spike": names the finding's widgets.
[[nodiscard]] std::string findingMark(const PanelContext& context, const Finding& finding);
/// The finding's words as a sentence of its own; a place stays on one line.
[[nodiscard]] std::string sentenceOf(const Finding& finding);
/// Buttons of its cures, as many to a line as fit.
void cureButtons(PanelContext& context, const Finding& finding, const std::string& mark);
/// Lights on the canvas what the finding speaks of: its only vertex, else the body.
void pointAtFinding(PanelContext& context, const Finding& finding);

}  // namespace sepax
