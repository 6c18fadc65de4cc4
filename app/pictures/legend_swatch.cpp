#include "app/pictures/legend_swatch.h"

#include "app/techniques/drawing/draw.h"
#include "app/techniques/drawing/ruler.h"

#include <cmath>
#include <vector>

namespace sepax {

namespace {

// Logical pixels.
constexpr double kHalf = 7;  ///< of a swatch's height
constexpr double kInset = 2;

std::vector<Vec2> cornersOf(Vec2 middle, Vec2 half) {
  return {middle - half, middle + Vec2{half.x, -half.y}, middle + half,
          middle + Vec2{-half.x, half.y}};
}

std::vector<Vec2> diamondAround(Vec2 middle) {
  return {middle - Vec2{0, kHalf}, middle + Vec2{kHalf, 0}, middle + Vec2{0, kHalf},
          middle - Vec2{kHalf, 0}};
}

void addLine(Figure& legend, Role role, Vec2 at, double width, Dash dash) {
  legend.add(Stroke{
      Layer::evidence, {at, at + Vec2{kSwatchWidth, 0}}, false, {role, 1}, width, dash, Cap::butt});
}

/// A piece for each role. Without a dash of its own a line has that of the swatch.
void addLines(Figure& legend, const SwatchLook& look, Vec2 at, double width, Dash dash) {
  const bool own = look.lineWidth > 0;
  const Vec2 piece{kSwatchWidth / static_cast<double>(look.roles.size()), 0};
  for (const Role role : look.roles) {
    legend.add(Stroke{Layer::evidence,
                      {at, at + piece},
                      false,
                      {role, 1},
                      own ? look.lineWidth : width,
                      own ? look.dash : dash,
                      Cap::butt});
    at += piece;
  }
}

void addEdgeWithNormal(Figure& legend, Role role, Vec2 at) {
  const Vec2 down{0, kHalf / 2};
  const Vec2 middle = at + Vec2{kSwatchWidth / 2, 0} + down;
  addLine(legend, role, at + down, 4, {});
  addArrow(legend, Layer::evidence, middle, middle - Vec2{0, 2 * kHalf}, {role, 1}, 1.8);
}

void addNumber(Figure& legend, Role role, Vec2 middle) {
  legend.add(Text{Layer::label,
                  middle + Vec2{0, 4},
                  "1",
                  12,
                  Weight::semibold,
                  Align::center,
                  {role, 1},
                  false});
}

void addStruckNumber(Figure& legend, Role role, Vec2 middle) {
  legend.add(Dot{Layer::handle, middle, kHalf, {Role::ground, 1}, {role, 1}, 2});
  addNumber(legend, role, middle);
  const Vec2 inner = kHalf / std::sqrt(2) * Vec2{1, -1};
  for (const double side : {-1.0, 1.0}) {
    const std::vector<Vec2> slash{middle + side * inner, middle + side * 1.6 * inner};
    legend.add(Stroke{Layer::handle, slash, false, {role, 1}, 2, {}, Cap::round});
  }
}

void addArea(Figure& legend, Role role, Vec2 middle) {
  const std::vector<Vec2> box = cornersOf(middle, {kSwatchWidth / 2 - kInset, kHalf});
  legend.add(Fill{Layer::fill, box, {role, 0.2}, Hatch::none});
  addBodyHatch(legend, box, role);
  legend.add(Stroke{Layer::outline, box, true, {role, 1}, 2.4, {}, Cap::round});
}

/// A body at another time than the one that is shown.
void addGhost(Figure& legend, Role role, Vec2 middle, double fill, Dash dash) {
  const std::vector<Vec2> box = cornersOf(middle, {kSwatchWidth / 2 - kInset, kHalf});
  if (fill > 0) legend.add(Fill{Layer::fill, box, {role, fill}, Hatch::none});
  legend.add(Stroke{Layer::outline, box, true, {role, 1}, 1.6, dash, Cap::butt});
}

void addHatched(Figure& legend, Role role, Vec2 middle, Hatch hatch) {
  const std::vector<Vec2> box = cornersOf(middle, {kSwatchWidth / 2 - kInset, kHalf});
  if (hatch == Hatch::cross) legend.add(Fill{Layer::fill, box, {role, kDepthTint}, Hatch::none});
  legend.add(Fill{Layer::fill, box, {role, 1}, hatch});
  legend.add(Stroke{Layer::outline, box, true, {role, 1}, 1.2, {}, Cap::butt});
}

void addShape(Figure& legend, Swatch swatch, Role role, Vec2 middle, double pixelAlpha) {
  const Vec2 half{kHalf, kHalf};
  switch (swatch) {
    case Swatch::pixel:
      legend.add(Box{Layer::fill, middle - half, middle + half, 0, {role, pixelAlpha}, {}, 0});
      break;
    case Swatch::frame:
      legend.add(
          Box{Layer::fill, middle - half, middle + half, 0, {Role::ground, 0}, {role, 1}, 1.8});
      break;
    case Swatch::ring:
      legend.add(Dot{Layer::handle, middle, kHalf + 1, {role, 0}, {role, 1}, 2.4});
      break;
    case Swatch::disc:
      legend.add(Dot{Layer::handle, middle, kHalf, {role, 1}, {Role::ground, 1}, 1.5});
      break;
    case Swatch::number:
      addNumber(legend, role, middle);
      break;
    case Swatch::numberedDisc:
      legend.add(Dot{Layer::handle, middle, kHalf + 1, {role, 1}, {Role::ground, 1}, 1.5});
      addNumber(legend, Role::ground, middle);
      break;
    case Swatch::struckNumber:
      addStruckNumber(legend, role, middle);
      break;
    case Swatch::hollowDiamond:
      legend.add(Stroke{Layer::handle, diamondAround(middle), true, {role, 1}, 2, {}, Cap::butt});
      break;
    default:
      legend.add(Fill{Layer::handle, diamondAround(middle), {role, 1}, Hatch::none});
  }
}

}  // namespace

void addSwatch(Figure& legend, Swatch swatch, const SwatchLook& look, Vec2 at) {
  const Role role = look.roles.front();
  const Vec2 end = at + Vec2{kSwatchWidth, 0};
  const Vec2 middle = (at + end) / 2;
  switch (swatch) {
    case Swatch::area:
      return addArea(legend, role, middle);
    case Swatch::dottedArea:
      return addGhost(legend, role, middle, 0.12, {2, 3});
    case Swatch::dashedFrame:
      return addGhost(legend, role, middle, 0, {6, 4});
    case Swatch::bar:
      return addLine(legend, role, at, 9, {});
    case Swatch::dottedBar:
      return addLine(legend, role, at, 4.2, {4, 3});
    case Swatch::line:
      return addLines(legend, look, at, 2.4, {});
    case Swatch::edgeWithNormal:
      return addEdgeWithNormal(legend, role, at);
    case Swatch::dashes:
      return addLines(legend, look, at, 1.8, {7, 5});
    case Swatch::dots:
      return addLines(legend, look, at, 1.6, {2, 3});
    case Swatch::arrow:
      return addArrow(legend, Layer::evidence, at, end, {role, 1}, 4);
    case Swatch::dashedArrow:
      return addArrow(legend, Layer::evidence, at, end, {role, 1}, 2.4, {5, 3});
    case Swatch::hatch:
      return addHatched(legend, role, middle, Hatch::forward);
    case Swatch::backHatch:
      return addHatched(legend, role, middle, Hatch::backward);
    case Swatch::crossHatch:
      return addHatched(legend, role, middle, Hatch::cross);
    default:
      return addShape(legend, swatch, role, middle, look.pixelAlpha);
  }
}

}  // namespace sepax
