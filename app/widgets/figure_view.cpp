#include "app/widgets/figure_view.h"

#include <cmath>

namespace sepax {
namespace {

struct Drawn {
  const Ui& ui;
  ImDrawList& list;
  ImVec2 origin;

  [[nodiscard]] ImVec2 at(Vec2 p) const { return {origin.x + ui.px(p.x), origin.y + ui.px(p.y)}; }
  [[nodiscard]] ImU32 color(const Paint& paint) const { return ui.color(paint.role, paint.alpha); }

  void dashed(Vec2 a, Vec2 b, const Stroke& stroke) const {
    const double reach = distance(a, b);
    const Vec2 along = normalized(b - a);
    for (double at0 = 0; at0 < reach; at0 += stroke.dash.on + stroke.dash.off) {
      const double at1 = std::min(at0 + stroke.dash.on, reach);
      list.AddLine(at(a + at0 * along), at(a + at1 * along), color(stroke.paint),
                   ui.px(stroke.width));
    }
  }

  void operator()(const Stroke& stroke) const {
    const std::size_t n = stroke.points.size();
    if (n < 2) return;
    if (stroke.dash.off > 0 && stroke.dash.on > 0) {
      const std::size_t segments = stroke.closed ? n : n - 1;
      for (std::size_t i = 0; i < segments; ++i) {
        dashed(stroke.points[i], stroke.points[(i + 1) % n], stroke);
      }
      return;
    }
    std::vector<ImVec2> points;
    for (const Vec2 p : stroke.points) points.push_back(at(p));
    compat::addPolyline(&list, points.data(), static_cast<int>(n), color(stroke.paint),
                        stroke.closed, ui.px(stroke.width));
  }

  void operator()(const Fill& fill) const {
    std::vector<ImVec2> points;
    for (const Vec2 p : fill.outline) points.push_back(at(p));
    list.AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), color(fill.paint));
  }

  void operator()(const Dot& dot) const {
    list.AddCircleFilled(at(dot.center), ui.px(dot.radius), color(dot.fill));
    if (dot.ringWidth <= 0) return;
    list.AddCircle(at(dot.center), ui.px(dot.radius - dot.ringWidth / 2), color(dot.ring), 0,
                   ui.px(dot.ringWidth));
  }

  void operator()(const Text& text) const {
    compat::Font font = text.weight == Weight::regular    ? ui.fonts.text
                        : text.weight == Weight::semibold ? ui.fonts.bold
                                                          : ui.fonts.mono;
    if (text.size <= 13 && text.weight == Weight::regular) font = ui.fonts.small;
    if (text.size <= 13 && text.weight == Weight::semibold) font = ui.fonts.smallBold;
    font.size *= ui.px(text.size) / font.em;
    const char* begin = text.text.c_str();
    const float width = font.face->CalcTextSizeA(font.size, FLT_MAX, 0, begin).x;
    ImVec2 place = at(text.position);
    place.y = std::round(place.y - compat::ascent(font));
    if (text.align == Align::center) place.x -= width / 2;
    if (text.align == Align::right) place.x -= width;
    place.x = std::round(place.x);
    list.AddText(font.face, font.size, place, color(text.paint), begin);
  }

  void operator()(const Box& box) const {
    list.AddRectFilled(at(box.min), at(box.max), color(box.fill), ui.px(box.radius));
    if (box.borderWidth <= 0) return;
    compat::addRect(&list, at(box.min), at(box.max), color(box.border), ui.px(box.radius),
                    ui.px(box.borderWidth));
  }
};

}  // namespace

void drawFigure(const Figure& figure, const Ui& ui, ImDrawList& list, ImVec2 origin) {
  const Drawn view{ui, list, origin};
  for (const Item* item : inPaintingOrder(figure)) std::visit(view, *item);
}

}  // namespace sepax
