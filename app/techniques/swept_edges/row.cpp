#include "app/techniques/swept_edges/row.h"

#include <fmt/format.h>

namespace sepax {

std::string sweptEdgesCounters(const Evidence& evidence) {
  if (!evidence.edges) return bodyCounter(evidence);
  return fmt::format("{}  ·  edge pairs {}  ·  tested {}", bodyCounter(evidence),
                     evidence.edges->cells.size(), evidence.edges->tested);
}

}  // namespace sepax
