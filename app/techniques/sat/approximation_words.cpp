#include "app/techniques/sat/approximation_words.h"

#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/drawing/words.h"
#include "app/techniques/sat/options.h"

#include <fmt/format.h>

namespace sepax {
namespace {

/// What the pixels have in common.
std::string commonWords(const ApproximateAnswer& answer) {
  if (answer.tests == 0) return "have no place in common and ";
  return answer.meet ? fmt::format("have some in common (the first is number {} of {}) and ",
                                   answer.until, answer.tests)
                     : fmt::format("have none of {} in common and ", answer.tests);
}

/// The two lengths that the circles compare.
std::string circleWords(const CircleApproximation& circles) {
  return fmt::format("(centres {} apart, radii together {}) ", number(circles.distance, 2),
                     number(circles.radiusA + circles.radiusB, 2));
}

/// "The boxes say “they meet”, which is wrong: the polygons are apart."
std::string sentenceOf(const Evidence& evidence, std::string_view shapes, const std::string& found,
                       const ApproximateAnswer& answer) {
  constexpr std::string_view kRelations[] = {"are apart", "touch", "overlap"};
  const auto relation = static_cast<std::size_t>(evidence.approximations->exact);
  return fmt::format("The {} {}say “{}”, which is {}: the {} {}. ", shapes, found,
                     answer.meet ? "they meet" : "apart",
                     answer.fault == ApproximationFault::none ? "correct" : "wrong",
                     wordForPair(evidence), kRelations[relation]);
}

}  // namespace

std::string_view nameOf(ApproximationFault fault) {
  constexpr std::string_view kNames[] = {"none", "too coarse", "missed"};
  return kNames[static_cast<int>(fault)];
}

std::string judgement(const ApproximateAnswer& answer) {
  const bool right = answer.fault == ApproximationFault::none;
  return fmt::format(": {}", right ? "correct" : nameOf(answer.fault));
}

Role roleOf(const ApproximateAnswer& answer) {
  return answer.fault == ApproximationFault::none ? roleOfHit(answer.meet) : Role::other;
}

std::string approximationSentence(const Evidence& evidence, const ViewState& view) {
  if (!evidence.approximations) return {};
  const ApproximationEvidence& found = *evidence.approximations;
  switch (view.options[kApproximation]) {
    case Approximation::none:
      break;
    case Approximation::circles:
      return sentenceOf(evidence, "circles", circleWords(found.circles), found.circles.answer);
    case Approximation::boxes:
      return sentenceOf(evidence, "boxes", "", found.boxes.answer);
    case Approximation::pixels:
      if (!found.pixels) break;
      return sentenceOf(evidence, "pixels", commonWords(found.pixels->answer),
                        found.pixels->answer);
  }
  return {};
}

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
