#include "app/techniques/sat/row.h"

#include "app/techniques/sat/counts.h"

namespace sepax {

std::string satCounters(const Evidence& evidence, const ViewState& view) {
  if (!evidence.sat) return bodyCounter(evidence);
  const bool stepped = view.answers != Answers::published;
  const SatCount count = satCount(*evidence.sat, stepped ? view.step : -1);
  if (count.whole && evidence.satWork && view.answers != Answers::published) {
    const auto tested = static_cast<std::size_t>(evidence.satWork->tested);
    return axisCounter(evidence, evidence.sat->axes.size(), tested);
  }
  return axisCounter(evidence, evidence.sat->axes.size(),
                     static_cast<std::size_t>(count.projected));
}

}  // namespace sepax
