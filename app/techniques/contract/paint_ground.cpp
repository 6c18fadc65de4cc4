#include "app/techniques/contract/paint_ground.h"

#include "app/figure/font.h"

#include <algorithm>
#include <cmath>

namespace sepax {

namespace {

constexpr double kPaperLabels = 0.8;  ///< of their size on a screen

/// 1, 2 or 5 times a power of ten: the grid step that is at least `pixels` wide.
double gridStep(double zoom, double pixels) {
  const double wanted = pixels / zoom;
  const double power = std::pow(10.0, std::floor(std::log10(wanted)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= wanted) return factor * power;
  }
  return 10 * power;
}

/// Visits the i with i * step in [low, high]. Where doubles are so far apart that the multiples
/// cannot be told from each other there are none.
template <class Visitor>
void forEachMultiple(double step, double low, double high, Visitor visit) {
  constexpr double kTellable = 0x1p50;
  const double first = std::ceil(low / step);
  const double last = std::floor(high / step);
  if (std::max(std::abs(first), std::abs(last)) > kTellable) return;
  for (double i = first; i <= last; ++i) visit(i);
}

}  // namespace

void addGrid(Figure& figure, const Camera& camera) {
  const PartScope part(figure, Part::grid);
  const double step = gridStep(camera.zoom, 48);
  const Vec2 low = camera.toWorld({0, camera.height});
  const Vec2 high = camera.toWorld({camera.width, 0});
  const auto line = [&](Vec2 from, Vec2 to, double index) {
    const bool axis = index == 0;
    const bool major = std::fmod(index, 5.0) == 0;
    const Role role = major ? Role::gridMajor : Role::gridMinor;
    figure.add(Stroke{Layer::grid, {from, to}, false, {role, 1}, axis ? 1.8 : 1.0, {}, Cap::butt});
  };
  forEachMultiple(step, low.x, high.x, [&](double i) {
    const double x = std::floor(camera.toScreen({i * step, 0}).x) + 0.5;
    line({x, 0}, {x, camera.height}, i);
  });
  forEachMultiple(step, low.y, high.y, [&](double i) {
    const double y = std::floor(camera.toScreen({0, i * step}).y) + 0.5;
    line({0, y}, {camera.width, y}, i);
  });
}

void makeLabelsSmall(Figure& figure) {
  for (Label& label : figure.labels)
    label.text.size = std::max(kSmallestText, kPaperLabels * label.text.size);
}

}  // namespace sepax
