#include "app/pictures/paper.h"

#include "app/figure/font.h"
#include "app/scene/json_path.h"

#include <algorithm>
#include <variant>

namespace sepax {

namespace {

bool isOnPaper(const PictureRequest& request) { return request.millimetres > 0 && !request.window; }

/// A width that the theme does not scale, and one that it does, are the same on the page.
struct Ink {
  double least;        ///< logical pixels
  double strokeScale;  ///< of the theme

  void thicken(Stroke& stroke) const { stroke.width = std::max(stroke.width, least / strokeScale); }
  void thicken(Dot& dot) const {
    if (dot.ringWidth > 0) dot.ringWidth = std::max(dot.ringWidth, least);
  }
  void thicken(Box& box) const {
    if (box.borderWidth > 0) box.borderWidth = std::max(box.borderWidth, least);
  }
  void thicken(Fill&) const {}
  void thicken(Text&) const {}
};

}  // namespace

double layoutScale(const PictureRequest& request) {
  if (request.window) return 1;
  if (!isOnPaper(request))
    return std::max(1.0,
                    std::min(request.width / kLargestLayout.x, request.height / kLargestLayout.y));
  const double most = request.millimetres * kPointsPerMillimetre * kSmallestText / kLeastTextPoints;
  return std::max(1.0, request.width / most);
}

double pointsPerPixel(const PictureRequest& request) {
  if (!isOnPaper(request)) return 0;
  return request.millimetres * kPointsPerMillimetre / paintedSize(request).x;
}

Vec2 paintedSize(const PictureRequest& request) {
  return Vec2{static_cast<double>(request.width), static_cast<double>(request.height)} /
         layoutScale(request);
}

std::string pictureTitle(const std::string& title) {
  constexpr std::size_t kLongest = 160;  // bytes
  return shortened(onOneLine(title), kLongest);
}

Wording wordingOf(const PictureRequest& request) {
  Wording wording;
  wording.paper = isOnPaper(request);
  wording.accuses = false;
  wording.reason = !request.window;
  if (wording.reason) wording.title = request.title;
  wording.still = !request.window && !request.asSeen && !rowOf(request.format).animated;
  wording.badges = request.layers.words && request.layers.badges;
  wording.narration = request.layers.words && !request.caption && !wording.paper;
  return wording;
}

Figure inked(Figure figure, const PictureRequest& request) {
  if (!isOnPaper(request)) return figure;
  const Ink ink{kLeastLinePoints / pointsPerPixel(request), theme(request.theme).strokeScale};
  for (Item& item : figure.items) std::visit([&](auto& shape) { ink.thicken(shape); }, item);
  return figure;
}

}  // namespace sepax
