#pragma once

#include "app/formats/raw_geometry.h"

#include <string_view>

namespace sepax {

/// The open chains of edges that physics engines make: chain.CreateChain(vs, 9) and newChainShape,
/// planck.Chain, b2ChainShape and b2ChainDef where no loop is asked for. An error where nothing
/// else is left.
void leaveOutOpenChains(RawGeometry& raw, std::string_view text);

}  // namespace sepax
