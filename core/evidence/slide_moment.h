#pragma once

#include "core/evidence/slide.h"
#include "core/exact/tolerance.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

/// A slide at the times of its step, as far as its evidence tells.
namespace sepax {

/// Hits that touch at one moment, by their indices: from `first` on, `count` of them.
struct SlideStop {
  std::size_t first = 0;
  std::size_t count = 1;
};

/// Law: every hit belongs to one stop, in their order.
[[nodiscard]] inline std::vector<SlideStop> stopsOf(const SlideEvidence& slide) {
  std::vector<SlideStop> stops;
  for (std::size_t i = 0; i < slide.hits.size(); ++i) {
    if (slide.hits[i].atOnce && !stops.empty()) {
      ++stops.back().count;
    } else {
      stops.push_back({i, 1});
    }
  }
  return stops;
}

/// A meets something once in the step, and slides on.
[[nodiscard]] inline bool meetsOnce(const SlideEvidence& slide) {
  return !slide.wedged && !slide.stopped && stopsOf(slide).size() == 1;
}

/// The last stop leaves no way on.
[[nodiscard]] inline bool endsThere(const SlideEvidence& slide, const SlideStop& stop) {
  return slide.stopped && stop.first + stop.count == slide.hits.size();
}

/// What A has walked until a hit, from where it was before the step.
[[nodiscard]] inline Vec2 walkedTo(const SlideEvidence& slide, std::size_t hit) {
  Vec2 walked = slide.pushed;
  for (std::size_t i = 0; i <= hit; ++i) walked += slide.hits[i].advance;
  return walked;
}

/// What is left of a motion where it meets one of these, before that takes its part of it.
/// Law: it is what is kept after the hit and what the hit removes, together.
[[nodiscard]] inline Vec2 restAt(Vec2 wanted, const std::vector<SlideHit>& hits, std::size_t hit) {
  Vec2 rest = wanted - hits[0].advance;
  for (std::size_t i = 1; i <= hit; ++i) rest -= hits[i - 1].removed + hits[i].advance;
  return rest;
}

/// A motion of the slide, or the difference of two, with 0 in place of what is rounding beside the
/// larger of the wanted one and the one that is made.
[[nodiscard]] inline Vec2 withoutRounding(const SlideEvidence& slide, Vec2 motion) {
  const double least = kSlideRounding * std::max(length(slide.wanted), length(slide.displacement));
  const auto kept = [least](double x) { return std::abs(x) < least ? 0.0 : x; };
  return {kept(motion.x), kept(motion.y)};
}

/// The time of the hit, with 0 in place of rounding, in [0, 1] of the step.
[[nodiscard]] inline double timeWithoutRounding(const SlideHit& hit) {
  return hit.moment < kSlideRounding ? 0 : hit.moment;
}

/// After this stop A moves no more: it is wedged, or nothing of its motion is left but rounding.
[[nodiscard]] inline bool standsFrom(const SlideEvidence& slide, const SlideStop& stop) {
  const std::size_t last = stop.first + stop.count - 1;
  if (slide.limited || last + 1 != slide.hits.size()) return false;
  return slide.stopped || distance(slide.displacement, walkedTo(slide, last)) <=
                              kSlideRounding * length(slide.wanted);
}

/// What A has walked at a time of the step, in [0, 1]: evenly from one contact to the next.
/// Laws: `pushed` at 0 (where nothing touches from the start), `displacement` at 1.
[[nodiscard]] inline Vec2 walkedAt(const SlideEvidence& slide, double time) {
  const auto between = [time](Vec2 from, Vec2 to, double start, double end) {
    return end > start ? lerp(from, to, (time - start) / (end - start)) : to;
  };
  Vec2 here = slide.pushed;
  double passed = 0;
  for (const SlideHit& hit : slide.hits) {
    if (time < hit.moment) return between(here, here + hit.advance, passed, hit.moment);
    here += hit.advance;
    passed = hit.moment;
  }
  return time < 1 ? between(here, slide.displacement, passed, 1) : slide.displacement;
}

}  // namespace sepax
