#pragma once

#include "app/techniques/contract/technique.h"

#include <atomic>
#include <functional>
#include <memory>

/// Who answers the map that a view asks for (position_map.h): at once for a picture, in passes
/// beside a window.
namespace sepax {

/// The evidence with the whole map that the view asks for, for a picture. Takes as long as that
/// takes.
[[nodiscard]] Evidence withMap(TechniqueTable techniques, const Evidence& evidence,
                               const ViewState& view);

/// Hands on one pass after the other, from coarse to fine, until `stop` is set; see
/// core/published/refined_map.h. `known` may be null.
void answerMap(const MapRequest& request, const PositionMap* known, const std::atomic<bool>& stop,
               const std::function<void(std::shared_ptr<const PositionMap>)>& shown);

}  // namespace sepax
