#include "app/techniques/motion/row.h"

namespace sepax {

std::string motionCounters(const Evidence& evidence) {
  return evidence.motion ? axisCounter(evidence, evidence.motion->axes.size())
                         : bodyCounter(evidence);
}

std::string_view motionHint(const ViewState& view) {
  if (!view.options[kSlide]) return {};
  return "arrows or WASD drive A  ·  or drag it  ·  it slides and never passes through";
}

bool motionPlays(const Scene&, const Evidence& evidence) { return evidence.motion.has_value(); }

bool hasLanes(const Evidence& evidence) { return evidence.motion.has_value(); }

}  // namespace sepax
