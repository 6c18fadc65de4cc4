#include "app/tools/slide_drive.h"

#include "app/scene/edits/edits.h"
#include "core/evidence/slide_moment.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace sepax {
namespace {

constexpr double kDriveSpeed = 180;  ///< logical pixels per second, the same at every zoom

/// A frame that took longer than this moves A no farther, seconds: the hand has not seen it.
constexpr double kLongestFrame = 0.1;

constexpr int kMostSlides = 32;   ///< for one place of the hand
constexpr double kNearer = 0.05;  ///< a slide brings A so much nearer to it, logical pixels

constexpr double kTrail = 4;  ///< logical pixels between two places of the trail
constexpr std::size_t kMostPlaces = 2'000;
constexpr std::size_t kMostContacts = 40;  ///< more would hide the way

/// What A has come to since the bit of motion before this one.
void noteContacts(Driven& driven, const std::vector<SlideHit>& hits) {
  const auto isAmong = [](const auto& touched, int body) {
    return std::ranges::find(touched, body, &SlideHit::body) != touched.end();
  };
  for (auto hit = hits.begin(); hit != hits.end(); ++hit) {
    const bool touchesStill =
        isAmong(driven.hits, hit->body) ||
        isAmong(std::span(hits).first(static_cast<std::size_t>(hit - hits.begin())), hit->body);
    if (touchesStill || hit->points.empty()) continue;
    const int number = driven.met.empty() ? 1 : driven.met.back().number + 1;
    driven.met.push_back({number, hit->body, (hit->points.front() + hit->points.back()) / 2});
    if (driven.met.size() > kMostContacts) driven.met.erase(driven.met.begin());
  }
}

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
  noteContacts(driven, slide.hits);
  driven.wanted = slide.wanted;
  driven.hits = slide.hits;
  driven.stopped = slide.stopped || slide.wedged;
  view.time = 0;
}

/// A where the slide takes it. Returns the problem, empty when there is none.
std::string moveOn(Document& document, ViewState& view, int driven, const SlideResult& result) {
  const Scene& shown = document.shown();
  const Vec2 here = bodyOf(shown, driven).position;
  std::string problem =
      document.preview(withPosition(shown, driven, here + result.slide.displacement));
  if (!problem.empty()) return problem;
  note(view, here, result.slide);
  view.driven->revision = document.shownRevision();
  return result.problem;
}

}  // namespace

std::string driveOn(Document& document, ViewState& view, const Technique& technique, Vec2 motion) {
  const int driven = pairOf(document.shown())[0];
  const SlideResult result = technique.drive(document.shown(), motion);
  return driven < 0 ? result.problem : moveOn(document, view, driven, result);
}

std::string driveTo(Document& document, ViewState& view, const Technique& technique, Vec2 place) {
  const int driven = pairOf(document.shown())[0];
  if (driven < 0) return technique.drive(document.shown(), {}).problem;
  const auto away = [&](Vec2 from) { return distance(from, place) * view.camera.zoom; };
  for (int i = 0; i < kMostSlides; ++i) {
    const Vec2 here = bodyOf(document.shown(), driven).position;
    SlideResult result = technique.drive(document.shown(), place - here);
    const Vec2 there = here + result.slide.displacement;
    const bool settled = result.slide.startsIn.empty() && away(there) > away(here) - kNearer;
    if (settled) {
      result.slide.displacement = {};
      result.slide.stopped = !result.slide.hits.empty();
    }
    if (std::string problem = moveOn(document, view, driven, result); !problem.empty())
      return problem;
    if (settled) return {};
    if (there == place) {
      view.driven->hits.clear();  // it is where the hand wants it
      return {};
    }
  }
  return {};
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
