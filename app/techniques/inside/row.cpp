#include "app/techniques/inside/row.h"

namespace sepax {

bool insidePlays(const Scene& scene, const Evidence&, const ViewState&) {
  return insideMoves(scene);
}

std::optional<double> insideHold(const Evidence& evidence) {
  const std::optional<double>& meeting = evidence.insideMeeting;
  return meeting && *meeting > 0 ? meeting : std::nullopt;
}

}  // namespace sepax
