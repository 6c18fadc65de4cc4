#include "app/techniques/contract/analyze_map.h"

#include "app/techniques/contract/position_map.h"
#include "core/published/refined_map.h"

namespace sepax {

Evidence withMap(TechniqueTable techniques, const Evidence& evidence, const ViewState& view) {
  Evidence whole = evidence;
  if (const auto request = mapRequested(techniques, evidence, view))
    whole.map = published::wholeMap(*request);
  return whole;
}

void answerMap(const MapRequest& request, const PositionMap* known, const std::atomic<bool>& stop,
               const std::function<void(std::shared_ptr<const PositionMap>)>& shown) {
  published::refineMap(request, known, stop, shown);
}

}  // namespace sepax
