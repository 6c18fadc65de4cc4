#include "app/tools/slide_drive.h"

#include "app/scene/edits/edits.h"

namespace sepax {
namespace {

constexpr double kDriveSpeed = 320;  ///< logical pixels per second, the same at every zoom

}  // namespace

std::string SlideDrive::frame(Document& document, const ViewState& view, const Technique& technique,
                              Vec2 direction, double seconds) {
  if (direction == Vec2{}) {
    end(document);
    return {};
  }
  const Scene& shown = document.shown();
  const Vec2 way = kDriveSpeed * seconds / view.camera.zoom * normalized(direction);
  const SlideResult result = technique.drive(shown, way);
  const int driven = pairOf(shown)[0];
  if (driven < 0) return result.problem;
  active_ = true;
  const Vec2 here = bodyOf(shown, driven).position;
  std::string problem =
      document.preview(withPosition(shown, driven, here + result.slide.displacement));
  return problem.empty() ? result.problem : problem;
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
