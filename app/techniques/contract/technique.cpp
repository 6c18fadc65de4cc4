#include "app/techniques/contract/technique.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace sepax {

const Technique* findTechnique(TechniqueTable techniques, std::string_view id) {
  const auto row = std::find_if(techniques.begin(), techniques.end(),
                                [id](const Technique& technique) { return technique.id == id; });
  return row == techniques.end() ? nullptr : &*row;
}

const Technique* takenBy(TechniqueTable techniques, const Technique& technique,
                         const Evidence& evidence) {
  const bool answers = technique.sections.empty() ||
                       !evidence.skipped.contains(std::string(technique.sections.front().name));
  if (answers) return nullptr;
  const Technique* taker = nullptr;
  for (const Technique& other : techniques) {
    if (other.id == technique.id || other.takes == nullptr || !other.takes(evidence)) continue;
    // Who asks about a motion wants to be told of a motion.
    const bool alike = (other.playsTime != nullptr) == (technique.playsTime != nullptr);
    if (alike) return &other;
    if (taker == nullptr) taker = &other;
  }
  return taker;
}

AnalysisOptions optionsFrom(TechniqueTable techniques, const ViewState& view) {
  AnalysisOptions options;
  options.technique = view.technique;
  const Technique* technique = findTechnique(techniques, view.technique);
  if (technique == nullptr) return options;
  if (technique->timed) options.time = view.time;
  for (const OptionRow& row : technique->options) {
    if (!row.analysed) continue;
    options.options.set(row.id, row.standard, view.options.value(row.id, row.standard));
  }
  return options;
}

HandleSet handlesOf(TechniqueTable techniques, std::string_view id) {
  const Technique* technique = findTechnique(techniques, id);
  return technique == nullptr ? HandleSet{} : technique->handles;
}

std::string bodyCounter(const Evidence& evidence) {
  return fmt::format("bodies {}", evidence.bodies.size());
}

std::string axisCounter(const Evidence& evidence, std::size_t axes, std::size_t projected) {
  const std::string share =
      projected == axes ? fmt::format("{}", axes) : fmt::format("{} of {}", projected, axes);
  return fmt::format("{}  ·  axes {}  ·  projections {}", bodyCounter(evidence), share,
                     2 * projected);
}

}  // namespace sepax
