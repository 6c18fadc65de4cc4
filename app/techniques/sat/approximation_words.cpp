#include "app/techniques/sat/approximation_words.h"

#include "app/techniques/drawing/words.h"

#include <fmt/format.h>

namespace sepax {

std::string_view nameOf(ApproximationFault fault) {
  constexpr std::string_view kNames[] = {"none", "too coarse", "missed"};
  return kNames[static_cast<int>(fault)];
}

std::string judgement(const ApproximateAnswer& answer) {
  const bool right = answer.fault == ApproximationFault::none;
  return fmt::format(": {}", right ? "right" : nameOf(answer.fault));
}

Role roleOf(const ApproximateAnswer& answer) { return roleOfHit(answer.meet); }

std::string refusalText(const ApproximationEvidence& evidence) {
  switch (evidence.refusal) {
    case PixelRefusal::none:
      break;
    case PixelRefusal::size:
      return "the side of a pixel must be a positive number";
    case PixelRefusal::tooMany:
      return fmt::format("a body has more than {} pixels of {:g} along a side: take larger ones",
                         kMostPixelsPerSide, evidence.pixelSize);
    case PixelRefusal::tooFar:
      return fmt::format("pixels of {:g} cannot be told apart so far from the origin",
                         evidence.pixelSize);
    case PixelRefusal::tooJagged:
      return fmt::format("the edges cross more than {} rows of pixels: take larger ones",
                         kMostRowMeetings);
  }
  return {};
}

std::string_view missedText(const ApproximationEvidence& evidence) {
  return evidence.exact == Relation::touching ? "the touch holds no pixel’s middle"
                                              : "the overlap holds no pixel’s middle";
}

}  // namespace sepax
