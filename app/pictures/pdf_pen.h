#pragma once

#include "app/pictures/svg.h"

#include <cairo.h>

#include <vector>

namespace sepax {

/// Draws the items of a figure; units are logical pixels.
class PdfPen {
 public:
  PdfPen(cairo_t* context, const Figure& figure, const VectorOptions& options)
      : cairo_(context), figure_(figure), options_(options), theme_(theme(options.theme)) {}

  void draw();

 private:
  void operator()(const Stroke& stroke);
  void operator()(const Fill& fill);
  void operator()(const Dot& dot);
  void operator()(const Box& box);
  void operator()(const Text& text);

  void ink(Paint paint);
  void path(const std::vector<Vec2>& points, bool closed);
  void roundedBox(Vec2 min, Vec2 size, double radius);
  void hatchLines(const Fill& fill, bool forward);

  cairo_t* cairo_;
  const Figure& figure_;
  const VectorOptions& options_;
  const Theme& theme_;
};

}  // namespace sepax
