#include "app/techniques/sat/row.h"

namespace sepax {

std::string satCounters(const Evidence& evidence, const ViewState&) {
  return evidence.sat ? axisCounter(evidence, evidence.sat->axes.size()) : bodyCounter(evidence);
}

}  // namespace sepax
