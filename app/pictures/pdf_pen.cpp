#include "app/pictures/pdf_pen.h"

#include "app/figure/halo.h"
#include "app/figure/hatch.h"
#include "app/pictures/pdf_glyphs.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace sepax {

namespace {

bool areFinite(const std::vector<Vec2>& points) {
  return std::all_of(points.begin(), points.end(), [](Vec2 p) { return isFinite(p); });
}

}  // namespace

void PdfPen::ink(Paint paint) {
  const Color c = theme_[paint.role];
  cairo_set_source_rgba(cairo_, c.r / 255.0, c.g / 255.0, c.b / 255.0, paint.alpha);
}

void PdfPen::path(const std::vector<Vec2>& points, bool closed) {
  cairo_new_path(cairo_);
  for (const Vec2 p : points) cairo_line_to(cairo_, p.x, p.y);
  if (points.size() == 1) cairo_line_to(cairo_, points[0].x, points[0].y);
  if (closed) cairo_close_path(cairo_);
}

void PdfPen::operator()(const Stroke& stroke) {
  if (stroke.points.empty() || !areFinite(stroke.points)) return;
  const bool dashed = stroke.dash.off > 0;
  const double dashes[] = {stroke.dash.on, stroke.dash.off};
  cairo_set_dash(cairo_, dashes, dashed ? 2 : 0, 0);
  cairo_set_line_cap(
      cairo_, stroke.cap == Cap::round && !dashed ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width(cairo_, stroke.width * theme_.strokeScale);
  ink(stroke.paint);
  path(stroke.points, stroke.closed && stroke.points.size() > 2);
  cairo_stroke(cairo_);
}

/// Lines where x + y (forward) or x - y is a multiple of the period, measured across the lines.
void PdfPen::hatchLines(const Fill& fill, bool forward) {
  double low = 0;
  double high = 0;
  double left = fill.outline[0].x;
  double right = left;
  for (std::size_t i = 0; i < fill.outline.size(); ++i) {
    const Vec2 p = fill.outline[i];
    const double across = (p.x + (forward ? p.y : -p.y)) / std::numbers::sqrt2;
    low = i == 0 ? across : std::min(low, across);
    high = i == 0 ? across : std::max(high, across);
    left = std::min(left, p.x);
    right = std::max(right, p.x);
  }
  cairo_new_path(cairo_);
  for (double k = std::floor(low / kHatchPeriod); k * kHatchPeriod <= high + kHatchWidth; ++k) {
    const double sum = k * kHatchPeriod * std::numbers::sqrt2;
    const auto y = [&](double x) { return forward ? sum - x : x - sum; };
    cairo_move_to(cairo_, left, y(left));
    cairo_line_to(cairo_, right, y(right));
  }
}

void PdfPen::operator()(const Fill& fill) {
  if (fill.outline.size() < 3 || !areFinite(fill.outline)) return;
  ink(fill.paint);
  path(fill.outline, true);
  cairo_set_fill_rule(cairo_, CAIRO_FILL_RULE_EVEN_ODD);
  if (fill.hatch == Hatch::none) return cairo_fill(cairo_);
  cairo_save(cairo_);
  cairo_clip(cairo_);
  cairo_set_dash(cairo_, nullptr, 0, 0);
  cairo_set_line_width(cairo_, kHatchWidth);
  cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_SQUARE);
  for (const Hatch hatch : {Hatch::forward, Hatch::backward}) {
    if (fill.hatch != hatch && fill.hatch != Hatch::cross) continue;
    hatchLines(fill, hatch == Hatch::forward);
    cairo_stroke(cairo_);
  }
  cairo_restore(cairo_);
}

void PdfPen::operator()(const Dot& dot) {
  if (!isFinite(dot.center) || !(dot.radius > 0)) return;
  const double ring = std::min(dot.ringWidth, dot.radius);
  const auto disc = [&](double radius) {
    cairo_new_path(cairo_);
    cairo_arc(cairo_, dot.center.x, dot.center.y, radius, 0, 2 * std::numbers::pi);
  };
  ink(dot.fill);
  disc(dot.radius - ring / 2);
  cairo_fill(cairo_);
  if (ring <= 0) return;
  ink(dot.ring);
  disc(dot.radius - ring / 2);
  cairo_set_dash(cairo_, nullptr, 0, 0);
  cairo_set_line_width(cairo_, ring);
  cairo_stroke(cairo_);
}

void PdfPen::roundedBox(Vec2 min, Vec2 size, double radius) {
  const double r = std::max(std::min({radius, size.x / 2, size.y / 2}), 0.0);
  const double quarter = std::numbers::pi / 2;
  const Vec2 max = min + size;
  cairo_new_path(cairo_);
  cairo_arc(cairo_, max.x - r, min.y + r, r, -quarter, 0);
  cairo_arc(cairo_, max.x - r, max.y - r, r, 0, quarter);
  cairo_arc(cairo_, min.x + r, max.y - r, r, quarter, 2 * quarter);
  cairo_arc(cairo_, min.x + r, min.y + r, r, 2 * quarter, 3 * quarter);
  cairo_close_path(cairo_);
}

void PdfPen::operator()(const Box& box) {
  if (!isFinite(box.min) || !isFinite(box.max)) return;
  const double border = box.borderWidth;
  const Vec2 min = box.min + Vec2{border / 2, border / 2};
  const Vec2 size = box.max - box.min - Vec2{border, border};
  if (!(size.x > 0) || !(size.y > 0)) return;
  ink(box.fill);
  roundedBox(min, size, box.radius - border / 2);
  cairo_fill(cairo_);
  if (border <= 0) return;
  ink(box.border);
  roundedBox(min, size, box.radius - border / 2);
  cairo_set_dash(cairo_, nullptr, 0, 0);
  cairo_set_line_width(cairo_, border);
  cairo_stroke(cairo_);
}

void PdfPen::operator()(const Text& text) {
  if (!isFinite(text.position) || !(text.size > 0)) return;
  if (text.halo && !options_.transparentGround) {
    cairo_new_path(cairo_);
    addGlyphOutlines(cairo_, text);
    ink({figure_.ground.role, kHaloOpacity * text.paint.alpha});
    cairo_set_dash(cairo_, nullptr, 0, 0);
    cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_width(cairo_, 2 * kHaloRadius);
    cairo_stroke(cairo_);
  }
  ink(text.paint);
  showGlyphs(cairo_, text);
}

void PdfPen::draw() {
  if (!options_.transparentGround) {
    ink(figure_.ground);
    cairo_paint(cairo_);
  }
  for (const Item* item : inPaintingOrder(figure_)) {
    std::visit([this](const auto& part) { (*this)(part); }, *item);
  }
}

}  // namespace sepax
