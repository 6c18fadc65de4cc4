#pragma once

#include "app/techniques/contract/technique.h"

namespace sepax {

void rayInspector(PanelContext& context);
void rayBottom(PanelContext& context);

}  // namespace sepax
