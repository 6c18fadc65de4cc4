#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/motion/motion.h"

#include <fmt/format.h>

namespace sepax {

namespace {

/// What stopped it, and what came of that.
std::string hitSentence(const Evidence& evidence) {
  const SlideEvidence& slide = *evidence.slide;
  const std::string& a = bodyName(evidence, evidence.a);
  if (slide.wanted == Vec2{})
    return fmt::format("Give {} a velocity to see where one step of it would lead.", a);
  if (slide.hits.empty()) return fmt::format("With its velocity {} meets nothing in this step.", a);
  const SlideHit& first = slide.hits.front();
  const std::string others =
      slide.hits.size() == 1
          ? std::string{}
          : fmt::format(" It meets {} more on the rest of the way.", slide.hits.size() - 1);
  return fmt::format(
      "At {} the part {} of its velocity points into the edge and is taken away; "
      "the rest is swept again.{}",
      bodyName(evidence, first.body), numbers(first.removed), others);
}

}  // namespace

Verdict slideVerdict(const Evidence& evidence) {
  const std::string& a = bodyName(evidence, evidence.a);
  return {
      "Slide · drive " + a, Role::accent,
      fmt::format("Drive {} with the arrow keys, WASD or the mouse. {}", a, hitSentence(evidence))};
}

}  // namespace sepax
