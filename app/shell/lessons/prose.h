#pragma once

#include "app/lessons/lesson_text.h"
#include "app/widgets/panel_context.h"

#include <nlohmann/json_fwd.hpp>

namespace sepax {

/// A paragraph of a lesson that wraps: coloured words light what they name, numbers are dragged,
/// answers follow the scene. `facts` are those of the scene as it is.
void prose(PanelContext& context, const Paragraph& paragraph, const nlohmann::json& facts);

}  // namespace sepax
