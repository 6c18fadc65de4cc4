#include "app/figure/numbers.h"
#include "app/techniques/drawing/names.h"
#include "app/techniques/motion/motion.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

/// How it came out of where it started, if it had to.
std::string startSentence(const Evidence& evidence) {
  const SlideEvidence& slide = *evidence.slide;
  if (!slide.resolvedOverlap) return {};
  if (slide.pushed == Vec2{}) return "It starts inside of others and no way out was found. ";
  return fmt::format("It starts inside of another and is pushed out by {} first. ",
                     numbers(slide.pushed));
}

/// What stopped it, and what came of that.
std::string hitSentence(const Evidence& evidence) {
  const SlideEvidence& slide = *evidence.slide;
  const std::string& a = bodyName(evidence, evidence.a);
  if (slide.wanted == Vec2{})
    return fmt::format("Give {} a velocity to see where one step of it would lead.", a);
  if (slide.hits.empty() && slide.wedged) return fmt::format("There is no room: {} stays.", a);
  if (slide.hits.empty()) return fmt::format("With its velocity {} is stopped by nothing.", a);
  const SlideHit& first = slide.hits.front();
  const std::string others =
      slide.hits.size() == 1
          ? std::string{}
          : fmt::format(" It meets {} more on the rest of the way.", slide.hits.size() - 1);
  return fmt::format(
      "At {0:.0f} % of its way {1} meets {2}. The part {3} of what is left of its motion points "
      "straight into {2} and is taken away; what then remains is swept again.{4}",
      100 * first.moment, bodyName(evidence, evidence.a), bodyName(evidence, first.body),
      slideNumbers(slide, first.removed), others);
}

/// Those that do not stop it.
std::string passedSentence(const Evidence& evidence) {
  const std::vector<int>& passed = evidence.slide->passedOver;
  if (passed.empty()) return {};
  std::string names = bodyName(evidence, passed.front());
  for (std::size_t i = 1; i < passed.size(); ++i)
    names += (i + 1 == passed.size() ? " and " : ", ") + bodyName(evidence, passed[i]);
  return fmt::format(" {} {} passed over: only simple polygons stop it.", names,
                     passed.size() == 1 ? "is" : "are");
}

}  // namespace

std::string slideNumbers(const SlideEvidence& slide, Vec2 vector) {
  constexpr double kRounding = 1e-9;  ///< of the larger of both motions
  const double least = kRounding * std::max(length(slide.wanted), length(slide.displacement));
  const auto shown = [&](double value) { return std::fabs(value) < least ? 0.0 : value; };
  return numbers({shown(vector.x), shown(vector.y)});
}

Verdict slideVerdict(const Evidence& evidence) {
  const SlideEvidence& slide = *evidence.slide;
  const std::string& a = bodyName(evidence, evidence.a);
  const std::string what = slide.wanted == Vec2{} ? " rests"
                           : !slide.hits.empty()
                               ? " meets " + bodyName(evidence, slide.hits[0].body)
                           : slide.wedged ? " stays"
                                          : " moves freely";
  return {"Slide · " + a + what, Role::accent,
          startSentence(evidence) + hitSentence(evidence) + passedSentence(evidence)};
}

}  // namespace sepax
