#include "app/techniques/concave/row.h"

#include <fmt/format.h>

namespace sepax {

std::string concaveCounters(const Evidence& evidence) {
  if (!evidence.concave) return bodyCounter(evidence);
  const ConcaveEvidence& concave = *evidence.concave;
  return fmt::format("{}  ·  parts {}  ·  pairs {}", bodyCounter(evidence),
                     concave.partsA.size() + concave.partsB.size(), concave.pairs.size());
}

}  // namespace sepax
