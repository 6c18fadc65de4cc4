#include "app/techniques/concave/row.h"

#include <fmt/format.h>

#include <variant>

namespace sepax {

std::string partPairRefusal(const Evidence& evidence, const OptionValue& value) {
  const int chosen = std::get<int>(value);
  if (!evidence.concave) return "there are no pairs of parts here";
  const auto pairs = static_cast<int>(evidence.concave->pairs.size());
  if (chosen >= -1 && chosen < pairs) return {};
  if (pairs == 1) return "there is one pair of parts, 0, and -1 is the one that decides";
  return fmt::format("the pairs of parts are 0 to {}, and -1 is the one that decides", pairs - 1);
}

bool concavePlain(const Evidence& evidence) {
  return evidence.concave && evidence.concave->partsA.size() == 1 &&
         evidence.concave->partsB.size() == 1;
}

std::string concaveCounters(const Evidence& evidence, const ViewState& view) {
  if (!evidence.concave) return bodyCounter(evidence);
  const ConcaveEvidence& concave = *evidence.concave;
  const bool cutting =
      view.answers != Answers::published &&
      concaveProgress(concave, view.step).phase == ConcaveProgress::Phase::partsOfA;
  if (cutting) return bodyCounter(evidence);
  return fmt::format("{}  ·  parts {}  ·  pairs {}", bodyCounter(evidence),
                     concave.partsA.size() + concave.partsB.size(), concave.pairs.size());
}

}  // namespace sepax
