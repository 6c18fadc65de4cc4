#include "app/tools/slide_drive.h"

#include "app/scene/edits/edits.h"
#include "core/evidence/slide_moment.h"

#include <algorithm>
#include <cstddef>

namespace sepax {
namespace {

constexpr double kDriveSpeed = 180;  ///< logical pixels per second, the same at every zoom

/// A frame that took longer than this moves A no farther, seconds: the hand has not seen it.
constexpr double kLongestFrame = 0.1;

constexpr double kTrail = 4;  ///< logical pixels between two places of the trail
constexpr std::size_t kMostPlaces = 2'000;

void note(ViewState& view, Vec2 here, const SlideEvidence& slide) {
  if (!view.driven) view.driven.emplace().places.push_back(here);
  Driven& driven = *view.driven;
  const auto leaveMark = [&](Vec2 place) {
    if (distance(place, driven.places.back()) * view.camera.zoom >= kTrail)
      driven.places.push_back(place);
  };
  for (std::size_t i = 0; i < slide.hits.size(); ++i) leaveMark(here + walkedTo(slide, i));
  leaveMark(here + slide.displacement);
  if (slide.wanted == Vec2{}) return;  // the hand rests: what it has met last stays
  // The oldest are forgotten, but not where it began.
  if (driven.places.size() > kMostPlaces) driven.places.erase(driven.places.begin() + 1);
  driven.wanted = slide.wanted;
  driven.hits = slide.hits;
  driven.stopped = slide.stopped || slide.wedged;
  view.time = 0;
}

}  // namespace

std::string driveOn(Document& document, ViewState& view, const Technique& technique, Vec2 motion) {
  const Scene& shown = document.shown();
  const SlideResult result = technique.drive(shown, motion);
  const int driven = pairOf(shown)[0];
  if (driven < 0) return result.problem;
  const Vec2 here = bodyOf(shown, driven).position;
  std::string problem =
      document.preview(withPosition(shown, driven, here + result.slide.displacement));
  if (!problem.empty()) return problem;
  note(view, here, result.slide);
  view.driven->revision = document.shownRevision();
  return result.problem;
}

std::string SlideDrive::frame(Document& document, ViewState& view, const Technique& technique,
                              Vec2 direction, double seconds) {
  if (direction == Vec2{}) {
    end(document);
    return {};
  }
  active_ = pairOf(document.shown())[0] >= 0;
  return driveOn(
      document, view, technique,
      kDriveSpeed * std::min(seconds, kLongestFrame) / view.camera.zoom * normalized(direction));
}

void SlideDrive::end(Document& document) {
  if (active_) document.commit();
  active_ = false;
}

void SlideDrive::cancel(Document& document) {
  if (active_) document.cancel();
  active_ = false;
}

}  // namespace sepax
